import type { GameEvent } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';

/** Every clause that an event rests on: those that it brings itself, where something was not possible, and that of its kind. */
export function clausesOf(event: GameEvent, ofKind: ClauseId | undefined): readonly ClauseId[] {
  const { clauses } = event as { readonly clauses?: unknown };
  const own = Array.isArray(clauses) ? clauses.filter((one): one is ClauseId => typeof one === 'string') : [];
  return [...new Set([...own, ...(ofKind === undefined ? [] : [ofKind])])];
}
