import { type Json, type Refusal, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';

/** Something wrong with an army, and with which of its cards. */
export type ArmyFault = Refusal & {
  readonly unit?: number;
  /** It is about the counterpart of that unit. */
  readonly counterpart?: true;
  readonly upgrade?: number;
  readonly command?: number;
  readonly battleCard?: number;
  /** Nothing wrong with what is there: something is still to be added. */
  readonly incomplete?: true;
};

export const fault = (
  clauses: readonly ClauseId[],
  key: string,
  args: Readonly<Record<string, Json>> = {},
): ArmyFault => ({
  clauses,
  message: say(`le.army.${key}`, args),
});
