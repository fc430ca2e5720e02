import { type Ask, isObject, type Refusal, type Seat } from '@holotisch/engine';
import type { Ship } from '../state.ts';
import { skillOf } from '../values.ts';
import type { XWing } from '../xwing.ts';
import { actionReason } from './actions.ts';
import { cardReason, discardedReason } from './cards.ts';
import { shotReason } from './shots.ts';

/**
 * Why something that nobody offers a player is against the rules, though the step that would have offered it was skipped:
 * `primary>1` is judged as a shot, `0:guri` as a card, `focus` as an action. It is told from the public state alone. Commands
 * load it (`games/src/explained.ts`); a page does without, for what is asked tells what it bars.
 */
export interface Named {
  readonly name: string;
  /** The ships of the seat that may be meant, the likeliest first. */
  readonly ships: readonly Ship[];
  /** What the seat is asked, by its kind. */
  readonly asked?: string;
}
export type Reason = (g: XWing, named: Named) => Refusal | undefined;

const REASONS: readonly Reason[] = [shotReason, actionReason, cardReason, discardedReason];

export function whyNot(g: XWing, seat: Seat, name: string, asked: Ask | undefined): Refusal | undefined {
  const named = { name, ships: meant(g, seat, asked), ...(asked && { asked: asked.kind }) };
  for (const reason of REASONS) {
    const refusal = reason(g, named);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The ship that is asked about, the active one, then those whose turn is over, the last of them first. */
function meant(g: XWing, seat: Seat, asked: Ask | undefined): readonly Ship[] {
  const about = asked && isObject(asked.about) ? asked.about['ship'] : undefined;
  const rank = (ship: Ship): number => {
    if (ship.id === about) return -2000;
    if (ship.id === g.state.active) return -1000;
    const isInCombat = g.state.phase === 'combat' || g.state.phase === 'end';
    const skill = isInCombat ? skillOf(g, ship) : -skillOf(g, ship);
    return (isInCombat ? ship.fought : ship.activated) ? skill : 1000 - skill;
  };
  const side = g.state.sides[seat];
  const own = g.state.ships.filter((ship) => ship.status === 'play' && g.state.sides[ship.seat] === side);
  return own.sort((a, b) => rank(a) - rank(b));
}
