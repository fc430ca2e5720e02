import { beforeAll, describe, expect, it } from 'vitest';
import { type Line, MOST, type Rulebooks } from '../src/index.ts';
import { Kept, rulebooks, value, why } from './table.ts';

let books: Rulebooks;
beforeAll(async () => {
  books = await rulebooks('toy', 'xwing');
});

const PLANS = (kept: Kept, seat: number, which = 0) => {
  const ask = kept.table.room!.match.asks.find((one) => one.seat === seat)!;
  if (ask.type !== 'form') throw new Error('the toy asks for plans first');
  return Object.fromEntries(ask.fields.map((f) => [f.id, f.options[which % f.options.length]!.id]));
};
/** As if this had happened so often already. */
const often = (kept: Kept, count: number, line: Line, moved = false) => {
  for (let n = 0; n < count; n++) kept.table.bounds.take(line, moved);
};
const propose = (kept: Kept, seat: number, what: object) =>
  kept.do(seat, { do: 'room', message: { type: 'propose', at: kept.table.room!.log.length, seat, what } } as never);
const ended = (kept: Kept) => kept.table.end;

describe('talk', () => {
  it('has its own bound, and takes nothing from the match', () => {
    const kept = new Kept(books).begin();
    for (let n = 0; n < MOST.chatsOfSeat; n++) value(kept.do(0, { do: 'chat', text: 'x', nonce: `n${n}` }));
    expect(why(kept.do(0, { do: 'chat', text: 'one more', nonce: 'more' }))).toBe('online.talkFull');
    // Said once more by somebody who has not heard the answer.
    expect(why(kept.do(0, { do: 'chat', text: 'x', nonce: `n${MOST.chatsOfSeat - 1}` }))).toBe('done');
    // The other one still talks, and both play on.
    expect(why(kept.do(1, { do: 'chat', text: 'hello', nonce: 'n' }))).toBe('done');
    value(kept.decide(0, PLANS(kept, 0)));
    value(kept.decide(1, PLANS(kept, 1)));
    // Made again from its rows it remembers.
    const around = { now: 0, isHere: () => true };
    const again = kept.again().plan(0, { id: 0, do: 'chat', text: 'x', nonce: 'again' }, around);
    expect(why(again)).toBe('online.talkFull');
  });

  it('is bounded for names and for proposals that come to nothing', () => {
    const kept = new Kept(books).begin().play(6);
    often(kept, MOST.namesOfSeat, { named: 0, name: 'Ann' });
    expect(why(kept.do(0, { do: 'name', name: 'Bea' }))).toBe('online.namesFull');
    value(propose(kept, 0, { takeback: 1 }));
    const [line] = kept.rows.at(-1)!.lines.filter((one) => 'said' in one);
    often(kept, MOST.proposalsOfSeat - 1, line!);
    expect(why(propose(kept, 0, { takeback: 1 }))).toBe('online.proposalsFull');
    expect(why(propose(kept, 1, { takeback: 1 }))).toBe('done');
  });
});

describe('what somebody has used up at a seat', () => {
  const full = () => {
    const kept = new Kept(books, { public: true });
    value(kept.keep(value(kept.table.planSeat(1, 'guest', 'Eve'))));
    often(kept, MOST.chatsOfSeat, { chat: 1, text: 'x', nonce: '' });
    often(kept, MOST.namesOfSeat, { named: 1, name: 'x' });
    return kept;
  };

  it('is no matter of whoever sits there after him', () => {
    const kept = full();
    expect(why(kept.do(1, { do: 'chat', text: 'x', nonce: 'n' }))).toBe('online.talkFull');
    value(kept.do(1, { do: 'leave' }));
    value(kept.keep(value(kept.table.planSeat(1, 'another', 'Ben'))));
    expect(why(kept.do(1, { do: 'chat', text: 'x', nonce: 'n' }))).toBe('done');
    expect(why(kept.do(1, { do: 'name', name: 'Bea' }))).toBe('done');
  });

  it('stays his own when he takes it by another token', () => {
    const kept = full();
    value(kept.do(1, { do: 'ready', contribution: 'from seat 1', token: 'a5'.repeat(32) }));
    expect(why(kept.do(1, { do: 'chat', text: 'x', nonce: 'n' }))).toBe('online.talkFull');
    often(kept, MOST.chatsOfSeat, { chat: 0, text: 'x', nonce: '' });
    value(kept.do(1, { do: 'leave' }));
    // Nor is it a gift to anybody else.
    expect(why(kept.do(0, { do: 'chat', text: 'x', nonce: 'n' }))).toBe('online.talkFull');
  });
});

