import { TERRAIN, type TerrainKind } from '@holotisch/legion';
import type { Piece } from './tables.ts';

/** What can be done to the pieces of a table. LE-KOMPETITIVE-GELAENDEPLATZ: a setup takes up to 60 of them. */
export const MOST = 60;

type Corners = Piece['outline'];
const rectangle = (width: number, depth: number): Corners => {
  const [w, d] = [width / 2, depth / 2];
  return [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ];
};
/** How wide and deep an outline is. */
export function sizeOf(outline: Corners): { readonly width: number; readonly depth: number } {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return { width: Math.max(...xs) - Math.min(...xs), depth: Math.max(...ys) - Math.min(...ys) };
}
/** Stretched to a size; its shape stays. */
export function stretched(outline: Corners, width: number, depth: number): Corners {
  const was = sizeOf(outline);
  const [sx, sy] = [width / (was.width || 1), depth / (was.depth || 1)];
  return outline.map(([x, y]) => [Math.round(x * sx * 10) / 10, Math.round(y * sy * 10) / 10]);
}

/** Woods and water have no straight sides. */
const ROUND: readonly TerrainKind[] = [
  ...(['light-woods', 'dense-woods', 'tall-grass', 'shallow-water', 'deep-water', 'crater', 'pit', 'hill'] as const),
];
const OCTAGON: Corners = [
  [-0.5, -0.2],
  [-0.2, -0.5],
  [0.2, -0.5],
  [0.5, -0.2],
  [0.5, 0.2],
  [0.2, 0.5],
  [-0.2, 0.5],
  [-0.5, 0.2],
];
const SIZES: Partial<Record<TerrainKind, readonly [number, number]>> = {
  barricade: [70, 27],
  sandbags: [110, 20],
  fence: [140, 8],
  'low-hedge': [140, 20],
  'high-hedge': [140, 25],
  'low-mud-wall': [140, 18],
  'low-stone-wall': [140, 16],
  'high-mud-wall': [140, 20],
  'high-stone-wall': [140, 20],
  trench: [220, 60],
  building: [180, 130],
  crater: [130, 120],
  wreck: [190, 120],
};

/** A new piece of a kind in its usual size. */
export function newPiece(kind: TerrainKind, x: number, y: number): Piece {
  const [width, depth] = SIZES[kind] ?? [220, 170];
  const outline = ROUND.includes(kind) ? stretched(OCTAGON, width, depth) : rectangle(width, depth);
  return { kind, outline, x, y, degrees: 0, height: TERRAIN[kind].height };
}

const middleOf = ({ x, y, outline }: Piece) => {
  const { width, depth } = sizeOf(outline);
  return { x, y, radius: Math.max(width, depth) / 2 };
};
const GRID = 40;
/** Where a piece lies clear of the others, as near to the middle of the table as can be; on a full table, in the middle. */
export function clearOf(pieces: readonly Piece[], piece: Piece, width: number, depth: number): Piece {
  const { radius } = middleOf(piece);
  const others = pieces.map(middleOf);
  const places = [];
  for (let x = (width / 2) % GRID; x <= width; x += GRID)
    for (let y = (depth / 2) % GRID; y <= depth; y += GRID) places.push({ x, y });
  const off = (at: { readonly x: number; readonly y: number }) => Math.hypot(at.x - width / 2, at.y - depth / 2);
  const inside = (at: number, side: number) => at >= radius && at <= side - radius;
  const free = places
    .filter(({ x, y }) => inside(x, width) && inside(y, depth))
    .sort((a, b) => off(a) - off(b))
    .find(({ x, y }) => others.every((other) => Math.hypot(other.x - x, other.y - y) >= other.radius + radius));
  return { ...piece, ...(free ?? { x: width / 2, y: depth / 2 }) };
}

/** Its middle stays on the table. */
export const onTable = <P extends Partial<Piece>>(piece: P, width: number, depth: number): P => ({
  ...piece,
  ...(piece.x !== undefined && { x: Math.min(width, Math.max(0, piece.x)) }),
  ...(piece.y !== undefined && { y: Math.min(depth, Math.max(0, piece.y)) }),
});

/** Where a half turn of the table brings it. */
export const opposite = (piece: Piece, width: number, depth: number): Piece => ({
  ...piece,
  x: width - piece.x,
  y: depth - piece.y,
  degrees: (piece.degrees + 180) % 360,
});

/** Another kind brings its own height; the shape stays. */
export const ofKind = (piece: Piece, kind: TerrainKind): Piece => ({ ...piece, kind, height: TERRAIN[kind].height });
