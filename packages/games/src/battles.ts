import {
  type Ask,
  type GameState,
  isObject,
  type Json,
  type JsonObject,
  type Seat,
  sha256Hex,
} from '@holotisch/engine';

/** A game whose decisions make matches of other games. */
export interface Battles {
  /** The battle that this question asks for; undefined if it asks for something else. */
  of(ask: Ask): Battle | undefined;
  /** What a match of it that is over comes to: the answer to that question. */
  report(battle: Battle, state: GameState): Json;
}

/** A match of another game, as a campaign wants it fought. */
export interface Battle {
  readonly game: string;
  readonly edition: string;
  readonly setup: JsonObject;
  /** Whose seat of the campaign each seat of the battle is. */
  readonly seats: readonly Seat[];
}

/** The kind of the question that asks for a battle; what is fought stands in its region. */
const BATTLE = 'battle';

/** The battle that a question carries in its region, as every campaign puts it there. */
export function battleAsked(ask: Ask): Battle | undefined {
  if (ask.type !== 'region' || ask.kind !== BATTLE) return undefined;
  const { game, edition, setup, seats } = ask.region as Readonly<Record<string, unknown>>;
  if (typeof game !== 'string' || typeof edition !== 'string' || !isObject(setup) || !areSeats(seats))
    throw new Error(`the question ${BATTLE} carries no battle`);
  return { game, edition, setup: setup as JsonObject, seats };
}

/** Names a battle at its place of the campaign: another one as soon as other decisions have led to it. */
export const battleKey = (taken: number, battle: Battle): string =>
  sha256Hex(`holotisch:battle:${taken}:${JSON.stringify(battle)}`).slice(0, 16);

const areSeats = (value: unknown): value is readonly Seat[] =>
  Array.isArray(value) && value.every((seat) => Number.isInteger(seat));
