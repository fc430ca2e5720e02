import { describe, expect, it } from 'vitest';
import { Judge, type Seeing } from '../../src/analysis/judge.ts';
import { type Client, type ClientOptions, openClient } from '../../src/match/client.ts';
import type { Book } from '../../src/rulebook/books.ts';
import { Searcher } from '../../src/rulebook/search-client.ts';
import { type WorkerEnd, WorkerLine } from '../../src/ui/worker-line.ts';
import { FakeWorkers } from './fake-worker.ts';

/** Nothing is answered within so many looks: it is given up with the next. */
const PATIENCE = 4;

function line(more: Partial<ConstructorParameters<typeof WorkerLine>[0]> = {}) {
  const workers = new FakeWorkers();
  const ends: WorkerEnd[] = [];
  const told: unknown[] = [];
  const made = new WorkerLine({
    open: workers.open,
    every: workers.every,
    onEnd: (why) => ends.push(why),
    onTold: (data) => told.push(data),
    ...more,
  });
  return { line: made, workers, ends, told };
}

describe('a worker', () => {
  it('answers its calls, in whatever order, and tells things by itself', async () => {
    const { line: calls, workers, told } = line();
    const [one, other] = [calls.call({ name: 'one' }), calls.call({ name: 'other' })];
    workers.last.say({ id: 1, value: 'second' });
    workers.last.say({ news: true });
    workers.last.say({ id: 0, error: 'thrown' });
    expect(await one).toEqual({ failed: 'thrown' });
    expect(await other).toEqual({ value: 'second' });
    expect(told).toEqual([{ news: true }]);
  });

  it('that throws what nobody catches is ended, told of, and replaced with the next call', async () => {
    const { line: calls, workers, ends } = line();
    const waiting = calls.call({ name: 'work' });
    workers.last.throw('out of memory');
    expect(await waiting).toEqual({ failed: undefined });
    expect(ends).toEqual([{ error: 'out of memory' }]);
    expect(workers.last.isEnded).toBe(true);
    const again = calls.call({ name: 'work' });
    expect(workers.all).toHaveLength(2);
    workers.last.say({ id: 1, value: 'done' });
    expect(await again).toEqual({ value: 'done' });
  });

  it('whose message cannot be read is ended as well', async () => {
    const { line: calls, workers, ends } = line();
    const waiting = calls.call({ name: 'work' });
    workers.last.onmessageerror?.({} as MessageEvent);
    expect(await waiting).toEqual({ failed: undefined });
    expect(ends).toEqual([{ error: 'messageerror' }]);
  });

  it('that dies without a word is noticed while something waits for it', async () => {
    const { line: calls, workers, ends } = line();
    const waiting = calls.call({ name: 'work' });
    workers.pass(PATIENCE);
    expect(ends).toEqual([]);
    expect(workers.last.pings).toBe(PATIENCE);
    workers.pass(1);
    expect(ends).toEqual(['silent']);
    expect(await waiting).toEqual({ failed: undefined });
    expect(workers.isLookedAfter).toBe(false);
  });

  it('may take as long as it likes if it gives a sign of life, and is left alone while nothing is awaited', () => {
    const { line: calls, workers, ends } = line();
    void calls.call({ name: 'work' });
    for (let n = 0; n < 5; n++) {
      workers.pass(PATIENCE);
      workers.last.say({ id: workers.last.sent.at(-1)!.id });
    }
    workers.last.say({ id: 0, value: 'at last' });
    const { pings } = workers.last;
    workers.pass(20);
    expect([ends, workers.last.pings]).toEqual([[], pings]);
  });

  it('is awaited also where nobody has called: the computer is to decide', () => {
    let isExpected = false;
    const { line: calls, workers, ends } = line({ isExpected: () => isExpected });
    void calls.call({ name: 'decide' });
    workers.last.say({ id: 0, value: null });
    workers.pass(20);
    expect(ends).toEqual([]);
    isExpected = true;
    workers.pass(PATIENCE + 1);
    expect(ends).toEqual(['silent']);
  });

  it('that is closed lets nobody wait, and nobody is told', async () => {
    const { line: calls, workers, ends } = line();
    const waiting = calls.call({ name: 'work' });
    calls.close();
    expect(await waiting).toEqual({ failed: undefined });
    expect([ends, workers.last.isEnded, workers.isLookedAfter]).toEqual([[], true, false]);
  });
});

