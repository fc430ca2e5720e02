import type { Refusal } from '@holotisch/engine';
import type { Bans, ValueName } from '../cards/vocabulary.ts';
import type { Ship, Side, XWingState } from '../state.ts';
import type { XWing } from '../xwing.ts';

/** A mission: rules of its own, which stand above the cards and the handbook, and an objective. XW-GOLDENE-REGELN-03 */
export interface Mission {
  readonly id: string;
  /** The mission's word on a value; where it has one, no card changes it. */
  value?(g: XWing, ship: Ship, name: ValueName): number | undefined;
  /** What cannot be done in this mission, whatever allows it. XW-GOLDENE-REGELN-04 */
  readonly bans?: { readonly [B in keyof Bans]?: (g: XWing, context: Bans[B]) => Refusal | undefined };
  /** The sides that have achieved their objective: the game ends at once. XW-SPIELSIEG-04 */
  achieved(state: XWingState): readonly Side[];
}
