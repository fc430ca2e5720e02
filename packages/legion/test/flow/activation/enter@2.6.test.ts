import { speedToolLength } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { entry } from '../../../src/flow/edition26/enter.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, piece, SMALL_BASE, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, rebels, storm } from '../../troops.ts';

/** Who comes in where; moves that must be made; leaving a melee. */

const [WIDTH, DEPTH] = [12 * SEGMENT, 6 * SEGMENT];
/** Each side has two corners of the table, 3½ wide and 1½ deep. */
const [ZONE_WIDTH, ZONE_DEPTH] = [3.5 * SEGMENT, 1.5 * SEGMENT];
const HALF_BASE = SMALL_BASE / 2;
const HAIR = 0.1;

const entering = (card: string, seat = 0, more: Partial<TableSpec> = {}, own: Spec = {}) =>
  lay26({
    units: [
      unit(card, seat, 0, 0, { status: 'reserve', order: 'faceup', ...own }),
      ...[0, 1].map((whose) => unit('at-rt-rebel', whose, 914, 380 + 150 * whose, { order: 'facedown' })),
    ],
    phase: 'activation',
    priority: seat,
    turnOf: seat,
    round: 1,
    battle: { primary: 'close-the-pocket' },
    ...more,
  });
const may = (t: Table, x: number, y: number) => {
  expect(t.ask()).toMatchObject({ kind: 'deploy' });
  return t.match.decide(t.ask().seat, { x, y, degrees: 0 }) === undefined;
};

const extent = (at: readonly number[]): number => Math.max(...at) - Math.min(...at);