describe('the table of this machine', () => {
  function sit(more: Partial<ClientOptions> = {}): { client: Client; workers: FakeWorkers; said: string[] } {
    const workers = new FakeWorkers();
    const said: string[] = [];
    const client = openClient({
      onNews: () => {},
      onFault: (message) => said.push(`fault: ${message}`),
      onEnd: (why) => said.push(why === 'silent' ? why : `ended: ${why.error}`),
      open: workers.open,
      every: workers.every,
      ...more,
    });
    return { client, workers, said };
  }

  it('refuses what its worker cannot do any more, instead of asking one that has no match', async () => {
    const { client, workers, said } = sit();
    const deciding = client.say({ type: 'report' });
    workers.pass(PATIENCE + 1);
    expect(said).toEqual(['silent']);
    expect(await deciding).toMatchObject({ ok: false, fault: { message: { text: 'room.bug' } } });
    expect(await client.say({ type: 'report' })).toMatchObject({ ok: false });
    expect(await client.whole()).toBeUndefined();
    expect(workers.all).toHaveLength(1);
    // The match is opened again, in another worker, and goes on.
    const opening = client.open({ text: '{}', log: [], seats: [], aids: {} });
    workers.last.say({ id: workers.last.sent[0]!.id, value: { ok: true, value: { file: {}, number: 7 } } });
    expect(await opening).toEqual({ ok: true, value: { file: {}, number: 7 } });
    expect(workers.all).toHaveLength(2);
    void client.say({ type: 'report' });
    expect(workers.last.sent).toHaveLength(2);
  });

  it('tells what a call has thrown, and goes on', async () => {
    const { client, workers, said } = sit();
    const deciding = client.say({ type: 'report' });
    workers.last.say({ id: 0, error: 'a fault' });
    expect(await deciding).toMatchObject({ ok: false });
    expect(said).toEqual(['fault: a fault']);
    void client.say({ type: 'report' });
    expect(workers.last.sent).toHaveLength(2);
  });
});

describe('the judge of an online match', () => {
  const seeing: Seeing = { game: 'toy', edition: 'first', view: {}, viewer: 0, allowed: [], ask: undefined };

  it('that has died leaves it to the server, and is replaced', async () => {
    const workers = new FakeWorkers();
    const judge = new Judge(workers);
    const asked = judge.ask({ do: 'check', seeing, answer: 1 });
    workers.last.throw('gone');
    expect(await asked).toBeUndefined();
    const again = judge.ask({ do: 'check', seeing, answer: 1 });
    workers.last.say({ id: 1, value: { ok: true, value: null } });
    expect(await again).toEqual({ ok: true, value: null });
  });

  it('accuses nobody when it could not find out whether the dice were fair', async () => {
    const workers = new FakeWorkers();
    const judge = new Judge(workers);
    const call = { do: 'verify', game: 'toy', file: {}, viewer: 0, events: [] } as const;
    const checked = judge.verify(call);
    workers.pass(PATIENCE + 1);
    expect(await checked).toBeUndefined();
    const again = judge.verify(call);
    workers.last.say({ id: workers.last.sent[0]!.id, value: false });
    expect(await again).toBe(false);
  });
});

describe('the search', () => {
  const book = { ledger: { clauses: [] } } as unknown as Book;
  const query = { scope: 'xwing', kind: undefined, edition: undefined, words: 'range' } as const;
  const found = { total: 1, hits: [{ id: 'XW-1', terms: ['range'] }] };
  const isQuery = (sent: object): boolean => JSON.stringify(sent).includes('"query"');

  it('is begun anew with its books where its worker has died', async () => {
    const workers = new FakeWorkers();
    const searcher = new Searcher(workers);
    const searching = searcher.find(query, book, 5);
    workers.last.throw('gone');
    await expect.poll(() => workers.all.map(({ sent }) => sent.length)).toEqual([2, 2]);
    expect(workers.last.sent.map(isQuery)).toEqual([false, true]);
    workers.last.say({ id: workers.last.sent[1]!.id, value: found });
    expect(await searching).toEqual(found);
  });

  it('says that it has failed where the second one dies, too', async () => {
    const workers = new FakeWorkers();
    const searching = new Searcher(workers).find(query, book, 5);
    workers.last.throw('gone');
    await expect.poll(() => workers.all.length).toBe(2);
    workers.last.throw('gone again');
    expect(await searching).toBeUndefined();
  });
});
