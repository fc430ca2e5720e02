import { fairSeed, isObject, unfairness } from '@holotisch/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { Earned } from '../src/clock.ts';
import type { Row, Rulebooks } from '../src/index.ts';
import { Kept, rulebooks, SECRET, SETUP, value, why } from './table.ts';

let books: Rulebooks;
beforeAll(async () => {
  books = await rulebooks('toy', 'xwing');
});

describe('a table', () => {
  it('begins when everybody has sat down, with the dice of all of them', () => {
    const kept = new Kept(books);
    expect(why(kept.decide(0, 'early', 0))).toBe('online.notBegun');
    value(kept.do(0, { do: 'ready', contribution: 'from seat 0' }));
    expect(kept.table.state).toBe('gathering');
    value(kept.do(1, { do: 'ready', contribution: 'from seat 1' }));
    expect(kept.table.state).toBe('playing');
    expect(kept.table.room!.match.state.chance.seed).toBe(fairSeed(SECRET, ['from seat 0', 'from seat 1']));
  });

  it('is called off by whoever has made it, before it has begun and by nobody else', () => {
    const kept = new Kept(books);
    expect(why(kept.do(1, { do: 'cancel' }))).toBe('online.notMaker');
    value(kept.do(0, { do: 'cancel' }));
    expect([kept.table.state, kept.table.closed, kept.again().closed]).toEqual(['closed', 'cancelled', 'cancelled']);
    expect(why(kept.do(1, { do: 'ready', contribution: 'from seat 1' }))).toBe('online.closed');
    expect(why(new Kept(books).begin().do(0, { do: 'cancel' }))).toBe('online.begun');
  });

  it('lets a guest stand up again, ready or not, and what he has brought goes with him', () => {
    const kept = new Kept(books, { public: true });
    const sit = () => value(kept.keep(value(kept.table.planSeat(1, 'of a guest', 'Bob'))));
    sit();
    expect([kept.table.isGuest(1), kept.table.freeSeats, kept.table.tokens[1]]).toEqual([true, [], 'of a guest']);
    value(kept.do(1, { do: 'ready', contribution: 'from seat 1', token: 'of his own' }));
    expect([kept.table.tokens[1], kept.table.names[1]]).toEqual(['of his own', 'Bob']);
    // Not by the host as long as he is here and ready; nor can the host stand up from his own table.
    expect(why(kept.do(0, { do: 'free', seat: 1 }))).toBe('online.ready');
    expect(why(kept.do(0, { do: 'leave' }))).toBe('online.givenSeat');
    expect(why(kept.do(0, { do: 'free', seat: 0 }))).toBe('online.givenSeat');
    value(kept.do(1, { do: 'leave' }));
    for (const table of [kept.table, kept.again()]) {
      expect([table.isReady(1), table.isGuest(1), table.freeSeats, table.names[1]]).toEqual([false, false, [1], '']);
      // Its link lets somebody in again, and none of the tokens that he had.
      expect(table.tokens[1]).toBe('token-1');
      expect(['token-1', 'of a guest', 'of his own'].map((token) => table.formerly(token))).toEqual([
        undefined,
        'online.taken',
        'online.freed',
      ]);
    }
    // Who is away does not keep the host from the match, even if he was ready.
    sit();
    value(kept.do(1, { do: 'ready', contribution: 'from seat 1' }));
    kept.here = [0];
    value(kept.do(0, { do: 'free', seat: 1 }));
    expect(kept.table.freeSeats).toEqual([1]);
    kept.begin();
    expect(why(kept.do(1, { do: 'leave' }))).toBe('online.begun');
    expect(why(kept.do(0, { do: 'free', seat: 1 }))).toBe('online.begun');
  });

  it('takes what a player adds to the dice once', () => {
    const kept = new Kept(books);
    value(kept.do(0, { do: 'ready', contribution: 'from seat 0' }));
    expect(why(kept.do(0, { do: 'ready', contribution: 'another one' }))).toBe('online.ready');
    expect(why(kept.do(0, { do: 'ready', contribution: 'from seat 0' }))).toBe('done');
    expect(kept.rows).toHaveLength(1);
    // The last one to sit down may not have heard that it has begun.
    value(kept.do(1, { do: 'ready', contribution: 'from seat 1' }));
    expect(why(kept.do(1, { do: 'ready', contribution: 'from seat 1' }))).toBe('done');
    expect(why(kept.do(1, { do: 'ready', contribution: 'another one' }))).toBe('online.begun');
    expect(kept.rows).toHaveLength(2);
  });

  it('lets nobody act who looks on, and nobody for another seat', () => {
    const kept = new Kept(books).begin();
    expect(why(kept.do(undefined, { do: 'chat', text: 'hello', nonce: 'n' }))).toBe('online.notSeated');
    const message = { type: 'decide', at: 0, seat: 1, answer: {} };
    expect(why(kept.do(0, { do: 'room', message }))).toBe('room.notYours');
    expect(kept.rows).toHaveLength(2);
  });

  it('comes out the same from its rows, at any moment', () => {
    const kept = new Kept(books, { clock: { main: 600, increment: 5 } }).begin();
    kept.play();
    expect(kept.table.state).toBe('over');
    expect(kept.rows.length).toBeGreaterThan(20);
    for (const upTo of [2, 3, 9, 18, kept.rows.length]) {
      const again = kept.again(kept.rows.slice(0, upTo));
      expect(again.broken).toBe(false);
      expect(again.rows).toBe(upTo);
    }
    const again = kept.again();
    expect(again.room!.match.hash()).toBe(kept.table.room!.match.hash());
    expect(again.clocks).toEqual(kept.table.clocks);
    expect(kept.rows.some((row) => row.lines.some((line) => 'hash' in line))).toBe(true);
  });

  it('is sealed once after its end, also where the row that ended it began with a hash', () => {
    const kept = new Kept(books).begin();
    while (kept.table.hashLine().length === 0) kept.play(1);
    expect(kept.table.state).toBe('playing');
    const at = kept.table.room!.log.length;
    value(kept.do(0, { do: 'room', message: { type: 'propose', at, seat: 0, what: { end: 'concede' } } }));
    expect(kept.table.state).toBe('over');
    expect(kept.rows.at(-1)!.lines.map((line) => Object.keys(line)[0])).toEqual(['hash', 'said']);
    for (const table of [kept.table, kept.again()])
      expect(table.sealed()).toEqual([{ hash: kept.table.room!.match.hash() }]);
    value(kept.keep(kept.table.sealed()));
    for (const table of [kept.table, kept.again()]) expect(table.sealed()).toEqual([]);
  });

  it('keeps proposals and what can be redone in its rows', () => {
    const kept = new Kept(books).begin().play(6);
    const at = kept.table.room!.log.length;
    value(kept.do(0, { do: 'room', message: { type: 'propose', at, seat: 0, what: { takeback: 2 } } }));
    expect(kept.again().room!.facts.proposals).toEqual(kept.table.room!.facts.proposals);
    expect(kept.again().room!.facts.proposals).toHaveLength(1);
    const [proposal] = kept.table.room!.facts.proposals;
    value(kept.do(1, { do: 'room', message: { type: 'consent', proposal: proposal!.id, seat: 1, agree: true } }));
    expect(kept.again().room!.match.taken).toHaveLength(2);
    expect(kept.again().room!.facts.redoer).toBe(0);
  });

  it('takes a decision that comes twice once, and refuses another one for the same question', () => {
    const kept = new Kept(books).begin();
    const ask = kept.table.room!.match.askOf(0)!;
    const answer = ask.type === 'form' ? Object.fromEntries(ask.fields.map((f) => [f.id, f.options[0]!.id])) : 0;
    value(kept.decide(0, answer, 0));
    const rows = kept.rows.length;
    expect(why(kept.decide(0, answer, 0))).toBe('done');
    expect(kept.rows).toHaveLength(rows);
    expect(kept.table.room!.log).toHaveLength(1);
  });

  it('stops where the rules are not those any more that it was played by', () => {
    const kept = new Kept(books).begin();
    kept.play(20);
    const changed = (row: Row): Row => ({
      ...row,
      lines: row.lines.map((line) => ('hash' in line ? { hash: 'f'.repeat(64) } : line)),
    });
    expect(kept.again(kept.rows.map(changed)).broken).toBe(true);
    const marked = (row: Row): Row => ({
      ...row,
      lines: row.lines.map((line) => ('said' in line ? { ...line, mark: `${line.mark}x` } : line)),
    });
    const again = kept.again(kept.rows.map(marked));
    expect(again.broken).toBe(true);
    // Nothing is played on after that.
    expect(again.room!.log).toHaveLength(0);
  });

  it('shows the secret of the dice only after the end, and the file proves it', () => {
    const kept = new Kept(books).begin();
    expect(kept.table.fair.secret).toBeNull();
    kept.play();
    expect(kept.table.fair.secret).toBe(SECRET);
    const file = kept.table.room!.file() as { seed: string; fair: Parameters<typeof unfairness>[1] };
    expect(unfairness(file.seed, file.fair)).toBeUndefined();
  });

  it('says a line of chat once that is sent twice', () => {
    const kept = new Kept(books);
    value(kept.do(1, { do: 'chat', text: 'hello', nonce: 'a' }));
    value(kept.do(1, { do: 'chat', text: 'hello', nonce: 'a' }));
    value(kept.do(1, { do: 'chat', text: 'hello', nonce: 'b' }));
    expect(kept.table.chat.map((line) => line.nonce)).toEqual(['a', 'b']);
  });
});

