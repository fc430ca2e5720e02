import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../src/geometry/range.ts';
import { type Spec, type Table, unit } from '../table.ts';
import { alone, LEIA, rebels, storm, VEERS } from '../troops.ts';
import { lay26 } from './table26.ts';

describe('objectives of 2.6', () => {
  const poi = (by: string, x: number, y: number, more: Spec = {}): Spec => ({ kind: 'poi', x, y, by, ...more });
  /** Somebody of each side far from everything. */
  const away = [unit(LEIA, 0, 60, 250), unit(VEERS, 1, 1770, 660)];
  const scored = (battle: object, units: readonly Spec[], markers: readonly Spec[], more: object = {}): Table =>
    lay26({ units: [...units, ...away], phase: 'end', round: 2, battle, markers: [...markers], ...more } as never);
  const points = (...args: Parameters<typeof scored>) => scored(...args).state.victory;
  /** The positions are those of the maps: blue (seat 0) below, red above. */
  const at = (x: number, y: number) => [x * SEGMENT, y * SEGMENT] as const;
  const mine = (x: number, y: number, more: Spec = {}) => rebels(x + 50, y, { ...alone(4), ...more });
  it('[R-L2-37] [L2-SPIELAUFBAU-06] are laid where their map shows them, seen from the edge that blue has taken', () => {
    for (const [edges, first] of [
      ['south', [3, 3]],
      ['north', [9, 3]],
    ] as const) {
      const t = lay26({
        units: [rebels(200, 60, alone(4)), storm(200, 860, alone(4))],
        phase: 'prepare',
        round: 0,
        edges,
        battle: { primary: 'close-the-pocket' },
      });
      expect(t.state.markers).toHaveLength(3);
      expect(t.state.markers[0]!.x).toBeCloseTo(first[0] * SEGMENT, 0);
      expect(t.state.markers[0]!.y).toBeCloseTo(first[1] * SEGMENT, 0);
    }
  });
  it('[L2-ENDPHASE-02] none scores in the first round', () => {
    const [x, y] = at(3, 3);
    expect(
      points({ primary: 'close-the-pocket' }, [mine(x, y)], [poi('close-the-pocket', x, y)], { round: 1 }),
    ).toEqual([0, 0]);
  });
});
