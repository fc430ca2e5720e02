// What the server does with requests and connections before anybody sits at a table.
import { request } from 'node:http';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket as Client } from 'ws';
import { Bucket, Buckets, LIMITS } from '../src/net/limits.ts';
import { addressOf, householdOf, isOurHost } from '../src/net/visitor.ts';
import { create, Person, post, SETUP, type Served, serve } from './table.ts';

/** A clock that only the test moves. */
let now = 1_700_000_000_000;
let served: Served;
beforeAll(async () => {
  served = await serve(':memory:', { now: () => now, limits: { sockets: 3 } });
});
afterAll(() => served.stop());

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** As it is written: fetch would not let us say which host we mean. */
const ask = (url: string, path: string, headers: Record<string, string> = {}): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    sent.on('error', reject);
    sent.end();
  });

/** Sends a handshake as it is; the first line of what comes back, once the line is cut. */
const handshake = (lines: readonly string[], url = served.url): Promise<string> =>
  new Promise((resolve) => {
    const { port, host } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(['GET /api/live HTTP/1.1', `Host: ${host}`, ...lines, '', ''].join('\r\n')),
    );
    let text = '';
    socket.on('data', (part) => {
      text += part.toString();
    });
    socket.on('close', () => resolve(text.split('\r\n')[0]!));
    socket.on('error', () => {});
  });

const live = (
  url = served.url,
  headers: Record<string, string> = {},
): Promise<Client | { status: number; retry: string | undefined }> =>
  new Promise((resolve) => {
    const socket = new Client(`${url.replace('http', 'ws')}/api/live`, { headers });
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_, { statusCode, headers }) =>
      resolve({ status: statusCode!, retry: headers['retry-after'] }),
    );
    socket.on('error', () => {});
  });

describe('a handshake that fails', () => {
  it('is not counted when it is over: nobody is shut out by having failed', async () => {
    const broken = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: no'];
    for (let n = 0; n < 10; n++) expect(await handshake(broken)).toBe('HTTP/1.1 400 Bad Request');
    const open = [await live(), await live(), await live()];
    for (const one of open) expect(one).toBeInstanceOf(Client);
    // While they are there they count, and one that goes makes room for another.
    expect(await live()).toEqual({ status: 429, retry: '10' });
    for (const one of open) (one as Client).terminate();
    const again = async () => {
      const one = await live();
      if (one instanceof Client) one.terminate();
      return one instanceof Client;
    };
    await expect.poll(again, { timeout: 30_000 }).toBe(true);
  });
});

