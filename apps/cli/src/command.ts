import type { Json, Language, Message } from '@holotisch/engine';
import type { World } from './world.ts';

/** What a command has found out: for people or for machines, whichever was asked for. */
export interface Outcome {
  /** Whether the answer is yes. */
  readonly ok: boolean;
  readonly json: Json;
  text(): string;
}

/** How a command was called, beyond the options that all of them have. */
export interface Call {
  readonly world: World;
  readonly lang: Language;
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, string | boolean>>;
  /** Our own messages in the user's language. */
  words(message: Message): string;
}

export interface Command {
  readonly name: string;
  /** The names of what has to be given, as the help shows them. */
  readonly operands: readonly string[];
  /** Whether more may follow; the command judges them itself. */
  readonly more?: boolean;
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  run(call: Call): Promise<Outcome>;
}
