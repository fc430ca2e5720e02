import * as v from 'valibot';
import { readShape } from './file/shape.ts';
import { isObject, type Json } from './json.ts';
import { type Message, type Refusal, type Result, say } from './message.ts';

/** Changes by hand that every game knows, where all players agree: see `Game.override`. */

/** The players end the match: a side gives up, or both call it a draw. */
export const EndShape = v.strictObject({
  end: v.strictObject({ winner: v.nullable(v.picklist([0, 1])), reason: v.picklist(['conceded', 'agreed']) }),
});
type EndChange = v.InferOutput<typeof EndShape>;

/** Reads a change by the first member that says of which kind it is; without one it is about a piece. */
export function readChangeBy<B extends Readonly<Record<string, v.GenericSchema>>, P extends v.GenericSchema>(
  change: Json,
  by: B,
  piece: P,
): Result<v.InferOutput<B[keyof B] | P>, Refusal> {
  const kind = isObject(change) ? Object.keys(by).find((name) => name in change) : undefined;
  return readShape<v.GenericSchema>(kind === undefined ? piece : by[kind]!, change) as never;
}

/** Whoever has given up is named: the words of a game's own prefix. */
export const endMessage = (prefix: string, { winner, reason }: EndChange['end']): Message =>
  say(`${prefix}.event.ended.${reason}`, winner === null ? undefined : { side: 1 - winner });

/** What is wrong with a change or a position, where no clause says so. */
export const unlawful = (key: string, args: Refusal['message']['args'], where?: Refusal['where']): Refusal => ({
  clauses: [],
  message: say(key, args),
  ...(where && { where }),
});
