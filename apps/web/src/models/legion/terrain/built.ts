import type { Part } from '../../part.ts';
import { ball, block, dyed, type Frame, type Paint, paint, put, rod, side, slab, tube } from '../kit.ts';
import { atst } from '../machines/walkers.ts';
import { chanceOf, type Edge, edgesOf, inset, type Outline, onEdge, spots } from './ground.ts';

/** What was built, and what is left of it. Nothing rises above the height that the rules measure. */

const DARK = paint('dark');
const METAL = paint('metal');

/** How deep walls lie behind the outline, so that doors, pillars and frames do not stand out of it. */
const RELIEF = 3;
const STOREY = 48;

function doorway(edge: Edge, wall: Paint, height: number): readonly Part[] {
  const high = Math.min(42, height * 0.7);
  // The frame lies behind the door, and the door's one wing before the other.
  return onEdge(edge, [
    block({ ...wall, shade: (wall.shade ?? 1) * 1.14 }, [34, RELIEF * 2, high + 6], [0, RELIEF + 0.9, (high + 6) / 2]),
    block(DARK, [24, 1, high], [0, 0.7, high / 2]),
    block(METAL, [11, 1, high - 2], [-5.6, 0.5, (high - 2) / 2]),
    block({ stuff: 'light', colour: 0xffc46a }, [6, 1, 2], [0, 0.5, high + 2.4]),
    block(DARK, [3, 1.2, 5], [15, 0.5, high * 0.5]),
  ]);
}
/** A ledge between two storeys, and what sticks to walls. */
const ledges = (edge: Edge, wall: Paint, height: number): readonly Part[] => [
  ...(height > 84
    ? onEdge(edge, [block({ ...wall, shade: (wall.shade ?? 1) * 1.1 }, [edge.length - 12, 4, 3], [0, 2.2, 56])])
    : []),
  ...(edge.length > 70
    ? onEdge(edge, [
        block(METAL, [13, 4, 9], [edge.length * 0.34, 2.2, height - 16]),
        block(DARK, [10, 4, 1], [edge.length * 0.34, 2, height - 15]),
        block(DARK, [10, 4, 1], [edge.length * 0.34, 2, height - 18]),
      ])
    : []),
];
const windows = (edge: Edge, wall: Paint, height: number, lit: () => number): readonly Part[] => {
  const count = Math.max(1, Math.floor(edge.length / 46));
  const rows = Math.max(1, Math.floor((height - 14) / STOREY));
  return Array.from({ length: rows * count }, (_, i) => {
    const [row, col] = [Math.floor(i / count), i % count];
    const [x, z] = [((col + 0.5) / count - 0.5) * (edge.length - 14), 30 + row * STOREY];
    if (z + 10 > height - 6) return [];
    return onEdge(edge, [
      block({ ...wall, shade: (wall.shade ?? 1) * 0.82 }, [15, RELIEF * 1.6, 19], [x, RELIEF * 0.9, z]),
      block(lit() > 0.6 ? paint('light', 0.9) : paint('glass'), [11, 1.2, 15], [x, 0.7, z]),
    ]);
  }).flat();
};

