import { describe, expect, it } from 'vitest';
import {
  carry,
  inContested,
  markersAt,
  radiusOf,
  refuseMarker,
  shapeOf,
} from '../../../src/flow/objectives/markers.ts';
import { CONTACT, gap } from '../../../src/geometry/base.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import type { MarkerPlaceData } from '../../../src/payloads.ts';
import { lay, piece, SMALL_BASE, type Spec, type Table, type TableSpec, unit } from '../../table.ts';
import { alone, rebels, storm } from '../../troops.ts';

/** Where tokens may lie: each rule from both sides of its edge. */

const one = alone(4);
const [WIDTH, DEPTH] = [1828.8, 914.4];
const R = radiusOf('objective');
const POI = radiusOf('poi');
const HAIR = 0.05;

const laid = (more: Partial<TableSpec> = {}): Table =>
  lay({
    units: [rebels(400, 400, one), storm(1500, 700, one)],
    phase: 'activation',
    battle: { deployment: 'battle-lines' },
    ...more,
  });
type Place = readonly [x: number, y: number];
/** The clause that refuses each of these places; undefined: a token may lie there. */
const judged = (data: MarkerPlaceData, places: readonly Place[], more: Partial<TableSpec> = {}) => {
  const { g } = laid(more);
  return places.map(([x, y]) => refuseMarker(g, data, { x, y })?.clauses[0]);
};
const objective = (x: number, y: number, more: Spec = {}): Spec => ({
  kind: 'objective',
  by: 'control',
  x,
  y,
  ...more,
});

