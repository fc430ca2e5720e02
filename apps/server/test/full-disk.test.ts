// A disk that is full is said in words at every door; nothing is half done, and it goes on when there is room again.
import { type Created, onlineText } from '@holotisch/online';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashOf } from '../src/tokens.ts';
import { Processes } from './processes.ts';
import { create, Person, play, post, SETUP, until } from './table.ts';

let processes: Processes;
const here: Person[] = [];
beforeAll(async () => {
  processes = await Processes.start(1);
});
afterAll(() => processes.stop());
afterEach(() => {
  for (const person of here.splice(0)) person.leave();
});

const url = () => processes.servers[0]!.url;
const faults = () => processes.servers[0]!.online.house.metrics.faults.value;
const come = async (match: string, token?: string, seed = 1) => {
  const person = new Person(url(), match, token, seed);
  here.push(person);
  return person.come();
};
const two = async (made: Created) => {
  const people = await Promise.all(made.seats.map(({ token }, seat) => come(made.match, token, seat + 5)));
  for (const person of people) await person.ready();
  await until('a first sight', () => people.every(({ seen }) => seen));
  return people;
};
const why = (reply: Awaited<ReturnType<Person['say']>>) => (reply.ok ? 'done' : reply.fault.message.text);
const drones = JSON.stringify({ game: 'toy', name: 'mine', drones: [['shield']] });
const refused = async (path: string, body: unknown) => {
  const answer = await post(url(), path, body);
  expect(answer.status).toBe(503);
  return (answer.body as { refused: { message: { text: string } } }).refused.message.text;
};

describe('a full disk', () => {
  it('has words in both languages', () => {
    for (const language of ['de', 'en'] as const) expect(onlineText[language]).toHaveProperty(['online.notStored']);
  });

  it('makes no match, gives no seat away and pairs nobody, until there is room', async () => {
    const made = await create(url(), { public: true });
    const maker = await come(made.match, made.seats[0]!.token);
    processes.isFull = true;
    expect(await refused('/api/matches', { game: 'toy', setup: SETUP })).toBe('online.notStored');
    expect(await refused(`/api/matches/${made.match}/seat`, { name: 'Bob' })).toBe('online.notStored');
    expect(await refused('/api/play-now', { game: 'toy', list: drones, size: 'core' })).toBe('online.notStored');
    expect((await fetch(`${url()}/ready`)).status).toBe(503);
    // Whoever only reads is not kept from it.
    expect((await fetch(`${url()}/api/lobby`)).status).toBe(200);
    expect(why(await maker.say({ do: 'ping' }))).toBe('done');
    processes.isFull = false;
    expect((await post(url(), '/api/matches', { game: 'toy', setup: SETUP })).status).toBe(201);
    expect((await post(url(), `/api/matches/${made.match}/seat`, { name: 'Bob' })).status).toBe(201);
    expect((await post(url(), '/api/play-now', { game: 'toy', list: drones, size: 'core' })).status).toBe(201);
    expect(faults()).toBe(0);
  });

  it('takes no decision, no talk, no name and no readiness, and loses none', async () => {
    const made = await create(url());
    const first = await come(made.match, made.seats[0]!.token, 5);
    processes.isFull = true;
    expect(why(await first.ready())).toBe('online.notStored');
    processes.isFull = false;
    const people = await two(made);
    await play(people, 3);
    const before = people.map(({ seen }) => seen!.at);
    processes.isFull = true;
    const asked = people.find(({ isAsked }) => isAsked)!;
    expect(why(await asked.decide())).toBe('online.notStored');
    expect(why(await asked.say({ do: 'chat', text: 'hello', nonce: 'n' }))).toBe('online.notStored');
    expect(why(await asked.say({ do: 'name', name: 'Ann' }))).toBe('online.notStored');
    const { seat } = asked.seen!.sight.asked[asked.seen!.sight.asking!]!;
    const concede = { type: 'propose', at: asked.seen!.at, seat, what: { end: 'concede' } } as const;
    expect(why(await asked.session.tell(concede))).toBe('online.notStored');
    expect(people.map(({ seen }) => seen!.at)).toEqual(before);
    // Who comes now is shown the table as it is.
    const again = await come(made.match, people[1]!.token, 8);
    expect(again.seen!.at).toBe(before[0]);
    processes.isFull = false;
    expect(people.flatMap(({ chat }) => chat)).toEqual([]);
    expect(await play(people)).toBeGreaterThan(0);
    expect(faults()).toBe(0);
  });

  it('makes no rematch, and leaves none lying about', async () => {
    const made = await create(url());
    const people = await two(made);
    await play(people);
    await until('the end', () => people.every(({ about }) => about?.state === 'over'));
    const tokens = ['first'.repeat(8), 'second'.repeat(6)].map(hashOf);
    expect(why(await people[0]!.say({ do: 'rematch', token: tokens[0]! }))).toBe('done');
    processes.isFull = true;
    expect(why(await people[1]!.say({ do: 'rematch', token: tokens[1]! }))).toBe('online.notStored');
    expect(people.map(({ about }) => about!.next)).toEqual([null, null]);
    processes.isFull = false;
    expect(why(await people[1]!.say({ do: 'rematch', token: tokens[1]! }))).toBe('done');
    const next = await until('the next match', () => people[0]!.about!.next);
    expect(await processes.base.load(next.match)).toBeDefined();
    expect(faults()).toBe(0);
  });
});

it('a message at a table that cannot be made again is answered in words, and the next one as ever', async () => {
  const { house } = processes.servers[0]!.online;
  const made = await create(url());
  const people = await two(made);
  await house.host(made.match).rest();
  vi.spyOn(house.store, 'load').mockRejectedValueOnce(new Error('away'));
  expect(why(await people[0]!.say({ do: 'name', name: 'Ann' }))).toBe('online.notStored');
  vi.restoreAllMocks();
  expect(why(await people[0]!.say({ do: 'name', name: 'Ann' }))).toBe('done');
});

it('a database that cannot even be read is told in words, too, and is asked anew by who comes next', async () => {
  const { store } = processes.servers[0]!.online.house;
  const doors = [
    ['waiting', '/api/lobby', undefined],
    ['finished', '/api/matches', undefined],
    ['listed', '/api/mine', { seats: [] }],
    ['waiting', '/api/play-now', { game: 'toy', list: drones, size: 'core' }],
    ['load', `/api/matches/${'m'.repeat(16)}/seat`, {}],
  ] as const;
  for (const [read, path, body] of doors) {
    vi.spyOn(store, read).mockRejectedValueOnce(new Error('away'));
    const ask = () =>
      body === undefined
        ? fetch(`${url()}${path}`)
        : fetch(`${url()}${path}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
    const away = await ask();
    expect([path, away.status, await away.json()]).toEqual([
      path,
      503,
      { refused: { clauses: [], message: { text: 'online.notStored' } } },
    ]);
    expect(away.headers.get('retry-after')).not.toBeNull();
    expect((await ask()).status).not.toBe(503);
  }
  vi.restoreAllMocks();
});
