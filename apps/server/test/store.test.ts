import { join } from 'node:path';
import type { MatchHead } from '@holotisch/online';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresServer } from '../../../scripts/online/postgres-server.ts';
import { openPostgres, openStore } from '../src/online.ts';
import { readNews } from '../src/store/news.ts';
import type { News, Store } from '../src/store/store.ts';
import { folder, forget, until } from './table.ts';

const head = (id: string, more: Partial<MatchHead> = {}): MatchHead => ({
  id,
  game: 'toy',
  edition: 'first',
  setup: null,
  lists: ['mine', null],
  rules: null,
  seats: ['human', 'human'],
  names: ['Ann', ''],
  given: [0],
  aids: {},
  clock: null,
  public: true,
  size: 'core',
  delay: 0,
  patience: 300,
  layOut: false,
  commitment: 'c'.repeat(64),
  created: 1000,
  ...more,
});
const SECRETS = { secret: 's', tokens: ['a', null], watch: 'w' };
const GATHERING = { status: 'gathering', players: ['Ann', ''], result: null } as const;
const row = (seq: number, tag: string) => ({ seq, time: 2000 + seq, tag, lines: [{ named: 0, name: tag }] });

/** What both databases have to do alike. */
function behaves(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const make = (id: string, more: Partial<MatchHead> = {}) => store.create(head(id, more), SECRETS, GATHERING);

  it('gives back what was kept, in its order', async () => {
    await make('in-order');
    for (const seq of [0, 1, 2])
      expect(await store.append({ match: 'in-order', row: row(seq, `t${seq}`) })).toBe('kept');
    const kept = await store.load('in-order');
    expect(kept?.head).toEqual(head('in-order'));
    expect(kept?.secrets).toEqual(SECRETS);
    expect(kept?.rows.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(await store.rowsFrom('in-order', 1)).toEqual([row(1, 't1'), row(2, 't2')]);
    expect(await store.load('no-such-match')).toBeUndefined();
  });

  it('lists matches with their seats, also those that were given away later', async () => {
    await make('listed');
    const seated = [
      { seated: 1, token: 'hash' },
      { named: 1, name: 'Bob' },
    ] as const;
    await store.append({
      match: 'listed',
      row: { ...row(0, 't'), lines: [{ chat: 0, text: '[{"seated"', nonce: 'n' }] },
    });
    await store.append({ match: 'listed', row: { ...row(1, 't'), lines: seated } });
    const [one, ...more] = await store.listed(['no-such-match', 'listed']);
    expect(more).toEqual([]);
    expect(one).toMatchObject({ head: { id: 'listed' }, secrets: SECRETS, status: 'gathering', players: ['Ann', ''] });
    expect(one!.seated).toEqual([{ seat: 1, token: 'hash' }]);
  });

  it('lets only one of two write a row', async () => {
    await make('raced');
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((n) => store.append({ match: 'raced', row: row(0, `racer ${n}`) }).catch(String)),
    );
    expect(outcomes.filter((one) => one === 'kept')).toHaveLength(1);
    expect(await store.rowsFrom('raced', 0)).toHaveLength(1);
  });

  it('does not take the row of one match for that of another that has the same tag', async () => {
    await make('first-of-two');
    await make('other-of-two');
    await store.append({ match: 'first-of-two', row: row(0, 'somebody else') });
    // Both go to the database together; only one of them has its place free.
    const outcomes = await Promise.all(
      ['first-of-two', 'other-of-two'].map((match) => store.append({ match, row: row(0, 'mine') })),
    );
    expect(outcomes).toEqual(['conflict', 'kept']);
  });

  it('keeps nothing of a match that is gone', async () => {
    await make('removed');
    await store.remove('removed');
    expect(await store.append({ match: 'removed', row: row(0, 't') })).toBe('conflict');
    expect(await store.load('removed')).toBeUndefined();
  });

  it('lists who waits, as long as he was seen', async () => {
    await make('waits', { id: 'waits', created: 5000 });
    const waiting = async (since: number) => (await store.waiting(since)).map(({ match }) => match);
    expect(await waiting(4000)).toEqual(['waits']);
    expect((await store.waiting(4000))[0]).toMatchObject({ by: 'Ann', ownList: true, size: 'core' });
    expect(await waiting(6000)).toEqual([]);
    await store.touch(['waits'], 7000);
    expect(await waiting(6000)).toEqual(['waits']);
    const begun = { status: 'playing', players: ['Ann', 'Bob'], result: null } as const;
    await store.append({ match: 'waits', row: row(0, 't'), listing: begun });
    expect(await waiting(6000)).toEqual([]);
  });

  it('lists what is over, the newest first, and never what is not public', async () => {
    for (const [n, id] of ['over-1', 'over-2', 'hidden'].entries()) {
      await make(id, { public: id !== 'hidden' });
      const over = { status: 'over', players: ['Ann', 'Bob'], result: { winner: n } } as const;
      await store.append({ match: id, row: { ...row(0, 't'), time: 9000 + n }, listing: over });
    }
    const found = await store.finished(Number.MAX_SAFE_INTEGER, 10);
    expect(found.map(({ match }) => match)).toEqual(['over-2', 'over-1']);
    expect(found[0]).toMatchObject({ result: { winner: 1 }, players: ['Ann', 'Bob'], ended: 9001 });
  });

  it('cleans up what nobody has touched for long', async () => {
    await make('stale', { created: 10 });
    await make('fresh', { created: 90_000 });
    const policy = { gathering: 50_000, idle: 10_000_000, over: 10_000_000 };
    expect(await store.cleanUp(policy, 100_000)).toBeGreaterThan(0);
    expect(await store.load('stale')).toBeUndefined();
    expect(await store.load('fresh')).toBeDefined();
  });

  it('can be opened again by another process: its tables are made once', async () => {
    const again = await open();
    await again.check();
    expect(await again.load('fresh')).toBeDefined();
    await again.close();
  });
}

