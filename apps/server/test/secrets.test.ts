import { join } from 'node:path';
import { OnlineTable, type Rulebooks, type ServerFrame } from '@holotisch/online';
import { Mirror } from '@holotisch/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toySecrets, xwingSecrets } from '../../../packages/room/test/hidden.ts';
import { armadaSecrets } from '../../../packages/room/test/hidden-armada.ts';
import { legionSecrets } from '../../../packages/room/test/hidden-legion.ts';
import { Leak, type Secrets, search } from '../../../packages/room/test/search.ts';
import { openStore } from '../src/online.ts';
import { loadRulebooks } from '../src/rulebooks.ts';
import type { Store } from '../src/store/store.ts';
import { create, folder, forget, Person, type Served, serve, until } from './table.ts';

let place: string;
let served: Served;
let store: Store;
let books: Rulebooks;
beforeAll(async () => {
  place = folder();
  served = await serve(join(place, 'online.sqlite'));
  store = await openStore(join(place, 'online.sqlite'));
  books = await loadRulebooks();
});
afterAll(async () => {
  await store.close();
  await served.stop();
  forget(place);
});

type Spoil = (frame: ServerFrame, table: OnlineTable) => ServerFrame;

/**
 * Plays a match over the network, with both players and somebody who looks on, and searches every frame that any of them
 * was sent for what he must not know at that moment. The truth to compare with is made from the log.
 */
async function searched(
  game: string,
  secrets: Secrets,
  most: number,
  spoil: Spoil = (frame) => frame,
): Promise<{ readonly frames: number; readonly over: boolean }> {
  const { lists } = books.get(game)!;
  const text = (id: string) => lists.forms[0]!.write(lists.ready.find((one) => one.id === id)!.list);
  const made = await create(served.url, {
    game,
    setup: undefined,
    lists: lists.first.map(text),
    layOut: true,
    public: true,
  });
  const people = [0, 1].map((seat) => new Person(served.url, made.match, made.seats[seat]!.token, seat + 3));
  const all = [...people, new Person(served.url, made.match)];
  const mirrors = all.map(() => new Mirror());
  const read = all.map(() => 0);
  for (const person of all) await person.come();
  for (const person of people) await person.ready();
  const kept = (await store.load(made.match))!;
  const table = (() => {
    const opened = OnlineTable.open(books, kept.head, kept.secrets, kept.rows);
    if (!opened.ok) throw new Error('the match cannot be opened');
    return opened.value;
  })();
  const room = table.room!;
  const words = [kept.secrets.secret, room.match.state.chance.seed, ...made.seats.map(({ token }) => token)];
  let frames = 0;
  const look = () => {
    for (const [i, person] of all.entries())
      for (; read[i]! < person.frames.length; read[i]!++) {
        const frame = spoil(JSON.parse(person.frames[read[i]!]!), table);
        frames++;
        if (!room.match.over)
          for (const word of words)
            if (JSON.stringify(frame).includes(word))
              throw new Leak(`a secret: ${JSON.stringify(frame).slice(0, 200)}`);
        if (!('update' in frame)) continue;
        const seen = mirrors[i]!.take(frame.update);
        if (!seen) throw new Error('an update is missing');
        if (!room.match.over)
          search(room, secrets, person.about!.own === null ? [] : [i], words[1]!, frame.update, seen);
      }
  };
  try {
    for (let n = 0; n < most && !room.match.over; n++) {
      await until('the same for all', () => all.every(({ seen }) => seen?.at === room.log.length));
      look();
      const asked = people.filter(({ isAsked }) => isAsked);
      const reply = await asked[n % asked.length]!.decide();
      if (!reply.ok) throw new Error(JSON.stringify(reply.fault));
      for (const row of await store.rowsFrom(made.match, table.rows)) table.take(row);
    }
    if (room.match.over) await until('the end', () => all.every(({ isOver }) => isOver));
    look();
  } finally {
    for (const person of all) person.leave();
  }
  return { frames, over: room.match.over };
}

describe('the wire tells nobody what he must not know', () => {
  it.each([
    ['toy', toySecrets, 500],
    ['xwing', xwingSecrets, 1000],
    ['armada', armadaSecrets, 3000],
    ['legion', legionSecrets, 2000],
  ] as const)('in a whole match of %s', async (game, secrets, most) => {
    const { frames, over } = await searched(game, secrets, most);
    expect(over).toBe(true);
    // Whoever flies off the table at once has seen little, but nobody has seen nothing.
    expect(frames).toBeGreaterThan(40);
  });
});

describe('the search finds', () => {
  const inAbout =
    (more: (table: OnlineTable) => object): Spoil =>
    (frame, table) =>
      'about' in frame ? { about: { ...frame.about, ...more(table) } } : frame;
  const inView =
    (more: (table: OnlineTable) => unknown): Spoil =>
    (frame, table) => {
      if (!('update' in frame) || !('change' in frame.update)) return frame;
      const change = { ...frame.update.change, view: { sneak: [more(table)] } };
      return { update: { ...frame.update, change } } as ServerFrame;
    };
  it.each([
    ['the seed beside the match', inAbout((table) => ({ closed: table.room!.match.state.chance.seed }))],
    [
      'a dial in the view',
      inView((table) => (table.room!.match.state as { ships?: { dial: string | null }[] }).ships?.[0]?.dial ?? null),
    ],
  ])('%s', async (_what, spoil) => {
    await expect(searched('xwing', xwingSecrets, 60, spoil)).rejects.toThrow(Leak);
  });
});
