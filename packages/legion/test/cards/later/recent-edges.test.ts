import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, numberOf } from '../../../src/values.ts';
import { apart, type Spec, type Table, unit } from '../../table.ts';
import { alone, holding, LUKE, rebels, storm } from '../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../commands/played.ts';

/** Command cards of 2.6 that were read last: whom they mean and whom not, how far they reach. */

const one = alone(4);
const far = storm(1700, 850, one);
const offers = (t: Table, window: string, card: string) =>
  t.open[0]?.endsWith(`window:${window}`) === true && t.options().some((id) => id.includes(card));
const use = (t: Table, card: string) => t.take(t.options().find((id) => id.includes(card))!);

describe('Empire', () => {
  it('You Have Something I Want: beyond range 2 of all enemies', () => {
    const enemy = 900 - apart(2 * SEGMENT);
    const t = resolving(
      'you-have-something-i-want',
      [
        unit('moff-gideon', 0, 300, 300),
        unit('imperial-dark-troopers', 0, 400, 600, alone(3)),
        unit('rebel-troopers', 1, 900, 450, one),
      ],
      { round: 2 },
    ).goOn(({ open }) => open[0] === '0 relocate' || open[0] === '0 deploy');
    expect(t.match.decide(0, { x: enemy + 1, y: 450, degrees: 0 })).toBeDefined();
    expect(t.match.decide(0, { x: enemy - 1, y: 450, degrees: 0 })).toBeUndefined();
  });
  it('You Hide Your Fear Well: enemies that are suppressed, within 4 of her', () => {
    const dice = (who: Spec, sister: readonly Spec[] = [unit('seventh-sister', 0, 400, 400)]) => {
      const t = acting('you-hide-your-fear-well', 0, [...sister, who, far]);
      return numberOf(t.g, t.unit(sister.length), 'aimDice', 2);
    };
    const cowed = holding('suppression', 2);
    const at = (gap: number, seat: number, more: Spec) =>
      unit('rebel-troopers', seat, 400 + apart(gap), 400, { ...one, ...more });
    expect(dice(at(4 * SEGMENT, 1, cowed))).toBe(1);
    expect(dice(at(4 * SEGMENT + 0.1, 1, cowed))).toBe(2);
    expect(dice(at(100, 1, {}))).toBe(2);
    expect(dice(at(100, 0, cowed))).toBe(2);
  });
  it('Come and Prove It: a die and, with an order, a dodge token for who is attacked', () => {
    const struck = (defender: Spec) => {
      const t = acting('come-and-prove-it', 1, [defender, unit('rebel-troopers', 1, 600, 400)], {
        black: ['crit', 'crit', 'crit', 'crit'],
      });
      t.fight();
      return [
        t.events('defenceRolled')[0]!.dice.length,
        t.events('tokens').filter(({ token }) => token === 'dodge').length,
      ];
    };
    const sister = (order: string) => unit('seventh-sister', 0, 400, 400, { order });
    const [dice, dodges] = struck(sister('faceup'));
    expect([dice, dodges! > 0]).toEqual([5, true]);
    expect(struck(sister('facedown'))).toEqual([5, 0]);
    expect(struck(storm(400, 400, { seat: 0, order: 'faceup' }))).toEqual([4, 0]);
  });
});

