import { type Json, Match, quickRng, sampleAnswer } from '@holotisch/engine';
import { distance } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { READY_ARMIES } from '../../../src/armies/ready.ts';
import { legion, legion26 } from '../../../src/game.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { standingTerrain, TERRAIN, type Terrain } from '../../../src/geometry/terrain.ts';
import { READY_TABLES } from '../../../src/tables/index.ts';
import { randomSetup } from '../../random/play.ts';
import { lay, piece, type Spec, Table, unit } from '../../table.ts';
import { alone, storm } from '../../troops.ts';

const standard = READY_ARMIES.filter(({ format }) => format === 'standard');
const costs = (seed: string, a = standard[0]!, b = standard[1]!, more: Spec = {}) =>
  Match.start(
    legion,
    {
      setup: JSON.parse(
        JSON.stringify({ armies: [a.army, b.army], rules: { competitive: true, unenforced: true }, ...more }),
      ) as Json,
      seed,
    },
    { keep: 'all', verify: true },
  );
function begin(more: Spec = {}, seed = 'terrain', a = standard[0]!, b = standard[1]!): Table {
  const match = costs(seed, a, b, more);
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return new Table(match.value);
}
/** Four blocks of 100 by 100, wherever they stand before. */
const blocks = (count: number, size = 100): Spec => ({
  terrain: Array.from({ length: count }, () => piece('building', 0, 0, size, size)) as never,
});
const at = (x: number, y: number, degrees = 0) => ({ x, y, degrees });
/** Places the first of the supply there. */
const put = (t: Table, ...spots: readonly ReturnType<typeof at>[]) => {
  for (const spot of spots) {
    if (t.ask().kind === 'terrain-order') t.take('0');
    t.take(spot);
  }
  return t;
};
const placing = (t: Table) => (t.ask().kind === 'terrain-order' ? t.take('0') : t);