describe('who waits beside the table', () => {
  const reach = speedToolLength(2) + SMALL_BASE - HALF_BASE;
  const CORNERS = [
    ['blue, left', 0, (x: number) => x, (y: number) => y],
    ['blue, right', 0, (x: number) => WIDTH - x, (y: number) => y],
    ['red, left', 1, (x: number) => x, (y: number) => DEPTH - y],
    ['red, right', 1, (x: number) => WIDTH - x, (y: number) => DEPTH - y],
  ] as const;
  const PLACES = [
    ['as deep as the tool reaches', 400, reach - HAIR, true],
    ['deeper', 400, reach + HAIR, false],
    ['as far from the short edge', reach - HAIR, ZONE_DEPTH - HALF_BASE - HAIR, true],
    ['farther', reach + HAIR, ZONE_DEPTH - HALF_BASE - HAIR, false],
    ['beyond its territory along the short edge', 60, ZONE_DEPTH - HALF_BASE + HAIR, false],
    ['at the end of the long edge', ZONE_WIDTH - HALF_BASE - HAIR, 40, true],
    ['beyond it', ZONE_WIDTH - HALF_BASE + HAIR, 40, false],
    ['at the very corner', HALF_BASE + HAIR, HALF_BASE + HAIR, true],
    ['over the edge', 300, HALF_BASE - 2, false],
  ] as const;
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
  ])(
    '[L2-SPIELAUFBAU-08] [R-L2-36] a unit of speed %i comes in with the tool of speed %i and its base',
    (speed, tool) => {
      const { g } = entering('rebel-troopers');
      const deep = speedToolLength(tool as 1 | 2 | 3) + SMALL_BASE;
      expect(entry(g, g.unit(0), speed)).toMatchObject({ unit: 0, leaderOnly: true });
      const depths = entry(g, g.unit(0), speed).zones.map((zone) =>
        'centre' in zone ? 0 : Math.min(...[0, 1].map((i) => extent(zone.map((corner) => corner[i]!)))),
      );
      for (const one of depths) expect(one).toBeCloseTo(Math.min(deep, ZONE_DEPTH), 3);
    },
  );
  it.each(CORNERS)('[L2-SPIELAUFBAU-08] [R-L2-36] enters from its edges: %s', (_name, seat, across, along) => {
    for (const [name, x, y, allowed] of PLACES)
      expect(may(entering(seat === 0 ? 'rebel-troopers' : 'stormtroopers', seat), across(x), along(y)), name).toBe(
        allowed,
      );
  });
  it.each([
    ['snowtroopers', 1],
    ['rebel-troopers', 2],
    ['clan-kryze-veterans', 3],
    ['scout-troopers', 3],
    ['clone-captain-rex', 1],
    ['ahsoka-tano-padawan-commander', 1],
  ] as const)('[L2-SPIELAUFBAU-08] [R-L2-36] %s comes in with a tool of speed %d', (card, speed) => {
    const far = speedToolLength(speed) + SMALL_BASE - HALF_BASE;
    expect([may(entering(card), 400, far - HAIR), may(entering(card), 400, far + HAIR)]).toEqual([true, false]);
  });
  it('[L2-SPIELAUFBAU-08] [L2-AKTIVIERUNGSPHASE-04] its token is drawn like any other', () => {
    const t = entering('rebel-troopers', 0, {}, { order: 'none' });
    expect(t.open).toEqual(['0 deploy']);
    expect(t.state.hands[0]!.pool).toEqual([]);
  });
  it('[L2-SPIELAUFBAU-08] [L2-AKTIVIERUNGSPHASE-04] without a token nobody waits for it', () => {
    const t = entering('rebel-troopers', 0, { hands: [{ pool: [] }, {}] }, { order: 'none' });
    expect([t.state.round, t.open]).toEqual([2, ['0 deploy']]); // the round has ended, and its token lies in the next pool
  });
  it('[R-L2-36] not from an edge that its territory does not touch', () => {
    const bunkers = () => entering('rebel-troopers', 0, { battle: { primary: 'bunker-assault' } });
    expect([60, WIDTH / 2, WIDTH - 60].map((x) => may(bunkers(), x, 60))).toEqual([false, true, false]);
    expect(may(bunkers(), WIDTH / 2, DEPTH - 60)).toBe(false);
  });
  it('[R-L2-36] who cannot move comes in with the shortest tool', () => {
    const far = speedToolLength(1) + SMALL_BASE - HALF_BASE;
    const held = () => entering('rebel-troopers', 0, {}, { tokens: { immobilize: 2 } });
    expect([may(held(), 400, far - HAIR), may(held(), 400, far + HAIR)]).toEqual([true, false]);
  });
  const ENTERS = [
    ['rebel-troopers', false, 1, ['move']],
    ['rebel-commandos', true, 2, ['move']],
    ['74-z-speeder-bikes', true, 2, ['card:compulsory']],
  ] as const;
  it.each(ENTERS)('[R-L2-36] %s: free %s, %d actions are left', (card, free, actions, done) => {
    const t = entering(card);
    expect(t.match.decide(0, { x: 300, y: 60, degrees: 0 })).toBeUndefined();
    t.until('action');
    expect(t.events('action')).toMatchObject([{ unit: 0, action: 'move', free }]);
    expect(t.state.turn).toMatchObject({ actions, moved: true, standardMoves: 1, done });
  });
  it('[R-L2-36] who has one action left has none when it has come in', () => {
    const t = entering('rebel-troopers', 0, { active: { unit: 0, step: 'act', actions: 1 } });
    t.take({ x: 300, y: 60, degrees: 0 });
    // Everybody else has been activated: what is asked next belongs to the next round.
    t.goOn(({ state, open }) => state.round > 1 || open[0] === '0 action');
    expect(t.state.round).toBe(2);
    expect(t.events('action')).toMatchObject([{ unit: 0, action: 'move', free: false }]);
  });
  it('[R-L2-36] [L2-AKTIONEN-IM-DETAIL-14] whoever stands by sees it come', () => {
    const t = entering('rebel-troopers', 0, {
      units: [
        unit('rebel-troopers', 0, 0, 0, { status: 'reserve', order: 'faceup' }),
        storm(300, 300, { ...alone(4), tokens: { standby: 1 } }),
        unit('at-rt-rebel', 0, 914, 380, { order: 'facedown' }),
      ],
    });
    t.take({ x: 300, y: 100, degrees: 0 }).goOn(({ open }) => open[0] !== '0 formation');
    expect(t.open).toEqual(['1 free-action']);
  });
  it('[R-L2-36] where the edge is crowded it comes in deeper in its own territory, and anywhere where that is full too', () => {
    const walled = (deep: number) =>
      entering('snowtroopers', 0, {
        terrain: [
          piece('high-stone-wall', WIDTH / 2, deep / 2, WIDTH, deep),
          piece('high-stone-wall', 60, 130, 120, 260),
          piece('high-stone-wall', WIDTH - 60, 130, 120, 260),
        ],
      });
    expect(may(walled(150), 300, 200)).toBe(true);
    expect(may(walled(150), 300, 300)).toBe(false);
    expect(may(walled(150), 914, 200)).toBe(false);
    expect(may(walled(260), 300, 300)).toBe(true);
    expect(may(walled(260), 914, 700)).toBe(true);
    expect(may(walled(260), WIDTH - 20, DEPTH - 20)).toBe(true);
    expect(may(walled(260), 20, DEPTH - 20)).toBe(true);
  });
});