describe('too many requests', () => {
  const making = { game: 'toy', setup: SETUP };

  it('are told when to come back, and then are let in', async () => {
    const strict = await serve(':memory:', { now: () => now, limits: { requests: 60 } });
    for (let n = 0; n < 6; n++) expect((await post(strict.url, '/api/matches', making)).status).toBe(201);
    // However often somebody asks again, it does not take longer.
    for (let n = 0; n < 50; n++) expect((await post(strict.url, '/api/matches', making)).status).toBe(429);
    const refused = await fetch(`${strict.url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(making),
    });
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(await refused.json()).toMatchObject({
      refused: { message: { text: 'online.busy', args: { wait: 10_000 } } },
    });
    now += 9_999;
    expect((await post(strict.url, '/api/matches', making)).status).toBe(429);
    now += 1;
    expect((await post(strict.url, '/api/matches', making)).status).toBe(201);
    await strict.stop();
  });

  it('of watchdogs shut out no players, and ask the database once a second', async () => {
    const strict = await serve(':memory:', { now: () => now, limits: { requests: 60 } });
    let checks = 0;
    const { store } = strict.online.house;
    const check = store.check.bind(store);
    store.check = () => {
      checks++;
      return check();
    };
    const answers = await Promise.all(Array.from({ length: 130 }, () => ask(strict.url, '/ready')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    expect(answers.at(-1)).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    expect(checks).toBe(1);
    expect((await ask(strict.url, '/api/lobby')).status).toBe(200);
    now += 1000;
    store.check = () => Promise.reject(new Error('away'));
    expect((await ask(strict.url, '/ready')).status).toBe(503);
    expect((await ask(strict.url, '/ready')).status).toBe(503);
    expect((await ask(strict.url, '/metrics')).status).toBe(429);
    await strict.stop();
  });

  it('of one household of IPv6 count together, of two of IPv4 apart', async () => {
    const strict = await serve(':memory:', { now: () => now, behindProxy: true, limits: { requests: 10, sockets: 1 } });
    const from = async (address: string) =>
      (await fetch(`${strict.url}/api/lobby`, { headers: { 'x-forwarded-for': address } })).status;
    for (let n = 0; n < 10; n++) expect(await from(`2001:db8:1:2::${n}`)).toBe(200);
    expect(await from('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await from('2001:db8:1:3::1')).toBe(200);
    for (let n = 0; n < 10; n++) expect(await from('192.0.2.1')).toBe(200);
    expect(await from('::ffff:192.0.2.1')).toBe(429);
    expect(await from('192.0.2.2')).toBe(200);
    // Made up by the client, and what is no address at all, counts for nothing.
    expect(await from('198.51.100.7, 192.0.2.1')).toBe(429);
    const line = await live(strict.url, { 'x-forwarded-for': '2001:db8:1:2::1' });
    expect(line).toBeInstanceOf(Client);
    expect(await live(strict.url, { 'x-forwarded-for': '2001:db8:1:2::2' })).toMatchObject({ status: 429 });
    (line as Client).terminate();
    await strict.stop();
  });
});

describe('a household', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['192.0.2.1', '192.0.2.1'],
    ['', ''],
  ])('of %s is %s', (address, household) => {
    expect(householdOf(address)).toBe(household);
  });

  it('is that of the line where a proxy says nothing that is an address', () => {
    const from = (said: string | undefined, remoteAddress: string, behindProxy = true) =>
      addressOf(
        { headers: said === undefined ? {} : { 'x-forwarded-for': said }, socket: { remoteAddress } } as never,
        { behindProxy, hosts: [] },
      );
    expect(from('not an address', '10.0.0.1')).toBe('10.0.0.1');
    expect(from(undefined, '::ffff:10.0.0.1')).toBe('10.0.0.1');
    expect(from('192.0.2.1:4711', '10.0.0.1')).toBe('192.0.2.1');
    expect(from('[2001:db8::1]:4711', '10.0.0.1')).toBe('2001:db8::1');
    expect(from('192.0.2.1', 'fe80::1%eth0', false)).toBe('fe80::1');
  });
});

describe('a bucket', () => {
  it('takes nothing from whoever is refused', () => {
    const bucket = new Bucket(10, 5, 0);
    expect(bucket.takeIfThere(8, 0)).toBe(true);
    for (let n = 0; n < 100; n++) expect(bucket.takeIfThere(4, 0)).toBe(false);
    expect(bucket.wait(4, 0)).toBe(400);
    expect(bucket.takeIfThere(4, 399)).toBe(false);
    expect(bucket.takeIfThere(4, 400)).toBe(true);
    // What is larger than the bucket is not waited for in vain.
    expect(bucket.wait(1000, 400)).toBe(2000);
  });

  it('is forgotten when it is full again, however many there were', () => {
    const buckets = new Buckets(10, 10);
    for (let n = 0; n < 10_000; n++) buckets.wait(`address ${n}`, 1, 0);
    buckets.wait('one more', 1, 50);
    expect(buckets.size).toBe(10_001);
    buckets.wait('the last', 1, 1100);
    expect(buckets.size).toBe(1);
  });
});

describe('a name that is not ours', () => {
  it('is answered by nothing but that, at every door', async () => {
    const { host } = new URL(served.url);
    for (const path of ['/', '/api/version', '/ready', '/health', '/assets/x.js']) {
      const evil = await ask(served.url, path, { host: 'evil.example' });
      expect([path, evil.status, evil.headers['content-type']]).toEqual([path, 421, 'text/plain; charset=utf-8']);
      expect(evil.text).toContain('HOLOTISCH_HOSTS');
      expect((await ask(served.url, path, { host })).status).not.toBe(421);
    }
    const rebound = ['Connection: Upgrade', 'Upgrade: websocket', 'Origin: http://evil.example'];
    const { port } = new URL(served.url);
    expect(await handshake(rebound, `http://evil.example:${port}`)).toBe('HTTP/1.1 421 Misdirected Request');
  });

  it('is any but those of this machine, those that are set, and numbers', () => {
    const home = { behindProxy: false, hosts: [] };
    for (const ours of ['localhost', 'localhost:4173', 'LOCALHOST', 'tisch.localhost:80', '127.0.0.1:1', '192.168.1.7'])
      expect([ours, isOurHost(ours, home)]).toEqual([ours, true]);
    for (const ours of [
      '[::1]:4173',
      '[fe80::1]',
      `${hostname()}:4173`,
      `${hostname().split('.')[0]}.local`,
      undefined,
    ])
      expect([ours, isOurHost(ours, home)]).toEqual([ours, true]);
    for (const other of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '',
      'a b',
      'a/b',
      'x@y',
      '[::1',
    ])
      expect([other, isOurHost(other, home)]).toEqual([other, false]);
    const named = { behindProxy: true, hosts: ['holo.example'] };
    expect(
      ['holo.example', 'Holo.Example.:443', 'localhost', 'other.example'].map((one) => isOurHost(one, named)),
    ).toEqual([true, true, true, false]);
    // A proxy that names nothing has chosen itself whom it passes on.
    expect(isOurHost('other.example', { behindProxy: true, hosts: [] })).toBe(true);
  });
});

