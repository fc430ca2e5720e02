import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { Client, GUARD, planned, toyRoom, value, why } from './table.ts';

function three() {
  const room = toyRoom();
  const [a, b, guest] = [new Client(room, [0]), new Client(room, [1]), new Client(room, [])];
  return { room, a, b, guest };
}

describe('a takeback', () => {
  it('is free as long as it undoes nothing but one’s own decision, and leaves no trace', () => {
    const { room, a, b } = three();
    value(a.decide(0, GUARD[0]));
    expect(a.seen.sight.undo).toMatchObject({ to: 0, by: 0, free: true });
    expect(b.seen.sight.undo).toBeNull();
    expect(value(a.say('propose', { at: a.at, seat: 0, what: { takeback: 0 } }))).toBeNull();
    expect(room.match.taken).toEqual([]);
    expect(room.file()).not.toHaveProperty('takebacks');
    expect(a.ask).toMatchObject({ kind: 'stances' });
  });

  it('that nobody had to be asked about is told to everybody all the same', () => {
    const { a, b, guest } = three();
    for (const client of [a, b, guest]) expect(client.seen.sight.backs).toEqual([]);
    value(a.decide(0, GUARD[0]));
    value(a.say('propose', { at: a.at, seat: 0, what: { takeback: 0 } }));
    for (const client of [a, b, guest])
      expect(client.seen.sight.backs).toMatchObject([{ number: 2, by: 0, count: 1, to: 0, agreed: false }]);
    // Another one is news again; what is decided since then is none.
    value(a.decide(0, GUARD[0]));
    expect(b.seen.sight.backs.at(-1)?.number).toBe(2);
    value(a.say('propose', { at: a.at, seat: 0, what: { takeback: 0 } }));
    expect(b.seen.sight.backs.at(-1)?.number).toBe(4);
  });

  it('across secrets or another player’s move waits until everybody has agreed, and the file tells of it', () => {
    const { room, a, b, guest } = three();
    planned(room, a, b);
    expect(b.seen.sight.undo).toMatchObject({ to: 1, by: 1, free: false, secrets: true });
    const { proposal } = value(b.say('propose', { at: b.at, seat: 1, what: { takeback: 1 } }))!;
    expect(room.match.taken.length).toBe(2);
    for (const client of [a, b, guest])
      expect(client.seen.sight.proposals).toMatchObject([
        { id: proposal, seat: 1, what: { takeback: 1 }, awaits: [0] },
      ]);
    // Why he is asked is told to whoever is asked; what would go, to whoever thinks of asking.
    expect(a.seen.sight.proposals[0]).toMatchObject({ why: { dice: false, secrets: true }, count: 1 });
    expect(value(b.say('cost', { at: b.at, seat: 1, to: 1 }))).toMatchObject({
      free: false,
      count: 1,
      undoes: [{ seat: 1, kind: 'stances' }],
    });
    expect(why(b.say('consent', { proposal, seat: 1, agree: true }))).toBe('room.notAwaited');
    value(a.say('consent', { proposal, seat: 0, agree: true }));
    expect(room.match.taken.length).toBe(1);
    expect(room.file()).toMatchObject({ takebacks: [{ to: 1, undone: [[1, GUARD[1]]] }] });
    expect([a.seen.sight.proposals, a.seen.sight.takebacks, a.seen.events]).toEqual([[], [1], []]);
    expect(a.seen.sight.backs).toMatchObject([{ by: 1, count: 1, to: 1, agreed: true, recorded: true }]);
    expect(b.seen.sight.settled).toMatchObject([{ id: proposal, seat: 1, how: 'agreed' }]);
  });

  it('that is declined or withdrawn changes nothing', () => {
    const { room, a, b } = three();
    planned(room, a, b);
    const ask = () => value(b.say('propose', { at: b.at, seat: 1, what: { takeback: 0 } }))!.proposal;
    value(a.say('consent', { proposal: ask(), seat: 0, agree: false }));
    expect(b.seen.sight.settled).toEqual([{ id: 1, seat: 1, what: { takeback: 0 }, how: 'declined' }]);
    value(b.say('consent', { proposal: ask(), seat: 1, agree: false }));
    expect(a.seen.sight.settled).toMatchObject([{ id: 2, how: 'withdrawn' }]);
    expect(a.seen.sight.proposals).toEqual([]);
    expect(room.match.taken.length).toBe(2);
    expect(why(a.say('consent', { proposal: 1, seat: 0, agree: true }))).toBe('room.noProposal');
  });

  it('lapses when the match goes on without it', () => {
    const { room, a, b } = three();
    planned(room, a, b);
    const { proposal } = value(b.say('propose', { at: b.at, seat: 1, what: { takeback: 0 } }))!;
    value(a.decide(0, 12));
    expect(b.seen.sight.proposals).toEqual([]);
    for (const client of [a, b]) expect(client.seen.sight.settled).toMatchObject([{ id: proposal, how: 'lapsed' }]);
    expect(why(a.say('consent', { proposal, seat: 0, agree: true }))).toBe('room.noProposal');
    expect(room.match.taken.length).toBe(3);
  });

  it('is not carried out a second time by a copy of its message', () => {
    const room = toyRoom({
      seats: ['human', 'computer'],
      computer: ({ ask }) => (ask.kind === 'stances' ? GUARD[1] : 88),
    });
    const a = new Client(room, [0]);
    value(a.decide(0, GUARD[0]));
    expect(room.step()).toBe(true);
    value(a.decide(0, 12));
    const message = { at: a.at, seat: 0, what: { takeback: 2 } };
    expect(value(a.say('propose', message))).toBeNull(); // against the computer it is free
    value(a.decide(0, 11));
    expect(why(a.say('propose', message))).toBe('room.late');
    expect(room.match.taken.at(-1)?.answer).toBe(11);
    expect(why(a.say('propose', { ...message, at: a.at, what: { takeback: 3 } }))).toBe('room.nothingToUndo');
  });

  it('takes one consent for each human seat, also where one connection holds them all', () => {
    const room = toyRoom({ trusted: true });
    const both = new Client(room, [0, 1]);
    planned(room, both);
    const { proposal } = value(both.say('propose', { at: both.at, seat: 1, what: { takeback: 1 } }))!;
    expect(room.match.taken.length).toBe(2);
    value(both.say('consent', { proposal, seat: 0, agree: true }));
    expect(room.match.taken.length).toBe(1);
  });
});

