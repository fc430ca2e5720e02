import type { Ask, Json } from '@holotisch/engine';
import { Match } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { READY_ARMIES } from '../../src/armies/ready.ts';
import { legion } from '../../src/game.ts';
import { SEGMENT } from '../../src/geometry/range.ts';
import { view } from '../../src/view/view.ts';
import { first, lay, type Spec, Table, unit } from '../table.ts';
import { alone, LEIA, LUKE, rebels, storm, VADER, VEERS } from '../troops.ts';

/** Epic armies, no round limit, team battles: agreed upon before the match. */

const army = (id: string): Json =>
  JSON.parse(JSON.stringify(READY_ARMIES.find((ready) => ready.id === id)!.army)) as Json;
const [REBELS, EMPIRE] = ['rebel', 'empire'].map(
  (faction) =>
    READY_ARMIES.find((r) => r.army.faction === faction && r.army.edition === '1.2' && r.format === 'standard')!.id,
) as [string, string];

/** A set-up between two armies that are too small for anything: only what comes after is looked at. */
function begin(rules: Spec, seed = 'optional'): Table {
  const setup = { armies: [army(REBELS), army(EMPIRE)], rules: { unenforced: true, ...rules } } as Json;
  const match = Match.start(legion, { setup, seed }, { keep: 'all', verify: true });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return new Table(match.value);
}
const units = (more: readonly Spec[] = []) => [
  unit(LEIA, 0, 200, 60),
  rebels(300, 60),
  unit(VEERS, 1, 200, 860),
  storm(300, 860),
  ...more,
];

describe('optional rules', () => {
  it('[LE-OPTIONALE-REGELN-01] are off unless they were agreed upon', () => {
    const { rules } = begin({}).state;
    expect([rules.format, rules.rounds, rules.width, rules.depth]).toEqual(['standard', 6, 1828.8, 914.4]);
  });
});

describe('epic battles', () => {
  const epic = (more: Spec = {}) =>
    lay({
      units: units(),
      rules: { format: 'epic' },
      phase: 'battle',
      stage: 1,
      round: 0,
      rows: {
        objective: ['recover-the-supplies', 'key-positions', 'breakthrough'],
        condition: ['clear-conditions', 'minefield', 'hostile-environment'],
      },
      ...more,
    });
  it('[LE-EPISCHE-ARMEE-03] are played on four by six feet', () => {
    const { width, depth } = epic().state.rules;
    expect([width, depth]).toEqual([1828.8, 1219.2]);
  });
  it('[LE-EPISCHE-ARMEE-05] each player may discard once, not twice', () => {
    const t = epic().take('objective');
    expect(t.open).toEqual(['1 veto']);
    t.take('condition').goOn(({ state }) => state.phase !== 'battle');
    expect(t.events('vetoed').length).toBe(2);
    expect(t.state.battle).toMatchObject({ objective: 'key-positions', condition: 'minefield' });
  });
  it('[LE-EPISCHE-ARMEE-06] zones are the strips of range 2 along both long edges, and blue chooses his', () => {
    const place = (y: number, edges: 'south' | 'north' = 'south') => {
      const t = lay({
        units: [
          { card: 'stormtroopers', seat: 0, status: 'reserve', minis: [null, 'fallen', 'fallen', 'fallen'] },
          ...units().slice(0, 0),
          storm(300, 1150),
        ],
        rules: { format: 'epic' },
        phase: 'deployment',
        round: 0,
        turnOf: 0,
        edges,
      }).until('deploy');
      return t.match.check(0, { x: 900, y, degrees: 0 }) === undefined;
    };
    expect(place(2 * SEGMENT - 13.5)).toBe(true);
    expect(place(2 * SEGMENT - 13.4)).toBe(false);
    expect(place(1219.2 - 100)).toBe(false);
    expect(place(1219.2 - 100, 'north')).toBe(true);
  });
});

