import {
  type AnyGame,
  type Ask,
  dreamOf,
  Games,
  isObject,
  type Json,
  Match,
  type Rng,
  RuleBug,
  readMatchFile,
  replay,
  type Seat,
} from '@holotisch/engine';
import { type AnyLists, type AnyManifest, type Circumstances, playerNamed } from '@holotisch/games';
import { type Player, rngOf, type Turn } from '@holotisch/players';
import { Stopwatch, type Thought } from './thought.ts';

/** What a whole simulation is about; plain data, since it goes to other threads. */
export interface Task {
  readonly game: string;
  /** The usual one if nothing is said. */
  readonly edition?: string;
  /** Another kind of match than the usual one, by its name. */
  readonly kind?: string;
  /** Who meets whom, in turn: the games go through them again and again. */
  readonly fixtures: readonly Fixture[];
  readonly seed: string;
  /** Check the invariants of the game after every step, and that the match comes out the same from its file. */
  readonly verify: boolean;
  /** Say how long everybody has thought. */
  readonly timed?: true;
  /** Say what may have helped one side besides its list. */
  readonly circumstances?: true;
  /** The numbers of the games that are played; without it from 0 on. */
  readonly numbers?: readonly number[];
  /** Bring home the file of every match. */
  readonly files: boolean;
}

/** For each side what it plays with and who plays it. */
export interface Fixture {
  readonly sides: readonly Side[];
  readonly players: readonly string[];
}

/** The same list in every game, or each time another one at random, of at most so many points. */
export type Side = { readonly list: unknown } | { readonly random: number };

export interface Ended {
  readonly index: number;
  readonly winner: Seat | null;
  readonly rounds: number;
  readonly decisions: number;
  /** Dreams of computer players that a fault has ended; a verified game ends at the first. */
  readonly failedDreams: number;
  /** By seat, where it was asked for. */
  readonly thought?: readonly Thought[];
  /** Where it was asked for, and the game has such things. */
  readonly circumstances?: Circumstances;
  /** Of the last state, where games are verified. */
  readonly hash?: string;
  readonly file?: Json;
}
/** A game that a fault of ours has ended, and the file that shows it. */
interface Broken {
  readonly index: number;
  readonly fault: string;
  readonly file: Json;
}
export type Played = Ended | Broken;
export const isBroken = (p: Played): p is Broken => 'fault' in p;

/** All that a thread needs to play the games of a task. */
interface Hall {
  readonly manifest: AnyManifest;
  readonly lists: AnyLists;
  readonly task: Task;
}

const fixtureOf = ({ fixtures }: Pick<Task, 'fixtures'>, index: number): Fixture => fixtures[index % fixtures.length]!;

/** Plays the game of this number. Its lists, its dice and its players depend on the seed and the number alone. */
export function playOne(hall: Hall, index: number): Played {
  const { manifest, task } = hall;
  const game = gameOf(manifest, task);
  const seed = `${task.seed}/${index}`;
  const fixture = fixtureOf(task, index);
  const players = fixture.players.map((id) => playerNamed(manifest, id)!);
  const setup = setupOf(hall, seed, fixture);
  try {
    const start = Match.start(game, { setup, seed }, { keep: 'last', events: false, verify: task.verify });
    if (!start.ok) throw new RuleBug(start.fault.message.text, { setup, seed });
    const match: Match = start.value;
    const rngs = players.map((player, seat) => rngOf(`${seed}/${seat}/${player.id}`));
    const watches = players.map(() => new Stopwatch());
    const played = playToTheEnd(match, players, rngs, watches, manifest.bounds.decisions, task.verify);
    return {
      index,
      ...manifest.tally(match.state),
      ...played,
      ...(task.timed && { thought: watches.map((watch) => watch.thought) }),
      ...(task.circumstances && manifest.circumstances && { circumstances: manifest.circumstances(match.state) }),
      ...(task.verify && { hash: hashTwice(match) }),
      ...(task.files && { file: match.file() }),
    };
  } catch (e) {
    if (e instanceof RuleBug) return { index, fault: e.message, file: e.file };
    throw e;
  }
}

/** The rules that a task is played by. */
export const gameOf = ({ editions }: AnyManifest, { edition }: Pick<Task, 'edition'>): AnyGame =>
  editions.find((one) => one.edition === edition) ?? editions[0]!;

export function setupOf({ lists, task }: Pick<Hall, 'lists' | 'task'>, seed: string, { sides }: Fixture): Json {
  const own = (side: Side, seat: Seat): unknown =>
    'list' in side ? side.list : lists.random!(side.random, rngOf(`${seed}/${seat}/list`), task.edition)!;
  const setup = lists.setup(sides.map(own));
  const kind = task.kind === undefined ? undefined : lists.kinds?.[task.kind];
  return kind && isObject(setup) ? kind(setup, rngOf(`${seed}/kind`)) : setup;
}

/** The hash of the last state, which the match must also have when it is played again from its file. */
function hashTwice(match: Match): string {
  const games = new Games([match.game]);
  const file = readMatchFile(JSON.stringify(match.file()), games);
  const again = file.ok ? replay(file.value, games, { keep: 'none', events: false }) : file;
  if (!again.ok) throw new RuleBug(`the file of the match is refused: ${again.fault.message.text}`, match.file());
  const hash = match.hash();
  if (again.value.match.hash() !== hash)
    throw new RuleBug('the match comes out differently from its file', match.file());
  return hash;
}

/** A turn of a seat. Only players who look at the table pay for the view of it. */
class SeatTurn implements Turn {
  readonly seat: Seat;
  readonly ask: Ask;
  readonly rng: Rng;
  readonly failed: (fault: unknown) => void;
  readonly #match: Match;

  constructor(match: Match, ask: Ask, rng: Rng, failed: (fault: unknown) => void) {
    this.#match = match;
    this.ask = ask;
    this.seat = ask.seat;
    this.rng = rng;
    this.failed = failed;
  }

  get view(): Json {
    return this.#match.game.view(this.#match.state, this.seat);
  }

  get dream(): Turn['dream'] {
    return dreamOf(this.#match, this.seat);
  }
}

function playToTheEnd(
  match: Match,
  players: readonly Player[],
  rngs: readonly Rng[],
  watches: readonly Stopwatch[],
  most: number,
  strict: boolean,
): Pick<Ended, 'decisions' | 'failedDreams'> {
  let n = 0;
  let failedDreams = 0;
  const failed = (fault: unknown): void => {
    if (strict) throw new RuleBug(`a dream failed: ${fault instanceof Error ? fault.message : fault}`, match.file());
    failedDreams++;
  };
  for (; !match.over; n++) {
    if (n === most) throw new RuleBug(`no end after ${n} decisions`, match.file());
    const ask = match.open[0]!;
    const { seat } = ask;
    const player = players[seat]!;
    const began = performance.now();
    const answer = player.choose(new SeatTurn(match, ask, rngs[seat]!, failed));
    watches[seat]!.add((performance.now() - began) / 1000);
    if (match.decide(seat, answer))
      throw new RuleBug(`${player.id} gave an answer to ${ask.kind} that is not legal`, match.file());
  }
  return { decisions: n, failedDreams };
}