describe('doing again', () => {
  it('is offered to whoever has undone, not to the others', () => {
    const { room, a, b, guest } = three();
    planned(room, a, b);
    const { proposal } = value(b.say('propose', { at: b.at, seat: 1, what: { takeback: 0 } }))!;
    value(a.say('consent', { proposal, seat: 0, agree: true }));
    expect([a, b, guest].map(({ seen }) => seen.sight.redo)).toEqual([false, true, false]);
  });

  it('takes what was undone, asks those whose decisions it takes again, and ends with a new decision', () => {
    const { room, a, b } = three();
    planned(room, a, b);
    const { proposal } = value(b.say('propose', { at: b.at, seat: 1, what: { takeback: 0 } }))!;
    value(a.say('consent', { proposal, seat: 0, agree: true }));
    expect([room.match.taken.length, b.seen.sight.redo]).toEqual([0, true]);
    const again = value(a.say('propose', { at: a.at, seat: 0, what: { redo: true } }))!;
    expect(room.match.taken.length).toBe(0);
    value(b.say('consent', { proposal: again.proposal, seat: 1, agree: true }));
    expect(room.match.taken.map((t) => t.answer)).toEqual([...GUARD]);
    expect(b.seen.sight.redo).toBe(false);
    expect(why(a.say('propose', { at: a.at, seat: 0, what: { redo: true } }))).toBe('room.nothingToRedo');
    expect(a.seen.events).toEqual(b.seen.events);
    value(a.decide(0, 12));
    const back = value(a.say('propose', { at: a.at, seat: 0, what: { takeback: 2 } }))!;
    value(b.say('consent', { proposal: back.proposal, seat: 1, agree: true }));
    value(a.decide(0, 11));
    expect(a.seen.sight.redo).toBe(false);
  });
});

describe('a change by hand', () => {
  it('needs everybody, and is done once: a copy of its message comes too late', () => {
    const { room, a, b } = three();
    planned(room, a, b);
    const message = { at: a.at, seat: 0, what: { change: { drone: 0, x: 30 } } };
    const { proposal } = value(a.say('propose', message))!;
    expect(room.match.taken.length).toBe(2);
    value(b.say('consent', { proposal, seat: 1, agree: true }));
    expect(room.match.taken.at(-1)).toMatchObject({ seat: 'override', answer: { drone: 0, x: 30 } });
    expect(why(a.say('propose', message))).toBe('room.late');
    expect(b.seen.events.at(-1)?.event).toEqual({ type: 'override', change: { drone: 0, x: 30 } });
  });

  it('that makes no sense is refused when it is proposed, and nobody is asked about it', () => {
    const { room, a, b } = three();
    const propose = (change: Json) => why(a.say('propose', { at: 0, seat: 0, what: { change } }));
    expect(propose({ drone: 77, x: 1 })).toBe('toy.noSuchDrone');
    // Nor one with something in it that nobody reads.
    expect(propose({ drone: 0, x: 30, junk: 'x'.repeat(1000) })).toBe('toy.noSuchDrone');
    expect([room.log, b.seen.sight.proposals]).toEqual([[], []]);
    expect(propose({ drone: 0, x: 30 })).toBe('taken');
  });
});

describe('the end by the players', () => {
  it('whoever gives up asks nobody; a draw is everybody’s', () => {
    const first = three();
    value(first.a.say('propose', { at: 0, seat: 0, what: { end: 'concede' } }));
    expect(first.b.seen.sight).toMatchObject({ over: true, result: { winner: 1 }, awaited: [] });
    expect(first.b.seen.sight.end).toEqual({ by: 'concede', seat: 0 });
    expect(why(first.b.say('propose', { at: first.b.at, seat: 1, what: { end: 'draw' } }))).toBe('engine.over');
    const second = three();
    const { proposal } = value(second.a.say('propose', { at: 0, seat: 0, what: { end: 'draw' } }))!;
    expect([second.b.seen.sight.over, second.b.seen.sight.end]).toEqual([false, null]);
    value(second.b.say('consent', { proposal, seat: 1, agree: true }));
    expect(second.a.seen.sight).toMatchObject({ over: true, result: { winner: null } });
    expect(second.a.seen.sight.end).toEqual({ by: 'draw', seat: null });
  });
});