describe('Rebels', () => {
  const assault = (mine: Spec, more: Spec, seat = 0) => {
    const hands = seat === 0 ? {} : { hands: [{}, { played: 'arboreal-assault' }] };
    return acting(
      'arboreal-assault',
      0,
      [rebels(400, 400, { ...one, ...mine }), storm(600, 400, { order: 'faceup', ...more }), far],
      { black: ['blank'], ...hands },
    )
      .fight()
      .until('action')
      .unit(1).order;
  };
  it('Arboreal Assault: attacks of special forces take the order that lies open', () => {
    expect(assault({ rank: 'special' }, {})).toBe('none');
    expect(assault({}, {})).toBe('faceup');
    expect(assault({ rank: 'special' }, { order: 'facedown' })).toBe('facedown');
    expect(assault({ rank: 'special' }, {}, 1)).toBe('faceup');
  });
  it('Not Out of It Yet: Han and Luke within 2 of each other aim and dodge, nobody else', () => {
    const tokens = (active: number, gap: number, played = 'not-out-of-it-yet') => {
      const t = acting(played, { unit: active, step: 'start' }, [
        unit('han-solo-unorthodox-general', 0, 400, 400),
        unit(LUKE, 0, 400 + apart(gap), 400),
        rebels(400, 550, one),
        far,
      ]).until('action');
      return [t.tokens(active, 'aim'), t.tokens(active, 'dodge')];
    };
    expect([tokens(0, 2 * SEGMENT), tokens(1, 2 * SEGMENT)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect([tokens(0, 2 * SEGMENT + 0.1), tokens(2, 100), tokens(0, 100, 'push')]).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('Republic and mercenaries', () => {
  it('This Party’s Over: one to three wounds; red dice while he is in melee, of him alone', () => {
    const t = resolving('this-partys-over', [unit('mace-windu', 0, 300, 300), far]).goOn(
      (now) => offers(now, 'unit.ordered', 'this-partys-over') || now.state.phase === 'activation',
    );
    use(t, 'this-partys-over');
    expect(t.options()).toEqual(['1', '2', '3']);
    expect(t.take('2').wounds(0)).toBe(2);
    const red = (units: readonly Spec[], id: number) => {
      const table = acting('this-partys-over', 0, units);
      return numberOf(table.g, table.unit(id), 'vaapadRed', 0);
    };
    const mace = unit('mace-windu', 0, 400, 400);
    expect(red([mace, storm(400 + apart(0), 400, one)], 0)).toBe(1);
    expect(red([mace, storm(600, 400, one)], 0)).toBe(0);
    expect(red([mace, rebels(600, 400, one), storm(600 + apart(0), 400, one)], 1)).toBe(0);
  });
  const HONDO = 'hondo-ohnaka';
  it('Stories: a friend within 4 of Hondo with an order and his wits', () => {
    const table = (friend: Spec, hondo: Spec = {}, active = 1) =>
      acting('stories-so-many-of-them-true', { unit: active, step: 'start' }, [
        unit(HONDO, 0, 300, 400, { order: 'faceup', ...hondo }),
        friend,
        far,
      ]);
    const asked = (...args: Parameters<typeof table>) => offers(table(...args), 'unit.activates', 'stories');
    const at = (gap: number) => rebels(300 + apart(gap), 400, one);
    const t = table(at(4 * SEGMENT));
    expect(offers(t, 'unit.activates', 'stories')).toBe(true);
    use(t, 'stories');
    expect(t.options()).toEqual(['aim', 'dodge', 'surge']);
    t.take('surge');
    expect([t.tokens(0, 'surge'), t.tokens(1, 'surge')]).toEqual([0, 1]);
    expect(asked(at(4 * SEGMENT + 0.1))).toBe(false);
    expect(asked(at(100), { order: 'facedown' })).toBe(false);
    expect(asked(at(100), { panicked: true, tokens: { suppression: 9 } })).toBe(false);
    expect(asked(at(100), {}, 2)).toBe(false);
  });
  it('A Simple Man: with his order a friend within 1 moves; without it he aims and shoots farther', () => {
    const BOBA = 'boba-fett-daimyo-of-mos-espa';
    const dawn = (order: string) =>
      resolving(
        'a-simple-man',
        [
          unit(BOBA, 0, 400, 400, { order }),
          rebels(400 + apart(SEGMENT), 400, one),
          rebels(400, 400 + apart(SEGMENT + 0.1), one),
          unit('1-4-fd-laser-cannon-team', 0, 300, 300),
          far,
        ],
        { phase: 'activation', stage: 0 },
      );
    const t = dawn('faceup').goOn(({ open }) => open[0] === '0 card-unit');
    expect(t.options()).toEqual(['1', 'none']);
    expect(t.take('1').open).toEqual(['0 move']);
    const alone_ = dawn('none').goOn(({ state }) => state.stage > 0);
    expect([alone_.tokens(0, 'aim'), hasKeyword(alone_.g, alone_.unit(0), 'marksman')]).toEqual([1, true]);
    expect(alone_.state.lasting.map(({ value, modifier }) => [value, modifier])).toEqual(
      expect.arrayContaining([
        ['weaponRange', { add: 1 }],
        ['weaponRangeMost', { atLeast: 5 }],
      ]),
    );
  });
});

describe('vehicles and jump troops', () => {
  const MARQUAND = 'major-marquand';
  const bikes = (x: number, y: number, more: Spec = {}) =>
    unit('74-z-speeder-bikes', 0, x, y, { minis: [null, 'fallen'], ...more });
  const squadron = (...units: readonly Spec[]) =>
    acting('squadron-on-me', { unit: 0, step: 'start' }, [unit(MARQUAND, 0, 300, 450, { degrees: 90 }), ...units, far]);
  const ahead = (gap: number) => 300 + reachOf(squadron(rebels(500, 300, one))) + gap;
  const reachOf = (t: Table) => t.g.baseOf(t.unit(0), 0).length / 2;
  it('Squadron, On Me: vehicles within 4, as many as he likes; not without one', () => {
    const t = squadron(bikes(ahead(4 * SEGMENT + 10), 450), bikes(ahead(4 * SEGMENT + 40), 530), rebels(500, 300, one));
    expect(offers(t, 'unit.activates', 'squadron')).toBe(true);
    use(t, 'squadron');
    expect(t.ask()).toMatchObject({ kind: 'card-units', min: 0, max: 1 });
    expect(t.options()).toEqual(['1']);
    t.take(['1'])
      .until('move')
      .goOn(({ open }) => open[0] !== '0 move');
    const steps = t.events('moved').filter(({ unit: id }) => id === 1);
    expect(steps.length).toBeGreaterThan(0);
    expect(offers(squadron(rebels(500, 300, one)), 'unit.activates', 'squadron')).toBe(false);
    expect(offers(squadron(bikes(ahead(4 * SEGMENT + 40), 450)), 'unit.activates', 'squadron')).toBe(false);
  });
  it('Aerial Assault: those with an order that jump come from above; who is ordered jumps up to two levels', () => {
    const from = (units: readonly Spec[]) => {
      const t = acting('aerial-assault', 0, [...units, far]);
      return units.map((_u, id) => hasKeyword(t.g, t.unit(id), 'death-from-above'));
    };
    const jumper = (order: string, seat = 0) =>
      unit('mandalorian-super-commandos', seat, 300 + 200 * seat, 300, { order });
    expect(from([jumper('faceup')])).toEqual([true]);
    expect(from([jumper('none')])).toEqual([false]);
    expect(from([rebels(300, 300, { order: 'faceup' }), jumper('faceup', 1)])).toEqual([false, false]);
  });
});
