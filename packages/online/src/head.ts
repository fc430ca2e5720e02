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
import { type AnyLists, type AnyManifest, playerFor, readOpponent } from '@holotisch/games';
import { type Aids, refusal, usualAids } from '@holotisch/room';
import { type ListRules, readList, seatsOf, setupFrom } from './lists.ts';
import type { Clock, NewMatch, WordedRefusal } from './protocol.ts';
import { worded } from './words.ts';

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
  /** It is another match with the same lists: all have agreed to them before. */
  readonly again?: true;
  /** How well the computer plays, where somebody has said it. */
  readonly level?: string;
  /** It is a battle of the campaign in that match. */
  readonly campaign?: { readonly match: string; readonly battle: string };
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

/** A new match; what the rules would never let begin is refused now. */
export function headOf(
  books: Rulebooks,
  wanted: NewMatch,
  { id, secret, now, size }: Origin,
): Result<MatchHead, WordedRefusal> {
  const rules = findRules(books, wanted.game, wanted.edition ?? editionOf(books, wanted));
  if (!rules.ok) return rules;
  const begins = beginning(rules.value, wanted);
  if (!begins.ok) return begins;
  const { game, lists: words } = rules.value;
  const { count, lists } = begins.value;
  const known = usualAids(game);
  const unknown = Object.keys(wanted.aids).find((aid) => !Object.hasOwn(known, aid));
  if (unknown !== undefined) return bad(refusal('online.unknownAid', { aid: unknown, known: Object.keys(known) }));
  const { players } = rules.value.manifest;
  const levels = players.map((player) => player.id);
  if (wanted.level !== undefined && !isKnown(players, wanted.level))
    return bad(refusal('online.unknownLevel', { level: wanted.level, known: levels }));
  const isComputer = (seat: Seat) => wanted.computer.includes(seat);
  const seats = Array.from({ length: count }, (_, seat) => (isComputer(seat) ? 'computer' : 'human') as SeatKind);
  if (wanted.computer.some((seat) => seat >= count))
    return bad(worded(words, refusal('online.noSuchSeat', { seats: count })));
  // A seat without a player has nobody to bring a list.
  if (wanted.setup === undefined && lists.some((list, seat) => list === null && isComputer(seat)))
    return bad(worded(words, refusal('online.needsList')));
  // Whoever makes a match sits at its first seat for people.
  const maker = seats.indexOf('human');
  if (maker < 0) return bad(worded(words, refusal('online.noPlayer')));
  return good({
    id,
    game: game.id,
    edition: game.edition,
    setup: wanted.setup ?? null,
    lists,
    rules: wanted.rules ?? null,
    seats,
    names: seats.map((_, seat) => (seat === maker ? wanted.name : '')),
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
    ...(wanted.level !== undefined && { level: wanted.level }),
  });
}

/** Any opponent but one with a time of its own: how long it may think, the server decides. */
const isKnown = (players: AnyManifest['players'], level: string): boolean =>
  playerFor(players, level) !== undefined && readOpponent(level)?.seconds === undefined;

/** The edition that the lists are made for, where nobody has said which one is to be played. */
function editionOf(books: Rulebooks, { game, lists }: NewMatch): string | undefined {
  const text = lists?.find((one) => one !== null);
  const known = books.get(game)?.lists;
  const read = text === undefined || text === null ? undefined : known?.read(text);
  const first = read?.ok ? read.value[0] : undefined;
  return first && known?.editionOf?.(first.list);
}

interface Beginning {
  readonly count: number;
  readonly lists: readonly (string | null)[];
}

/** How many sit at the table, and with which lists; a refusal where no match can come of it, whoever comes. */
function beginning(
  rules: ListRules,
  { setup, lists: given, rules: agreed }: NewMatch,
): Result<Beginning, WordedRefusal> {
  const { lists: words } = rules;
  if (setup !== undefined) {
    if (given !== undefined || agreed !== undefined) return bad(worded(words, refusal('online.setupOrLists')));
    const count = seatsOf(rules, setup);
    return count.ok ? good({ count: count.value, lists: [] }) : count;
  }
  const lists: (string | null)[] = [];
  for (const text of given ?? Array.from({ length: SEATS }, () => null)) {
    const read = text === null ? good(null) : readList(rules, text);
    if (!read.ok) return read;
    lists.push(read.value?.text ?? null);
  }
  const refused = refuseLists(rules, lists, agreed ?? null);
  return refused ? bad(refused) : good({ count: lists.length, lists });
}

