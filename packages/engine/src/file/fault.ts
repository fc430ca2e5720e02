import type { Message, Refusal } from '../message.ts';

/** A place in a text as editors count it: both from 1. */
export type Place = {
  readonly line: number;
  readonly column: number;
};

/** Why a file cannot be used: one message, and where in the file the reason stands. */
export type FileFault = Partial<Place> & {
  readonly message: Message;
  /** The faulty part as a JSON Pointer (RFC 6901): `/decisions/4/1`. */
  readonly path?: string;
  /** Where the file is well formed but the game says no. */
  readonly refusal?: Refusal;
  /** Which decision of the file was refused, counted from 0. */
  readonly decision?: number;
  /** Game and edition whose dictionaries put the refusal into words. */
  readonly game?: readonly [id: string, edition: string];
};