describe('terrain that is placed in turn', () => {
  it('[LE-KOMPETITIVE-GELAENDEPLATZ-01] [LE-SPIELAUFBAU-06] an even number of pieces is set aside', () => {
    expect(begin(blocks(4)).state.supply).toHaveLength(4);
    expect(begin(blocks(4)).state.terrain).toEqual([]);
    const odd = costs('odd', standard[0], standard[1], blocks(3));
    expect(odd.ok || odd.fault.clauses).toEqual(['LE-KOMPETITIVE-GELAENDEPLATZ-01']);
    for (const { id } of READY_TABLES) expect(begin({ table: id }).state.supply.length % 2).toBe(0);
  });
  it('[LE-KOMPETITIVE-GELAENDEPLATZ-02] that cover about a quarter of the battlefield; some block sight, others only cover', () => {
    const area = (t: Terrain) => {
      const { points } = standingTerrain(t).shape;
      return Math.abs(
        points.reduce((sum, p, i) => {
          const q = points[(i + 1) % points.length]!;
          return sum + p.x * q.y - q.x * p.y;
        }, 0) / 2,
      );
    };
    for (const seed of ['a', 'b', 'c']) {
      const { supply, rules } = begin({}, seed).state;
      const share = supply.reduce((sum, t) => sum + area(t), 0) / (rules.width * rules.depth);
      expect(share).toBeGreaterThan(0.17);
      expect(share).toBeLessThan(0.33);
      expect(supply.some(({ kind, height }) => TERRAIN[kind].blocks && height > 60)).toBe(true);
      expect(supply.some(({ kind }) => !TERRAIN[kind].blocks && TERRAIN[kind].cover > 0)).toBe(true);
    }
  });
  it('[LE-KOMPETITIVE-GELAENDEPLATZ-03] the player of the cheaper army begins, then in turn one piece each; a coin if they cost the same', () => {
    const costs = standard.map((one) => begin({}, 'p', one, one).state.points[0]!);
    const last = standard[costs.indexOf(Math.min(...costs))]!;
    const dear = standard[costs.indexOf(Math.max(...costs))]!;
    expect(begin({}, 'x', dear, last).ask().seat).toBe(1);
    expect(begin({}, 'x', last, dear).ask().seat).toBe(0);
    const t = begin(blocks(4), 'x', last, dear);
    const seats: number[] = [];
    for (const spot of [at(200, 200), at(700, 200), at(1200, 200), at(1200, 700)]) {
      seats.push(t.ask().seat);
      put(t, spot);
    }
    expect(seats).toEqual([0, 1, 0, 1]);
    const first = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => begin({}, seed, dear, dear).ask().seat));
    expect([...first].sort()).toEqual([0, 1]);
  });
  it('[LE-KOMPETITIVE-GELAENDEPLATZ-04] beyond range 1 of all others, the second as the first', () => {
    const near = SEGMENT + 100;
    const t = placing(put(begin(blocks(4)), at(300, 300)));
    expect(t.refuses(at(300 + near, 300), 'LE-KOMPETITIVE-GELAENDEPLATZ-04')).toMatchObject({
      measured: SEGMENT,
      allowed: SEGMENT,
    });
    t.take(at(300 + near + 0.01, 300));
    placing(t).refuses(at(300 + near / 2, 300 + 100), 'LE-KOMPETITIVE-GELAENDEPLATZ-04');
    t.refuses(at(300 + 2 * near, 300), 'LE-KOMPETITIVE-GELAENDEPLATZ-04');
    t.refuses(at(40, 700), 'LE-KOMPETITIVE-GELAENDEPLATZ-05');
    t.take(at(300, 700));
  });
  it('[LE-KOMPETITIVE-GELAENDEPLATZ-05] anywhere if there is no such place, but touching none', () => {
    // Two large pieces fill the table: nothing is beyond range 1 of the first one, and hardly anything fits beside both.
    const large = piece('building', 0, 0, 840, 840);
    const small = piece('building', 0, 0, 100, 100);
    const t = begin({ terrain: [large, large, small, piece('building', 0, 0, 200, 200)] as never });
    put(t, at(425, 457), at(1405, 457));
    placing(t).refuses(at(895, 457), 'LE-KOMPETITIVE-GELAENDEPLATZ-05');
    t.take(at(895.01, 457));
    // For the last one there is no room at all: it stays away, and the game goes on.
    expect(t.ask().kind).toBe('colour');
    expect(t.state.terrain).toHaveLength(3);
  });
  it('[LE-KOMPETITIVE-GELAENDEPLATZ-06] when all are placed the colours are chosen', () => {
    const t = put(begin(blocks(2)), at(300, 300), at(900, 300));
    expect(t.ask().kind).toBe('colour');
    expect(t.state.terrain.map(({ pose }) => [pose.x, pose.y])).toEqual([
      [300, 300],
      [900, 300],
    ]);
    expect(t.events('terrain')).toMatchObject([{ piece: 0 }, { piece: 1 }]);
    // Without the rule it lies there from the start.
    expect(begin({ ...blocks(2), rules: { unenforced: true } }).ask().kind).toBe('colour');
  });
  it.each([
    ['1.2', legion],
    ['2.6', legion26],
  ] as const)('random players place everything, in %s', (_, game) => {
    for (let n = 0; n < 2; n++) {
      const setup = randomSetup(n, game, { competitive: true });
      const started = Match.start(game, { setup, seed: `random ${n}` }, { keep: 'all', verify: true });
      if (!started.ok) throw new Error(JSON.stringify(started.fault));
      const match = started.value;
      const rng = quickRng(n);
      for (let i = 0; i < 200 && match.state.phase === 'terrain'; i++) {
        const ask = match.open[0]!;
        expect(match.decide(ask.seat, sampleAnswer(ask, rng)!)).toBeUndefined();
      }
      expect(match.state.phase).not.toBe('terrain');
      const shapes = match.state.terrain.map((t) => standingTerrain(t).shape);
      for (const [i, a] of shapes.entries())
        for (const b of shapes.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(0);
    }
  });
});

describe('whom the terrain leaves no room', () => {
  it('a unit is deployed as near to its zone as there is some', () => {
    // Woods that no repulsor vehicle enters fill the whole of the blue zone, range 1 deep along the southern edge.
    const woods = (depth: number) => piece('dense-woods', 914.4, depth / 2, 1828, depth, { height: 200 });
    const tank = unit('tx-130-saber-class-fighter-tank', 0, 0, 0, { status: 'reserve' });
    const zoneOf = (terrain: readonly Spec[], competitive: boolean) => {
      const t = lay({
        units: [tank, storm(900, 880, alone(4))],
        phase: 'deployment',
        round: 0,
        terrain,
        rules: { competitive },
        battle: { deployment: 'battle-lines' },
      });
      const ask = t.ask() as unknown as { readonly region: { readonly around?: number } };
      return ask.region.around ?? 0;
    };
    expect(zoneOf([], true)).toBe(0);
    expect(zoneOf([woods(152.5)], true)).toBe(SEGMENT);
    expect(zoneOf([woods(305)], true)).toBe(2 * SEGMENT);
  });
});
