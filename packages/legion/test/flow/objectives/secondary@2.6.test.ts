import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { ARMIES, edge, places, preparing, tokens } from '../../missions.ts';
import { piece } from '../../table.ts';
import { lay26 } from '../../table26.ts';

describe('tokens of secondary objectives', () => {
  const [WIDTH, DEPTH] = [12 * SEGMENT, 6 * SEGMENT];
  const ASSET = 12.55;
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
  ] as const)('[L2-SPIELAUFBAU-06] %s lays them', (card, count) => {
    const t = lay26({ units: ARMIES, phase: 'prepare', round: 0, battle: { primary: card } });
    expect(tokens(t, card).map(({ kind }) => kind)).toEqual(Array.from({ length: count }, () => 'poi'));
  });
  it('[R-L2-37] beside terrain that none may lie on: the nearest place', () => {
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
