import type { Refusal } from '@holotisch/engine';
import { toyGame } from '@holotisch/engine/toy';
import { describe, expect, it } from 'vitest';
import { Connection } from '../src/index.ts';
import { Client, GUARD, planned, toyRoom, value, why } from './table.ts';

describe('a connection', () => {
  it('gets its own question and of the other seat no more than that it decides', () => {
    const room = toyRoom();
    const [a, b, guest] = [new Client(room, [0]), new Client(room, [1]), new Client(room, [])];
    expect(a.ask).toMatchObject({ seat: 0, kind: 'stances' });
    expect(b.ask).toMatchObject({ seat: 1, kind: 'stances' });
    expect(guest.ask).toBeUndefined();
    expect(JSON.stringify(a.updates)).not.toContain('"2","options"');
    planned(room, a, b);
    // Now seat 0 is asked alone: neither the other seat nor a spectator receives its question.
    expect(a.ask).toMatchObject({ seat: 0, kind: 'move' });
    expect([b.ask, guest.ask]).toEqual([undefined, undefined]);
    for (const other of [b, guest]) {
      expect(other.seen.sight.asked['move']).toBeUndefined();
      expect(other.seen.sight.awaited).toMatchObject([{ seat: 0, kind: 'move', secret: false }]);
    }
  });

  it('does not learn from the kind of another’s question what that seat has in its hand', () => {
    const { asking: _, ...silent } = toyGame; // a game that says nothing of what may be known of its questions
    const room = toyRoom({}, 'room', silent);
    const [a, b, shared] = [new Client(room, [0]), new Client(room, [1]), new Client(room, [0, 1])];
    planned(room, a, b);
    expect(a.seen.sight.awaited).toMatchObject([{ seat: 0, kind: 'move', prompt: { text: 'toy.move' } }]);
    for (const client of [b, shared]) {
      expect(client.seen.sight.awaited).toMatchObject([
        { kind: 'decision', prompt: { text: 'engine.deciding' }, secret: true },
      ]);
      expect(client.ask).toBeUndefined();
    }
  });

  it('decides for its own seat only; a spectator for none', () => {
    const room = toyRoom();
    const [a, guest] = [new Client(room, [0]), new Client(room, [])];
    for (const client of [a, guest]) {
      expect(why(client.decide(1, GUARD[1]))).toBe('room.notYours');
      expect(why(client.say('check', { at: 0, seat: 1, answer: GUARD[1] }))).toBe('room.notYours');
      expect(why(client.say('sample', { at: 0, seat: 1, attempt: 0 }))).toBe('room.notYours');
      expect(why(client.say('propose', { at: 0, seat: 1, what: { end: 'concede' } }))).toBe('room.notYours');
      expect(why(client.say('consent', { proposal: 1, seat: 1, agree: true }))).toBe('room.notYours');
      expect(why(client.say('look', { viewer: 1, moment: undefined }))).toBe('room.notYours');
      expect(why(client.say('look', { viewer: 1, moment: 0 }))).toBe('room.notYours');
    }
    expect(room.log).toEqual([]);
  });

  it('is for people and for seats that are there', () => {
    const room = toyRoom({ seats: ['human', 'computer'] });
    expect(() => new Connection(room, [1], () => {})).toThrow(RangeError);
    expect(() => new Connection(room, [2], () => {})).toThrow(RangeError);
  });

  it('that holds several seats shows secrets only to whoever has sat down', () => {
    const room = toyRoom();
    const both = new Client(room, [0, 1]);
    expect(both.seen.viewer).toBe('nobody');
    expect(both.ask).toBeUndefined();
    expect(both.seen.sight.awaited.map((a) => [a.seat, a.secret])).toEqual([
      [0, true],
      [1, true],
    ]);
    value(both.say('look', { viewer: 0, moment: undefined }));
    expect(both.ask).toMatchObject({ seat: 0, kind: 'stances' });
    value(both.decide(0, GUARD[0]));
    // The last of a secret round is as secret as the first.
    value(both.say('look', { viewer: 'nobody', moment: undefined }));
    expect(both.ask).toBeUndefined();
    expect(both.seen.sight.awaited).toMatchObject([{ seat: 1, secret: true }]);
    value(both.say('look', { viewer: 1, moment: undefined }));
    value(both.decide(1, GUARD[1]));
    value(both.say('look', { viewer: 'nobody', moment: undefined }));
    // What is asked openly is answered by whoever is asked, without sitting down.
    expect(both.ask).toMatchObject({ seat: 0, kind: 'move' });
  });

  it('sends nothing before it is asked to, and nothing after it is closed', () => {
    const room = toyRoom();
    const [a, b] = [new Client(room, [0], 'silent'), new Client(room, [1])];
    value(b.decide(1, GUARD[1]));
    expect(a.updates).toEqual([]);
    value(a.say('resume', { from: 0 }));
    expect(a.updates.length).toBe(1);
    a.connection.close();
    value(b.decide(1, { '2': 'attack', '3': 'guard' }));
    expect(a.updates.length).toBe(1);
  });
});

