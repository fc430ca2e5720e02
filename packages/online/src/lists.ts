import { type AnyGame, bad, good, isObject, type Json, type JsonObject, Match, type Result } from '@holotisch/engine';
import type { AnyLists } from '@holotisch/games';
import { refusal } from '@holotisch/room';
import type { ListInfo, WordedRefusal } from './protocol.ts';
import { inWords, worded } from './words.ts';

/** The lists of one game at one table: who may play which, and what a match between them begins with. */
export interface ListRules {
  readonly lists: AnyLists;
  readonly game: AnyGame;
}

/** A list that may be played here, and the one way to write it: whatever else stood in the text is not kept. */
interface Playable {
  readonly list: unknown;
  readonly text: string;
}

/** A list that may be played: read, of this edition, and without faults. */
export function readList({ lists, game }: ListRules, text: string): Result<Playable, WordedRefusal> {
  const read = lists.read(text);
  const first = read.ok ? read.value[0] : undefined;
  if (!first) return bad(worded(lists, refusal('online.unreadableList')));
  const { list } = first;
  const edition = lists.editionOf?.(list) ?? game.edition;
  if (edition !== game.edition)
    return bad(worded(lists, refusal('online.otherEdition', { is: edition, wanted: game.edition })));
  const [fault] = lists.faults(list);
  if (!fault) return good({ list, text: lists.forms[0]!.write(list) });
  const part = inWords(lists, fault.message, (language) => lists.place(list, fault, language));
  const message = { text: 'online.badList', args: { reason: { ...fault.message } } };
  const words = {
    de: inWords(lists, { ...message, args: { reason: part.de } }).de,
    en: inWords(lists, { ...message, args: { reason: part.en } }).en,
  };
  return bad({ clauses: fault.clauses, message, words });
}

/** The setup of a match between these lists, if the game lets it begin. */
export function setupFrom(
  rules: ListRules,
  agreed: JsonObject | null,
  texts: readonly string[],
): Result<Json, WordedRefusal> {
  const read: unknown[] = [];
  for (const text of texts) {
    const one = readList(rules, text);
    if (!one.ok) return one;
    read.push(one.value.list);
  }
  const setup = rules.lists.setup(read, agreed ?? undefined);
  const begun = seatsOf(rules, setup);
  return begun.ok ? good(setup) : begun;
}

/** How many sit at a match with this setup; why none can begin with it, if so. */
export function seatsOf({ lists, game }: ListRules, setup: Json): Result<number, WordedRefusal> {
  try {
    const begun = Match.start(game, { setup, seed: 'trial' }, { keep: 'none', events: false });
    if (!begun.ok) return bad(worded(lists, begun.fault));
    if (!begun.value.over) return good(game.seats(begun.value.state).length);
  } catch {
    // A fault of ours, but nobody shall wait at a table where nothing can ever happen.
  }
  return bad(worded(lists, refusal('online.cannotBegin')));
}

/** What everybody may know of a list before the match begins. */
export function listInfo({ lists, game }: ListRules, list: unknown): ListInfo {
  return {
    points: lists.points(list),
    limit: lists.limit(list),
    edition: lists.editionOf?.(list) ?? game.edition,
    format: lists.formatOf?.(list) ?? null,
    name: lists.name(list),
  };
}

/** The same of the lists that a whole setup holds, as far as the game can read them from it. */
export function infosOfSetup(rules: ListRules, setup: Json): readonly ListInfo[] {
  const found = isObject(setup) ? rules.lists.listsIn?.(setup as JsonObject) : undefined;
  return (found ?? []).map((list) => listInfo(rules, list));
}