describe('clocks', () => {
  const clock = { main: 60, increment: 10 };
  it('run for everybody who is awaited, and reward a decision', () => {
    const kept = new Kept(books, { clock }).begin();
    expect(kept.table.clocks).toMatchObject({ left: [60_000, 60_000], running: [0, 1] });
    const ask = kept.table.room!.match.askOf(0)!;
    if (ask.type !== 'form') throw new Error('the toy asks for plans first');
    kept.now += 4000;
    value(kept.decide(0, Object.fromEntries(ask.fields.map((f) => [f.id, f.options[0]!.id]))));
    expect(kept.table.clocks).toMatchObject({ left: [66_000, 56_000], running: [1] });
  });

  const plans = (kept: Kept, seat: number, which: number) => {
    const ask = kept.table.room!.match.asks.find((one) => one.seat === seat)!;
    if (ask.type !== 'form') throw new Error('the toy asks for plans first');
    return Object.fromEntries(ask.fields.map((f) => [f.id, f.options[which % f.options.length]!.id]));
  };
  const takeback = (kept: Kept, seat: number, to: number) => {
    const message = { type: 'propose', at: kept.table.room!.log.length, seat, what: { takeback: to } };
    return kept.do(seat, { do: 'room', message });
  };
  const left = (kept: Kept) => kept.table.clocks!.left;

  it('reward a secret answer once, however often it is changed', () => {
    const kept = new Kept(books, { clock }).begin();
    for (let n = 0; n < 6; n++) value(kept.decide(0, plans(kept, 0, n)));
    expect(left(kept)).toEqual([70_000, 60_000]);
    value(kept.decide(1, plans(kept, 1, 0)));
    expect(left(kept)).toEqual([70_000, 70_000]);
    expect(kept.again().clocks).toEqual(kept.table.clocks);
  });

  it('reward no change of a secret answer either when a third one has answered in between', () => {
    const earned = new Earned();
    expect(earned.take(0, 0, 1)).toBe(true);
    expect(earned.take(1, 1, 2)).toBe(true);
    // Seat 0 changes its answer: as many decisions stand as before.
    expect(earned.take(0, 2, 2)).toBe(false);
    expect(earned.take(2, 2, 3)).toBe(true);
    expect(earned.take(0, 3, 4)).toBe(true);
  });

  it('reward a decision once that is freely taken back and taken again', () => {
    const kept = new Kept(books, { clock }).begin();
    for (let n = 0; n < 5; n++) {
      value(kept.decide(0, plans(kept, 0, n)));
      value(takeback(kept, 0, 0));
    }
    expect(left(kept)).toEqual([70_000, 60_000]);
    value(kept.decide(0, plans(kept, 0, 0)));
    expect(left(kept)).toEqual([70_000, 60_000]);
  });

  it('reward it once, too, where the other has agreed to the takeback; a later one earns again', () => {
    const kept = new Kept(books, { clock }).begin();
    value(kept.decide(0, plans(kept, 0, 0)));
    value(kept.decide(1, plans(kept, 1, 0)));
    value(takeback(kept, 0, 0));
    const [proposal] = kept.table.room!.facts.proposals;
    const message = { type: 'consent', proposal: proposal!.id, seat: 1, agree: true };
    value(kept.do(1, { do: 'room', message }));
    expect(kept.table.room!.match.taken).toHaveLength(0);
    value(kept.decide(0, plans(kept, 0, 1)));
    value(kept.decide(1, plans(kept, 1, 1)));
    expect(left(kept)).toEqual([70_000, 70_000]);
    const asked = kept.table.room!.match.open[0]!.seat;
    kept.play(1);
    expect(left(kept)[asked]).toBe(80_000);
  });

  it('reward nobody for what the computer decides for him', () => {
    const kept = new Kept(books, { clock, patience: 60 }).begin();
    value(kept.decide(0, plans(kept, 0, 0)));
    kept.here = [1];
    kept.now += 60_000;
    value(kept.do(1, { do: 'computer', seat: 0 }));
    value(kept.decide(1, plans(kept, 1, 0)));
    const before = left(kept)[0];
    for (let n = 0; n < 200 && kept.table.state === 'playing'; n++) {
      const thought = kept.table.thought();
      if (thought) value(kept.keep(value(kept.table.planThought(thought))));
      else kept.play(1);
    }
    expect(kept.rows.filter(({ lines }) => lines.some((l) => 'said' in l && l.said.seat === 0)).length).toBeGreaterThan(
      2,
    );
    expect(left(kept)[0]).toBe(before);
  });

  it('let the other claim the win when the time is over, and not before', () => {
    const kept = new Kept(books, { clock }).begin();
    kept.now += 60_000 - 1;
    expect(why(kept.do(0, { do: 'claim', seat: 1 }))).toBe('online.timeLeft');
    kept.now += 1;
    value(kept.do(0, { do: 'claim', seat: 1 }));
    expect(kept.table.state).toBe('over');
    expect(kept.table.room!.match.result).toMatchObject({ winner: 0 });
  });
});

