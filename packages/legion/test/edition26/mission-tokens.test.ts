import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../src/geometry/range.ts';
import { piece, type Spec, type Table, unit } from '../table.ts';
import { LEIA, rebels, storm, VEERS } from '../troops.ts';
import { lay26 } from './table26.ts';

/** Tokens of battle cards before the battle: who puts them where, who is given them. */

const [WIDTH, DEPTH] = [12 * SEGMENT, 6 * SEGMENT];
const [POI, ASSET] = [25.4, 12.55];
const waiting = { status: 'reserve' };
const ARMIES: readonly Spec[] = [
  rebels(0, 0, waiting),
  unit(LEIA, 0, 100, 60),
  unit('rebel-commandos', 0, 0, 0, waiting),
  unit('at-rt-rebel', 0, 0, 0, waiting),
  storm(0, 0, waiting),
  unit(VEERS, 1, 1700, 860),
  unit('scout-troopers', 1, 0, 0, waiting),
  unit('tsmeu-6-wheel-bikes', 1, 0, 0, waiting),
  unit('rebel-troopers', 0, 0, 0, { status: 'defeated' }),
];
const preparing = (battle: Spec) =>
  lay26({ units: ARMIES, phase: 'prepare', round: 0, battle: { primary: 'close-the-pocket', ...battle } });
const tokens = (t: Table, by: string) => t.state.markers.filter((m) => m.by === by);
const places = (t: Table, by: string) => tokens(t, by).map(({ kind, x, y }) => [kind, Math.round(x), Math.round(y)]);
/** Here it may not lie; a hair beside it, it may. */
function edge(t: Table, no: readonly [number, number], yes: readonly [number, number]): void {
  const { seat } = t.ask();
  expect(t.match.decide(seat, { x: no[0], y: no[1] }), `${no}`).toBeDefined();
  t.take({ x: yes[0], y: yes[1] });
}

