import type { ClauseId } from '@holotisch/rules';
import { isObject, type Json } from './json.ts';

/** Something to be said to a player, in no language yet: a key of the game's dictionaries and what to fill in. */
export type Message = {
  readonly text: string;
  readonly args?: { readonly [name: string]: Json };
};

export const say = (text: string, args?: Message['args']): Message => (args ? { text, args } : { text });

/** Why an answer is not legal: the clause, what was measured and what would be allowed. */
export type Refusal = {
  readonly clauses: readonly ClauseId[];
  readonly message: Message;
  readonly measured?: Json;
  readonly allowed?: Json;
  /**
   * In data that were refused: the steps from their root to the part that is wrong. The root is a setup, a change by
   * hand, or all of a `Position`.
   */
  readonly where?: readonly (string | number)[];
  /** The piece that it is about, for the screen to light up: who stands in the way, whose token is locked. */
  readonly piece?: number;
};

/** The outcome of something that may fail for reasons a person can mend. */
export type Result<T, F = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: F };
export const good = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const bad = <F>(fault: F): { ok: false; fault: F } => ({ ok: false, fault });

export type Language = 'de' | 'en';
/** A phrase may be a template (`{ship} flies {speed}`) or a function where grammar needs more. */
export type Phrase = string | ((args: Readonly<Record<string, string>>) => string);
export type Dictionary = Readonly<Record<string, Phrase>>;

export const isMessage = (x: Json): x is Message =>
  isObject(x) && typeof x['text'] === 'string' && (x['args'] === undefined || isObject(x['args']));

/** Puts a message into words. An unknown key is shown as itself, so that nothing is ever silently dropped. */
export function render(dictionaries: readonly Dictionary[], message: Message): string {
  const args: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.args ?? {})) args[name] = renderValue(dictionaries, value);
  for (const dictionary of dictionaries) {
    if (!Object.hasOwn(dictionary, message.text)) continue;
    const phrase = dictionary[message.text]!;
    return typeof phrase === 'function'
      ? phrase(args)
      : phrase.replace(/\{(\w+)\}/g, (hole, name: string) => args[name] ?? hole);
  }
  const rest = Object.values(args).join(', ');
  return rest === '' ? message.text : `${message.text} (${rest})`;
}

function renderValue(dictionaries: readonly Dictionary[], value: Json): string {
  if (isMessage(value)) return render(dictionaries, value);
  if (Array.isArray(value)) return value.map((v) => renderValue(dictionaries, v)).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