describe('no round limit', () => {
  it('[LE-KEINE-RUNDENBEGRENZUNG-01] after round 6 there is a seventh, and the match goes on until a side is gone', () => {
    const t = lay({ units: units(), rules: { rounds: null }, phase: 'end', round: 6 });
    expect(t.state.outcome).toBeNull();
    const last = lay({
      units: [rebels(400, 400, alone(4)), storm(520, 400, alone(4))],
      rules: { rounds: null },
      round: 9,
      active: 0,
      black: ['crit'],
      redDefence: ['blank'],
    }).fight();
    last.goOn(({ match }) => match.over);
    expect(last.state.outcome).toMatchObject({ winner: 0, reason: 'eliminated' });
  });
  it('[LE-KEINE-RUNDENBEGRENZUNG-02] no objective and no condition, and one deployment card at random', () => {
    const drawn = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const t = begin({ rounds: null }, seed);
      t.goOn(({ state }) => state.phase === 'deployment', { colour: 'blue', edge: 'south' });
      expect(Object.keys(t.state.battle)).toEqual(['deployment']);
      expect(t.events('vetoed')).toEqual([]);
      drawn.add(t.state.battle.deployment!);
    }
    expect(drawn.size).toBeGreaterThan(1);
  });
  it('[LE-KEINE-RUNDENBEGRENZUNG-05] epic armies without a limit have no deployment card either', () => {
    const t = lay({ units: units(), rules: { format: 'epic', rounds: null }, phase: 'battle', stage: 0, round: 0 });
    expect(t.state.battle).toEqual({});
  });
  const end = (round: number) =>
    lay({
      units: units(),
      rules: { rounds: null },
      phase: 'end',
      round,
      counter: 0,
      hands: [
        { cards: ['assault'], discard: ['push', 'ambush'], played: null },
        { cards: ['standing-orders'], discard: [] },
      ],
    });
  it('[LE-KEINE-RUNDENBEGRENZUNG-03] at the end of every sixth round discarded cards come back to the hand', () => {
    expect(end(6).state.hands[0]!.cards).toEqual(['assault', 'push', 'ambush']);
    expect(end(12).state.hands[0]!.discard).toEqual([]);
    expect(end(5).state.hands[0]!.discard).toEqual(['push', 'ambush']);
    expect(end(7).state.hands[0]!.discard).toEqual(['push', 'ambush']);
  });
  it('[LE-KEINE-RUNDENBEGRENZUNG-04] and the counter goes to the other player and begins at 1', () => {
    expect(end(6).events('counter').at(-1)).toMatchObject({ seat: 1, round: 1 });
    expect(end(5).events('counter').at(-1)).toMatchObject({ seat: 1, round: 6 });
  });
});

/** Four players: Leia and Luke against Veers and Vader, each with a corps unit. */
const team = (more: Spec = {}, extra: readonly Spec[] = []) =>
  lay({
    sides: [0, 0, 1, 1],
    units: [
      unit(LEIA, 0, 200, 60),
      unit('rebel-troopers', 0, 300, 60, alone(4)),
      unit(LUKE, 1, 600, 60),
      unit('rebel-troopers', 1, 700, 60, alone(4)),
      unit(VEERS, 2, 200, 860),
      unit('stormtroopers', 2, 300, 860, alone(4)),
      unit(VADER, 3, 600, 860),
      unit('stormtroopers', 3, 700, 860, alone(4)),
      ...extra,
    ],
    ...more,
  });
const hands = (...cards: readonly string[]): Spec => ({
  phase: 'command',
  hands: cards.map((card) => ({ cards: [card, 'standing-orders'] })),
});
const playing =
  (...cards: readonly string[]) =>
  (a: Ask) =>
    cards[a.seat]!;
const priority = (cards: readonly string[], more: Spec = {}, choice = '0') => {
  const t = team({ ...hands(...cards), ...more });
  t.goOn(() => t.events('priority').length > 0, { 'command-card': playing(...cards), priority: choice });
  return t.events('priority')[0]!;
};

