import { type Json, quickRng, type Seat } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { Client, GUARD, planned, toyRoom, value, why } from './table.ts';

/** The number of entries that an answer has seen decides which question it can be meant for. */

describe('an answer', () => {
  it('that comes twice is taken once, and told as taken', () => {
    const room = toyRoom();
    const [a, b] = [new Client(room, [0]), new Client(room, [1])];
    planned(room, a, b);
    const { at } = a;
    expect(why(a.decide(0, 12, at))).toBe('taken');
    const log = [...room.log];
    expect(why(a.decide(0, 12, at))).toBe('taken');
    expect(room.log).toEqual(log);
  });

  it('to the last question never answers the next one, not even one of the same kind', () => {
    const room = toyRoom();
    const both = new Client(room, [0, 1]);
    planned(room, both);
    const at = both.at;
    value(both.decide(0, 12));
    value(both.decide(1, 88));
    // Seat 0 is asked to move again, its other drone this time.
    expect(both.ask).toMatchObject({ seat: 0, kind: 'move' });
    expect(why(both.decide(0, 16, at))).toBe('room.late');
    expect(why(both.decide(0, 12, at))).toBe('taken'); // the same once more: it stands already
    expect(room.match.taken.length).toBe(4);
    expect(why(both.decide(0, 16, both.at + 1))).toBe('room.early');
    for (const what of [{ takeback: 0 }, { redo: true }, { end: 'draw' }] as const)
      expect(why(both.say('propose', { at: both.at + 600, seat: 0, what }))).toBe('room.early');
  });

  it('given in secret does not have to know that the other seat has answered meanwhile', () => {
    const room = toyRoom();
    const [a, b] = [new Client(room, [0]), new Client(room, [1])];
    value(a.decide(0, GUARD[0], 0));
    expect(why(b.decide(1, GUARD[1], 0))).toBe('taken');
    expect(room.match.taken.length).toBe(2);
  });

  it('given in secret may be changed by whoever knows that it was given, and an old copy does not change it back', () => {
    const room = toyRoom();
    const [a, b] = [new Client(room, [0]), new Client(room, [1])];
    value(a.decide(0, GUARD[0]));
    const changed = { '0': 'attack', '1': 'guard' };
    value(a.decide(0, changed));
    // The first message arrives once more, late.
    expect(why(a.decide(0, GUARD[0], 0))).toBe('taken');
    expect(room.match.taken.map((t) => t.answer)).toEqual([changed]);
    // A third answer that knows nothing of the second is refused.
    expect(why(a.decide(0, { '0': 'attack', '1': 'attack' }, 1))).toBe('room.late');
    value(b.decide(1, GUARD[1]));
    expect(room.match.taken.map((t) => t.answer)).toEqual([changed, GUARD[1]]);
    expect(why(a.decide(0, GUARD[0], a.at - 1))).toBe('room.late');
  });

  it('to a question that was taken back does not come back to life when the same question is put again', () => {
    const room = toyRoom({ seats: ['human', 'human'] });
    const both = new Client(room, [0, 1]);
    planned(room, both);
    const at = both.at;
    value(both.decide(0, 12));
    const proposal = value(both.say('propose', { at: both.at, seat: 0, what: { takeback: 2 } }));
    value(both.say('consent', { proposal: proposal!.proposal, seat: 1, agree: true }));
    expect(both.ask).toMatchObject({ seat: 0, kind: 'move' });
    // The old message is only told that it was taken once; the question stays open.
    both.decide(0, 12, at);
    expect(both.ask).toMatchObject({ seat: 0, kind: 'move' });
    expect(room.match.taken.length).toBe(2);
    value(both.decide(0, 11));
    expect(room.match.taken.at(-1)?.answer).toBe(11);
  });

  it('comes out the same whatever the wire does: doubled, reordered and replayed messages', () => {
    for (let seed = 0; seed < 12; seed++) {
      const rng = quickRng(seed);
      const room = toyRoom({}, `wire ${seed}`);
      const clients = [new Client(room, [0]), new Client(room, [1])];
      const sent: { client: Client; seat: Seat; answer: Json; at: number }[] = [];
      const accepted: Json[] = [];
      while (!room.match.over) {
        for (const [seat, client] of clients.entries()) {
          if (client.ask === undefined) continue;
          const answer = value(client.say('sample', { at: client.at, seat, attempt: rng.below(9) }));
          sent.push({ client, seat, answer, at: client.at });
        }
        // Any message that was ever sent may arrive (again) now, in any order.
        for (let n = 0; n < 4; n++) {
          const { client, seat, answer, at } =
            sent[rng.below(3) === 0 ? rng.below(sent.length) : sent.length - 1 - rng.below(Math.min(3, sent.length))]!;
          const before = room.log.length;
          const asked = room.match.asks.find((a) => a.seat === seat);
          const reply = client.decide(seat, answer, at);
          if (room.log.length === before) continue;
          expect(reply.ok).toBe(true);
          expect(room.log.length).toBe(before + 1);
          // It has answered the very question that it was written for.
          expect(asked).toBeDefined();
          accepted.push([seat, at]);
        }
      }
      expect(new Set(accepted.map((one) => JSON.stringify(one))).size).toBe(accepted.length);
    }
  });
});
