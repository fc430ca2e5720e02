import { canonical, type JsonObject, quickRng } from '@holotisch/engine';
import { toyGame2 } from '@holotisch/engine/toy';
import { describe, expect, it } from 'vitest';
import { Connection, type Entry, fileWith, Mirror, openRoom, type Room, type Update } from '../src/index.ts';
import { AIDS, BOTH, Client, GAMES, toyRoom, value } from './table.ts';

/** Plays at random, with answers changed in secret, takebacks and redos, and tells after every message. */
function playWildly(room: Room, seed: number, after: (number: number) => void, most = 160): void {
  const rng = quickRng(seed);
  const hands = new Client(room, [0, 1]);
  for (let n = 0; n < most && !room.match.over; n++) {
    const { at } = hands;
    const what = rng.below(12);
    if (what === 0 && room.match.taken.length > 0) {
      const takeback = room.match.taken.length - 1 - rng.below(Math.min(4, room.match.taken.length));
      agreeAll(hands, hands.say('propose', { at, seat: rng.below(2), what: { takeback } }));
    } else if (what === 1 && hands.seen.sight.redo) {
      agreeAll(hands, hands.say('propose', { at, seat: 0, what: { redo: true } }));
    } else {
      const asked = room.match.asks[rng.below(room.match.asks.length)]!;
      const open = room.match.askOf(asked.seat);
      const answer = open
        ? value(hands.say('sample', { at, seat: asked.seat, attempt: n }))
        : flipped(room, asked.seat);
      value(hands.decide(asked.seat, answer));
    }
    after(n);
  }
}

function agreeAll(hands: Client, reply: ReturnType<Client['say']>): void {
  const done = value(reply) as { proposal: number } | null;
  if (!done) return;
  for (const seat of hands.seen.sight.proposals[0]!.awaits)
    value(hands.say('consent', { proposal: done.proposal, seat, agree: true }));
}

/** Another answer in secret. */
function flipped(room: Room, seat: number) {
  const given = room.match.taken.findLast((t) => t.seat === seat)!.answer as Record<string, string>;
  return Object.fromEntries(Object.entries(given).map(([k, v]) => [k, v === 'guard' ? 'attack' : 'guard']));
}

describe('whoever comes back', () => {
  it('from any entry of the log on sees exactly what one sees who was always there', () => {
    for (const [seed, game] of [
      [1, undefined],
      [2, toyGame2],
      [3, undefined],
    ] as const) {
      const room = toyRoom({}, `resume ${seed}`, game);
      const always = [new Client(room, [0]), new Client(room, [1]), new Client(room, []), new Client(room, [0, 1])];
      // What each of them had seen after each length of the log.
      const memory = always.map(() => new Map<number, readonly Update[]>());
      const note = () => {
        for (const [i, client] of always.entries()) memory[i]!.set(client.at, [...client.updates]);
      };
      note();
      playWildly(room, seed, (n) => n % 8 === seed && note(), 120);
      expect(room.log.some((e) => 'back' in e)).toBe(true);
      for (const [i, client] of always.entries())
        for (const [from, updates] of memory[i]!) {
          const mirror = new Mirror();
          for (const update of updates) mirror.take(update);
          const sent: Update[] = [];
          const back = new Connection(room, client.connection.own, (update) => sent.push(update));
          value(back.receive({ type: 'resume', from }));
          const seen = mirror.take(sent[0]!);
          back.close();
          expect(seen?.events).toEqual(client.seen.events);
          // The questions of old are not told again.
          expect({ ...seen?.sight, asked: null }).toEqual({ ...client.seen.sight, asked: null });
          expect(seen?.sight.asked[seen.sight.asking ?? '']).toEqual(client.ask);
        }
    }
  });

  it('with a number that nobody knows is told everything', () => {
    const room = toyRoom();
    const always = new Client(room, [0]);
    playWildly(room, 5, () => {}, 30);
    const lost = new Client(room, [0], 99_999);
    expect(lost.seen.events).toEqual(always.seen.events);
  });

  it('and every update on the way follows from the one before, for every viewer of a shared screen', () => {
    const room = toyRoom();
    const shared = new Client(room, [0, 1]);
    const rng = quickRng(9);
    const views = [0, 1, 'nobody'] as const;
    playWildly(room, 9, () => {
      const viewer = views[rng.below(3)]!;
      value(shared.say('look', { viewer, moment: undefined }));
      const fresh = new Client(room, [0, 1]);
      value(fresh.say('look', { viewer, moment: undefined }));
      expect(shared.seen.events).toEqual(fresh.seen.events);
      expect({ ...shared.seen.sight, asked: null }).toEqual({ ...fresh.seen.sight, asked: null });
      fresh.connection.close();
    });
  });
});

describe('a room that is opened again', () => {
  it('from its first file and its log goes on as if it had never been closed', () => {
    for (const seed of [1, 2, 3]) {
      const kept: Entry[] = [];
      const room = toyRoom({ record: (entry, number) => expect(kept.push(entry)).toBe(number + 1) }, `again ${seed}`);
      const first = room.file();
      playWildly(room, seed, () => {}, 60);
      expect(kept).toEqual(room.log);
      const log = JSON.parse(JSON.stringify(kept)) as Entry[];
      const again = value(openRoom(GAMES, JSON.stringify(first), { seats: BOTH, aids: AIDS }, log));
      expect(canonical(again.file())).toBe(canonical(room.file()));
      const [before, after] = [room, again].map((r) => new Client(r, [0, 1]));
      expect(after!.seen.events).toEqual(before!.seen.events);
      expect(after!.at).toBe(before!.at);
      // The same without a room: what the log makes of the first file.
      const { hash: _h, result: _r, ...whole } = room.file();
      expect(canonical(strip(fileWith(first, log)))).toBe(canonical(whole));
    }
  });

  it('refuses a log that does not belong to its file', () => {
    const room = toyRoom();
    const file = JSON.stringify(room.file());
    const open = (log: Entry[]) => openRoom(GAMES, file, { seats: BOTH, aids: AIDS }, log);
    expect(open([{ back: 3, agreed: false }])).toMatchObject({
      ok: false,
      fault: { message: { text: 'room.badLog' } },
    });
    expect(open([{ by: 0, answer: 'what', taken: 1 }]).ok).toBe(false);
  });
});

const strip = ({ hash: _h, result: _r, ...rest }: JsonObject): JsonObject => rest;

describe('the same room in two places', () => {
  it('follows what was done in the other, and says so where it cannot', () => {
    const entries: Entry[] = [];
    const here = toyRoom({ record: (entry) => entries.push(entry) });
    const recorded: Entry[] = [];
    const there = toyRoom({ record: (entry) => recorded.push(entry) });
    const eye = new Client(there, [0, 1]);
    playWildly(here, 4, () => {}, 40);
    expect(there.follow(0, entries.slice(0, 10))).toBe(true);
    expect(there.follow(4, entries.slice(4, 25))).toBe(true); // some of it is known already
    expect(there.follow(30, entries.slice(30))).toBe(false); // something is missing
    expect(there.follow(25, entries.slice(25))).toBe(true);
    expect(canonical(there.file())).toBe(canonical(here.file()));
    expect(eye.seen.events).toEqual(new Client(here, [0, 1]).seen.events);
    expect(recorded).toEqual([]); // it is kept already, by the other
    expect(there.follow(0, [{ by: 0, answer: 'other', taken: 1 }])).toBe(false);
  });
});
