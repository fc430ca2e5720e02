import { request } from 'node:http';
import { join } from 'node:path';
import { MOST } from '@holotisch/online';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket as Client } from 'ws';
import { Bucket } from '../src/net/limits.ts';
import { hashOf, isTokenOf, newToken } from '../src/tokens.ts';
import { create, folder, forget, Person, play, post, SETUP, type Served, serve, twoAt, until } from './table.ts';

let served: Served;
beforeAll(async () => {
  served = await serve(':memory:', { limits: { sockets: 100, requests: 6000, messages: 20, burst: 40 } });
});
afterAll(() => served.stop());

const live = (origin?: string, url = served.url): Promise<string> =>
  new Promise((resolve) => {
    const socket = new Client(`${url.replace('http', 'ws')}/api/live`, origin === undefined ? {} : { origin });
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
    socket.on('unexpected-response', (_, response) => resolve(String(response.statusCode)));
    socket.on('error', () => {});
  });

describe('a live connection', () => {
  it('is refused to the page of another site', async () => {
    expect(await live()).toBe('open');
    expect(await live(served.url)).toBe('open');
    expect(await live('https://evil.example')).toBe('403');
    expect(await live('null')).toBe('403');
  });

  it('is ended when it sends too much at once, and nobody else is', async () => {
    const { people } = await twoAt(served.url);
    const [flood, calm] = people;
    for (let n = 0; n < 400; n++) flood.send(JSON.stringify({ id: n + 10, do: 'ping' }));
    await until('an end', () => flood.bye === 'flood');
    expect((await calm.say({ do: 'ping' })).ok).toBe(true);
    for (const person of people) person.leave();
  });

  it('is cut where a message is larger than any need be', async () => {
    const { people } = await twoAt(served.url);
    people[0].send(JSON.stringify({ id: 1, do: 'chat', text: 'x'.repeat(MOST.message), nonce: 'n' }));
    await until('a cut', () => people[1].about!.seats[0]!.here === false);
    for (const person of people) person.leave();
  });

  it('answers whatever is said, and falls over nothing', async () => {
    const patient = await serve(':memory:');
    const { people } = await twoAt(patient.url);
    const [person] = people;
    const refusals = (since: number) => person.frames.slice(since).filter((frame) => frame.includes('"ok":false'));
    const before = person.frames.length;
    const nonsense: readonly (readonly [string, string])[] = [
      ['', '{"id":null,"reply":{"ok":false,"fault":{"clauses":[],"message":{"text":"online.notJson"}}}}'],
      ['{', '{"id":null,"reply":{"ok":false,"fault":{"clauses":[],"message":{"text":"online.notJson"}}}}'],
      ['null', '{"id":null,"reply":{"ok":false,"fault":{"clauses":[],"message":{"text":"online.notJson"}}}}'],
      ['{"do":"ping"}', '{"id":null,"reply":{"ok":false,'],
      ['{"id":"7","do":"ping"}', '"args":{"at":"id"}'],
      ['{"id":1}', '{"id":1,"reply":{"ok":false,'],
      ['{"id":2,"do":"nothing"}', '"args":{"at":"do"}'],
      ['{"id":3,"do":"room","message":{"type":"decide"}}', '"args":{"at":"at"}'],
    ];
    // One after the other, each is answered.
    for (const [n, [text, answer]] of nonsense.entries()) {
      person.send(text);
      await until(`an answer to ${text}`, () => refusals(before).length === n + 1);
      expect([text, refusals(before)[n]]).toEqual([text, expect.stringContaining(answer)]);
    }
    const pollution = '{"id":9,"do":"room","message":{"type":"decide","at":0,"seat":0,"answer":{"__proto__":{"x":1}}}}';
    person.send(pollution);
    await until('a refusal', () => person.frames.some((frame) => frame.startsWith('{"id":9,"reply":{"ok":false')));
    expect((await person.say({ do: 'ping' })).ok).toBe(true);
    for (const one of people) one.leave();
    await patient.stop();
  });

  it('is not given to more than so many of one address', async () => {
    const strict = await serve(':memory:', { limits: { sockets: 3 } });
    const crowd: Client[] = [];
    for (let n = 0; n < 3; n++) {
      const socket = new Client(`${strict.url.replace('http', 'ws')}/api/live`);
      await new Promise((open) => socket.once('open', open));
      crowd.push(socket);
    }
    expect(await live(undefined, strict.url)).toBe('429');
    crowd[0]!.terminate();
    await expect.poll(() => live(undefined, strict.url)).toBe('open');
    for (const socket of crowd) socket.terminate();
    await strict.stop();
  });
});

