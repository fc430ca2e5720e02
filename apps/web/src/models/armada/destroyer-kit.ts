import type { Flat, Part, Point } from '../part.ts';
import { block, deck, dome, drum, globe, mirror, rods, wings } from '../ship-kit.ts';

/** What Star Destroyers are made of: a wedge with a trench about its edge, terraces, and the tower. */

interface Wedge {
  /** The right half, from the bow to the stern. */
  readonly half: readonly Flat[];
  readonly above: number;
  readonly below: number;
  /** How much of the wedge is left at the top, towards the stern. */
  readonly top?: number;
  /** Half the height of the edge. */
  readonly edge?: number;
  readonly about?: number;
}

/** A field on the slope above one edge of a wedge: from where to where along the edge, and from its top to its foot. */
export function field(
  { half, above, top = 0.24, edge = 0.7, about }: Wedge,
  at: number,
  along: Flat,
  slope: Flat,
  rest: Partial<Pick<Part, 'shade' | 'colour' | 'stuff'>> = {},
): Part {
  const stern = about ?? Math.min(...half.map(([, y]) => y));
  const [[ax, ay], [bx, by]] = [half[at]!, half[at + 1]!];
  const spot = (u: number, v: number): Point => {
    const left = top + (1 - top) * v;
    const [x, y] = [ax + (bx - ax) * u, ay + (by - ay) * u];
    return [x * left, stern + (y - stern) * left, edge + above * (1 - v)];
  };
  const corners = [
    spot(along[0], slope[0]),
    spot(along[1], slope[0]),
    spot(along[1], slope[1]),
    spot(along[0], slope[1]),
  ];
  const { stuff = 'hull', ...look } = rest;
  return wings(stuff, 0.5, corners, look);
}

/** Plates that differ a little from their neighbours, above every long edge. */
const plating = (body: Wedge): readonly Part[] =>
  body.half.slice(1).flatMap(([x, y], i) => {
    const [px, py] = body.half[i]!;
    if (Math.hypot(x - px, y - py) < 20 || Math.abs(y - py) < 8) return [];
    return [
      field(body, i, [0.12, 0.42], [0.3, 0.62], { shade: 0.88 }),
      field(body, i, [0.48, 0.9], [0.5, 0.86], { shade: 0.92 }),
      field(body, i, [0.55, 0.8], [0.12, 0.4], { stuff: 'trim' }),
    ];
  });

export function wedge(body: Wedge): readonly Part[] {
  const { half, above, below, top = 0.24, edge = 0.7, about } = body;
  const outline = mirror(half);
  const stern = about ?? Math.min(...half.map(([, y]) => y));
  const inner = outline.map(([x, y]): Flat => [x * 0.965, y * 0.985]);
  return [
    deck('hull', outline, edge, above, { top, about: stern, bare: 'foot' }),
    ...plating(body),
    deck('dark', inner, -edge, edge * 2, { shade: 1.5, bare: 'both' }),
    deck('hull', outline, -edge, below, {
      top: top * 1.1,
      about: stern,
      scale: [1, 1, -1],
      shade: 0.92,
      bare: 'foot',
    }),
  ];
}

/** Terraces one upon the other: width, bow and stern of each, from `up` on. */
export const terraces = (
  up: number,
  steps: readonly (readonly [wide: number, bow: number, stern: number, high: number])[],
): readonly Part[] => {
  let foot = up;
  return steps.map(([wide, bow, stern, high], i) => {
    const at = foot;
    foot += high;
    const half: readonly Flat[] = [
      [wide * 0.16, bow],
      [wide / 2, stern + (bow - stern) * 0.25],
      [wide / 2, stern],
    ];
    return deck(i % 2 === 0 ? 'trim' : 'hull', mirror(half), at, high, { top: 0.94, about: stern, bare: 'foot' });
  });
};

/** The tower with its bridge and the two globes upon it. */
export const tower = (y: number, up: number, size: number, x = 0, globes = true): readonly Part[] => {
  const twin = x > 0 ? ({ twin: true } as const) : {};
  return [
    block('hull', [size * 1.1, size * 1.1, size], [x, y, up + size * 0.5], {
      taper: { along: 'z', to: [0.7, 0.7] },
      ...twin,
    }),
    block('hull', [size * 2.4, size * 0.8, size * 0.4], [x, y, up + size * 1.15], {
      taper: { along: 'y', to: [0.8, 0.8] },
      ...twin,
    }),
    block('glass', [size * 1.6, size * 0.08, size * 0.1], [x, y + size * 0.4, up + size * 1.18], twin),
    block('trim', [size * 0.7, size * 0.6, size * 0.3], [x, y - size * 0.05, up + size * 1.45], twin),
    ...(globes
      ? [globe('metal', size * 0.26, [x + size * 0.75, y - size * 0.1, up + size * 1.56], { rings: 3, twin: true })]
      : []),
    ...(globes && x > 0
      ? [globe('metal', size * 0.26, [x - size * 0.75, y - size * 0.1, up + size * 1.56], { rings: 3, twin: true })]
      : []),
  ];
};

/** Turrets along both edges of the superstructure. */
export const batteries = (
  x: number,
  from: number,
  to: number,
  count: number,
  up: number,
  size: number,
): readonly Part[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1)).flatMap((y) => [
    dome('trim', size, [x, y, up], { twin: true, rings: 2 }),
    rods('gun', [x + size * 0.5, y, up + size * 0.6], [x + size * 2.4, y, up + size * 0.9], size * 0.22, { sides: 4 }),
  ]);

/** The hangar below: a dark mouth. */
export const hangar = (y: number, down: number, wide: number, long: number): Part =>
  block('dark', [wide, long, 1], [0, y, -down]);

/** A round reactor below. */
export const reactor = (y: number, down: number, radius: number): Part =>
  dome('trim', radius, [0, y, -down], { turn: [180, 0, 0], rings: 4 });

/** A nozzle's bell, alone or with its twin. */
export const bell = (x: number, y: number, z: number, radius: number): Part =>
  drum('metal', [radius * 1.15, radius * 0.9], radius * 1.6, [x, y + radius * 0.8, z], x > 0 ? { twin: true } : {});
