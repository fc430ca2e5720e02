import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/cards/index.ts';
import { type CardRules, valueOfAny } from '../../../src/cards/vocabulary.ts';
import { commandOf } from '../../../src/data/index.ts';
import { procedures } from '../../../src/flow/edition.ts';
import { legionGame } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { speedOf } from '../../../src/values.ts';
import type { Table, TableSpec } from '../../table.ts';
import { apart, lay } from '../../table.ts';
import { b1, barc, clones, droidekas, grievous, obiWan, train } from './troops.ts';

const hand = (...cards: string[]) => ({ cards });
const council = (hands: TableSpec['hands'], more: Partial<TableSpec> = {}): Table =>
  train({
    units: [
      obiWan(200, 200),
      clones(300, 200),
      clones(200, 350),
      barc(500, 200),
      grievous(700, 700),
      b1(600, 700),
      droidekas(750, 600),
    ],
    phase: 'command',
    hands,
    ...more,
  });
const ordered = (t: Table) => t.events('ordered').map(({ unit }) => unit);

describe('the command phase', () => {
  it('[LC-KOMMANDOPHASE-02] [LC-KOMMANDOPHASE-05] [LC-BEFEHLE-ERTEILEN-03] everybody chooses a card in secret; then both lie open', () => {
    const t = council([hand('ambush', 'push'), hand('assault', 'standing-orders')]);
    t.match.decide(0, 'push');
    expect(t.events('cardsRevealed')).toEqual([]);
    expect(JSON.stringify(t.match.seenBy(1))).not.toContain('push');
    t.match.decide(1, 'assault');
    expect(t.events('cardsRevealed')).toMatchObject([{ cards: ['push', 'assault'] }]);
    expect(t.until('activate').state.hands.map(({ played }) => played)).toEqual(['push', 'assault']);
  });
  it('[LC-KOMMANDOPHASE-06] [LC-KOMMANDOPHASE-07] [LC-AKTIVIERUNGSPHASE-01] [LC-SPIELRUNDE-03] the fewest pips have priority: the first turn, and then in turn', () => {
    const t = council([hand('assault', 'push'), hand('ambush', 'push')]);
    t.match.decide(0, 'assault');
    t.match.decide(1, 'ambush');
    expect(t.events('priority')).toMatchObject([{ seat: 1, how: 'pips' }]);
    t.goOn(({ state }) => state.round > 1);
    const seats = t.events('activates').map(({ unit: u }) => t.unit(u).seat);
    expect(seats.slice(0, 7)).toEqual([1, 0, 1, 0, 1, 0, 0]);
  });
  it('[LC-KOMMANDOPHASE-01] [LC-KOMMANDOPHASE-09] first who has priority nominates a commander, and nobody else is nominated', () => {
    const t = council([{ played: 'push' }, { played: 'ambush' }], { stage: 2, priority: 1 });
    t.until('activate');
    expect(t.events('nominated').map(({ unit }) => unit)).toEqual([4, 0]);
  });
  it('[LC-KOMMANDOPHASE-10] [LC-BEFEHLE-ERTEILEN-07] [LC-SPIELRUNDE-02] the order bar says to how many', () => {
    for (const [card, many] of [
      ['ambush', 1],
      ['push', 2],
      ['assault', 3],
    ] as const) {
      const t = council([{ played: card }, {}], { stage: 2, priority: 0 }).until('orders');
      expect(t.match.decide(0, ['0', '1', '2', '3'].slice(0, many + 1))).toBeDefined();
      t.take(['0', '1', '2', '3'].slice(0, many));
      expect(ordered(t)).toHaveLength(many);
    }
  });
  it('[LC-KOMMANDOPHASE-11] [LC-ZULAESSIGE-EINHEITEN-02] [LC-REICHWEITE-ABMESSEN-03] only to units of which a miniature is at range 1-3 of one of the commander’s', () => {
    const at = (gap: number) => {
      const t = train({
        units: [
          obiWan(100, 100),
          clones(100 + apart(gap) + 40, 100, { minis: [null, [100 + apart(gap), 100], 'fallen', 'fallen', 'fallen'] }),
          grievous(800, 800),
        ],
        phase: 'command',
        stage: 2,
        priority: 0,
        hands: [{ played: 'assault' }, {}],
      });
      return ordered(t);
    };
    expect(at(3 * SEGMENT)).toEqual([0, 1]);
    expect(at(3 * SEGMENT + 0.01)).toEqual([0]);
  });
  it('[LC-ZULAESSIGE-EINHEITEN-01] nobody receives a second order', () => {
    const t = train({
      units: [obiWan(200, 200), clones(300, 200, { order: 'faceup' }), clones(200, 350), grievous(800, 800)],
      phase: 'command',
      stage: 2,
      priority: 0,
      hands: [{ played: 'assault' }, {}],
    });
    expect(ordered(t)).toEqual([0, 2]);
  });
  it('[LC-BEFEHLE-ERTEILEN-01] [LC-BEFEHLE-ERTEILEN-02] an order is a faceup token: it activates nobody yet, but no draw is needed for it later', () => {
    const t = council([{ played: 'ambush' }, {}], { stage: 2, priority: 0 })
      .until('orders')
      .take(['3']);
    expect([t.unit(3).order, t.events('activates')]).toEqual(['faceup', []]);
    expect(t.until('activate').options()).toEqual(['3', 'draw']);
    t.take('3');
    expect(t.state.turn?.unit).toBe(3);
  });
  it('[LC-BEFEHLE-ERTEILEN-05] [LC-BEFEHLE-ERTEILEN-06] Grievous with Push orders the droidekas and himself; the third unit in range gets none', () => {
    const t = council([{}, { played: 'push' }], { stage: 2, priority: 1 }).until('orders');
    expect(t.options()).toEqual(['4', '5', '6']);
    t.take(['4', '6']);
    expect(t.state.units.slice(4).map(({ order }) => order)).toEqual(['faceup', 'none', 'faceup']);
  });
  it('[LC-KOMMANDOPHASE-12] the tokens that were not placed become the order pool', () => {
    const t = council([{ played: 'push' }, {}], { stage: 2, priority: 0 })
      .until('orders')
      .take(['0', '3']);
    t.until('activate');
    expect(t.state.hands[0]!.pool).toEqual(['corps', 'corps']);
    expect([...t.state.hands[1]!.pool].sort()).toEqual(['commander', 'corps', 'support']);
  });
  it('[LC-HINTERHALT-01] [LC-VORSTOSS-01] [LC-OFFENSIVE-01] Ambush, Push and Assault: one, two, three units, and no text', () => {
    for (const [id, german, pips] of [
      ['ambush', 'Hinterhalt', 1],
      ['push', 'Vorstoß', 2],
      ['assault', 'Offensive', 3],
    ] as const)
      expect(commandOf(id, '1.2')).toMatchObject({
        name: { de: german },
        pips,
        effect: false,
        orders: { named: [], groups: [{ count: pips, of: [] }] },
      });
  });
  it('[LC-BEREITSCHAFT-KOMMANDOKARTE-01] Standing Orders orders one unit, is never discarded and can be played in every round', () => {
    expect(commandOf('standing-orders', '1.2')).toMatchObject({
      name: { de: 'Bereitschaft' },
      orders: { groups: [{ count: 1 }] },
    });
    const t = council([hand('standing-orders'), hand('standing-orders')], { redDefence: ['block', 'block', 'block'] });
    t.goOn(({ state }) => state.round > 3);
    expect(t.events('cardDiscarded')).toEqual([]);
    expect(t.events('cardsRevealed')).toMatchObject(
      Array.from({ length: 3 }, () => ({ cards: ['standing-orders', 'standing-orders'] })),
    );
  });
  it('[LC-BEFEHLE-ERTEILEN-04] what a command card says holds as long as it lies faceup, and no longer', () => {
    const haste: CardRules = {
      values: [valueOfAny('speed', (_g, unit) => (unit.seat === 0 ? { add: 1 } : undefined))],
    };
    const game = legionGame('1.2', CARDS.with({ 'command/push': haste }), procedures);
    const t = lay(
      { units: [obiWan(200, 200), grievous(700, 700)], hands: [{ played: 'push' }, { cards: ['push', 'ambush'] }] },
      game,
    );
    const speeds = () => [speedOf(t.g, t.unit(0)), speedOf(t.g, t.unit(1))];
    expect(speeds()).toEqual([3, 2]);
    t.goOn(({ state }) => state.round > 1);
    expect(speeds()).toEqual([2, 2]);
  });
  it('[LC-KOMMANDOKARTEN-01] a card of a character names it, and only it is nominated', () => {
    expect(commandOf('hello-there', '1.2').owners).toEqual(['obi-wan-kenobi']);
    expect(commandOf('crush-them', '1.2').owners).toEqual(['general-grievous-sinister-cyborg']);
  });
});

