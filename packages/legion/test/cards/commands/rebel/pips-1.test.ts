import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, speedOf } from '../../../../src/values.ts';
import { apart, lay, type Spec, unit } from '../../../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm, VADER } from '../../../troops.ts';
import { acting, resolving } from '../../played.ts';
import { finishTurn, inActivation } from '../../watching.ts';

const one = alone(4);
const use = (card: string) => `command:0.${card}`;

describe('Blast Off!', () => {
  const ARTOO = 'r2-d2-hero-of-a-thousand-devices';
  it('Blast Off!: speed 2, a dodge and a suppression token, Disengage and Jump', () => {
    const t = resolving('blast-off', [unit(ARTOO, 0, 300, 300), storm(1500, 700)], { whiteDefence: ['blank'] }).goOn(
      inActivation,
    );
    expect(speedOf(t.g, t.unit(0))).toBe(2);
    expect(t.events('tokens').map(({ token, change }) => [token, change])).toEqual([
      ['dodge', 1],
      ['suppression', 1],
    ]);
    expect([hasKeyword(t.g, t.unit(0), 'disengage'), keywordOf(t.g, t.unit(0), 'jump')]).toEqual([true, 1]);
    t.until('action');
    expect(t.options()).toContain('card:0:jump/jump');
  });
});

describe('Common Cause', () => {
  const CHEWIE = 'chewbacca-walking-carpet';
  it('Common Cause: Chewbacca and Luke are activated one after the other', () => {
    for (const [first, second] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const t = acting('common-cause', first, [
        unit(CHEWIE, 0, 300, 300, { order: 'faceup' }),
        unit(LUKE, 0, 1000, 300, { order: 'faceup' }),
        storm(1500, 700, one),
      ]);
      t.until('action')
        .take('none')
        .until('action', { 'window:unit.activated': use('common-cause') });
      expect(t.state.turn?.unit).toBe(second);
    }
    const t = acting('common-cause', 0, [unit(CHEWIE, 0, 300, 300), unit(LUKE, 0, 1000, 300), storm(1500, 700, one)]);
    t.until('action').take('none').until('action');
    expect(t.state.turn?.unit).toBe(2);
  });
});

describe('Coordinated Bombardment', () => {
  it('Coordinated Bombardment: at the end of her activation up to three attacks on different enemies beyond range 3', () => {
    const t = acting('coordinated-bombardment', 0, [
      unit(LEIA, 0, 100, 400),
      storm(100 + apart(3 * SEGMENT + 1), 400, one),
      storm(700, 800, one),
      storm(700, 100, one),
      storm(1500, 400, one),
      storm(100, 400 + apart(3 * SEGMENT), one),
    ]);
    t.until('action').take('none');
    t.until('defender', { 'window:unit.ends': use('coordinated-bombardment') });
    expect(t.options()).toEqual(['1', '2', '3', '4']);
    t.take('1').until('defender', { may: 'yes' });
    expect(t.options()).toEqual(['2', '3', '4']);
    t.take('4').until('defender', { may: 'yes' }).take('2');
    t.goOn(({ state }) => state.turn?.unit !== 0, { may: 'yes' });
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1, 4, 2]);
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'red']);
  });
  it('Coordinated Bombardment: she may stop after each; where there is nobody, nothing is asked', () => {
    const shelling = (...units: readonly Spec[]) => {
      const t = acting('coordinated-bombardment', 0, [unit(LEIA, 0, 100, 400), ...units]);
      return t.until('action').take('none');
    };
    const far = (y: number) => storm(100 + apart(3.5 * SEGMENT), y, one);
    const t = shelling(far(400), far(500), far(600)).take(use('coordinated-bombardment')).until('may');
    expect(t.events('attack')).toHaveLength(1);
    finishTurn(t.take('no'), 0);
    expect(t.events('attack')).toHaveLength(1);
    const one_ = shelling(far(400)).take(use('coordinated-bombardment'));
    finishTurn(one_, 0, { may: () => expect.fail('there is nobody else') });
    expect(one_.events('attack')).toHaveLength(1);
    expect(shelling(storm(300, 400, one)).open[0]).not.toBe('0 window:unit.ends');
  });
});

describe('Crack Shot', () => {
  const CASSIAN = 'cassian-andor';
  it('Crack Shot: an aim token and Gunslinger; a suppression token at the end of his activation buys a standby token', () => {
    const t = resolving('crack-shot', [unit(CASSIAN, 0, 300, 300), storm(1500, 700, one)]).goOn(inActivation);
    expect(t.tokens(0, 'aim')).toBe(1);
    expect(hasKeyword(t.g, t.unit(0), 'gunslinger')).toBe(true);
    t.until('action').take('none');
    t.goOn(({ state }) => state.turn?.unit !== 0, { 'window:unit.ends': use('crack-shot') });
    expect([t.tokens(0, 'suppression'), t.tokens(0, 'standby')]).toEqual([1, 1]);
  });
});