/** Walls, a plinth, a cornice, and a flat roof with its rim: one stands upon it. */
export function building(outline: Outline, height: number, ladders: boolean): readonly Part[] {
  const next = chanceOf(outline);
  const wall =
    [paint('plaster'), paint('stone', 1.05), paint('sand', 1.02)][Math.floor(next() * 3)] ?? paint('plaster');
  const edges = edgesOf(outline);
  const longest = edges.reduce((a, b) => (b.length > a.length ? b : a));
  const roof: readonly Part[] = [
    slab({ ...wall, shade: 0.78 }, inset(outline, RELIEF), 5, [0, 0, height - 6]),
    ...edges.flatMap((edge) =>
      onEdge(edge, [block({ ...wall, shade: 1.06 }, [edge.length - 0.2, 6, 7], [0, 3, height - 3.5])]),
    ),
    block(METAL, [26, 26, 1.2], [0, 0, height - 0.9]),
  ];
  return [
    slab(wall, inset(outline, RELIEF * 1.4), height - 6, [0, 0, 0]),
    slab({ ...wall, shade: 0.8 }, outline, 7, [0, 0, 0], { top: 0.985 }),
    ...roof,
    ...edges.flatMap((edge) =>
      onEdge(edge, [
        block({ ...wall, shade: 0.92 }, [9, 9, height - 6], [-edge.length / 2 + 4.6, 4.6, (height - 6) / 2]),
      ]),
    ),
    ...edges.flatMap((edge) => ledges(edge, wall, height)),
    ...edges.flatMap((edge) => (edge === longest ? [] : windows(edge, wall, height, next))),
    ...doorway(longest, wall, height),
    ...(longest.length > 120 && height > 70
      ? onEdge(longest, [
          block(paint('glass'), [13, 1.2, 14], [longest.length * 0.3, 0.7, 34]),
          block(paint('glass'), [13, 1.2, 14], [-longest.length * 0.3, 0.7, 34]),
          tube(METAL, 2, height - 14, [longest.length * 0.42, 2.4, (height - 14) / 2 + 4], { along: 'z' }),
        ])
      : []),
    ...(ladders ? ladder(edges[1] ?? longest, height) : []),
  ];
}
const ladder = (edge: Edge, height: number): readonly Part[] =>
  onEdge(edge, [
    rod(METAL, [-6, 1, 0.4], [-6, 1, height], 0.8, 5),
    rod(METAL, [6, 1, 0.4], [6, 1, height], 0.8, 5),
    ...Array.from({ length: Math.floor(height / 9) }, (_, i) =>
      rod(METAL, [-6, 1, 6 + i * 9], [6, 1, 6 + i * 9], 0.6, 4),
    ),
  ]);

/** Two or three walls with broken tops, rubble between them. */
export function ruins(outline: Outline, height: number): readonly Part[] {
  const next = chanceOf(outline);
  const stone = paint('stone', 0.95);
  const walls = edgesOf(outline)
    .slice(0, 2)
    .flatMap((edge) => {
      const pieces = Math.max(3, Math.round(edge.length / 34));
      const wide = edge.length / pieces;
      return onEdge(
        edge,
        Array.from({ length: pieces }, (_, i): Part => {
          const [a, b] = [0.3 + 0.7 * next(), 0.3 + 0.7 * next()];
          const x = -edge.length / 2 + wide * i;
          const gap = next() < 0.16 ? 0.25 : 1;
          return side(
            { ...stone, shade: 0.86 + 0.2 * next() },
            [
              [0, 0],
              [wide, 0],
              [wide, height * b * gap],
              [wide * 0.55, height * (i === 1 ? 1 : Math.max(a, b)) * gap],
              [wide * 0.3, height * a * 0.8 * gap],
              [0, height * a * gap],
            ],
            7,
            [x, 3.6, 0],
            { turn: [0, 0, -90] },
          );
        }),
      );
    });
  return [
    slab(paint('earth'), outline, 0.8, [0, 0, 0], { top: 0.985 }),
    ...walls,
    ...spots(outline, 1500, 16, 9, 16).map(({ at: [x, y], n }): Part => {
      const size = 3 + 4 * n;
      return block({ ...stone, shade: 0.7 + 0.4 * n }, [size * 1.5, size, size * 0.8], [x, y, size * 0.58], {
        turn: [8 * n, 0, 360 * n],
      });
    }),
  ];
}