/** Whether some lists in the places of the missing ones would let it begin; if not, what the first ones are refused for. */
function refuseLists(
  rules: ListRules,
  lists: readonly (string | null)[],
  agreed: JsonObject | null,
): WordedRefusal | undefined {
  let first: WordedRefusal | undefined;
  for (const filled of fillings(rules, lists)) {
    const setup = setupFrom(rules, agreed, filled);
    if (setup.ok) return undefined;
    if (isUndecided(rules, lists, setup.fault)) return undefined;
    first ??= setup.fault;
  }
  return first;
}

/**
 * Where there are fewer ready-made lists than seats some are there twice: what is wrong with one of those says nothing
 * about the lists that people will bring.
 */
function isUndecided({ lists }: ListRules, given: readonly (string | null)[], { where }: WordedRefusal): boolean {
  const seat = where?.find((step) => typeof step === 'number');
  return seat !== undefined && given[seat] === null && lists.ready.length < given.length;
}

/** All lists that might come to these: the same once more, the usual pairs, any ready-made one of this edition. */
function* fillings({ lists, game }: ListRules, given: readonly (string | null)[]): Generator<readonly string[]> {
  const known = given.filter((text) => text !== null);
  if (known.length === given.length) return yield known;
  const isOurs = (list: unknown) => (lists.editionOf?.(list) ?? game.edition) === game.edition;
  const ready = new Map(
    lists.ready.filter(({ list }) => isOurs(list)).map(({ id, list }) => [id, lists.forms[0]!.write(list)] as const),
  );
  const fill = (some: readonly string[]) => given.map((text, seat) => text ?? some[seat % some.length]!);
  for (const pair of [lists.first, lists.even]) {
    const texts = pair.flatMap((id) => ready.get(id) ?? []);
    if (texts.length === pair.length) yield fill(texts);
  }
  for (const text of [...known, ...ready.values()]) yield fill([text]);
  // A campaign wants different ones, so many of each side; one of them may be what somebody has brought himself.
  if (lists.first.length <= SEATS) return;
  const texts = lists.first.flatMap((id) => ready.get(id) ?? []);
  for (const some of [texts, ...texts.map((_, i) => texts.toSpliced(i, 1))].flatMap((pool) => [...orders(pool)])) {
    let n = 0;
    yield given.map((text) => text ?? some[n++ % some.length]!);
  }
}

function* orders<T>(items: readonly T[]): Generator<readonly T[]> {
  if (items.length === 0) yield [];
  for (const [i, item] of items.entries()) for (const rest of orders(items.toSpliced(i, 1))) yield [item, ...rest];
}

/** A match that is over. */
interface Played {
  readonly head: MatchHead;
  readonly setup: Json;
  readonly names: readonly string[];
  /** The lists that it was played with, where it was made of lists. */
  readonly lists: readonly (string | null)[];
}

/** The same match once more, with changed places. */
export function rematchOf(
  books: Rulebooks,
  { head, setup, names, lists }: Played,
  { id, secret, now }: Origin,
): MatchHead {
  const turned = books.get(head.game)?.lists.turned;
  // Fought once more it is no battle of a campaign: that one has heard how it ended.
  const { campaign: _, ...alone } = head;
  return {
    ...alone,
    id,
    setup: turned && isObject(setup) ? turned(setup) : setup,
    // What they are called and how large they are is still told.
    lists: lists.toReversed(),
    // The computer moves over, too.
    seats: head.seats.toReversed(),
    names: names.toReversed(),
    given: head.seats.map((_, seat) => seat),
    public: head.public,
    size: null,
    commitment: commitmentTo(secret),
    created: now,
    again: true,
  };
}
