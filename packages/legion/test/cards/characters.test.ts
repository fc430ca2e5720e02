import { describe, expect, it } from 'vitest';
import { legion26 } from '../../src/game.ts';
import { SEGMENT } from '../../src/geometry/range.ts';
import { apart, lay, type Script, type Spec, type Table, type TableSpec, unit } from '../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm, VADER, VEERS } from '../troops.ts';
import { acting, resolving, toActivation } from './played.ts';

/** What command cards of several characters do: whom they mean, how far they reach, who chooses. */

const one = alone(4);
const faceup = { ...one, order: 'faceup' };
const at = (t: Table, window: string, card: string) =>
  t.open[0]?.endsWith(`window:${window}`) === true && t.options().some((id) => id.includes(card));
const ranged: Partial<TableSpec> = {
  white: ['blank', 'blank', 'blank', 'blank'],
  black: ['hit', 'blank', 'blank', 'blank'],
  redDefence: ['block', 'block', 'block', 'block'],
};

describe('an order is taken back', () => {
  const delaying = (units: readonly Spec[]) =>
    lay(
      {
        units: [unit(LEIA, 0, 300, 300), ...units],
        phase: 'command',
        stage: 3,
        hands: [{ played: 'delaying-tactics' }, { played: 'push' }],
      },
      legion26,
    );
  const orders = (t: Table) => t.state.units.map(({ order }) => order);
  it('Delaying Tactics: the enemy chooses which of its units that are no commanders; friends keep theirs', () => {
    const t = delaying([
      unit(VEERS, 1, 1500, 700, { order: 'faceup' }),
      storm(1300, 700, faceup),
      storm(1100, 700, faceup),
      storm(900, 700, one),
      rebels(300, 500, faceup),
    ]);
    expect(t.ask()).toMatchObject({ kind: 'card-unit', seat: 1 });
    expect(t.options()).toEqual(['2', '3']);
    t.take('3');
    expect(orders(t)).toEqual(['none', 'faceup', 'faceup', 'none', 'none', 'faceup']);
  });
  it('Delaying Tactics: a commander alone keeps it', () => {
    const t = delaying([unit(VEERS, 1, 1500, 700, { order: 'faceup' }), storm(900, 700, one)]);
    expect(orders(t)).toEqual(['none', 'faceup', 'none']);
  });
  const ATTACKERS = [
    ['pinned-down', 'support', true],
    ['pinned-down', 'heavy', true],
    ['pinned-down', 'corps', false],
  ] as const;
  it.each(ATTACKERS)('%s: after an attack of a unit of rank %s: %s', (card, rank, taken) => {
    const shot = (seat: number, order: string) => {
      const t = lay({
        units: [
          rebels(400, 400, { ...one, rank }),
          storm(600, 400, { order }),
          unit('agent-kallus', 1, 1500, 800),
          unit(LEIA, 0, 1500, 100),
        ],
        active: 0,
        hands: seat === 0 ? [{ played: card }, {}] : [{}, { played: card }],
        ...ranged,
      });
      return t.fight().unit(1).order;
    };
    expect(shot(0, 'faceup')).toBe(taken ? 'none' : 'faceup');
    expect(shot(1, 'faceup'), 'of the enemy’s card').toBe('faceup');
    expect(shot(0, 'facedown')).toBe('facedown');
  });
});

describe('a corps unit helps', () => {
  const helping = (card: string, mine: Spec, friend: Spec, more: Partial<TableSpec> = {}, seat = 0) => {
    const t = lay({
      units: [{ ...rebels(400, 400, one), ...mine }, friend, storm(600, 400), unit(LEIA, 0, 1500, 100)],
      active: 0,
      hands: seat === 0 ? [{ played: card }, {}] : [{}, { played: card }],
      ...ranged,
      ...more,
    });
    let options: readonly string[] = [];
    const script: Script = {
      defender: '2',
      'window:attack.reroll': (a) => (a.type === 'choice' ? a.options[0]!.id : ''),
      aim: [],
      'window:attack.after': (a) =>
        a.type === 'choice' ? (a.options.find(({ id }) => id.includes(card))?.id ?? 'pass') : 'pass',
      'card-unit': (a) => {
        options = a.type === 'choice' ? a.options.map(({ id }) => id) : [];
        return '1';
      },
    };
    t.fight(script).until('action', script);
    return [options, t.tokens(1, card === 'covering-fire' ? 'dodge' : 'aim')];
  };
  const near = (gap: number) => rebels(400 - apart(gap), 400, one);
  const no = [[], 0];
  it('Covering Fire: a friend within 2 after its ranged attack', () => {
    expect(helping('covering-fire', {}, near(2 * SEGMENT))).toEqual([['1', 'none'], 1]);
    expect(helping('covering-fire', {}, near(2 * SEGMENT + 0.1))).toEqual(no);
    expect(helping('covering-fire', { rank: 'special' }, near(100))).toEqual(no);
    expect(helping('covering-fire', {}, near(100), {}, 1)).toEqual(no);
    expect(helping('covering-fire', { x: 600 - apart(0) }, near(100))).toEqual(no);
  });
  it('Coordinated Fire: only of who has aimed', () => {
    expect(helping('coordinated-fire', holding('aim'), near(100))).toEqual([['1', 'none'], 1]);
    expect(helping('coordinated-fire', {}, near(100))).toEqual(no);
  });
});

