// Nobody waits for what is worked out for somebody else.
import { opponentOf } from '@holotisch/games';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Meter } from '../src/host/meter.ts';
import { inSlices } from '../src/host/slices.ts';
import { create, Person, type Served, serve, twoAt, until } from './table.ts';

let served: Served;
beforeAll(async () => {
  served = await serve(':memory:');
});
afterAll(() => served.stop());

/** A processor whose time passes when the test says so; the thread has it to itself unless it is told otherwise. */
class HandMoved {
  #now = 0;
  #worked = 0;
  /** So much of the time at work the processor is there for the thread. */
  share = 1;

  readonly now = () => this.#now;
  readonly worked = () => this.#worked;
  readonly active = () => this.#now;

  work(ms: number): void {
    this.#now += ms;
    this.#worked += ms * this.share;
  }
}

describe('the computer', () => {
  it('lays the table and decides in another thread, never in that of the server', async () => {
    const { manifest, lists } = served.online.house.books.get('xwing')!;
    const text = (id: string) => lists.forms[0]!.write(lists.ready.find((one) => one.id === id)!.list);
    const here = vi.spyOn(opponentOf(manifest), 'choose');
    const made = await create(served.url, {
      game: 'xwing',
      setup: undefined,
      lists: lists.first.map(text),
      layOut: true,
      computer: [1],
    });
    const person = new Person(served.url, made.match, made.seats[0]!.token);
    await person.come();
    try {
      expect((await person.ready()).ok).toBe(true);
      await until('a question', () => person.isAsked);
      const { taken } = person.seen!.sight;
      expect(taken).toBeGreaterThan(3);
      expect((await person.decide()).ok).toBe(true);
      // His own, and that of the computer, which had to set its dials as well.
      await until('both', () => person.seen!.sight.taken >= taken + 2);
      expect(here).not.toHaveBeenCalled();
    } finally {
      here.mockRestore();
      person.leave();
    }
  });

  it('is thought for here where its thread has ended, and the match goes on', async () => {
    const made = await create(served.url, { computer: [1] });
    const person = new Person(served.url, made.match, made.seats[0]!.token);
    await person.come();
    await person.ready();
    for (let n = 0; n < 200 && !person.isOver; n++) {
      await until('a question', () => person.isAsked || person.isOver);
      if (person.isOver) break;
      const { at } = person.seen!;
      const deciding = person.decide();
      if (n < 2) await served.online.house.thinker.stop();
      expect((await deciding).ok).toBe(true);
      await until('news', () => person.seen!.at > at);
    }
    expect(person.isOver).toBe(true);
    person.leave();
  });
});

describe('long work', () => {
  it('lets others have their turn in between, each time that eight milliseconds have passed', async () => {
    const processor = new HandMoved();
    let turns = 0;
    let isDone = false;
    const count = () => {
      if (isDone) return;
      turns++;
      setImmediate(count);
    };
    setImmediate(count);
    const sum = await inSlices(
      (function* () {
        for (let n = 0; n < 20; n++) {
          processor.work(4);
          yield;
        }
        return 20;
      })(),
      processor.now,
    );
    isDone = true;
    expect([sum, turns]).toEqual([20, 10]);
  });
});

describe('the meter', () => {
  it('charges the time at work, as far as the processor was there', () => {
    const processor = new HandMoved();
    const meter = new Meter(processor);
    const costOf = (ms: number) => {
      const begun = meter.begin();
      processor.work(ms);
      return meter.spentSince(begun);
    };
    expect(costOf(100)).toBe(100);
    processor.share = 0.25;
    // The share is worked out twice in a second: what was seen before counts until then.
    expect(costOf(300)).toBe(300);
    processor.work(100);
    expect(costOf(0)).toBe(0);
    // 100 of 100 milliseconds, then 100 of 400.
    expect(costOf(100)).toBeCloseTo(40);
    processor.work(400);
    expect(costOf(100)).toBeCloseTo(25);
    processor.share = 1;
    processor.work(500);
    expect(costOf(100)).toBe(100);
  });
});

describe('whoever has the server work hard', () => {
  it('is told to wait, long before he has sent many messages; others are not', async () => {
    const processor = new HandMoved();
    let time = Date.now();
    const limits = { messages: 20, burst: 40 };
    const strict = await serve(':memory:', { limits, games: ['toy'], processor, now: () => time });
    const { people } = await twoAt(strict.url);
    const [hard, calm] = people;
    const game = strict.online.house.books.get('toy')!.manifest.editions[0]!;
    const range = vi.spyOn(game.questions, 'range').mockImplementation(() => {
      processor.work(200);
      return { ok: true, value: 1 };
    });
    const ask = async () => {
      const reply = await hard.session.tell({ type: 'ask', question: 'range', args: { from: 0, to: 2 } });
      return reply.ok ? 'done' : reply.fault.message.text;
    };
    const replies: string[] = [];
    try {
      for (let n = 0; n < 8; n++) {
        replies.push(await ask());
        expect((await calm.say({ do: 'ping' })).ok).toBe(true);
      }
      // 200 ms cost as much as 20 messages; 40 are free, and he has said little before.
      expect(replies.slice(0, 3)).toEqual(['done', 'done', 'online.busy']);
      expect(hard.bye).toBeUndefined();
      time += 10_000;
      expect(await ask()).toBe('done');
    } finally {
      range.mockRestore();
    }
    for (const person of people) person.leave();
    await strict.stop();
  });
});
