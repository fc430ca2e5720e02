import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { mine, poi, points } from '../../missions.ts';
import { lay26 } from '../../table26.ts';
import { alone, rebels, storm } from '../../troops.ts';

describe('objectives of 2.6', () => {
  /** The positions are those of the maps: blue (seat 0) below, red above. */
  const at = (x: number, y: number) => [x * SEGMENT, y * SEGMENT] as const;
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
