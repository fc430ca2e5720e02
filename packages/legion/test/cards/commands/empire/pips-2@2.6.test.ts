import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../../src/game.ts';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword } from '../../../../src/values.ts';
import { apart, lay, type Script, type Spec, type Table, unit } from '../../../table.ts';
import { alone, holding, rebels, storm, VADER } from '../../../troops.ts';
import { acting26 as acting, resolving26 as resolving } from '../../played.ts';
import { activationsBegun, acts, inActivation, most, offered, offers, told, use, using } from '../../watching.ts';

const one = alone(4);
const far = storm(1700, 850, one);
const start = (active: number) => ({ unit: active, step: 'start' });
const mine = (card: string, x: number, y: number, more: Spec = {}) => unit(card, 0, x, y, more);
const foe = (x: number, y: number, more: Spec = {}) => unit('rebel-troopers', 1, x, y, { ...one, ...more });
const sister = (target: Spec, script: Script) =>
  acting('unexpected-but-not-unwelcome', 0, [unit('seventh-sister', 0, 400, 400), target]).fight(script);

describe('Fear and Dead Men in 2.6', () => {
  it('Fear and Dead Men: only for wounds of Vader himself', () => {
    const APPRENTICE = 'darth-vader-the-emperors-apprentice';
    const shot = (defender: string, hits: number) => {
      const t = lay(
        {
          units: [
            unit(APPRENTICE, 1, 400, 400),
            storm(400, 550),
            rebels(600, 450, { minis: [null, [600, 490], [600, 530], 'fallen'] }),
          ],
          active: 2,
          hands: [{}, { played: 'fear-and-dead-men' }],
          black: Array.from({ length: 3 }, (_, i) => (i < hits ? 'crit' : 'blank')),
          redDefence: ['blank', 'blank', 'blank'],
        },
        legion26,
      );
      t.until('action').take('attack').until('action', { defender });
      return [told(t, 'fear-and-dead-men').length, t.alive(2)];
    };
    expect([shot('0', 1), shot('0', 0), shot('1', 1)]).toEqual([
      [1, 2],
      [0, 3],
      [0, 3],
    ]);
  });
  it('Fear and Dead Men: the attacker suffers as many wounds as Vader did', () => {
    const t = lay(
      {
        units: [unit('darth-vader-the-emperors-apprentice', 1, 400, 400), rebels(600, 400)],
        active: 1,
        hands: [{}, { played: 'fear-and-dead-men' }],
        black: ['crit', 'crit', 'blank', 'blank'],
        redDefence: ['blank', 'blank'],
      },
      legion26,
    );
    t.until('action').take('attack').until('action');
    expect([t.wounds(0), t.alive(1)]).toEqual([2, 2]);
  });
});

describe('New Ways to Motivate Them in 2.6', () => {
  const use = (card: string, seat = 0) => `command:${seat}.${card}`;
  it.each<readonly [string, Spec, boolean]>([
    ['a friend with an order', unit('stormtroopers', 0, 600, 400, { order: 'faceup' }), true],
    ['a friend without one', unit('stormtroopers', 0, 600, 400), false],
    ['a vehicle', mine('at-st', 700, 400, { order: 'faceup' }), false],
    ['Vader', mine(VADER, 600, 400, { order: 'faceup' }), false],
    ['an enemy', unit('rebel-troopers', 1, 600, 400, { order: 'faceup' }), false],
  ])('New Ways to Motivate Them: %s', (_who, who, may) => {
    const vader = who['card'] === VADER ? rebels(400, 700, one) : mine(VADER, 400, 700);
    const t = acting('new-ways-to-motivate-them', start(0), [who, vader, far]);
    expect(offered(t, 'new-ways', acts).length > 0).toBe(may);
  });
  it('New Ways to Motivate Them: one more action, not a free one', () => {
    const t = lay(
      {
        units: [storm(400, 400, { order: 'faceup' }), unit(VADER, 1, 400, 700), rebels(1500, 700)],
        active: { unit: 0, step: 'start' },
        hands: [{}, { played: 'new-ways-to-motivate-them' }],
      },
      legion26,
    );
    t.until('action', { 'window:unit.activates': use('new-ways-to-motivate-them', 1) });
    expect([t.alive(0), t.state.turn?.actions]).toEqual([3, 3]);
  });
});