describe('a token lies', () => {
  it('[LE-EINSATZZIELMARKER-12] wholly on the table', () => {
    const off = 'LE-EINSATZZIELMARKER-12';
    expect(
      judged({ kind: 'objective' }, [
        [R, 457],
        [R - HAIR, 457],
        [WIDTH - R, 457],
        [WIDTH - R + HAIR, 457],
      ]),
    ).toEqual([undefined, off, undefined, off]);
    expect(
      judged({ kind: 'objective' }, [
        [900, R],
        [900, R - HAIR],
        [900, DEPTH - R],
        [900, DEPTH - R + HAIR],
      ]),
    ).toEqual([undefined, off, undefined, off]);
    expect(
      judged({ kind: 'poi' }, [
        [POI, 457],
        [POI - HAIR, 457],
      ]),
    ).toEqual([undefined, off]);
  });
  it('[LE-BEDINGUNGSMARKER-03] on no other token, unless it may, and is not in its own way', () => {
    const on = 'LE-BEDINGUNGSMARKER-03';
    const markers = [objective(900, 457)];
    const places: Place[] = [
      [900 + 2 * R + CONTACT + 0.001, 457],
      [900 + 2 * R + CONTACT - HAIR / 2, 457],
    ];
    expect(judged({ kind: 'objective' }, places, { markers })).toEqual([undefined, on]);
    expect(judged({ kind: 'objective', overMarkers: true }, places, { markers })).toEqual([undefined, undefined]);
    const { id } = laid({ markers }).state.markers[0]!;
    expect(judged({ kind: 'objective', marker: id }, places, { markers })).toEqual([undefined, undefined]);
  });
  it('[LE-EINSATZZIELKARTEN-03] beyond a range of those of its kind only', () => {
    const data = { kind: 'objective', beyondMarkers: 1 } as const;
    const far = 900 + 2 * R + SEGMENT;
    const near = 'LE-EINSATZZIELKARTEN-03';
    expect(
      judged(
        data,
        [
          [far + HAIR, 457],
          [far - HAIR, 457],
        ],
        { markers: [objective(900, 457)] },
      ),
    ).toEqual([undefined, near]);
    const other = [objective(900, 457, { kind: 'condition' })];
    expect(judged(data, [[far - HAIR, 457]], { markers: other })).toEqual([undefined]);
    const two = [objective(300, 457), objective(900, 457)];
    expect(
      judged(
        data,
        [
          [far - HAIR, 457],
          [600, 457],
        ],
        { markers: two },
      ),
    ).toEqual([near, undefined]);
  });
  it('[LE-BEDINGUNGSMARKER-05] not where nobody can stand, but on top of what has one', () => {
    const no = 'LE-BEDINGUNGSMARKER-05';
    const wall = [piece('barricade', 900, 457, 80, 20)];
    expect(
      judged(
        { kind: 'objective' },
        [
          [900, 467 + R + HAIR],
          [900, 467 + R - HAIR],
          [900, 457],
        ],
        { terrain: wall },
      ),
    ).toEqual([undefined, no, no]);
    const house = [piece('building', 900, 457, 200, 200)];
    expect(
      judged(
        { kind: 'objective' },
        [
          [900, 457],
          [900, 557 + R - HAIR],
          [900, 557 + R + HAIR],
        ],
        { terrain: house },
      ),
    ).toEqual([undefined, no, undefined]);
    const woods = [piece('light-woods', 900, 457, 200, 200)];
    expect(judged({ kind: 'objective' }, [[900, 557]], { terrain: woods })).toEqual([undefined]);
  });
  it('[LE-KOMMANDOKARTEN-14] touching such terrain where the card wants it', () => {
    const no = 'LE-KOMMANDOKARTEN-14';
    const data = { kind: 'objective', touchingTerrain: true } as const;
    const wall = [piece('light-woods', 300, 200, 80, 80), piece('barricade', 900, 457, 80, 20)];
    expect(
      judged(
        data,
        [
          [900, 467 + R],
          [900, 467 + R + 1],
          [300, 200],
        ],
        { terrain: wall },
      ),
    ).toEqual([undefined, no, no]);
  });
  it('[LE-EINSATZZIELKARTEN-03] beyond a range of both zones', () => {
    const no = 'LE-EINSATZZIELKARTEN-03';
    const low = 2 * SEGMENT + R;
    const data = { kind: 'objective', beyondZones: 1 } as const;
    expect(
      judged(data, [
        [900, low + HAIR],
        [900, low - HAIR],
        [900, DEPTH - low - HAIR],
        [900, DEPTH - low + HAIR],
      ]),
    ).toEqual([undefined, no, undefined, no]);
  });
  it('[L2-SPIELAUFBAU-07] [R-L2-38] with room about it', () => {
    const no = 'L2-SPIELAUFBAU-07';
    const data = { kind: 'objective', clear: 100 } as const;
    const terrain = [piece('barricade', 900, 457, 80, 20)];
    expect(
      judged(
        data,
        [
          [900, 467 + 100 + HAIR],
          [900, 467 + 100 - HAIR],
        ],
        { terrain },
      ),
    ).toEqual([undefined, no]);
    const markers = [objective(300, 457)];
    expect(
      judged(
        data,
        [
          [300 + R + 100 + HAIR, 457],
          [300 + R + 100 - HAIR, 457],
        ],
        { markers },
      ),
    ).toEqual([undefined, no]);
  });
  it('[L2-SPIELAUFBAU-07] between the territories, or in no enemy one', () => {
    const no = 'L2-SPIELAUFBAU-07';
    const places: Place[] = [
      [900, 457],
      [900, SEGMENT - 1],
      [900, DEPTH - SEGMENT + 1],
    ];
    expect(judged({ kind: 'objective', contested: true }, places)).toEqual([undefined, no, no]);
    expect(judged({ kind: 'objective', territory: 'blue' }, places)).toEqual([undefined, undefined, no]);
    expect(judged({ kind: 'objective', territory: 'red' }, places)).toEqual([undefined, no, undefined]);
    const { g } = laid();
    expect(places.map(([x, y]) => inContested(g, { x, y }))).toEqual([true, false, false]);
  });
  it('[L2-SPIELAUFBAU-07] a point of interest on no miniature', () => {
    const edge = 400 + SMALL_BASE / 2 + POI;
    expect(
      judged({ kind: 'poi' }, [
        [edge + CONTACT + 0.001, 400],
        [edge + CONTACT - HAIR / 2, 400],
        [1500, 700],
      ]),
    ).toEqual([undefined, 'L2-SPIELAUFBAU-07', 'L2-SPIELAUFBAU-07']);
    expect(judged({ kind: 'asset' }, [[400, 400]])).toEqual([undefined]);
  });
  it('[L2-PANIK-03] touching a circle', () => {
    const data = { kind: 'objective', around: { x: 900, y: 457, radius: 50 } } as const;
    expect(
      judged(data, [
        [900 + 50 + R - HAIR, 457],
        [900 + 50 + R + HAIR, 457],
      ]),
    ).toEqual([undefined, 'L2-PANIK-03']);
  });
  it('[L2-SPIELAUFBAU-07] near the long edges or away from the short ones', () => {
    const no = 'L2-SPIELAUFBAU-07';
    const most = 4 * SEGMENT;
    const long = { kind: 'objective', longEdges: 4 } as const;
    expect(
      judged(long, [
        [900, most + R - HAIR],
        [900, most + R + HAIR],
        [900, DEPTH - most - R + HAIR],
        [900, DEPTH - most - R - HAIR],
      ]),
    ).toEqual([undefined, no, undefined, no]);
    const short = { kind: 'objective', shortEdges: 1 } as const;
    const aside = SEGMENT + R;
    expect(
      judged(short, [
        [aside + HAIR, 457],
        [aside - HAIR, 457],
        [WIDTH - aside - HAIR, 457],
        [WIDTH - aside + HAIR, 457],
        [900, 20],
      ]),
    ).toEqual([undefined, no, undefined, no, undefined]);
  });
  it('[LE-EINSATZZIELKARTEN-03] away from every edge', () => {
    const no = 'LE-EINSATZZIELKARTEN-03';
    const data = { kind: 'objective', beyondEdges: 1 } as const;
    const least = SEGMENT + R;
    expect(
      judged(data, [
        [least + HAIR, 457],
        [least - HAIR, 457],
        [WIDTH - least + HAIR, 457],
        [900, least - HAIR],
        [900, least + HAIR],
        [900, DEPTH - least + HAIR],
      ]),
    ).toEqual([undefined, no, no, no, undefined, no]);
  });
  it('[LE-KOMMANDOKARTEN-14] beyond a range of enemies', () => {
    const data = { kind: 'objective', beyondEnemies: { seat: 0, range: 2 } } as const;
    const edge = SMALL_BASE / 2 + R + 2 * SEGMENT;
    expect(
      judged(data, [
        [1500 - edge - HAIR, 700],
        [1500 - edge + HAIR, 700],
        [430, 440],
      ]),
    ).toEqual([undefined, 'LE-KOMMANDOKARTEN-14', undefined]);
  });
  it('[LE-SCHARF-MACHEN-X-BOMBENTYP-02] wholly within a range of a leader, and in its sight', () => {
    const no = 'LE-SCHARF-MACHEN-X-BOMBENTYP-02';
    const data = { kind: 'charge', near: { unit: 0, range: 1 } } as const;
    const r = radiusOf('charge');
    const edge = 400 + SMALL_BASE / 2 + SEGMENT - r;
    expect(
      judged(data, [
        [edge - HAIR, 400],
        [edge + HAIR, 400],
      ]),
    ).toEqual([undefined, no]);
    const terrain = [piece('building', 440, 400, 10, 200)];
    expect(
      judged(
        data,
        [
          [480, 400],
          [380, 360],
        ],
        { terrain },
      ),
    ).toEqual([no, undefined]);
  });
});

