import * as v from 'valibot';
import type { AnyGame, Games } from '../game.ts';
import { isObject } from '../json.ts';
import { bad, good, type Message, type Refusal, type Result, say } from '../message.ts';
import type { FileFault } from './fault.ts';
import { type Path, placeOf, pointer } from './place.ts';
import { readJson } from './read-json.ts';
import { misshapen } from './shape.ts';

/** The version that this program writes. Older ones are brought up to it when they are read; see docs/NOTATION.md. */
const VERSION = 1;

type Kind = 'match' | 'scenario';
const KINDS: readonly unknown[] = ['match', 'scenario'] satisfies readonly Kind[];

/** Reads a file of ours: first whether it is one, then whether we know its version, then whether it is whole. */
export function readEnvelope<S extends v.GenericSchema>(
  text: string,
  kind: Kind,
  schema: S,
): Result<v.InferOutput<S>, FileFault> {
  const json = readJson(text);
  if (!json.ok) return json;
  const head = json.value;
  if (!isObject(head) || !KINDS.includes(head['holotisch'])) return bad(fault(text, ['holotisch'], 'file.notOurs'));
  if (head['holotisch'] !== kind)
    return bad(fault(text, ['holotisch'], kind === 'match' ? 'file.scenarioForMatch' : 'file.matchForScenario'));
  const version = head['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return bad(fault(text, ['version'], 'file.noVersion'));
  if (version > VERSION) return bad(fault(text, ['version'], 'file.newer', { version }));
  const parsed = v.safeParse(schema, json.value, { abortEarly: true });
  return parsed.success ? good(parsed.output) : bad(issueFault(text, parsed.issues[0]));
}

/** A fault at a part of the text. */
export const fault = (text: string, path: Path, key: string, args?: Message['args']): FileFault => ({
  message: say(key, args && clipped(args)),
  path: pointer(path),
  ...placeOf(text, path),
});

/** What is quoted from a file may be of any length; what is `known` is ours. */
const clipped = (args: NonNullable<Message['args']>): NonNullable<Message['args']> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'known' && value.length > 80 ? `${value.slice(0, 79)}…` : value,
    ]),
  );

/** A refusal of the game, at the part of the text that it refuses. Without the text, without the place. */
export function refusedAt(
  text: string | undefined,
  part: Path,
  game: AnyGame,
  message: Message,
  refusal: Refusal,
): FileFault {
  const path = [...part, ...(refusal.where ?? [])];
  return {
    message,
    refusal,
    path: pointer(path),
    game: [game.id, game.edition],
    ...(text === undefined ? {} : placeOf(text, path)),
  };
}

export function findGame(text: string, games: Games, id: string, edition?: string): Result<AnyGame, FileFault> {
  const game = games.find(id, edition);
  if (game) return good(game);
  const known = games.names().join(', ');
  if (edition === undefined || !games.find(id))
    return bad(fault(text, ['game'], 'file.unknownGame', { game: id, known }));
  return bad(fault(text, ['edition'], 'file.unknownEdition', { edition, known }));
}

function issueFault(text: string, issue: v.BaseIssue<unknown>): FileFault {
  const { message, path, isName } = misshapen(issue);
  return { message, path: pointer(path), ...placeOf(text, path, isName ? 'name' : 'value') };
}
