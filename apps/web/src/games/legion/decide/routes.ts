import { TERRAIN, type Terrain } from '@holotisch/legion';
import { findUnit } from '@holotisch/legion/data';
import { containsPoint, placed, polygon, type Vec } from '@holotisch/table';
import type { LegionUnit, LegionView } from '../view.ts';

/** How far it is to a place on foot: around what cannot be walked through. Good enough to tell a way from a wall. */
type Walk = (at: Vec) => number;

/** Millimetres of a square of the map that ways are looked for on. */
const CELL = 40;
/** What is no higher, everybody steps over. */
const STEP = 40;

const moverOf = (type: string): 'trooper' | 'ground' | 'repulsor' =>
  type.includes('ground') ? 'ground' : type.includes('repulsor') ? 'repulsor' : 'trooper';

/** Every place of the table by how far it is from it to the goal; a piece that the goal lies on is no obstacle to it. */
export function walkTo(view: Pick<LegionView, 'rules' | 'terrain'>, unit: LegionUnit, goal: Vec): Walk {
  const { width, depth } = view.rules;
  const card = findUnit(unit.card, view.rules.edition);
  const mover = moverOf(card?.type ?? '');
  const radius = (card?.base.width ?? 27) / 2;
  const walls = view.terrain
    .filter(({ kind, height, footing }) => {
      const on = footing?.[mover] ?? TERRAIN[kind].footing[mover];
      return on === 'impassable' && (height === 0 || height > STEP);
    })
    .map(shapeOf)
    .filter((shape) => !containsPoint(shape, goal));
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(depth / CELL)];
  const cellOf = ({ x, y }: Vec): number => {
    const column = Math.max(0, Math.min(columns - 1, Math.floor(x / CELL)));
    const row = Math.max(0, Math.min(rows - 1, Math.floor(y / CELL)));
    return row * columns + column;
  };
  const isWall = (cell: number): boolean => {
    const middle = { x: ((cell % columns) + 0.5) * CELL, y: (Math.floor(cell / columns) + 0.5) * CELL };
    return walls.some((shape) =>
      AROUND.some(([dx, dy]) => containsPoint(shape, { x: middle.x + dx * radius, y: middle.y + dy * radius })),
    );
  };
  const far = Array.from({ length: columns * rows }, () => Number.POSITIVE_INFINITY);
  const start = cellOf(goal);
  far[start] = 0;
  const open = [start];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const [column, row] = [next % columns, Math.floor(next / columns)];
    for (const [dx, dy] of NEXT) {
      const [c, r] = [column + dx, row + dy];
      if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
      const cell = r * columns + c;
      const away = far[next]! + CELL * Math.hypot(dx, dy);
      if (away >= far[cell]! || isWall(cell)) continue;
      far[cell] = away;
      open.push(cell);
    }
  }
  // Within a square it is as far as it is; where no way leads, the straight one is better than none.
  return (at) => {
    const straight = Math.hypot(at.x - goal.x, at.y - goal.y);
    const around = far[cellOf(at)]!;
    return around === Number.POSITIVE_INFINITY ? straight + width + depth : Math.max(straight, around);
  };
}

const shapeOf = ({ outline, pose }: Terrain) => placed(polygon(outline.map(([x, y]) => ({ x, y }))), pose);
const NEXT = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);
const AROUND = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
