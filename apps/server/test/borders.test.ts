// Whatever goes wrong where nobody waits for an answer is told, and ends neither the process nor any other table. A fault that
// got past its border would end this run: nobody catches it here either.
import { EventEmitter } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { OnlineTable } from '@holotisch/online';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { bordered, lastBorder } from '../src/border.ts';
import { startServer } from '../src/index.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { Processes } from './processes.ts';
import { create, folder, forget, Person, play, SITE, twoAt, until } from './table.ts';

const PURPOSE = new Error('on purpose');
const throwing = (): never => {
  throw PURPOSE;
};

let processes: Processes;
let others: readonly Person[];
const here: Person[] = [];
let before: readonly number[];
beforeAll(async () => {
  processes = await Processes.start(2);
});
afterAll(() => processes.stop());
beforeEach(async () => {
  others = (await twoAt(url(0))).people;
  here.push(...others);
  before = processes.servers.map(({ online }) => online.house.metrics.faults.value);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const person of here.splice(0)) person.leave();
});
const url = (server: number) => processes.servers[server]!.url;
const house = (server = 0) => processes.servers[server]!.online.house;
/** So many since the test began. */
const faults = (server = 0) => house(server).metrics.faults.value - before[server]!;
const table = async () => {
  const made = await twoAt(url(0));
  here.push(...made.people);
  return made;
};
/** The process answers, and another table plays on. */
async function lives(): Promise<void> {
  expect((await fetch(`${url(0)}/health`)).status).toBe(200);
  expect(await play(others, 1)).toBe(1);
}

describe('a border', () => {
  it('tells what was thrown and what was rejected, and lets nothing through', async () => {
    const told: unknown[] = [];
    const faultsOf = (where: string, error: unknown) => told.push([where, error]);
    bordered(faultsOf, 'thrown', throwing)();
    bordered(faultsOf, 'rejected', () => Promise.reject(PURPOSE))();
    bordered(faultsOf, 'fine', (n: number) => n)(1);
    await new Promise((turn) => setImmediate(turn));
    expect(told).toEqual([
      ['thrown', PURPOSE],
      ['rejected', PURPOSE],
    ]);
    // Nor where telling it goes wrong.
    bordered(throwing, 'thrown', throwing)();
  });

  it('stands around the whole process as the last one', () => {
    const process = new EventEmitter();
    const told: string[] = [];
    lastBorder(process, (where) => told.push(where));
    process.emit('uncaughtException', PURPOSE);
    process.emit('unhandledRejection', PURPOSE);
    expect(told).toEqual(['the process', 'a promise']);
  });
});

describe('a fault in a timer', () => {
  it('of the house', async () => {
    house().after('a test', 0, throwing);
    await until('a fault', () => faults() === 1);
    await lives();
  });

  it('of the tick', async () => {
    const quick = await Processes.start(1, { idle: 1 });
    const { online } = quick.servers[0]!;
    vi.spyOn(online.house, 'tick').mockRejectedValueOnce(PURPOSE);
    await until('a fault', () => online.house.metrics.faults.value === 1);
    await quick.stop();
    await lives();
  });
});

describe('a fault at a socket', () => {
  it('when a message comes', async () => {
    const { people } = await table();
    const now = vi.spyOn(house(), 'now').mockImplementationOnce(throwing);
    people[0].send('{"id":1,"do":"ping"}');
    await until('a fault', () => faults() === 1);
    now.mockRestore();
    await lives();
    expect((await people[0].say({ do: 'ping' })).ok).toBe(true);
  });

  it('when it is closed', async () => {
    const { people } = await table();
    const part = vi.spyOn(house(), 'part').mockImplementationOnce(throwing);
    people[0].cut();
    await until('a fault', () => faults() === 1);
    part.mockRestore();
    await lives();
  });

  it('when it is to be opened', async () => {
    vi.spyOn(processes.servers[0]!.online, 'upgrade').mockImplementationOnce(throwing);
    const socket = new WebSocket(`${url(0).replace('http', 'ws')}/api/live`);
    socket.on('error', () => {});
    await until('a fault', () => faults() === 1);
    socket.terminate();
    await lives();
  });
});

describe('a fault at a request', () => {
  it('is answered by 500 and told', async () => {
    vi.spyOn(processes.servers[0]!.online, 'answer').mockImplementationOnce(throwing);
    expect((await fetch(`${url(0)}/api/lobby`)).status).toBe(500);
    expect(faults()).toBe(1);
    await lives();
  });

  it('also by a server that has nothing but the page', async () => {
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const files = { get: throwing } as never;
    const server = await startServer({ site: { ...SITE, files }, port: 0, addresses: ['127.0.0.1'] });
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(500);
    expect(String(told.mock.calls[0]?.[0])).toContain('on purpose');
    expect((await fetch(`http://127.0.0.1:${server.port}/health`)).status).toBe(200);
    await server.close();
  });
});

