import type { Pressed } from '../../scene/description.ts';
import { alongTable, type Turn } from '../../scene/view.ts';
import { isKeyBare } from '../../settings/keys.ts';
import type { Spot } from './ask.ts';

const STEP = 10;
export const TURN = 22.5;
/** Where a ship that starts at an edge looks: across the table. */
const LOOKS: Readonly<Record<string, number>> = { south: 0, north: 180, west: 90, east: 270 };

/** However often it was turned round: from 0 up to 360 degrees. */
export const turned = (spot: Spot, degrees: number): Spot => ({ ...spot, degrees: ((degrees % 360) + 360) % 360 });

export const straightened = (spot: Spot, edge: string | undefined): Spot => ({
  ...spot,
  degrees: LOOKS[edge ?? 'south'] ?? 0,
});

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The direction of an arrow key on the table, as it is turned towards the player. */
export function arrowOf(event: Pressed, turn: Turn): { readonly x: number; readonly y: number } | undefined {
  const arrow = ARROWS[event.key];
  return arrow && alongTable(arrow[0], arrow[1], turn);
}

/** What the keys do to a piece that is being placed; Shift or Ctrl make it fine. */
export function moveByKey(event: Pressed, spot: Spot, turn: Turn, edge: string | undefined): Spot | undefined {
  const fine = event.shiftKey || event.ctrlKey || event.metaKey;
  const arrow = arrowOf(event, turn);
  if (arrow) {
    const step = fine ? 1 : STEP;
    return { ...spot, x: spot.x + arrow.x * step, y: spot.y + arrow.y * step };
  }
  const by = fine ? 1 : TURN;
  if (isKeyBare(event, 'turnLeft')) return turned(spot, spot.degrees - by);
  if (isKeyBare(event, 'turnRight')) return turned(spot, spot.degrees + by);
  return !fine && isKeyBare(event, 'straighten') ? straightened(spot, edge) : undefined;
}
