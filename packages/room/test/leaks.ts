import { type AnyGame, canonical, Games, type Json, type Rng, type Seat, sampleAnswer } from '@holotisch/engine';
import { expect } from 'vitest';
import { Connection, Mirror, type Room, startRoom, type Update } from '../src/index.ts';
import { type Secrets, search, searchView } from './search.ts';
import { AIDS, BOTH, value } from './table.ts';

/** Plays at a table full of connections, each of which is sent what it may know, and looks for leaks. */

export const SEED = 'seed-7f3a9c';

interface Played {
  readonly room: Room;
  readonly updates: number;
  /** Types of the events that somebody was told of. */
  readonly told: ReadonlySet<string>;
}

/** Plays with every kind of connection at the table and searches each update before the next decision. */
export function playAndSearch(room: Room, secrets: Secrets, rng: Rng, most: number, choose: Choose): Played {
  const told = new Set<string>();
  let updates = 0;
  const watch = (own: readonly Seat[]) => {
    const mirror = new Mirror();
    const connection = new Connection(room, own, (update) => {
      const sent = JSON.parse(JSON.stringify(update)) as Update;
      const seen = mirror.take(sent);
      if (!seen) throw new Error('an update is missing');
      updates++;
      for (const { event } of sent.events.list) told.add(event.type);
      found ??= attempt(() => search(room, secrets, own, SEED, sent, seen));
    });
    value(connection.receive({ type: 'resume', from: 0, changes: true }));
    return connection;
  };
  let found: unknown;
  let looks = 0;
  whenTold(room, () => {
    const viewer = ([0, 1, 'nobody'] as const)[looks++ % 3]!;
    found ??= attempt(() => searchView(room.match, secrets, viewer, room.match.game.view(room.match.state, viewer)));
  });
  const [shared, ...seated] = [watch([0, 1]), watch([0]), watch([1]), watch([])];
  for (let n = 0; n < most && !room.match.over && !found; n++) {
    // Somebody sits down at the shared screen, or gets up.
    if (n % 3 === 0) shared!.receive({ type: 'look', viewer: ([0, 1, 'nobody'] as const)[rng.below(3)] });
    const asked = room.match.open[rng.below(room.match.open.length)]!;
    const answer = choose(room, asked, rng);
    value(seated[asked.seat]!.receive({ type: 'decide', at: room.log.length, seat: asked.seat, answer }));
    if (n % 20 === 19) {
      const to = Math.max(0, room.match.taken.length - 3);
      seated[0]!.receive({ type: 'propose', at: room.log.length, seat: 0, what: { takeback: to } });
      seated[1]!.receive({ type: 'consent', proposal: Math.floor(n / 20) + 1, seat: 1, agree: n % 40 === 19 });
    }
  }
  if (found) throw found;
  return { room, updates, told };
}

/** Does this whenever the match tells something, before anybody else hears of it. */
function whenTold(room: Room, look: () => void): void {
  let heard: Room['match']['onTold'];
  Object.defineProperty(room.match, 'onTold', {
    get: (): typeof heard => heard && ((told) => [look(), heard?.(told)]),
    set: (hears: typeof heard) => {
      heard = hears;
    },
  });
}

export type Choose = (room: Room, ask: Room['match']['open'][number], rng: Rng) => Json;

export const atRandom: Choose = (_room, ask, rng) => sampleAnswer(ask, rng)!;

export function attempt(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (e) {
    return e;
  }
}

export const start = (game: AnyGame, setup: Json): Room =>
  value(startRoom(new Games([game]), { game: game.id, setup, seed: SEED }, { seats: BOTH, aids: AIDS }));

/** The same answers in two rooms; what each connection is sent. */
export function twins(make: (which: 0 | 1) => Room) {
  const rooms = [make(0), make(1)] as const;
  const sent = rooms.map((room) =>
    [[0], [1], []].map((own) => {
      const updates: string[] = [];
      const connection = new Connection(room, own, (update) =>
        updates.push(canonical(JSON.parse(JSON.stringify(update)))),
      );
      value(connection.receive({ type: 'resume', from: 0 }));
      return { connection, updates };
    }),
  );
  const decide = (seat: Seat, ...answers: readonly [Json, Json]) => {
    for (const [i, room] of rooms.entries())
      value(sent[i]![seat]!.connection.receive({ type: 'decide', at: room.log.length, seat, answer: answers[i] }));
  };
  const same = (who: 0 | 1 | 2) => expect(sent[1]![who]!.updates).toEqual(sent[0]![who]!.updates);
  return { rooms, decide, same };
}