describe('SQLite', () => {
  const place = folder();
  afterAll(() => forget(place));
  behaves(() => openStore(join(place, 'store.sqlite')));

  it('notices what another process writes into the same file', async () => {
    const [one, other] = [await openStore(join(place, 'store.sqlite')), await openStore(join(place, 'store.sqlite'))];
    const heard: News[] = [];
    other.onNews((news) => heard.push(news));
    await one.create(head('elsewhere'), SECRETS, GATHERING);
    await until('news', () => heard.some(({ type }) => type === 'missed'));
    await Promise.all([one.close(), other.close()]);
  });
});

describe('a notification', () => {
  const said = (told: unknown) => () => readNews(JSON.stringify(told));

  it.each([
    { by: 'p', rows: ['m', 'n'] },
    { type: 'who', match: 'm' },
    { type: 'alive', from: 'p' },
    { type: 'here', from: 'p', match: 'm', seats: [0, 1] },
  ])('is what a process or the database tells: %j', (told) => {
    expect(said(told)()).toEqual(told);
  });

  it.each([
    null,
    [],
    7,
    'who',
    { by: 'p' },
    { by: 'p', rows: [null] },
    { type: 'who' },
    { type: 'alive', from: 1 },
    { type: 'here', from: 'p', match: 'm', seats: null },
    { type: 'here', from: 'p', match: 'm', seats: ['0'] },
    { type: 'row', match: 'm' },
    { type: 'missed' },
  ])('is nothing else: %j', (told) => {
    expect(said(told)).toThrow(/^no news: /);
  });

  it('is told of by its beginning only', () => {
    expect(said('x'.repeat(7000))).toThrow(/^no news: .{80}$/);
    expect(() => readNews('')).toThrow(SyntaxError);
  });
});

describe.skipIf(!PostgresServer.isThere)('PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start({ durable: false });
  });
  afterAll(() => server.stop());
  behaves(() => openStore(server.url));

  it('tells other processes what was kept, but not the one that kept it', async () => {
    const [one, other] = [await openStore(server.url), await openStore(server.url)];
    const heard: News[] = [];
    const own: News[] = [];
    other.onNews((news) => heard.push(news));
    one.onNews((news) => own.push(news));
    await one.create(head('told'), SECRETS, GATHERING);
    await one.append({ match: 'told', row: row(0, 't') });
    await until('news', () => heard.some((news) => news.type === 'row' && news.match === 'told'));
    one.tell({ type: 'who', match: 'told' });
    await until('a question', () => heard.some(({ type }) => type === 'who'));
    expect(own.filter(({ type }) => type === 'row')).toEqual([]);
    await Promise.all([one.close(), other.close()]);
  });

  it('is refused at once where a newer program has set it up, and where there is no such database', async () => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('INSERT INTO migrated (version) VALUES (99)');
    await expect(openStore(server.url)).rejects.toThrow(/a newer Holotisch .*version 99/);
    await client.query('DELETE FROM migrated WHERE version = 99');
    await client.end();
    const missing = new URL(server.url);
    missing.pathname = '/nothing';
    await expect(openStore(missing.href)).rejects.toThrow(/\/nothing: .* · there is no such database$/);
  });

  it('falls over no news that make no sense, and over no listener', async () => {
    const told: string[] = [];
    const one = await openPostgres(server.url, { faults: () => {} });
    const other = await openPostgres(server.url, {
      faults: (where, error) => told.push(`${where}: ${(error as Error).message}`),
    });
    const heard: News[] = [];
    other.onNews(() => {
      throw new Error('on purpose');
    });
    other.onNews((news) => heard.push(news));
    // Anybody who may use the database may say anything there.
    one.tell(null as never);
    await until('a fault', () => told.includes('a notification: no news: null'));
    one.tell({ type: 'who', match: 'told' });
    await until('a question', () => heard.some(({ type }) => type === 'who'));
    expect(told).toEqual(['a notification: no news: null', 'news: on purpose']);
    await Promise.all([one.close(), other.close()]);
  });

  it('hears again after the database was restarted, and says that something may be missing', async () => {
    const store = await openStore(server.url);
    const heard: News[] = [];
    store.onNews((news) => heard.push(news));
    await server.restart();
    await until('to look again', () => heard.some(({ type }) => type === 'missed'));
    await store.check();
    await store.close();
  });
});