describe('Explosions!', () => {
  const SABINE = 'sabine-wren-explosive-artist';
  it('Explosions!: two charges and a move in its round; she sets them off for the rest of the game', () => {
    const units = [unit(SABINE, 0, 400, 400), storm(600, 400, one)];
    const t = acting('explosions', 0, units).until('action').take('card:command:0.explosions/arm');
    t.until('action', { may: 'yes' });
    expect(t.state.markers.map(({ kind, by }) => [kind, by])).toEqual([
      ['charge', 'command/explosions'],
      ['charge', 'command/explosions'],
    ]);
    expect(t.events('moved')).toMatchObject([{ unit: 0, speed: 1 }]);
    const later = acting('push', 1, [unit(SABINE, 0, 300, 400), storm(600, 400)], {
      hands: [{ played: 'push', discard: ['explosions'] }, {}],
      markers: [{ kind: 'charge', x: 560, y: 400, seat: 0, by: 'command/explosions', note: 'explosions' }],
    });
    later.until('action').take('dodge').until('window:action.after');
    expect(later.options()).toContain('0:detonate.0');
    later.take('0:detonate.0').until('action');
    expect(later.events('attack')).toMatchObject([{ kind: 'detonation', defender: 1 }]);
    expect(later.state.markers).toEqual([]);
    expect(
      acting('push', 0, units, { hands: [{ played: 'push', discard: ['explosions'] }, {}] })
        .until('action')
        .options(),
    ).not.toContain('card:command:0.explosions/arm');
  });
});

describe("Idiot's Array", () => {
  const LANDO = 'lando-calrissian';
  it('Idiot’s Array: tokens for a 3, a 3 and a 2, a 3 and a 2 and a 1 in the discard pile', () => {
    const tokens = (...discard: string[]) => {
      const t = resolving('idiots-array', [unit(LANDO, 0, 300, 300), storm(1500, 700)], {
        hands: [{ played: 'idiots-array', discard }, {}],
      }).goOn(inActivation);
      return [t.tokens(0, 'aim'), t.tokens(0, 'dodge')];
    };
    expect(tokens('push', 'ambush')).toEqual([0, 0]);
    expect(tokens('assault')).toEqual([1, 1]);
    expect(tokens('assault', 'push')).toEqual([2, 2]);
    expect(tokens('assault', 'push', 'ambush')).toEqual([3, 3]);
    expect(tokens('assault', 'ambush')).toEqual([1, 1]);
  });
});

describe('Rebellious', () => {
  const JYN = 'jyn-erso';
  it('Rebellious: Charge, and once a round an attack or a move when an enemy at range 2 is activated', () => {
    const woken = (gap: number) =>
      lay({
        units: [unit(JYN, 0, 400, 400), storm(400 + apart(gap), 400, one)],
        active: { unit: 1, step: 'start' },
        hands: [{ played: 'rebellious' }, {}],
      });
    const t = woken(2 * SEGMENT)
      .until('window:unit.activates')
      .take(use('rebellious'));
    t.until('move', { 'card-way': 'move' }, 0).until('action');
    expect(t.tokens(0, 'suppression')).toBe(1);
    expect(t.events('action')[0]).toMatchObject({ unit: 0, action: 'move', free: true });
    expect(hasKeyword(t.g, t.unit(0), 'charge')).toBe(true);
    expect(hasKeyword(t.g, t.unit(1), 'charge')).toBe(false);
    expect(woken(2 * SEGMENT + 0.01).until('action').state.turn?.unit).toBe(1);
  });
  it('Rebellious: her attack is followed by what follows attacks, such as standby', () => {
    const t = lay({
      units: [
        unit(JYN, 0, 400, 400, { upgrades: ['a-180'] }),
        storm(600, 400, one),
        storm(400, 600, { ...one, ...holding('standby') }),
      ],
      active: { unit: 1, step: 'start' },
      hands: [{ played: 'rebellious' }, {}],
    });
    t.until('window:unit.activates').take(use('rebellious'));
    t.until('free-action', { 'card-way': 'attack' });
    expect([t.open, t.ask().about]).toMatchObject([['1 free-action'], { unit: 2 }]);
    expect(t.events('attack')).toMatchObject([{ attacker: { unit: 0 }, defender: 1 }]);
  });
  it('Rebellious: once a round', () => {
    const t = lay({
      units: [
        unit(JYN, 0, 400, 400, { order: 'facedown' }),
        ...[storm(600, 400, { ...one, order: 'faceup' }), storm(400, 600, { ...one, order: 'faceup' })],
      ],
      active: { unit: 1, step: 'start' },
      hands: [{ played: 'rebellious' }, {}],
    });
    t.until('window:unit.activates').take(use('rebellious')).until('action', { 'card-way': 'move' }, 1).take('none');
    t.goOn(({ state }) => state.turn?.unit === 2);
    expect(t.open).toEqual(['1 action']);
  });
  it('Rebellious: not when friends are activated', () => {
    const t = acting('rebellious', { unit: 1, step: 'start' }, [
      ...[unit(JYN, 0, 400, 400), rebels(500, 400, one), storm(600, 500, one)],
    ]);
    expect(t.open).toEqual(['0 action']);
  });
});