describe('the activation phase', () => {
  it('[LC-EINHEITEN-AKTIVIEREN-01] a corps token is drawn, the player picks one of his corps units, and its token lies facedown afterwards', () => {
    const t = train({
      units: [obiWan(200, 200), grievous(700, 700, { order: 'facedown' }), b1(600, 700), b1(300, 700)],
      priority: 1,
      turnOf: 1,
    });
    expect(t.events('tokenDrawn')).toMatchObject([{ seat: 1, rank: 'corps' }]);
    expect(t.until('drawn').options()).toEqual(['2', '3']);
    t.take('3').goOn(({ state }) => state.turn?.unit !== 3);
    expect([t.unit(3).order, t.unit(2).order]).toEqual(['facedown', 'none']);
  });
  it('[LC-AKTIVIERUNGSPHASE-05] [LC-AKTIONEN-02] two actions and any number of free ones', () => {
    const t = train({
      units: [grievous(300, 300, { degrees: 0 }), obiWan(300, 420), clones(800, 800)],
      active: 0,
      redDefence: ['block', 'block', 'block', 'block', 'block', 'block', 'block', 'block', 'block', 'block'],
    });
    t.take('move', { kind: 'standard', speed: 2, heading: 0, bend: 0, way: 1, engage: 1 });
    t.until('action', {
      'window:action.after': '0:relentless',
      'window:move.after': '0:relentless',
      weapons: { '0.0': 'unit:trophy-lightsabers', '0.1': 'unit:trophy-lightsabers-2' },
    });
    expect(
      t
        .events('action')
        .filter(({ unit }) => unit === 0)
        .map(({ action, free }) => [action, free]),
    ).toEqual([
      ['move', false],
      ['attack', true],
    ]);
    expect(t.state.turn?.actions).toBe(1);
    t.take('dodge');
    expect(t.state.turn?.unit).not.toBe(0);
  });
});