describe('Squadron, On Me', () => {
  it('Squadron, On Me: vehicles within 4 pivot and move', () => {
    const walker = (gap: number) => {
      const t = acting('squadron-on-me', { unit: 0, step: 'start' }, [
        unit('major-marquand', 0, 300, 450, { degrees: 90 }),
        unit('74-z-speeder-bikes', 0, 300 + 75 + gap, 450, { degrees: 0, minis: [null, 'fallen'] }),
        unit('rebel-troopers', 1, 1700, 850),
      ]);
      t.goOn((table) => table.state.turn?.step === 'act', {
        'window:unit.activates': using('squadron-on-me'),
        'card-units': most,
      });
      return t.events('moved').filter(({ unit: id }) => id === 1).length;
    };
    expect(walker(200)).toBe(2);
    expect(walker(4 * SEGMENT + 10)).toBe(0);
  });

  const MARQUAND = 'major-marquand';
  const bikes = (x: number, y: number, more: Spec = {}) =>
    unit('74-z-speeder-bikes', 0, x, y, { minis: [null, 'fallen'], ...more });
  const squadron = (...units: readonly Spec[]) =>
    acting('squadron-on-me', { unit: 0, step: 'start' }, [unit(MARQUAND, 0, 300, 450, { degrees: 90 }), ...units, far]);
  const reachOf = (t: Table) => t.g.baseOf(t.unit(0), 0).length / 2;
  const ahead = (gap: number) => 300 + reachOf(squadron(rebels(500, 300, one))) + gap;
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
});

describe('Squadron, On Me', () => {
  const go = { kind: 'standard', heading: 0, bend: 0, way: 1 };
  const MARQUAND = mine('major-marquand', 800, 450, { degrees: 0 });
  const bikes = (x: number, y: number, more: Spec = {}) =>
    mine('74-z-speeder-bikes', x, y, { minis: [null, 'fallen'], ...more });
  it('Squadron, On Me: they pivot, enemies on standby may react, and they move at speed 1', () => {
    const t = acting('squadron-on-me', start(0), [
      MARQUAND,
      bikes(500, 450),
      storm(300, 450, { ...one, ...holding('standby') }),
      far,
    ]);
    use(t.until('window:unit.activates'), 'squadron').take(['1']);
    t.until('move').take({ kind: 'pivot', degrees: 90 });
    expect(t.open).toEqual(['1 free-action']);
    t.take('none').until('move');
    expect(t.match.decide(0, { ...go, speed: 2 })).toBeDefined();
  });
});

describe('Unexpected, But Not Unwelcome', () => {
  const GIVES = { 'window:attack.gather': using('unexpected'), 'card-number': '2' };
  const leia = (order: string) => unit('leia-organa', 1, 400 + apart(0), 400, { order });
  it('Unexpected, But Not Unwelcome: fear becomes aim against commanders and operatives who have acted', () => {
    const t = sister(leia('facedown'), GIVES);
    expect([t.tokens(0, 'suppression'), t.tokens(0, 'aim')]).toEqual([2, 2]);
    expect(sister(leia('facedown'), {}).tokens(0, 'aim')).toBe(0);
    const asked: string[][] = [];
    sister(leia('facedown'), {
      ...GIVES,
      'card-number': (a) => {
        if (a.type === 'choice') asked.push(a.options.map(({ id }) => id));
        return '1';
      },
    });
    expect(asked).toEqual([['1', '2']]);
  });
  it('Unexpected, But Not Unwelcome: not against one who is yet to act, nor against the ranks', () => {
    expect(told(sister(leia('faceup'), GIVES), 'unexpected-but-not-unwelcome')).toEqual([]);
    expect(
      told(sister(foe(400 + apart(0), 400, { order: 'facedown' }), GIVES), 'unexpected-but-not-unwelcome'),
    ).toEqual([]);
  });
  it('Unexpected, But Not Unwelcome: whoever is ordered recovers', () => {
    const t = resolving('unexpected-but-not-unwelcome', [
      ...[unit('seventh-sister', 0, 300, 300, holding('suppression', 1)), foe(1700, 800)],
    ]).goOn(inActivation, { recover: (a) => (a.type === 'several' ? a.options.map(({ id }) => id) : []) });
    expect([t.unit(0).order, t.tokens(0, 'suppression')]).toEqual(['faceup', 0]);
  });
});

