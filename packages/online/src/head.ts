import {
  type AnyGame,
  bad,
  commitmentTo,
  good,
  isObject,
  type Json,
  type JsonObject,
  type Result,
  type Seat,
  type SeatKind,
} from '@holotisch/engine';
import type { AnyLists, AnyManifest } from '@holotisch/games';
import { type Aids, refusal, usualAids } from '@holotisch/room';
import type { Clock, NewMatch } from './protocol.ts';

/** The games that a server has at hand, with what it takes to read their lists. */
export interface Rulebook {
  readonly manifest: AnyManifest;
  readonly lists: AnyLists;
}
export type Rulebooks = ReadonlyMap<string, Rulebook>;

/** What was settled when a match was made. Everybody at the table may know all of it. */
export type MatchHead = {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  /** The whole setup, or the lists that are there already; a seat without one brings its own. */
  readonly setup: Json;
  readonly lists: readonly (string | null)[];
  readonly rules: JsonObject | null;
  readonly seats: readonly SeatKind[];
  /** What the players call themselves, as far as that was known. */
  readonly names: readonly string[];
  /** Seats that belong to somebody already, whether he has come or not. */
  readonly given: readonly Seat[];
  readonly aids: Aids;
  readonly clock: Clock | null;
  readonly public: boolean;
  readonly size: string | null;
  readonly delay: number;
  readonly patience: number;
  readonly layOut: boolean;
  readonly commitment: string;
  readonly created: number;
};

/** What nobody is told before the end, and what no one is ever told. */
export type Private = {
  readonly secret: string;
  /** Hashes of the tokens of the seats; null: nobody has this seat yet. */
  readonly tokens: readonly (string | null)[];
  /** The hash of the token with which one may look on. */
  readonly watch: string;
};

/** Two, unless the setup says otherwise. */
const SEATS = 2;

/** Where a match comes from besides what was asked for. */
interface Origin {
  readonly id: string;
  readonly secret: string;
  readonly now: number;
  readonly size?: string;
}

export function findRules(
  books: Rulebooks,
  game: string,
  edition: string | undefined,
): Result<Rulebook & { readonly game: AnyGame }> {
  const book = books.get(game);
  const found = book?.manifest.editions.find((one) => edition === undefined || one.edition === edition);
  return book && found
    ? good({ ...book, game: found })
    : bad(refusal('online.unknownGame', { game: `${game} ${edition ?? ''}`.trim() }));
}

/** A new match; what the rules would not let begin is refused now. */
export function headOf(books: Rulebooks, wanted: NewMatch, { id, secret, now, size }: Origin): Result<MatchHead> {
  const rules = findRules(books, wanted.game, wanted.edition);
  if (!rules.ok) return rules;
  const { game } = rules.value;
  const lists = wanted.lists ?? Array.from({ length: SEATS }, () => null);
  let count = lists.length;
  if (wanted.setup !== undefined) {
    const begun = game.setUp(wanted.setup, 'trial');
    if (!begun.ok) return begun;
    count = game.seats(begun.value).length;
  }
  for (const list of lists) {
    const read = list === null ? good(null) : readList(rules.value, list);
    if (!read.ok) return read;
  }
  const known = usualAids(game);
  const unknown = Object.keys(wanted.aids).find((aid) => !Object.hasOwn(known, aid));
  if (unknown !== undefined) return bad(refusal('online.unknownAid', { aid: unknown, known: Object.keys(known) }));
  const isComputer = (seat: Seat) => wanted.computer.includes(seat);
  // A seat without a player has nobody to bring a list.
  if (wanted.setup === undefined && lists.some((list, seat) => list === null && isComputer(seat)))
    return bad(refusal('online.needsList'));
  // Whoever makes a match sits at its first seat for people.
  const maker = Array.from({ length: count }).findIndex((_, seat) => !isComputer(seat));
  return good({
    id,
    game: game.id,
    edition: game.edition,
    setup: wanted.setup ?? null,
    lists: wanted.setup === undefined ? lists : [],
    rules: wanted.rules ?? null,
    seats: Array.from({ length: count }, (_, seat) => (isComputer(seat) ? 'computer' : 'human')),
    names: Array.from({ length: count }, (_, seat) => (seat === maker ? wanted.name : '')),
    given: [maker],
    aids: Object.fromEntries(Object.entries(known).map(([aid, usual]) => [aid, wanted.aids[aid] ?? usual])),
    clock: wanted.clock,
    public: wanted.public,
    size: size ?? null,
    delay: wanted.delay,
    patience: wanted.patience,
    layOut: wanted.layOut,
    commitment: commitmentTo(secret),
    created: now,
  });
}

/** A list that may be played: read, and without faults. */
export function readList({ lists }: Pick<Rulebook, 'lists'>, text: string): Result<unknown> {
  const read = lists.read(text);
  const first = read.ok ? read.value[0] : undefined;
  if (!first) return bad(refusal('online.unreadableList'));
  const [fault] = lists.faults(first.list);
  return fault ? bad(refusal('online.badList', { reason: { ...fault.message } })) : good(first.list);
}

/** The setup of a match whose lists are all there. */
export function setupFrom(
  book: Rulebook & { readonly game: AnyGame },
  head: MatchHead,
  texts: readonly string[],
): Result<Json> {
  const read = texts.map((text) => readList(book, text));
  const lists: unknown[] = [];
  for (const one of read) {
    if (!one.ok) return one;
    lists.push(one.value);
  }
  const setup = book.lists.setup(lists, head.rules ?? undefined);
  const begun = book.game.setUp(setup, 'trial');
  return begun.ok ? good(setup) : begun;
}

/** A match that is over. */
interface Played {
  readonly head: MatchHead;
  readonly setup: Json;
  readonly names: readonly string[];
}

/** The same match once more, with changed places. */
export function rematchOf(books: Rulebooks, { head, setup, names }: Played, { id, secret, now }: Origin): MatchHead {
  const turned = books.get(head.game)?.lists.turned;
  return {
    ...head,
    id,
    setup: turned && isObject(setup) ? turned(setup) : setup,
    lists: [],
    // The computer moves over, too.
    seats: head.seats.toReversed(),
    names: names.toReversed(),
    given: head.seats.map((_, seat) => seat),
    public: head.public,
    size: null,
    commitment: commitmentTo(secret),
    created: now,
  };
}