describe('an encrypted line', () => {
  it('is promised for the future only over such a line, and only where a proxy is believed', async () => {
    const secure = { 'x-forwarded-proto': 'https' };
    const header = async (url: string, headers: Record<string, string>, path = '/') =>
      (await ask(url, path, headers)).headers['strict-transport-security'];
    expect(await header(served.url, secure)).toBeUndefined();
    const proxied = await serve(':memory:', { behindProxy: true });
    expect(await header(proxied.url, {})).toBeUndefined();
    expect(await header(proxied.url, { 'x-forwarded-proto': 'http' })).toBeUndefined();
    // Only what the last proxy says counts.
    expect(await header(proxied.url, { 'x-forwarded-proto': 'https, http' })).toBeUndefined();
    for (const path of ['/', '/api/version', '/nothing.txt'])
      expect(await header(proxied.url, secure, path)).toBe('max-age=31536000');
    await proxied.stop();
  });
});

describe('the lobby', () => {
  it('lists a match until its last seat is taken, and no longer', async () => {
    const lobby = async () =>
      ((await (await fetch(`${served.url}/api/lobby`)).json()) as { match: string }[]).map(({ match }) => match);
    const open = await create(served.url, { public: true });
    const other = await create(served.url, { public: true });
    expect(await lobby()).toEqual([open.match, other.match]);
    expect((await post(served.url, `/api/matches/${open.match}/seat`, { name: 'Ben' })).status).toBe(201);
    expect(await lobby()).toEqual([other.match]);
    // Somebody who was given the link himself takes the seat, too.
    const guest = await new Person(served.url, other.match, other.seats[1]!.token).come();
    expect((await guest.ready()).ok).toBe(true);
    expect(await lobby()).toEqual([]);
    guest.leave();
    expect((await post(served.url, `/api/matches/${open.match}/seat`, {})).status).toBe(422);
  });

  it('says who brings a list of his own: whoever takes the seat', async () => {
    const { lists } = served.online.house.books.get('toy')!;
    const text = lists.forms[0]!.write(lists.ready[0]!.list);
    const made = await create(served.url, { public: true, setup: undefined, lists: [null, text] });
    const shown = (await (await fetch(`${served.url}/api/lobby`)).json()) as { match: string; ownList: boolean }[];
    expect(shown.find(({ match }) => match === made.match)?.ownList).toBe(false);
  });
});

it('limits are what the page of the protocol says', () => {
  expect(LIMITS).toEqual({ sockets: 40, requests: 240, messages: 20, burst: 80 });
});