describe('We Need Reinforcements', () => {
  const troops = (x: number, y: number, more: Spec = {}) => unit('stormtroopers', 0, x, y, { ...one, ...more });
  const BIKES: Spec = { degrees: 0, minis: [null, 'fallen'] };
  const bikes = (x: number, y: number, more: Spec = {}) => unit('74-z-speeder-bikes', 0, x, y, { ...BIKES, ...more });
  it('We Need Reinforcements and I Care Not For Your Struggles: keywords for those who are ordered', () => {
    const t = resolving('we-need-reinforcements', [
      ...[unit('general-veers', 0, 300, 300), troops(500, 300), bikes(300, 600), foe(1700, 800)],
    ]).goOn(inActivation);
    expect([0, 1, 2].map((id) => hasKeyword(t.g, t.unit(id), 'disengage'))).toEqual([true, true, false]);
    const u = resolving('i-care-not-for-your-struggles', [
      ...[unit('fifth-brother', 0, 300, 300), troops(500, 300), troops(500, 500), troops(900, 700), foe(1700, 800)],
    ]).goOn(inActivation, { orders: ['1', '2'] });
    expect([1, 2, 3].map((id) => hasKeyword(u.g, u.unit(id), 'dauntless'))).toEqual([true, true, false]);
  });
});

describe('You Have Something I Want', () => {
  it('You Have Something I Want: not in round 1; dark troopers come down beyond 2 of all enemies', () => {
    const troops = [
      unit('moff-gideon', 0, 300, 300),
      unit('imperial-dark-troopers', 0, 400, 400),
      unit('rebel-troopers', 1, 900, 450),
    ];
    const t = resolving('you-have-something-i-want', troops, { round: 2 }).goOn(inActivation);
    expect(t.events('placed').map(({ unit: id }) => id)).toEqual([1]);
    expect(t.unit(1).order).toBe('facedown');
    const cards = (round: number) =>
      lay(
        { units: troops, phase: 'command', round, hands: [{ cards: ['you-have-something-i-want', 'push'] }, {}] },
        legion26,
      )
        .until('command-card')
        .options();
    expect(cards(1)).toEqual(['push']);
    expect(cards(2)).toEqual(['you-have-something-i-want', 'push']);
  });
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
  it('You Have Something I Want: without dark troopers that have an order nothing happens', () => {
    const heard = (...units: readonly Spec[]) =>
      told(
        resolving('you-have-something-i-want', [mine('moff-gideon', 300, 300), ...units, far], { round: 2 }).goOn(
          activationsBegun,
        ),
        'you-have-something-i-want',
      );
    expect(heard(rebels(400, 400, one))).toEqual([]);
    expect(heard(mine('imperial-dark-troopers', 400, 400, alone(3)))).toEqual([null]);
  });
});

describe('You Would Question Me?', () => {
  const pair = (active: number, script: Script, sister = 'seventh-sister') =>
    acting('you-would-question-me', active, [
      ...[unit('fifth-brother', 0, 300, 300), unit(sister, 0, 600, 300), foe(1700, 800)],
    ])
      .until('action')
      .take('aim')
      .until('action', script);
  const tokens = (t: Table, id: number) =>
    (['aim', 'dodge', 'immobilize'] as const).map((token) => t.tokens(id, token));
  it('You Would Question Me?: his aim is her dodge, but hers is not his', () => {
    const his = pair(0, {});
    expect([tokens(his, 0), tokens(his, 1)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
    ]);
    const hers = pair(1, {});
    expect([tokens(hers, 0), tokens(hers, 1)]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });
  it('You Would Question Me?: the other takes an immobilize token for one token more, which calls forth nothing', () => {
    const t = pair(1, { 'window:token.gained': using('you-would-question-me') });
    expect([tokens(t, 0), tokens(t, 1)]).toEqual([
      [0, 0, 1],
      [2, 0, 0],
    ]);
  });
  it('You Would Question Me?: nothing without the Sister', () => {
    expect(tokens(pair(0, {}, 'agent-kallus'), 0)).toEqual([1, 0, 0]);
  });
});