describe('compulsory moves', () => {
  const BIKES = '74-z-speeder-bikes';
  const riding = (more: Spec = {}, others: readonly Spec[] = []) =>
    lay26({ units: [unit(BIKES, 1, 400, 400, { ...alone(2), ...more }), rebels(1700, 100), ...others], active: 0 });
  const ahead = { kind: 'compulsory', speed: 3, heading: 0, bend: 0, way: 1 };
  it('[R-L2-31] once, in full, by a free action', () => {
    const t = riding().take('yes');
    t.take({ ...ahead, way: 0.5 });
    expect(t.pose(0)).toEqual(riding().take('yes').take(ahead).pose(0));
    expect(t.open).toEqual(['1 action']);
    expect(t.state.turn).toMatchObject({ actions: 2, done: ['card:compulsory'] });
    t.take('none').goOn(({ state }) => state.turn?.unit !== 0);
    expect(t.events('moved').filter(({ unit: who }) => who === 0)).toHaveLength(1);
  });
  it('[R-L2-31] later: after the actions; then whoever stands by reacts to it', () => {
    const t = riding({}, [rebels(400, 800, { ...alone(4), tokens: { standby: 1 } })]).take('no');
    expect(t.open).toEqual(['1 action']);
    t.take('none');
    expect(t.open).toEqual(['1 move']);
    t.take(ahead);
    expect(t.open).toEqual(['0 free-action']);
  });
  it('[R-L2-31] not of who cannot move, nor of who need not', () => {
    expect(riding({ tokens: { immobilize: 3 } }).open).toEqual(['1 action']);
    expect(riding({ tokens: { immobilize: 2 } }).open).toEqual(['1 may']);
    const t = lay26({ units: [rebels(400, 400, alone(4)), storm(1700, 800)], active: 0 });
    t.until('action')
      .take('none')
      .goOn(({ state }) => state.turn?.unit !== 0);
    expect(t.events('moved')).toEqual([]);
  });
});

describe('withdrawing', () => {
  const fighting = (card: string, more: Partial<TableSpec> = {}, own: Spec = {}) =>
    lay26({
      units: [
        unit(card, 0, 900, 400, own),
        storm(900, 400 + apart(0) + (card === 'dewback-rider' ? 21.5 : 0), { ...alone(4), order: 'facedown' }),
        storm(900, 250, { ...alone(4), order: 'facedown' }),
      ],
      active: 0,
      black: ['blank'],
      ...more,
    }).until('action');
  const squad = alone(4);
  it.each([
    ['a squad in melee', 'rebel-troopers', squad, {}, true],
    ['who is held down to speed 0 from 1', 'rebel-troopers', { ...squad, tokens: { immobilize: 1 } }, {}, false],
    ['who cannot move', 'rebel-troopers', { ...squad, tokens: { immobilize: 2 } }, {}, false],
    ['with its last action', 'rebel-troopers', squad, { active: { unit: 0, actions: 1 } }, true],
    ['who stands by', 'rebel-troopers', squad, { active: { unit: 0, actions: 1, done: ['standby'] } }, false],
    ['who has attacked', 'rebel-troopers', squad, { active: { unit: 0, actions: 1, attacked: true } }, false],
    ['a creature that has attacked', 'dewback-rider', {}, { active: { unit: 0, actions: 1, attacked: true } }, true],
    ['who has withdrawn', 'rebel-troopers', squad, { active: { unit: 0, actions: 1, done: ['withdraw'] } }, false],
    ['nobody there', 'rebel-troopers', { ...squad, x: 600 }, {}, false],
  ] as const)('%s', (_who, card, own, more, allowed) => {
    expect(
      fighting(card, more as Partial<TableSpec>, own)
        .options()
        .includes('withdraw'),
    ).toBe(allowed);
  });
  it('[L2-RUECKZUG-02] [R-L2-22] leads into no other melee; creatures attack afterwards', () => {
    const t = fighting('rebel-troopers', {}, squad).take('withdraw').until('move');
    const back = { kind: 'withdraw', speed: 1, heading: 180, bend: 0, way: 1 };
    expect(t.match.decide(0, { ...back, engage: 2 })).toBeDefined();
    t.take(back).until('action');
    expect(t.state.turn!.done).toEqual(['withdraw']);
    for (const action of ['attack', 'standby']) t.refuses(action, 'L2-RUECKZUG-02');
    const creature = fighting('dewback-rider').take('withdraw').until('move');
    creature.take({ kind: 'withdraw', speed: 1, heading: 90, bend: 0, way: 1 }).until('action');
    creature.refuses('standby', 'L2-RUECKZUG-02');
    expect(creature.g.rules.refuseWithdrawn(creature.g, creature.unit(0), 'attack')).toBeUndefined();
  });
});