describe('observation tokens', () => {
  const tactics = (order: string, more: Spec = {}, seat = 0) =>
    lay(
      {
        units: [rebels(400, 400, { ...one, order }), storm(600, 400, more)],
        active: 0,
        hands: seat === 0 ? [{ played: 'ruthless-tactics' }, {}] : [{}, { played: 'ruthless-tactics' }],
        ...ranged,
        black: ['blank', 'blank'],
      },
      legion26,
    );
  const fight = (t: Table, spend: boolean) =>
    t.fight({
      'window:attack.declared': (a) =>
        spend && a.type === 'choice' ? (a.options.find(({ id }) => id.includes('tactics'))?.id ?? 'pass') : 'pass',
    });
  it('Ruthless Tactics: who is attacked by a unit with an order is observed', () => {
    expect(fight(tactics('faceup'), false).tokens(1, 'observation')).toBe(1);
    expect(fight(tactics('facedown'), false).tokens(1, 'observation')).toBe(0);
    expect(fight(tactics('faceup', {}, 1), false).tokens(1, 'observation')).toBe(0);
  });
  it('Ruthless Tactics: for such a token the attack suppresses', () => {
    const observed = holding('observation');
    const spent = fight(tactics('facedown', observed), true);
    expect([spent.tokens(1, 'observation'), spent.tokens(1, 'suppression')]).toEqual([0, 1]);
    const kept = fight(tactics('facedown', observed), false);
    expect([kept.tokens(1, 'observation'), kept.tokens(1, 'suppression')]).toEqual([1, 0]);
    const theirs = tactics('facedown', observed, 1);
    expect(theirs.until('action').take('attack').open[0]).not.toContain('attack.declared');
    const none = tactics('facedown');
    expect(none.until('action').take('attack').open[0]).not.toContain('attack.declared');
  });
});

describe('orders that are handed on', () => {
  it('Synchronized Offensive: to a clone unit within 2 of the vehicle', () => {
    const ordered = (friend: Spec) =>
      toActivation(
        resolving('synchronized-offensive', [
          unit('obi-wan-kenobi', 0, 400, 300),
          unit('at-rt-republic', 0, 600, 300),
          friend,
          storm(1700, 800),
        ]),
      )
        .events('ordered')
        .map(({ unit: u }) => u);
    const clones = (gap: number) => unit('phase-i-clone-troopers', 0, 600, 300 + 35 + 13.5 + gap, one);
    expect(ordered(clones(2 * SEGMENT - 1))).toEqual([1, 2]);
    expect(ordered(clones(2 * SEGMENT + 1))).toEqual([1]);
    expect(ordered(rebels(600, 400, one))).toEqual([1]);
  });
});

describe('free actions of the character', () => {
  it('Son of Skywalker: only Luke, only with a target; once a round', () => {
    const again = (active: number, units: readonly Spec[]) => {
      const t = acting('son-of-skywalker', active, units, {}, legion26);
      let asked = 0;
      const script: Script = {
        defender: '2',
        may: () => {
          asked++;
          return 'no';
        },
      };
      t.fight(script).until('action', script);
      return asked;
    };
    const table = [unit(LUKE, 0, 400, 400), rebels(400, 550, one), storm(600, 400)];
    expect([again(0, table), again(1, table)]).toEqual([1, 0]);
  });
  it('Crack Shot: the hero alone shoots for free, and only at somebody', () => {
    const shots = (active: number, enemy: Spec) =>
      acting('crack-shot', active, [unit('cassian-andor', 0, 400, 400), rebels(400, 550, one), enemy], {}, legion26)
        .until('action')
        .options()
        .filter((id) => id.endsWith('/shot'));
    expect(shots(0, storm(500, 400))).toHaveLength(1);
    expect(shots(1, storm(500, 400))).toHaveLength(0);
    expect(shots(0, storm(1700, 800))).toHaveLength(0);
  });
  it('charges: the character lays them while the card is played', () => {
    const arms = (active: number, played: string) =>
      acting(played, active, [
        unit('sabine-wren-explosive-artist', 0, 400, 400),
        rebels(400, 550, one),
        storm(900, 400),
      ])
        .until('action')
        .options()
        .filter((id) => id.endsWith('/arm'));
    expect(arms(0, 'explosions')).toHaveLength(1);
    expect(arms(1, 'explosions')).toHaveLength(0);
    expect(arms(0, 'push')).toHaveLength(0);
  });
});

describe('tokens that lie on a card', () => {
  const drawing = (kept: readonly string[], seat = 0) =>
    lay(
      {
        units: [unit(LEIA, 0, 300, 300), rebels(500, 300, one), storm(1500, 700, one), unit(VADER, 1, 1500, 500)],
        phase: 'activation',
        priority: 0,
        hands: seat === 0 ? [{ played: 'ploy', kept }, {}] : [{}, { played: 'ploy', kept }],
      },
      legion26,
    );
  it('Ploy: its player may take one of them instead of drawing', () => {
    const t = drawing(['corps']);
    t.goOn((now) => at(now, 'pool.draw', 'ploy') || now.state.turn !== null);
    expect(at(t, 'pool.draw', 'ploy')).toBe(true);
    t.take(t.options().find((id) => id.includes('ploy'))!).goOn(({ state }) => state.turn !== null);
    expect([t.state.turn!.unit, t.state.hands[0]!.kept]).toEqual([1, []]);
  });
  it('Ploy: not without one, nor for the enemy', () => {
    for (const t of [drawing([]), drawing(['corps'], 1)]) {
      t.goOn((now) => at(now, 'pool.draw', 'ploy') || now.state.turn !== null);
      expect(at(t, 'pool.draw', 'ploy')).toBe(false);
    }
  });
});