describe('tokens of secondary objectives', () => {
  it('Destroy Enemy Base: a base each, beyond range 1 of the edges, and a bomb for one unit each', () => {
    const t = preparing({ secondary: 'destroy-enemy-base' });
    expect(t.open).toEqual(['0 marker-place']);
    edge(t, [900, SEGMENT + POI], [900, SEGMENT + POI + 0.1]);
    expect(t.open).toEqual(['1 marker-place']);
    edge(t, [WIDTH - SEGMENT - POI, 700], [WIDTH - SEGMENT - POI - 0.1, 700]);
    expect(t.ask()).toMatchObject({ kind: 'card-unit', seat: 0 });
    expect(t.options()).toEqual(['0', '1', '2', '3']);
    t.take('3');
    expect(t.ask()).toMatchObject({ kind: 'card-unit', seat: 1 });
    expect(t.options()).toEqual(['4', '5', '6', '7']);
    t.take('5');
    expect(tokens(t, 'destroy-enemy-base')).toMatchObject([
      { kind: 'poi', note: 0, claimed: null },
      { kind: 'poi', note: 1, claimed: null },
      { kind: 'asset', seat: 0, claimed: 3, x: 0, y: 0 },
      { kind: 'asset', seat: 1, claimed: 5, x: 1700, y: 860 },
    ]);
    expect([3, 5, 0].map((id) => t.unit(id).claimed.length)).toEqual([1, 1, 0]);
  });
  it('Marked Targets: each player marks two of the own units and two of the enemy’s, nobody twice', () => {
    const t = preparing({ secondary: 'marked-targets' });
    const step = (seat: number, from: readonly string[], two: readonly string[]) => {
      expect(t.ask()).toMatchObject({ kind: 'card-units', seat, min: 2, max: 2 });
      expect(t.options()).toEqual(from);
      t.take(two);
    };
    step(0, ['0', '1', '2', '3'], ['0', '1']);
    step(0, ['4', '5', '6', '7'], ['4', '7']);
    step(1, ['5', '6'], ['5', '6']);
    step(1, ['2', '3'], ['2', '3']);
    expect(t.state.units.map(({ note }) => note['marked'] === true)).toEqual([...Array(8).fill(true), false]);
  });
  it.each(['supply-run', 'retrieve-the-data'])(
    '%s: two each in turn, in contested territory, beyond 2 of the edges and beyond 1 of each other',
    (card) => {
      const t = preparing({ secondary: card });
      const centre = card === 'retrieve-the-data' ? [['asset', WIDTH / 2, DEPTH / 2]] : [];
      expect(places(t, card)).toEqual(
        centre.map(([kind, x, y]) => [kind, Math.round(Number(x)), Math.round(Number(y))]),
      );
      const near = 2 * SEGMENT + ASSET;
      expect(t.open).toEqual(['0 marker-place']);
      edge(t, [near, 390], [near + 0.1, 390]);
      expect(t.open).toEqual(['1 marker-place']);
      const beside = near + 2 * ASSET + SEGMENT;
      edge(t, [beside + 0.05, 390], [beside + 0.15, 390]);
      expect(t.open).toEqual(['0 marker-place']);
      edge(t, [1200, near], [1200, near + 0.1]);
      expect(t.open).toEqual(['1 marker-place']);
      edge(t, [WIDTH - 2 * SEGMENT - 20, 100], [WIDTH - near - 0.1, 390]);
      expect(t.open).not.toContain('0 marker-place');
      expect(places(t, card)).toHaveLength(4 + centre.length);
    },
  );
  it('Align the Relay: one in the middle, then two each within 3 of both long edges and beyond 1 of the short ones', () => {
    const t = preparing({ secondary: 'align-the-relay' });
    expect(places(t, 'align-the-relay')).toEqual([['asset', Math.round(WIDTH / 2), Math.round(DEPTH / 2)]]);
    edge(t, [400, DEPTH / 2 + ASSET + 0.1], [400, DEPTH / 2 + ASSET - 0.1]);
    edge(t, [SEGMENT + ASSET - 0.1, DEPTH / 2], [SEGMENT + ASSET + 0.1, DEPTH / 2]);
    const beside = 400 + 2 * ASSET + SEGMENT;
    edge(t, [beside - 0.5, DEPTH / 2 + 10], [beside + 0.5, DEPTH / 2]);
    edge(t, [1300, DEPTH / 2 - ASSET - 0.1], [1300, DEPTH / 2 - ASSET + 0.1]);
    expect(t.open).not.toContain('0 marker-place');
    expect(places(t, 'align-the-relay')).toHaveLength(5);
  });
  it('Failed Negotiations: the exchange in the middle, over what lies there; corps or special forces troopers take a prisoner', () => {
    const t = preparing({ secondary: 'failed-negotiations' });
    expect(places(t, 'failed-negotiations')).toEqual([['poi', Math.round(WIDTH / 2), Math.round(DEPTH / 2)]]);
    expect(t.ask()).toMatchObject({ kind: 'card-unit', seat: 0 });
    expect(t.options()).toEqual(['0', '2']);
    t.take('2');
    expect(t.options()).toEqual(['4', '6']);
    t.take('4');
    expect(tokens(t, 'failed-negotiations').map(({ claimed }) => claimed)).toEqual([null, 2, 4]);
  });
  it.each([
    ['recon-mission', 1],
    ['surface-scan', 2],
  ] as const)('%s: scanners for %d of each side', (card, count) => {
    const t = preparing({ secondary: card });
    const ids = (seat: number) => (seat === 0 ? ['0', '1', '2', '3'] : ['4', '5', '6', '7']);
    for (const seat of [0, 1]) {
      expect(t.ask().seat).toBe(seat);
      expect(t.options()).toEqual(ids(seat));
      t.take(count === 1 ? ids(seat)[0]! : ids(seat).slice(0, count));
    }
    expect(tokens(t, card).map(({ seat, claimed }) => [seat, claimed])).toEqual(
      count === 1
        ? [
            [0, 0],
            [1, 4],
          ]
        : [
            [0, 0],
            [0, 1],
            [1, 4],
            [1, 5],
          ],
    );
  });
});

describe('points of interest of the map', () => {
  it.each([
    ['breakthrough-primary', 4],
    ['bunker-assault', 4],
    ['intercept-signals', 4],
    ['recover-the-research', 6],
    ['shifting-priorities', 5],
  ] as const)('%s lays them', (card, count) => {
    const t = lay26({ units: ARMIES, phase: 'prepare', round: 0, battle: { primary: card } });
    expect(tokens(t, card).map(({ kind }) => kind)).toEqual(Array.from({ length: count }, () => 'poi'));
  });
  it('Close the Pocket: the middle one of three is worth two', () => {
    const t = preparing({});
    expect(tokens(t, 'close-the-pocket').map(({ note }) => note === 'centre')).toEqual([false, true, false]);
    const score = (note: string | null) =>
      lay26({
        units: [rebels(950, 457), storm(1700, 100)],
        phase: 'end',
        round: 2,
        battle: { primary: 'close-the-pocket' },
        markers: [{ kind: 'poi', by: 'close-the-pocket', x: 900, y: 457, ...(note !== null && { note }) }],
      }).state.victory;
    expect([score('centre'), score(null)]).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });
  it('beside terrain that none may lie on: the nearest place', () => {
    const at = (x: number, y: number) => {
      const t = lay26({
        units: ARMIES,
        phase: 'prepare',
        round: 0,
        battle: { primary: 'close-the-pocket' },
        terrain: [piece('high-stone-wall', x, y, 60, 400)],
      });
      return Math.round(tokens(t, 'close-the-pocket')[0]!.x - 3 * SEGMENT);
    };
    expect(at(3 * SEGMENT, 3 * SEGMENT)).toBe(56);
    expect(at(3 * SEGMENT + 10, 3 * SEGMENT)).toBe(-46);
  });
});
