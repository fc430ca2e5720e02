import { type AnyGame, Games, type Json, type Seat, type SeatKind } from '@holotisch/engine';
import { toyGame, toyGame2 } from '@holotisch/engine/toy';
import { expect } from 'vitest';
import {
  type Aids,
  type Answers,
  type ClientMessage,
  Connection,
  Mirror,
  type Reply,
  type Room,
  type RoomOptions,
  type Seen,
  startRoom,
  type Update,
} from '../src/index.ts';

/** A room with a toy match, and clients at it that see only what they are sent. */

export const GAMES = new Games([toyGame, toyGame2]);
export const SETUP: Json = {
  cards: [
    [['lucky'], []],
    [['shield'], ['counter']],
  ],
};
export const BOTH: readonly SeatKind[] = ['human', 'human'];
export const AIDS: Aids = { measuring: true };
export const GUARD = [
  { '0': 'guard', '1': 'guard' },
  { '2': 'guard', '3': 'guard' },
] as const;

export const value = <T>(reply: Reply<T>): T => {
  if (!reply.ok) throw new Error(JSON.stringify(reply.fault));
  return reply.value;
};
/** The key of the message that refuses it. */
export const why = (reply: Reply): string => (reply.ok ? 'taken' : reply.fault.message.text);

export function toyRoom(options: Partial<RoomOptions> = {}, seed = 'room', game: AnyGame = toyGame): Room {
  const begin = { game: game.id, edition: game.edition, setup: SETUP, seed };
  return value(startRoom(new Games([game]), begin, { seats: BOTH, aids: AIDS, ...options }));
}

type Body<T extends ClientMessage['type']> = Omit<Extract<ClientMessage, { type: T }>, 'type'>;

export class Client {
  readonly connection: Connection;
  readonly updates: Update[] = [];
  readonly #mirror = new Mirror();
  #seen: Seen | undefined;

  constructor(room: Room, own: readonly Seat[], from: number | 'silent' = 0) {
    this.connection = new Connection(room, own, (update) => this.#take(update));
    if (from !== 'silent') value(this.say('resume', { from }));
  }

  #take(update: Update): void {
    // As over any wire: only what can be written down arrives.
    const sent = JSON.parse(JSON.stringify(update)) as Update;
    this.updates.push(sent);
    // An update that does not follow from those before it leaves nothing to look at.
    this.#seen = this.#mirror.take(sent);
  }

  get seen(): Seen {
    if (!this.#seen) throw new Error('nothing has been told, or an update was lost');
    return this.#seen;
  }
  get at(): number {
    return this.seen.at;
  }
  /** The question that is open to it. */
  get ask(): Json | undefined {
    const { asking, asked } = this.seen.sight;
    return asking === null ? undefined : asked[asking];
  }

  say<T extends ClientMessage['type']>(type: T, body: Body<T>): Reply<Answers[T]> {
    return this.connection.receive(JSON.parse(JSON.stringify({ type, ...body }))) as Reply<Answers[T]>;
  }
  decide(seat: Seat, answer: Json, at = this.at): Reply<null> {
    return this.say('decide', { at, seat, answer });
  }
}

/** Both seats answer in secret, so that drone 0 is asked to move. */
export function planned(room: Room, ...clients: readonly Client[]): void {
  for (const seat of [0, 1] as const) {
    const client = clients.find((c) => c.connection.own.includes(seat))!;
    expect(why(client.decide(seat, GUARD[seat]))).toBe('taken');
  }
  expect(room.match.taken.length).toBe(2);
}