describe('a request', () => {
  it('is JSON or nothing: a form of another site cannot make matches', async () => {
    const body = JSON.stringify({ game: 'toy', setup: SETUP });
    const send = (type: string) =>
      fetch(`${served.url}/api/matches`, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await send('text/plain')).status).toBe(415);
    expect((await send('application/x-www-form-urlencoded')).status).toBe(415);
    const made = await send('application/json');
    expect(made.status).toBe(201);
    // No page of another site may read an answer.
    expect(made.headers.get('access-control-allow-origin')).toBeNull();
    expect(made.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is not read to its end when it is too large', async () => {
    const status = await new Promise<number>((resolve) => {
      const sent = request(
        `${served.url}/api/matches`,
        { method: 'POST', headers: { 'content-type': 'application/json' } },
        (response) => resolve(response.statusCode!),
      );
      sent.on('error', () => resolve(0));
      for (let n = 0; n < 8; n++) sent.write('x'.repeat(MOST.request / 4));
      sent.end();
    });
    expect([413, 0]).toContain(status);
  });

  it('says what is wrong with it', async () => {
    const wrong = [
      {},
      { game: 'toy', setup: { cards: 7 } },
      { game: 'chess', setup: {} },
      { game: 'toy', setup: SETUP, extra: 1 },
      { game: 'toy', setup: SETUP, clock: { main: -1, increment: 0 } },
    ];
    for (const body of wrong) {
      const { status, body: answer } = await post(served.url, '/api/matches', body);
      expect(status).toBe(422);
      expect((answer as { refused: { message: { text: string } } }).refused.message.text).toMatch(
        /^(online|toy|engine)\./,
      );
    }
  });

  it('is refused after too many', async () => {
    const strict = await serve(':memory:', { limits: { requests: 30 } });
    const statuses = await Promise.all(
      Array.from({ length: 8 }, () => post(strict.url, '/api/matches', { game: 'toy', setup: SETUP })),
    );
    expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
    await strict.stop();
  });
});

describe('tokens', () => {
  it('are long, different, and compared by their hash', () => {
    const tokens = new Set(Array.from({ length: 100 }, newToken));
    expect(tokens.size).toBe(100);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
    const [one, other] = [...tokens];
    expect(isTokenOf(hashOf(one!), one!)).toBe(true);
    expect(isTokenOf(hashOf(one!), other!)).toBe(false);
    expect(isTokenOf(null, one!)).toBe(false);
    expect(isTokenOf('', '')).toBe(false);
  });
});

describe('a bucket', () => {
  it('allows bursts and refills', () => {
    const bucket = new Bucket(10, 5, 0);
    expect(bucket.take(10, 0)).toBe(0);
    expect(bucket.take(1, 0)).toBeLessThan(0);
    expect(bucket.take(1, 1000)).toBeGreaterThanOrEqual(0);
  });
});

describe('a disk that is full', () => {
  it('refuses what it cannot keep, loses nothing, and plays on when there is room again', async () => {
    const place = folder();
    const file = join(place, 'full.sqlite');
    const small = await serve(file, { mostMegabytes: 0.15 });
    const { people, made } = await twoAt(small.url);
    let refused: string | undefined;
    for (let n = 0; n < 3000 && !refused; n++) {
      const reply = await people[n % 2]!.say({ do: 'chat', text: 'x'.repeat(400), nonce: `n${n}` });
      if (!reply.ok) refused = reply.fault.message.text;
    }
    expect(refused).toBe('online.notStored');
    const asked = people.find(({ isAsked }) => isAsked)!;
    const { at } = asked.seen!;
    expect((await asked.decide()).ok).toBe(false);
    expect((await fetch(`${small.url}/health`)).status).toBe(200);
    for (const person of people) person.leave();
    await small.stop();
    const large = await serve(file);
    const again = [0, 1].map((seat) => new Person(large.url, made.match, made.seats[seat]!.token, seat));
    for (const person of again) await person.come();
    await until('a sight', () => again.every(({ seen }) => seen?.at === at));
    expect(await play(again)).toBeGreaterThan(0);
    for (const person of again) person.leave();
    await large.stop();
    forget(place);
  });
});

describe('an operator', () => {
  it('sees whether it lives, whether it is ready, and how it is', async () => {
    const made = await create(served.url);
    const person = await new Person(served.url, made.match, made.seats[0]!.token).come();
    expect(await (await fetch(`${served.url}/health`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${served.url}/ready`)).json()).toEqual({ status: 'ready', store: 'sqlite' });
    const metrics = await (await fetch(`${served.url}/metrics`)).text();
    expect(metrics).toMatch(/^holotisch_sockets [1-9]\d*$/m);
    expect(metrics).toMatch(/^holotisch_matches \d+$/m);
    expect(metrics).toMatch(/^holotisch_keeping_seconds_bucket\{le="0\.1"\} \d+$/m);
    expect(metrics).not.toContain(made.seats[0]!.token);
    person.leave();
    const guarded = await serve(':memory:', { metricsToken: 'operator' });
    expect((await fetch(`${guarded.url}/metrics`)).status).toBe(403);
    expect((await fetch(`${guarded.url}/metrics`, { headers: { authorization: 'Bearer operator' } })).status).toBe(200);
    await guarded.stop();
  });
});