describe('a player who is gone', () => {
  it('may be played by the computer when the other has waited long enough, and comes back', () => {
    const kept = new Kept(books, { patience: 60 }).begin();
    kept.here = [0];
    kept.now += 59_000;
    expect(why(kept.do(0, { do: 'computer', seat: 1 }))).toBe('online.notGone');
    kept.now += 1000;
    kept.here = [0, 1];
    expect(why(kept.do(0, { do: 'computer', seat: 1 }))).toBe('online.notGone');
    kept.here = [0];
    value(kept.do(0, { do: 'computer', seat: 1 }));
    expect(kept.table.kinds).toEqual(['human', 'computer']);
    const thought = kept.table.thought()!;
    const lines = value(kept.table.planThought(thought));
    expect(lines.at(-1)).toMatchObject({ said: { type: 'decide', seat: 1 } });
    value(kept.keep(lines));
    expect(kept.again().room!.log).toHaveLength(1);
    // Thought of once more, by somebody who had not heard of it: it is not done again.
    expect(value(kept.table.planThought(thought))).toEqual([]);
    value(kept.do(1, { do: 'back' }));
    expect(kept.table.kinds).toEqual(['human', 'human']);
    expect(kept.table.thought()).toBeUndefined();
    expect(why(kept.table.planThought(thought))).toBe('online.notComputer');
  });
});

