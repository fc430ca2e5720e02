import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PostgresServer } from '../../../scripts/online/postgres-server.ts';
import { create, Person, play, type Served, serve, until } from './table.ts';

describe.skipIf(!PostgresServer.isThere)('several processes and one PostgreSQL', () => {
  let postgres: PostgresServer;
  let servers: Served[];
  const here: Person[] = [];
  beforeAll(async () => {
    postgres = await PostgresServer.start({ durable: false });
    servers = await Promise.all([1, 2].map(() => serve(postgres.url, { idle: 60_000 })));
  });
  afterAll(async () => {
    await Promise.all(servers.map((one) => one.stop()));
    await postgres.stop();
  });
  afterEach(() => {
    for (const person of here.splice(0)) person.leave();
  });

  /** Two people, each at another process. */
  async function apart(): Promise<{ match: string; people: readonly Person[] }> {
    const made = await create(servers[0]!.url, { clock: { main: 600, increment: 1 } });
    const people = made.seats.map(({ token }, seat) => new Person(servers[seat]!.url, made.match, token, seat + 5));
    here.push(...people);
    for (const person of people) await person.come();
    for (const person of people) await person.ready();
    await until('a first sight', () => people.every(({ seen }) => seen));
    return { match: made.match, people };
  }

  it('play one match from different processes, and both see the same', async () => {
    const { people } = await apart();
    await until('presence across', () => people.every(({ about }) => about!.seats.every(({ here: is }) => is)));
    expect(await play(people)).toBeGreaterThan(5);
    const [mine, theirs] = await Promise.all(people.map((person) => person.session.tell({ type: 'file' })));
    expect(mine).toEqual(theirs);
    people[0]!.leave();
    await until('absence across', () => people[1]!.about!.seats[0]!.here === false);
  });

  it('show nobody an older moment than the one he comes from', async () => {
    const { people } = await apart();
    const [person] = people as [Person, Person];
    while (!person.isAsked) await play(people, 1);
    // The other process is told that there is something new, and does not find it yet.
    const { store } = servers[1]!.online.house;
    const { rowsFrom } = store;
    let asked = 0;
    store.rowsFrom = async () => {
      asked++;
      return [];
    };
    expect((await person.decide()).ok).toBe(true);
    const { at } = person.seen!;
    await until('news of it', () => asked > 0);
    store.rowsFrom = rowsFrom;
    person.cut();
    await person.come(servers[1]!.url);
    expect(person.seen!.at).toBe(at);
  });

  it('take only one of two that are written at the same moment', async () => {
    const { people } = await apart();
    await Promise.all(
      people.flatMap((person, i) =>
        Array.from({ length: 10 }, (_, n) => person.say({ do: 'chat', text: `${i} ${n}`, nonce: `${i}.${n}` })),
      ),
    );
    await until('all lines', () => people.every(({ chat }) => chat.length === 20));
    const [mine, theirs] = people.map(({ chat }) => chat.map(({ nonce }) => nonce));
    expect(mine).toEqual(theirs);
    expect(new Set(mine).size).toBe(20);
  });

  it('lose nothing when the database is restarted under them', async () => {
    const { people } = await apart();
    await play(people, 3);
    const restarting = postgres.restart();
    const playing = play(people, 6);
    await restarting;
    expect(await playing).toBe(6);
    await until('the same', () => people[0]!.seen!.at === people[1]!.seen!.at);
  });

  it('let a player go on at another process when his own is gone', async () => {
    const third = await serve(postgres.url);
    const { match, people } = await apart();
    const moved = new Person(third.url, match, people[0]!.token, 9);
    here.push(moved);
    people[0]!.leave();
    await moved.come();
    await until('a sight', () => moved.seen);
    await play([moved, people[1]!], 2);
    await third.stop();
    expect(moved.bye).toBe('restart');
    const again = new Person(servers[0]!.url, match, people[0]!.token, 9);
    here.push(again);
    await again.come();
    await until('a sight', () => again.seen);
    expect(await play([again, people[1]!])).toBeGreaterThan(0);
  });
});