describe('team battles', () => {
  it('[LE-TEAM-GEFECHT-01] two against two: no other number of players makes teams', () => {
    const start = (armies: readonly Json[], sides: readonly number[]) =>
      Match.start(legion, {
        setup: { armies, sides, rules: { unenforced: true, format: 'team', points: 900 } } as Json,
        seed: 'team',
      });
    const three = start([army(REBELS), army(REBELS), army(EMPIRE)], [0, 0, 1]);
    expect(three.ok ? [] : three.fault.clauses).toContain('LE-TEAM-GEFECHT-01');
    const mixed = start([army(REBELS), army(EMPIRE), army(EMPIRE), army(REBELS)], [0, 0, 1, 1]);
    expect(mixed.ok ? [] : mixed.fault.clauses).toContain('LE-TEAM-GEFECHT-03');
  });
  it('[LE-TEAM-GEFECHT-01] partners plan together: they see each other’s hands, the others do not; and they win together', () => {
    const t = team({ phase: 'command', hands: [{ cards: ['ambush'] }, { cards: ['push'] }, { cards: ['assault'] }] });
    expect(view(t.state, 1).hands.map(({ cards }) => cards)).toEqual([['ambush'], ['push'], ['hidden'], []]);
    expect(view(t.state, 2).hands[0]!.cards).toEqual(['hidden']);
    const end = team({ phase: 'end', round: 6, victory: [2, 1] });
    expect(end.state.outcome).toMatchObject({ winner: 0 });
  });
  it('[LE-TEAM-GEFECHT-05] [LE-TEAM-GEFECHT-06] both of a team are blue or red, and share side and zone', () => {
    for (const seat of [0, 1]) {
      const t = team({ phase: 'deployment', round: 0, turnOf: 0 }, [
        { card: 'rebel-troopers', seat, status: 'reserve', minis: [null, 'fallen', 'fallen', 'fallen'] },
      ]).until('deploy');
      expect(t.ask().seat).toBe(seat);
      expect(t.match.check(seat, { x: 900, y: 200, degrees: 0 })).toBeUndefined();
      expect(t.match.check(seat, { x: 900, y: 700, degrees: 0 })).toBeDefined();
    }
  });
  it('[LE-TEAM-GEFECHT-07] [LE-TEAM-GEFECHT-08] whenever a team deploys, it chooses among the units of both', () => {
    const t = team({ phase: 'deployment', round: 0, turnOf: 0 }, [
      { card: 'rebel-troopers', seat: 0, status: 'reserve' },
      { card: 'rebel-troopers', seat: 1, status: 'reserve' },
      { card: 'stormtroopers', seat: 2, status: 'reserve' },
    ]).until('deploy-order');
    expect(t.options()).toEqual(['8', '9']);
    t.take('9').until('deploy');
    expect(t.ask().seat).toBe(1);
    t.take({ x: 900, y: 100, degrees: 0 }).until('deploy');
    expect(t.ask().seat).toBe(2);
  });
  it('[LE-TEAM-GEFECHT-KOMMANDOPHASE-01] the fewest pips of all four, and that very player activates first', () => {
    expect(priority(['assault', 'push', 'assault', 'ambush'])).toMatchObject({ seat: 3, how: 'pips' });
    const t = team({ ...hands('assault', 'ambush', 'assault', 'push') });
    t.until('activate', { 'command-card': playing('assault', 'ambush', 'assault', 'push') });
    expect(t.state.priority).toBe(1);
    expect(t.options().every((id) => id.startsWith('draw') || [2, 3].includes(Number(id)))).toBe(true);
  });
  it('[LE-TEAM-GEFECHT-KOMMANDOPHASE-02] two of one team with the fewest: they choose', () => {
    expect(priority(['ambush', 'ambush', 'push', 'assault'], {}, '1')).toMatchObject({ seat: 1, how: 'pips' });
    expect(priority(['ambush', 'ambush', 'push', 'assault'], {}, '0')).toMatchObject({ seat: 0 });
  });
  it('[LE-TEAM-GEFECHT-KOMMANDOPHASE-03] tied across teams: the team with the lower total', () => {
    expect(priority(['ambush', 'assault', 'ambush', 'push'])).toMatchObject({ seat: 2, how: 'total' });
    expect(priority(['ambush', 'push', 'ambush', 'assault'])).toMatchObject({ seat: 0, how: 'total' });
  });
  it('[LE-TEAM-GEFECHT-KOMMANDOPHASE-04] even totals: a die decides', () => {
    const roll = (face: 'block' | 'blank') =>
      priority(['ambush', 'push', 'ambush', 'push'], { counter: 0, redDefence: [face] });
    expect(roll('block')).toMatchObject({ seat: 0, how: 'roll' });
    expect(roll('blank')).toMatchObject({ seat: 2, how: 'roll' });
  });
  it('[LE-TEAM-GEFECHT-KOMMANDOPHASE-05] [LE-TEAM-GEFECHT-ZUSATZREGELN-02] orders go to one’s own units, and only they are drawn', () => {
    const cards = ['push', 'ambush', 'assault', 'assault'];
    const t = team({ ...hands(...cards) }).until('orders', { 'command-card': playing(...cards) });
    expect(t.ask().seat).toBe(1);
    expect(t.options()).toEqual(['2', '3']);
    const drawn = team({ priority: 0, turnOf: 0 });
    drawn.goOn(({ state }) => state.turn !== null, { drawn: first });
    expect([0, 1]).toContain(drawn.state.turn!.unit);
  });
  it('[LE-TEAM-GEFECHT-KOMMANDOPHASE-06] each has an order pool of his own', () => {
    const t = team({ phase: 'command', stage: 3 });
    expect(t.events('poolFormed').map(({ seat, tokens }) => [seat, tokens])).toEqual(
      [0, 1, 2, 3].map((seat) => [seat, 2]),
    );
  });
  it('[LE-TEAM-GEFECHT-AKTIVIERUNGSPHASE-01] [LE-TEAM-GEFECHT-AKTIVIERUNGSPHASE-02] [LE-TEAM-GEFECHT-AKTIVIERUNGSPHASE-03] then the teams take turns, and each decides which of the two activates', () => {
    const t = team({ priority: 1, turnOf: 0 }, []);
    // The player with priority comes first; there is but his pool to draw from.
    t.until('action', { activate: first, drawn: first });
    expect(t.unit(t.state.turn!.unit).seat).toBe(1);
    t.take('none').until('activate');
    expect(t.ask().seat).toBe(2);
    expect(t.options()).toEqual(['draw.2', 'draw.3']);
    t.take('draw.3').until('action', { drawn: first });
    expect(t.unit(t.state.turn!.unit).seat).toBe(3);
    t.take('none').until('activate');
    expect(t.options()).toEqual(['draw.0', 'draw.1']);
  });
  it('[LE-TEAM-GEFECHT-AKTIVIERUNGSPHASE-04] [LE-TEAM-GEFECHT-AKTIVIERUNGSPHASE-05] until all are done; who has more units goes on alone', () => {
    const t = team({ priority: 0, turnOf: 0 }, [unit('rebel-troopers', 0, 400, 60, alone(4))]);
    const seats: number[] = [];
    t.goOn(
      () => {
        const { turn } = t.state;
        if (turn && seats.length === t.events('activates').length - 1)
          seats.push(t.state.sides[t.unit(turn.unit).seat]!);
        return t.state.phase === 'end' || t.state.round > 1;
      },
      { activate: first, drawn: first },
    );
    expect(seats).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0]);
  });
  it('[LE-TEAM-GEFECHT-ZUSATZREGELN-01] the partner’s units are friends for every effect', () => {
    const t = team({ active: 0 }, [unit('rebel-troopers', 1, 260, 100, alone(4))]).until('action');
    t.take('card:0:take-cover/take-cover');
    expect(t.options()).toContain('8');
  });
  it('[LE-TEAM-GEFECHT-ZUSATZREGELN-03] against panic the courage of any commander of the team counts, to range 3', () => {
    const panics = (x: number) => {
      const t = team({ active: { unit: 8, step: 'rally' }, whiteDefence: Array(4).fill('blank') }, [
        unit('rebel-troopers', 1, x, 300, { ...alone(4), tokens: { suppression: 3 } }),
      ]);
      t.goOn(({ state }) => state.turn?.step !== 'rally', { courage: 'yes' });
      return t.unit(8).panicked;
    };
    expect(panics(200)).toBe(false);
    expect(panics(1600)).toBe(true);
  });
});