describe('lists', () => {
  const drones = (...cards: string[]) => JSON.stringify({ game: 'toy', name: 'mine', drones: [cards] });

  it('are brought by those whose seat has none', () => {
    const kept = new Kept(books, { setup: undefined, lists: [drones('lucky'), null] });
    value(kept.do(0, { do: 'ready', contribution: 'from seat 0' }));
    expect(why(kept.do(1, { do: 'ready', contribution: 'from seat 1' }))).toBe('online.needsList');
    expect(why(kept.do(1, { do: 'ready', contribution: 'from seat 1', list: 'nonsense' }))).toBe(
      'online.unreadableList',
    );
    expect(why(kept.do(1, { do: 'ready', contribution: 'from seat 1', list: drones('no such card') }))).toBe(
      'online.badList',
    );
    value(kept.do(1, { do: 'ready', contribution: 'from seat 1', list: drones('shield') }));
    expect(kept.table.setup).toEqual({ cards: [[['lucky']], [['shield']]] });
  });

  it('change places for another match', async () => {
    const { rematchOf } = await import('../src/index.ts');
    const kept = new Kept(books).begin();
    const head = rematchOf(books, kept.table, { id: 'match-0002', secret: 'd', now: 5 });
    expect(isObject(head.setup) && head.setup['cards']).toEqual(SETUP.cards.toReversed());
    expect(head.commitment).not.toBe(kept.table.head.commitment);
  });
});

describe('a table laid by the program', () => {
  it('keeps its decisions, so that another computer player would change nothing', () => {
    const setup = {
      squads: [
        { faction: 'rebel', ships: [{ type: 'xwing', pilot: 'rookiepilot', upgrades: [] }] },
        { faction: 'imperial', ships: [{ type: 'tiefighter', pilot: 'academypilot', upgrades: [] }] },
      ],
    };
    const kept = new Kept(books, { game: 'xwing', setup, layOut: true }).begin();
    const begun = kept.rows[1]!.lines[1]!;
    expect('begun' in begun && begun.laid.length).toBeGreaterThan(1);
    expect(kept.table.room!.log).toHaveLength(0);
    expect(kept.again().room!.match.hash()).toBe(kept.table.room!.match.hash());
  });
});
