import type { GameEvent } from '@holotisch/engine';
import type { Act } from '../../game-face.ts';
import type { XWingView } from '../view.ts';

/** Who attacks whom. */
export interface Duel {
  readonly attacker: number;
  readonly defender: number;
}

/** With these something else begins, so the attack before them is over. Its damage comes after its hit. */
const BEGINNINGS = new Set(['fights', 'activates', 'phase', 'round', 'over']);

/** The attack that the table shows: the one being played, which the view does not know of yet, or the one in the view. */
export function attackShown(view: Pick<XWingView, 'attacks'>, act: Pick<Act, 'event' | 'earlier'> | undefined) {
  const now = view.attacks.at(-1);
  if (!act) return now;
  const begins = ({ type }: GameEvent) => type === 'attack' || BEGINNINGS.has(type);
  const lately = begins(act.event) ? act.event : act.earlier.findLast(begins);
  return lately?.type === 'attack' ? duelOf(lately) : undefined;
}

const duelOf = ({ attacker, defender }: GameEvent): Duel | undefined =>
  typeof attacker === 'number' && typeof defender === 'number' ? { attacker, defender } : undefined;
