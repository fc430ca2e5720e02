// Nobody waits for what is worked out for somebody else.
import { opponentOf } from '@holotisch/games';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inSlices } from '../src/host/slices.ts';
import { create, Person, type Served, serve, twoAt, until } from './table.ts';

let served: Served;
beforeAll(async () => {
  served = await serve(':memory:');
});
afterAll(() => served.stop());

/** Works for so long, however busy the machine is. */
const busy = (ms: number): void => {
  const before = process.threadCpuUsage();
  const spent = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  while (spent() < ms);
};

describe('the computer', () => {
  it('lays the table and decides in another thread, never in that of the server', async () => {
    const { manifest, lists } = served.online.house.books.get('xwing')!;
    const text = (id: string) => lists.forms[0]!.write(lists.ready.find((one) => one.id === id)!.list);
    const here = vi.spyOn(opponentOf(manifest), 'choose');
    const made = await create(served.url, {
      ...{ game: 'xwing', setup: undefined, lists: lists.first.map(text) },
      ...{ layOut: true, computer: [1] },
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
  it('lets others have their turn in between', async () => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    const sum = await inSlices(
      (function* () {
        for (let n = 0; n < 20; n++) {
          busy(4);
          yield;
        }
        return 20;
      })(),
    );
    isDone = true;
    expect(sum).toBe(20);
    expect(turns).toBeGreaterThan(4);
  });
});

describe('whoever has the server work hard', () => {
  it('is told to wait, long before he has sent many messages; others are not', async () => {
    const strict = await serve(':memory:', { limits: { messages: 20, burst: 40 }, games: ['toy'] });
    const { people } = await twoAt(strict.url);
    const [hard, calm] = people;
    const { house } = strict.online;
    const now = vi.spyOn(house, 'now').mockReturnValue(house.now());
    const game = house.books.get('toy')!.manifest.editions[0]!;
    const range = vi.spyOn(game.questions, 'range').mockImplementation(() => {
      busy(200);
      return { ok: true, value: 1 };
    });
    const replies: string[] = [];
    try {
      for (let n = 0; n < 8; n++) {
        const reply = await hard.session.tell({ type: 'ask', question: 'range', args: { from: 0, to: 2 } });
        replies.push(reply.ok ? 'done' : reply.fault.message.text);
        expect((await calm.say({ do: 'ping' })).ok).toBe(true);
      }
    } finally {
      range.mockRestore();
      now.mockRestore();
    }
    // 200 ms cost as much as 20 messages; 40 are free, and he has said little before.
    expect(replies.slice(0, 3)).toEqual(['done', 'done', 'online.busy']);
    expect(hard.bye).toBeUndefined();
    for (const person of people) person.leave();
    await strict.stop();
  });
});