describe('the end phase', () => {
  const ending = (units: TableSpec['units'], more: Partial<TableSpec> = {}) =>
    lay({ units, phase: 'end', round: 2, ...more });
  it('[LC-ENDPHASE-01] [LC-SPIELRUNDE-01] it comes when all units have been activated, and then the next round', () => {
    const t = train({ units: [obiWan(200, 200), grievous(700, 700)], hands: [hand('push'), hand('push')] });
    t.goOn(({ state }) => state.round > 1);
    expect(t.events('phase').map(({ phase }) => phase)).toEqual(['end', 'command']);
    expect(t.events('activationEnds')).toHaveLength(2);
  });
  it('[LC-ENDPHASE-03] who remains has its order token again, the tokens of the defeated are gone', () => {
    const t = ending(
      [
        obiWan(200, 200, { order: 'facedown' }),
        clones(400, 200, { status: 'defeated' }),
        grievous(700, 700, { order: 'facedown' }),
      ],
      { hands: [hand('push', 'ambush'), hand('push', 'ambush')] },
    );
    expect(t.state.units.map(({ order }) => order)).toEqual(['none', 'none', 'none']);
    t.goOn(({ state }) => state.phase === 'activation');
    const tokens = t.events('poolFormed').map(({ tokens: left }) => left);
    expect(tokens).toEqual([0, 0]); // the two commanders have theirs on the battlefield
  });
  it('[LC-ENDPHASE-05] one suppression token of each unit that has any', () => {
    const t = ending([
      obiWan(200, 200, { tokens: { suppression: 2 } }),
      b1(700, 700, { tokens: { suppression: 1 } }),
      grievous(500, 800),
    ]);
    expect([0, 1, 2].map((id) => t.tokens(id, 'suppression'))).toEqual([1, 0, 0]);
  });
  it('[LC-ENDPHASE-07] who has lost all commanders must make a trooper unit’s leader one', () => {
    const t = ending([
      obiWan(0, 0, { status: 'defeated' }),
      clones(400, 200),
      clones(400, 400),
      barc(700, 200),
      grievous(700, 700),
    ]);
    expect(t.until('promote').options()).toEqual(['1', '2']);
    t.take('2');
    expect([t.unit(2).rank, t.unit(1).rank]).toEqual(['commander', 'corps']);
  });
  it('[LC-ENDPHASE-10] the counter goes up by one and to the opponent', () => {
    const t = ending([obiWan(200, 200), grievous(700, 700)], { counter: 0 });
    expect([t.state.round, t.state.counter]).toEqual([3, 1]);
  });
  it('[LC-ENDPHASE-11] first cards, then tokens, then promotion, at last the counter', () => {
    const t = ending(
      [
        obiWan(0, 0, { status: 'defeated' }),
        clones(400, 200, { tokens: { aim: 1 } }),
        clones(400, 400),
        grievous(700, 700),
      ],
      { hands: [{ played: 'push' }, {}], counter: 0 },
    ).until('promote');
    t.take('1');
    const types: string[] = t.events().map(({ type }) => type);
    const order = ['cardDiscarded', 'tokens', 'promoted', 'counter'].map((type) => types.indexOf(type));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });
});
