import type { ClauseId } from '@holotisch/rules';
import { type Message, type Refusal, say } from './message.ts';

type Where = NonNullable<Refusal['where']>;

/** What no legal match may break and is broken, in words for players, and at which part of the state. */
export interface Broken {
  readonly clauses: readonly ClauseId[];
  readonly message: Message;
  readonly where: Where;
}

export const broken = (where: Where, text: string, args: Message['args'] = {}, ...clauses: ClauseId[]): Broken => ({
  clauses,
  message: say(text, args),
  where,
});

export function throwBroken(found: Broken | undefined): void {
  if (!found) return;
  const { message, where } = found;
  throw new Error(`${where.join('.')}: ${message.text} ${JSON.stringify(message.args ?? {})}`);
}
