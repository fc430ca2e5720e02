import { type AnyGame, type GameState, Games, type Match, type readShape, type Seat } from '@holotisch/engine';
import type { Meant } from '@holotisch/engine/list';
import { letDecide, type Player, playerFor, randomPlayer, readOpponent, rngOf, thinkingOf } from '@holotisch/players';

export { playerFor, readOpponent, thinkingOf };

import type { Battles } from './battles.ts';
import { type Claims, claimsOn, gameNamed } from './claims.ts';
import type { ListGame } from './lists.ts';
import type { Samples } from './samples.ts';

/**
 * All that commands, the worker and a server must know of one game. What a screen knows of it besides is in its face,
 * `apps/web/src/games/<game>`.
 */
export interface GameManifest<S extends GameState, L> {
  readonly id: string;
  /** The usual edition first. */
  readonly editions: readonly AnyGame[];
  /** Computer opponents by their level, the easiest first. People play against the veteran if nothing is said. */
  readonly players: readonly Player[];
  /** Fetched apart from the rest: who only plays does not need them. */
  lists(): Promise<ListGame<L>>;
  /** Fetched by whoever tries what a game makes of harmed input. */
  samples?(): Promise<Samples>;
  /** What an outsider must know to write files of this game: docs/ is written from it. */
  reference?(): Promise<Reference>;
  /** How many cards with an ability there are, and how many the engine carries out. */
  abilities?(): { readonly pool: number; readonly enforced: number };
  /** Whether the table is still being laid: nothing has been played yet. */
  inSetup(state: S): boolean;
  /** How a match has come out so far. */
  tally(state: S): Tally;
  /** What may have helped one side besides its list: the seat that had the first move or the say, and what was fought for. */
  circumstances?(state: S): Circumstances;
  readonly bounds: Bounds;
  /** The battles of a campaign; a game without them is played at one table. */
  readonly battles?: Battles;
}

/** A shape that data is read by. */
export type Shape = Parameters<typeof readShape>[0];

export interface Reference {
  /** The shapes of what a file holds of this game, by their name: `position`, `setup`, `change`. */
  readonly shapes: Readonly<Record<'position' | 'setup' | 'change', Shape>>;
  /** The arguments of its questions, by their name. */
  readonly questions: Readonly<Record<string, Shape>>;
  /** Every id there is, as a page of Markdown. */
  readonly ids: string;
  /** Where cards and rules ask, and how their options are called, as a page of Markdown. */
  readonly windows: string;
}

export interface Tally {
  /** null: a draw, or not yet decided. Where seats are in teams, the team. */
  readonly winner: Seat | null;
  readonly rounds: number;
}

export interface Circumstances {
  readonly first: Seat | null;
  readonly objective: string | null;
}

export interface Bounds {
  /** No match of people takes so many decisions; one that does runs in circles. Not more than a file may hold. */
  readonly decisions: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games has to forget what is inside each of them
export type AnyManifest = GameManifest<any, any>;

const USUAL_LEVEL = 'veteran';

/** The computer opponent in these words (`ace:fuchs`); where there is none, the usual one. */
export const opponentOf = ({ players }: Pick<AnyManifest, 'players'>, level: string = USUAL_LEVEL): Player =>
  playerFor(players, level) ?? playerFor(players, USUAL_LEVEL) ?? players[0] ?? randomPlayer;

/** Everybody who can play this game; whoever takes any legal answer can play them all. */
export const playersOf = ({ players }: Pick<AnyManifest, 'players'>): readonly Player[] => [randomPlayer, ...players];

/** Whoever these words name among them. */
export const playerNamed = (manifest: Pick<AnyManifest, 'players'>, words: string): Player | undefined =>
  playerFor(playersOf(manifest), words);

/**
 * Lays the table: the computer opponent decides for everybody until the first round. The same seed gives the same table,
 * and what it did are decisions like any other, which can be taken back.
 */
export function layOut(match: Match, manifest: AnyManifest): void {
  const player = opponentOf(manifest);
  const rng = rngOf(match.state.chance.seed);
  while (!match.over && manifest.inSetup(match.state)) letDecide(match, match.open[0]!.seat, player, rng);
}

/** The computers decide for everybody until the match is over, one decision a step: whoever drives them may stop between two. */
export function* playOut(match: Match, manifest: AnyManifest, level?: string): Generator<void, void, void> {
  const player = opponentOf(manifest, level);
  const rng = rngOf(`${match.state.chance.seed}/${match.taken.length}`);
  for (let taken = 0; !match.over; taken++) {
    if (taken === manifest.bounds.decisions) throw new Error(`no end after ${taken} decisions`);
    letDecide(match, match.open[0]!.seat, player, rng);
    yield;
  }
}

/** The games that somebody has at hand, the one that is meant where nothing is said first. */
export class Manifests {
  readonly all: readonly AnyManifest[];
  /** What files may name. */
  readonly games: Games;

  constructor(all: readonly AnyManifest[]) {
    this.all = all;
    this.games = new Games(all.flatMap((one) => one.editions));
  }

  get ids(): readonly string[] {
    return this.all.map((one) => one.id);
  }

  find(id: string): AnyManifest | undefined {
    return this.all.find((one) => one.id === id);
  }

  /** The game that has a ready-made list of this name. */
  async withReady(list: string): Promise<AnyManifest | undefined> {
    for (const one of this.all) if ((await one.lists()).ready.some((ready) => ready.id === list)) return one;
    return undefined;
  }

  /** What the games make of a list: the one that it names, else all of them. */
  async claimsOn(text: string, meant?: Meant, format?: string): Promise<Claims> {
    const named = this.find(gameNamed(text) ?? '');
    const asked = named ? [named] : this.all;
    const games = await Promise.all(asked.map(async (one) => ({ game: one.id, lists: await one.lists() })));
    return claimsOn(text, games, meant, format);
  }

  /** The game whose list a text holds: the one it names, else the one that understands most of it, else the usual one. */
  async ofList(text: string): Promise<AnyManifest> {
    const { best } = await this.claimsOn(text);
    return this.find(gameNamed(text) ?? '') ?? this.find(best?.game ?? '') ?? this.all[0]!;
  }
}