describe('a message', () => {
  it.each([
    ['nothing', null, undefined],
    ['a text', null, 'decide'],
    ['of no kind', 'type', { at: 0 }],
    ['of an unknown kind', 'type', { type: 'cheat' }],
    ['without its number', 'at', { type: 'decide', seat: 0, answer: 1 }],
    ['with half a number', 'at', { type: 'decide', at: 0.5, seat: 0, answer: 1 }],
    ['with a seat by name', 'seat', { type: 'decide', at: 0, seat: 'me', answer: 1 }],
    ['with more than belongs to it', 'trusted', { type: 'decide', at: 0, seat: 0, answer: 1, trusted: true }],
    ['with an answer that is a program', 'answer', { type: 'decide', at: 0, seat: 0, answer: () => 1 }],
    ['with an answer that is no number', 'answer', { type: 'decide', at: 0, seat: 0, answer: Number.NaN }],
    ['with an answer without an end', 'answer', { type: 'decide', at: 0, seat: 0, answer: deep(100) }],
    ['with an answer as long as a book', 'answer', { type: 'decide', at: 0, seat: 0, answer: 'x'.repeat(100_000) }],
    ['with the name of a prototype', 'args', { type: 'ask', question: 'range', args: JSON.parse('{"__proto__":1}') }],
    ['with arguments that are none', 'args', { type: 'ask', question: 'range', args: 3 }],
    ['that proposes nothing', 'what', { type: 'propose', at: 0, seat: 0, what: {} }],
    ['that proposes two things', 'what', { type: 'propose', at: 0, seat: 0, what: { takeback: 0, redo: true } }],
    ['that looks from nowhere', 'viewer', { type: 'look', viewer: 'god' }],
  ])('%s is refused, the member is named (%s), and nothing changes', (_what, at, message) => {
    const room = toyRoom();
    const reply = new Connection(room, [0, 1], () => {}).receive(message);
    const { message: said } = (reply as { fault: Refusal }).fault;
    expect(said).toEqual(at === null ? { text: 'room.noObject' } : { text: 'room.badMessage', args: { at } });
    expect([room.log, room.match.taken, room.bug]).toEqual([[], [], undefined]);
  });
});

function deep(levels: number): unknown {
  return levels === 0 ? 1 : [deep(levels - 1)];
}

describe('checking and sampling', () => {
  it('write nothing, also where the seat has answered already', () => {
    const room = toyRoom();
    const [a, b] = [new Client(room, [0]), new Client(room, [1])];
    value(a.decide(0, { '0': 'attack', '1': 'guard' }));
    const before = JSON.stringify([room.log, room.match.taken, a.updates.length, b.updates.length]);
    expect(value(a.say('check', { at: a.at, seat: 0, answer: GUARD[0] }))).toBeNull();
    expect(value(a.say('check', { at: a.at, seat: 0, answer: 'nonsense' }))).toMatchObject({
      clauses: ['TOY-PLAN-01'],
    });
    for (let attempt = 0; attempt < 5; attempt++) value(b.say('sample', { at: b.at, seat: 1, attempt }));
    expect(JSON.stringify([room.log, room.match.taken, a.updates.length, b.updates.length])).toBe(before);
    value(b.decide(1, GUARD[1]));
    expect(room.match.events[0]?.event).toMatchObject({ stances: { '0': 'attack' } });
  });

  it('find places that are legal, another one for each attempt', () => {
    const room = toyRoom();
    const both = new Client(room, [0, 1]);
    planned(room, both);
    expect(value(both.say('check', { at: both.at, seat: 0, answer: 99 }))).toMatchObject({ clauses: ['TOY-MOVE-01'] });
    const places = [0, 1, 2, 3, 4, 5].map((attempt) => value(both.say('sample', { at: both.at, seat: 0, attempt })));
    for (const answer of places) expect(value(both.say('check', { at: both.at, seat: 0, answer }))).toBeNull();
    expect(new Set(places).size).toBeGreaterThan(1);
  });
});