describe('a claimed token', () => {
  const away = SMALL_BASE / 2 + R;
  /** Where the token of unit 0 is after it was carried. */
  const carried = (token: Place, others: readonly Spec[] = [], leader: Place = [400, 400]) => {
    const t = laid({
      units: [rebels(leader[0], leader[1], one), storm(1500, 700, one)],
      markers: [objective(token[0], token[1], { claimed: 0 }), ...others],
    });
    const { g } = t;
    carry(g, g.unit(0));
    const [mine] = g.state.markers;
    return {
      at: [Math.round(mine!.x), Math.round(mine!.y)],
      beside: gap(g.mini(g.unit(0), 0).base, [shapeOf(mine!)]) <= CONTACT,
    };
  };
  it('[LE-EINSATZZIELMARKER-08] stays where it touches its leader', () => {
    expect(carried([400 + away, 400])).toEqual({ at: [Math.round(400 + away), 400], beside: true });
  });
  it('[LE-EINSATZZIELMARKER-08] comes after it, on the side on which it was', () => {
    expect(carried([700, 400])).toEqual({ at: [Math.round(400 + away), 400], beside: true });
    expect(carried([400, 200])).toEqual({ at: [400, Math.round(400 - away)], beside: true });
  });
  it('[LE-EINSATZZIELMARKER-12] on the table and beside other tokens', () => {
    const atEdge = carried([SMALL_BASE / 2 + 300, 300], [], [SMALL_BASE / 2, 300]);
    expect(atEdge.beside).toBe(true);
    const west = carried([-0 + R, 500], [], [SMALL_BASE / 2 + 1, 300]);
    expect([west.beside, west.at[0]! >= R]).toEqual([true, true]);
    for (const leader of [
      [20, 20],
      [WIDTH - 20, 20],
      [20, DEPTH - 20],
      [WIDTH - 20, DEPTH - 20],
    ] as const) {
      const corner = carried([900, 457], [], leader);
      const [x, y] = corner.at as [number, number];
      expect([corner.beside, x >= R - 1, x <= WIDTH - R + 1, y >= R - 1, y <= DEPTH - R + 1]).toEqual([
        true,
        true,
        true,
        true,
        true,
      ]);
    }
    const other = carried([700, 400], [objective(400 + away + 2, 400)]);
    expect([other.beside, other.at]).not.toEqual([true, [Math.round(400 + away), 400]]);
  });
  it('[LE-EINSATZZIELMARKER-06] [LE-EINSATZZIELMARKER-08] lies at whose leader touches it', () => {
    const t = laid({
      markers: [
        objective(400 + away, 400),
        objective(400 - away - 1, 400),
        objective(400, 400 + away, { kind: 'condition' }),
      ],
    });
    expect(markersAt(t.g, t.unit(0), 'objective')).toHaveLength(1);
  });
});

describe('the token of a vehicle', () => {
  it('[LE-EINSATZZIELMARKER-09] lies beside its wider base', () => {
    const t = laid({
      units: [unit('at-rt-rebel', 0, 400, 400), storm(1500, 700, one)],
      markers: [objective(700, 400, { claimed: 0 })],
    });
    const { g } = t;
    carry(g, g.unit(0));
    expect(g.state.markers[0]!.x).toBeCloseTo(400 + 35 + R, 1);
  });
});