describe('Sabotaged Communications', () => {
  it('Sabotaged Communications: an opponent issues one order with his card, whichever he likes', () => {
    const t = lay({
      units: [unit(LEIA, 0, 300, 300), unit(VADER, 1, 1200, 600), storm(1300, 600, one), storm(1200, 700, one)],
      phase: 'command',
      stage: 2,
      priority: 1,
      hands: [{ played: 'sabotaged-communications' }, { played: 'master-of-evil' }],
    }).until('orders');
    expect(t.options()).toEqual(['1', '2', '3']);
    t.take(['2']).goOn(inActivation);
    expect(t.events('ordered').filter(({ unit: u }) => u > 0)).toHaveLength(1);
  });
});

describe('Son of Skywalker', () => {
  it('[LE-AKTIONEN-16] [LE-FAEHIGKEITEN-13] Son of Skywalker: one more attack after the first, which is no attack action', () => {
    const t = acting('son-of-skywalker', 0, [unit(LUKE, 0, 400, 400), storm(400 + apart(200), 400)]);
    t.until('action').take('attack').until('action', { may: 'yes' });
    expect(t.events('attack').map(({ kind }) => kind)).toEqual(['action', 'plain']);
    expect(t.events('action')).toHaveLength(1);
    expect(t.options()).not.toContain('attack');
    const no = acting('son-of-skywalker', 0, [unit(LUKE, 0, 400, 400), storm(400 + apart(200), 400)]);
    no.until('action').take('attack').until('action', { may: 'no' });
    expect(no.events('attack')).toHaveLength(1);
  });
});

describe('Sorry About the Mess', () => {
  const HAN = 'han-solo-unorthodox-general';
  it('Sorry About the Mess: no pips, and an aim and a dodge token when Han is ordered', () => {
    const t = lay({
      units: [unit(HAN, 0, 300, 300), unit(VADER, 1, 1200, 600)],
      phase: 'command',
      stage: 1,
      hands: [{ played: 'sorry-about-the-mess' }, { played: 'ambush' }],
    }).goOn(inActivation);
    expect(t.events('priority')).toMatchObject([{ seat: 0, how: 'pips' }]);
    expect([t.tokens(0, 'aim'), t.tokens(0, 'dodge')]).toEqual([1, 1]);
  });
});

describe('You Serve Your Master Well', () => {
  const KNIGHT = 'luke-skywalker-jedi-knight';
  it('You Serve Your Master Well: a suppressed enemy attacks its own side; nobody of rank serves', () => {
    const units = [
      unit(KNIGHT, 0, 400, 400),
      storm(400 + apart(SEGMENT), 400, { ...one, ...holding('suppression', 1) }),
      storm(400 + apart(SEGMENT), 700, one),
    ];
    const act = 'card:command:0.you-serve-your-master-well/serve';
    const t = acting('you-serve-your-master-well', 0, units).until('action').take(act);
    expect(t.open).toEqual(['0 free-action']);
    t.take('attack').until('action', { defender: '2' });
    expect(t.events('attack')).toMatchObject([{ attacker: { unit: 1 }, defender: 2 }]);
    expect(t.unit(1).seat).toBe(1);
    expect(
      acting('you-serve-your-master-well', 0, [units[0]!, storm(400 + apart(SEGMENT), 400, one)])
        .until('action')
        .options(),
    ).not.toContain(act);
    const far = storm(400 + apart(SEGMENT + 0.01), 400, { ...one, ...holding('suppression', 1) });
    expect(acting('you-serve-your-master-well', 0, [units[0]!, far]).until('action').options()).not.toContain(act);
    const veers = unit('general-veers', 1, 400 + apart(50), 400, holding('suppression', 3));
    expect(acting('you-serve-your-master-well', 0, [units[0]!, veers]).until('action').options()).not.toContain(act);
  });
});