describe('a fault at a table', () => {
  const takeWrongly = (match: string) => {
    const { take } = OnlineTable.prototype;
    let left = 1;
    vi.spyOn(OnlineTable.prototype, 'take').mockImplementation(function (this: OnlineTable, row) {
      const reply = take.call(this, row);
      if (this.head.id === match && left-- > 0) throw PURPOSE;
      return reply;
    });
  };

  it('has it made again: what was kept has happened, once', async () => {
    const { made, people } = await table();
    takeWrongly(made.match);
    const asked = people.find(({ isAsked }) => isAsked)!;
    const { at } = asked.seen!;
    expect((await asked.decide()).ok).toBe(true);
    await until('the decision', () => people.every(({ seen }) => seen!.at === at + 1));
    expect(faults()).toBe(1);
    await lives();
    expect(await play(people)).toBeGreaterThan(0);
  });

  it('that hears of it from another process has it made again there', async () => {
    const made = await create(url(0));
    const people = made.seats.map(({ token }, seat) => new Person(url(seat), made.match, token, seat + 5));
    here.push(...people);
    for (const person of people) await person.come();
    for (const person of people) await person.ready();
    await until('a first sight', () => people.every(({ seen }) => seen));
    const { take } = OnlineTable.prototype;
    const hit = new Set<OnlineTable>();
    vi.spyOn(OnlineTable.prototype, 'take').mockImplementation(function (this: OnlineTable, row) {
      const reply = take.call(this, row);
      if (this.head.id !== made.match || hit.size === 2 || hit.has(this)) return reply;
      hit.add(this);
      throw PURPOSE;
    });
    expect(await play(people, 2)).toBe(2);
    expect([faults(0), faults(1)]).toEqual([1, 1]);
    vi.restoreAllMocks();
    await lives();
    expect(await play(people)).toBeGreaterThan(0);
  });

  it('that cannot be made again at all closes that match, and both are told', async () => {
    const { made, people } = await table();
    const { take } = OnlineTable.prototype;
    vi.spyOn(OnlineTable.prototype, 'take').mockImplementation(function (this: OnlineTable, row) {
      if (this.head.id === made.match && row.lines.some((line) => 'said' in line)) throw PURPOSE;
      return take.call(this, row);
    });
    await people.find(({ isAsked }) => isAsked)!.decide();
    await until('an end', () => people.every(({ about }) => about!.closed === 'rules'));
    vi.restoreAllMocks();
    await lives();
  });
});

describe('a fault in news', () => {
  it('that make no sense', async () => {
    house(1).store.tell({ type: 'here', from: 'elsewhere', match: 'm', seats: null } as never);
    expect(faults(0)).toBe(1);
    await lives();
  });
});

describe('the thread of the database', () => {
  it('is started again when it has ended, and whoever waited is told', async () => {
    const place = folder();
    const told: string[] = [];
    const store = await SqliteStore.open(join(place, 'thread.sqlite'), undefined, (where) => told.push(where));
    const posting = vi.spyOn(Worker.prototype, 'postMessage');
    await store.load('only of this store');
    // Other threads of this file are spoken to in between.
    const nth = posting.mock.calls.findIndex(([call]) => JSON.stringify(call).includes('only of this store'));
    const thread = posting.mock.contexts[nth] as Worker;
    posting.mockRestore();
    const waiting = store.check();
    await thread.terminate();
    // He is answered or told; he does not wait for ever.
    await Promise.allSettled([waiting]);
    await until('a fault', () => told.length === 1);
    await store.check();
    await store.close();
    expect(told).toEqual(['the thread of the database']);
    forget(place);
    await lives();
  });
});

describe('the sources of the server', () => {
  const source = fileURLToPath(new URL('../src', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  /** Whoever only waits for a turn or a while has nothing that could go wrong. */
  const HARMLESS = [
    /^setTimeout\(again, \w+\)/,
    /^setImmediate\(turn\)/,
    /^setInterval\((?:tick|\(\) => this\.#visits\.forEach\(beat\)), /,
  ];

  it('set no timer without a border', () => {
    const bare = files.flatMap((name) => {
      const text = readFileSync(join(source, name), 'utf8');
      return [...text.matchAll(/\b(?:setTimeout|setInterval|setImmediate)\(/g)].flatMap(({ index }) => {
        const call = text.slice(index, index + 160).replace(/\s+/g, ' ');
        const isSafe = /^\w+\( ?(?:this\.#)?bordered\(/.test(call) || HARMLESS.some((one) => one.test(call));
        return isSafe ? [] : [`${name}: ${call.slice(0, 60)}`];
      });
    });
    expect(bare).toEqual([]);
  });

  /** What only notes, closes or passes on. Threads answer for themselves. */
  const QUIET = [
    /^\(\) => \{ ?\}/,
    /^(?:\(\) => )?reject\b/,
    /^\(\) => socket\.destroy\(\)/,
    /^\(error\) => faults\(/,
    /^\(\) => \{ this\.#isAlive = true; \}/,
    /^\(answer: Answer\) => 'error' in answer \? reject\(/,
  ];
  const OTHER_THREADS = /-thread\.ts$/;

  it('listen to no socket, thread or database without a border', () => {
    const bare = files
      .filter((file) => !OTHER_THREADS.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(source, file), 'utf8');
        return [...text.matchAll(/\.(?:on|once)\(\s*'\w+',\s*/g)].flatMap(({ index, 0: head }) => {
          const listener = text.slice(index + head.length, index + head.length + 120).replace(/\s+/g, ' ');
          const name = /^(?:\(\) => )?(\w+)[()]/.exec(listener)?.[1];
          const isBordered =
            /^(?:this\.#)?bordered\(/.test(listener) || (name && text.includes(`const ${name} = bordered(`));
          return isBordered || QUIET.some((one) => one.test(listener)) ? [] : [`${file}: ${listener.slice(0, 60)}`];
        });
      });
    expect(bare).toEqual([]);
  });
});