describe('the end of a match', () => {
  const spent = () => {
    const kept = new Kept(books, { clock: { main: 60, increment: 0 } }).begin();
    value(kept.decide(0, PLANS(kept, 0)));
    const said = kept.rows.at(-1)!.lines.find((line) => 'said' in line)!;
    often(kept, MOST.movesOfSeat, said);
    often(kept, MOST.chatsOfSeat, { chat: 0, text: '', nonce: '' });
    const takeback = { type: 'propose', at: 0, seat: 0, what: { takeback: 0 } } as const;
    often(kept, MOST.proposalsOfSeat, { said: takeback, mark: '' });
    return kept;
  };

  it('always fits: giving up', () => {
    const kept = spent();
    expect(why(kept.decide(0, PLANS(kept, 0, 1)))).toBe('online.movesFull');
    const draw = { type: 'propose', at: 0, seat: 0, what: { end: 'draw' } } as const;
    often(kept, MOST.drawsOfSeat, { said: draw, mark: '' });
    expect(why(propose(kept, 0, { end: 'draw' }))).toBe('online.proposalsFull');
    expect(why(propose(kept, 0, { end: 'concede' }))).toBe('done');
    expect(ended(kept)).toEqual({ by: 'concede', seat: 0 });
  });

  it('always fits: a draw, whoever offers it', () => {
    for (const by of [0, 1]) {
      const kept = spent();
      value(propose(kept, by, { end: 'draw' }));
      const [proposal] = kept.table.room!.facts.proposals;
      const message = { type: 'consent', proposal: proposal!.id, seat: 1 - by, agree: true };
      value(kept.do(1 - by, { do: 'room', message } as never));
      expect(ended(kept)).toEqual({ by: 'draw', seat: null });
    }
  });

  it('always fits: time that is over, also for who has nothing left to do', () => {
    const kept = spent();
    kept.now += 61_000;
    value(kept.do(0, { do: 'claim', seat: 1 }));
    expect(ended(kept)).toEqual({ by: 'time', seat: 1 });
    expect(kept.again().end).toEqual({ by: 'time', seat: 1 });
  });

  it('is not held up by who has used up what he may do: the computer goes on for him', () => {
    const kept = spent();
    expect(why(kept.do(0, { do: 'computer', seat: 1 }))).toBe('online.notGone');
    value(kept.do(1, { do: 'computer', seat: 0 }));
    value(kept.decide(1, PLANS(kept, 1)));
    for (let n = 0; n < 200 && kept.table.state === 'playing'; n++) {
      const thought = kept.table.thought();
      if (thought) value(kept.keep(value(kept.table.planThought(thought))));
      else kept.play(1);
    }
    expect(ended(kept)).toEqual({ by: 'rules', seat: null });
  });
});

describe('what is kept of a decision', () => {
  const junk = 'j'.repeat(3000);

  it('is what the question reads of the answer, and nothing besides', () => {
    const setup = {
      squads: [
        { faction: 'rebel', ships: [{ type: 'xwing', pilot: 'rookiepilot', upgrades: [] }] },
        { faction: 'imperial', ships: [{ type: 'tiefighter', pilot: 'academypilot', upgrades: [] }] },
      ],
    };
    const kept = new Kept(books, { game: 'xwing', setup }).begin();
    const { room } = kept.table;
    while (room!.match.open[0]!.type !== 'region') kept.play(1);
    const ask = room!.match.open[0]!;
    const spot = room!.sample(ask.seat, 0) as { x: number };
    const at = room!.log.length;
    value(kept.decide(ask.seat, { ...spot, junk }));
    expect(JSON.stringify(kept.rows)).not.toContain('jjj');
    expect(JSON.stringify(room!.file())).not.toContain('jjj');
    expect(room!.log.at(-1)).toMatchObject({ answer: spot });
    // The same message once more is the same decision; another place is not.
    const rows = kept.rows.length;
    expect(why(kept.decide(ask.seat, { ...spot, junk }, at))).toBe('done');
    expect(why(kept.decide(ask.seat, { ...spot, x: spot.x + 1 }, at))).toBe('room.late');
    expect(kept.rows).toHaveLength(rows);
  });

  it('holds no field that nobody asked for', () => {
    const kept = new Kept(books).begin();
    expect(why(kept.decide(0, { ...PLANS(kept, 0), junk }))).toBe('engine.notOpen');
    expect(kept.rows).toHaveLength(2);
  });

  it('nor is a proposal kept that could never be carried out', () => {
    const kept = new Kept(books).begin().play(4);
    const rows = kept.rows.length;
    expect(why(propose(kept, 0, { change: { drone: 0, x: 3, junk } }))).toBe('toy.noSuchDrone');
    expect(why(propose(kept, 0, { change: junk }))).toBe('toy.noSuchDrone');
    expect(why(propose(kept, 0, { takeback: 99 }))).toBe('room.nothingToUndo');
    const consent = { type: 'consent', proposal: 7, seat: 0, agree: true };
    expect(why(kept.do(0, { do: 'room', message: consent } as never))).toBe('room.noProposal');
    expect(kept.rows).toHaveLength(rows);
    value(propose(kept, 0, { change: { drone: 0, x: 3 } }));
  });
});