/** A wall with a cap; stone has courses, mud is plain. */
export function wall(outline: Outline, height: number, stuff: Paint, courses: boolean): readonly Part[] {
  const rows = courses ? Math.max(2, Math.round(height / 11)) : 1;
  const each = (height - 3) / rows;
  return [
    ...Array.from({ length: rows }, (_, i) =>
      slab(
        { ...stuff, shade: i % 2 ? 0.9 : 1.02 },
        i % 2 ? inset(outline, 1.2) : outline,
        each,
        [0, 0, i * each],
        courses ? {} : { top: 0.96 },
      ),
    ),
    slab({ ...stuff, shade: 1.12 }, outline, 3, [0, 0, height - 3], { top: 0.97 }),
  ];
}
export function sandbags(outline: Outline, height: number): readonly Part[] {
  if (outline.length !== 4) return wall(outline, height, paint('sand'), true);
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [w, d] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const [cx, cy] = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2];
  const rows = 4;
  const high = height / rows;
  return Array.from({ length: rows }, (_, row) => {
    const count = Math.max(2, Math.floor(w / 19) - (row % 2));
    return Array.from(
      { length: count },
      (__, i): Part =>
        block(
          { stuff: 'sand', shade: 0.82 + 0.1 * ((i + row) % 3) },
          [(w / Math.floor(w / 19)) * 0.97, d * (1 - row * 0.12), high * 0.96],
          [cx + (i - (count - 1) / 2) * (w / Math.max(2, Math.floor(w / 19))), cy, high * (row + 0.5)],
          {
            taper: { along: 'z', to: [0.8, 0.86] },
          },
        ),
    );
  }).flat();
}
export function fence(outline: Outline, height: number): readonly Part[] {
  const edges = edgesOf(outline);
  const longest = edges.reduce((a, b) => (b.length > a.length ? b : a));
  const deep = Math.max(1.5, Math.min(...edges.map(({ length }) => length)) / 2);
  const posts = Math.max(2, Math.round(longest.length / 26) + 1);
  const [from, to] = [-longest.length / 2 + 2, longest.length / 2 - 2];
  return onEdge(longest, [
    ...Array.from({ length: posts }, (_, i) => {
      const x = from + ((to - from) * i) / (posts - 1);
      return block(paint('wood'), [3.4, 3, height], [x, deep, height / 2]);
    }),
    ...[0.4, 0.78].map((z) => rod(paint('wood', 1.15), [from, deep, height * z], [to, deep, height * z], 1.1, 5)),
  ]);
}
/** The barricade of the core set: two sloping plates on feet, lamps between. */
export function barricade(outline: Outline, height: number): readonly Part[] {
  const steel = dyed(0x8d938f, 'metal');
  return [
    slab(paint('metal', 0.7), outline, 4, [0, 0, 0], { top: 0.96 }),
    slab(steel, inset(outline, 1), height, [0, 0, 0], { top: 0.82 }),
    ...edgesOf(outline)
      .filter(({ length }) => length > 40)
      .flatMap((edge) =>
        onEdge(edge, [
          block(DARK, [edge.length * 0.28, 1.2, height * 0.34], [edge.length * 0.2, 2.2, height * 0.5]),
          block(DARK, [edge.length * 0.28, 1.2, height * 0.34], [-edge.length * 0.2, 2.2, height * 0.5]),
          block({ stuff: 'light', colour: 0xffb04a }, [edge.length * 0.06, 1.4, 2], [0, 2.4, height * 0.68]),
        ]),
      ),
  ];
}

/** The walker that came down: it lies on its left side, the head at one end. */
const FALLEN: Frame['rows'] = [
  [0, 0, 1],
  [0, 1, 0],
  [-1, 0, 0],
];
export function wreck(outline: Outline, height: number): readonly Part[] {
  const reach = Math.max(...outline.map(([x]) => Math.abs(x)));
  const size = Math.min((reach * 1.62) / 104, height / 46);
  const walker = put(atst().parts, { at: [-53 * size, -9.5 * size, 22.6 * size], rows: FALLEN }, size);
  return [
    slab(paint('earth', 0.8), outline, 0.8, [0, 0, 0], { top: 0.985 }),
    ...walker,
    ...spots(outline, 2400, 8, 12, 22).map(({ at: [x, y], n }) =>
      ball(paint('rust', 0.7 + 0.5 * n), 1, [x, y, 0.6], {
        half: true,
        rings: 2,
        scale: [5 + 4 * n, 4 + 3 * n, 3 + 3 * n],
      }),
    ),
  ];
}
