import { DIAL_COLUMNS, type Move } from './dial-columns.ts';

interface Speedy extends Move {
  readonly speed: number;
}

interface DialRow<Cell> {
  /** Below nought for what flies backwards: it has rows of its own at the foot of the dial. */
  readonly speed: number;
  readonly cells: readonly (Cell | undefined)[];
}

/** The places that turns, banks and the straight have across every dial. */
const ACROSS = [
  ['turn', 'left'],
  ['bank', 'left'],
  ['straight', null],
  ['bank', 'right'],
  ['turn', 'right'],
] as const;

const isBack = ({ bearing }: Move): boolean => bearing.startsWith('reverse');
const heightOf = (move: Speedy): number => (isBack(move) ? -move.speed : move.speed);

/** Backwards and standing still fit under their like; what turns the ship about has no fixed place. */
function placeOf({ bearing, side }: Move): number {
  const like = bearing === 'stationary' ? 'straight' : bearing.replace(/^reverse/, '');
  return ACROSS.findIndex(([b, s]) => b === like && s === side);
}

const signOf = (move: Move): number => DIAL_COLUMNS.findIndex(([, fits]) => fits(move));

/**
 * A dial laid out flat, the fastest on top. What turns the ship about closes up on the right of its row instead of
 * having a column for each kind: the fewer columns, the wider they are for a finger.
 */
export function dialRows<Cell extends Speedy>(moves: readonly Cell[]): readonly DialRow<Cell>[] {
  const places = ACROSS.map((_, place) => place).filter((place) => moves.some((m) => placeOf(m) === place));
  const rows = [...new Set(moves.map(heightOf))]
    .sort((a, b) => b - a)
    .map((speed) => {
      const here = moves.filter((m) => heightOf(m) === speed);
      const about = here.filter((m) => placeOf(m) < 0).sort((a, b) => signOf(a) - signOf(b));
      return { speed, ahead: places.map((place) => here.find((m) => placeOf(m) === place)), about };
    });
  const widest = Math.max(0, ...rows.map(({ about }) => about.length));
  return rows.map(({ speed, ahead, about }) => ({
    speed,
    cells: [...ahead, ...Array.from({ length: widest }, (_, i) => about[i])],
  }));
}
