// Who has a seat before the match: by a link that others know, from the lobby, and how it comes to be free again.
import { createHash } from 'node:crypto';
import type { Created, Seated } from '@holotisch/online';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Processes } from './processes.ts';
import { create, Person, post, until } from './table.ts';

let processes: Processes;
const here: Person[] = [];
beforeAll(async () => {
  processes = await Processes.start(2);
});
afterAll(() => processes.stop());
afterEach(() => {
  for (const person of here.splice(0)) person.leave();
  vi.restoreAllMocks();
});

const url = (server: number) => processes.servers[server]!.url;
const come = async (server: number, match: string, token: string, seed = 1) => {
  const person = new Person(url(server), match, token, seed);
  here.push(person);
  return person.come();
};
const why = (reply: Awaited<ReturnType<Person['say']>> | undefined) => (reply?.ok ? 'done' : reply?.fault.message.text);
const digest = (token: string) => createHash('sha256').update(token).digest('hex');
const take = async (made: Created): Promise<Seated> =>
  (await post(url(0), `/api/matches/${made.match}/seat`, { name: 'Bob' })).body;
const inLobby = async (made: Created) =>
  ((await (await fetch(`${url(1)}/api/lobby`)).json()) as { match: string }[]).some(
    ({ match }) => match === made.match,
  );
const byeOf = (person: Person) => person.frames.map((frame) => JSON.parse(frame)).find((frame) => 'bye' in frame);

describe('a guest who sits down by a link', () => {
  const OWN = 'made-by-the-guest-himself';
  const ready = { do: 'ready', contribution: 'of the guest', token: digest(OWN) } as const;

  it('has the seat by a token of his own, and the link has ended, on every process', async () => {
    const made = await create(url(0));
    const link = made.seats[1]!.token;
    const host = await come(0, made.match, made.seats[0]!.token);
    const guest = await come(0, made.match, link, 3);
    const others = await Promise.all([0, 1].map((server) => come(server, made.match, link, 5)));
    await guest.say({ do: 'name', name: 'Bob' });
    expect(why(await guest.say(ready))).toBe('done');
    await until('goodbyes', () => others.every(({ bye }) => bye === 'taken'));
    expect(byeOf(others[0]!).why.message.text).toBe('online.taken');
    // Whoever has the link now is sent away; the guest is here, keeps his name, and plays.
    expect(why((await come(1, made.match, link)).welcome)).toBe('online.taken');
    await host.ready();
    await until('a beginning', () => guest.isAsked && host.isAsked);
    expect(host.about!.seats[1]).toMatchObject({ name: 'Bob', ready: true, here: true });
    expect(guest.bye).toBeUndefined();
    for (const other of others) expect(other.seen).toBeUndefined();
    // The link has never been a way to the seat of the host.
    expect(host.about!.own).toBe(0);
  });

  it('comes back by his own token, also where he has not heard the answer', async () => {
    const made = await create(url(0));
    const guest = await come(0, made.match, made.seats[1]!.token, 3);
    expect(why(await guest.say(ready))).toBe('done');
    guest.cut();
    const back = await come(1, made.match, OWN, 3);
    expect(back.about).toMatchObject({ own: 1 });
    expect(why(await back.say(ready))).toBe('done');
    const { body } = await post(url(0), '/api/mine', { seats: [{ match: made.match, token: OWN }] });
    expect(body).toMatchObject([{ own: 1 }]);
    const old = { match: made.match, token: made.seats[1]!.token };
    expect((await post(url(0), '/api/mine', { seats: [old] })).body).toEqual([]);
  });
});

describe('a guest who does not stay', () => {
  it('stands up, and the table is in the lobby again with a free seat', async () => {
    const made = await create(url(0), { public: true });
    const host = await come(0, made.match, made.seats[0]!.token);
    const got = await take(made);
    const guest = await come(1, made.match, got.token);
    await until('him', () => host.about!.seats[1]!.guest && host.about!.seats[1]!.here);
    expect(await inLobby(made)).toBe(false);
    expect(why(await guest.say({ do: 'leave' }))).toBe('done');
    await until('a goodbye', () => guest.bye === 'taken');
    expect(byeOf(guest).why.message.text).toBe('online.freed');
    await until('a free seat', () => !host.about!.seats[1]!.guest);
    expect(host.about!.seats[1]).toMatchObject({ name: '', ready: false });
    expect(await inLobby(made)).toBe(true);
    expect(why((await come(0, made.match, got.token)).welcome)).toBe('online.freed');
    // The next one gets it, and so does who has the link.
    expect((await come(0, made.match, made.seats[1]!.token)).about!.own).toBe(1);
    const next = await take(made);
    expect((await come(0, made.match, next.token)).about!.own).toBe(1);
    expect(await inLobby(made)).toBe(false);
  });

  it('is sent off by the host as long as he is not ready, and by nobody else', async () => {
    const made = await create(url(0), { public: true });
    const host = await come(0, made.match, made.seats[0]!.token);
    const guest = await come(1, made.match, (await take(made)).token);
    await until('him', () => host.about!.seats[1]!.here);
    expect(why(await guest.say({ do: 'free', seat: 0 }))).toBe('online.notMaker');
    expect(why(await host.say({ do: 'leave' }))).toBe('online.givenSeat');
    expect(why(await host.say({ do: 'free', seat: 1 }))).toBe('done');
    await until('a goodbye', () => guest.bye === 'taken');
    expect(await inLobby(made)).toBe(true);
  });

  it('is known to be here again when his process was held for gone and is not', async () => {
    const made = await create(url(0), { public: true });
    const host = await come(0, made.match, made.seats[0]!.token);
    await come(1, made.match, (await take(made)).token);
    await until('him', () => host.about!.seats[1]!.here);
    const [one, other] = processes.servers.map(({ online }) => online.house);
    const later = one!.now() + 30_000;
    vi.spyOn(one!, 'now').mockReturnValue(later);
    const told = host.frames.length;
    await one!.tick();
    const isGone = (frame: string) => JSON.parse(frame).about?.seats[1].here === false;
    await until('him gone', () => host.frames.slice(told).some(isGone));
    await other!.tick();
    await until('him again', () => host.about!.seats[1]!.here);
  });

  it('loses a seat at which he was never ready, when he has been away for five minutes', async () => {
    const made = await create(url(0), { public: true });
    const host = await come(0, made.match, made.seats[0]!.token);
    const guest = await come(1, made.match, (await take(made)).token);
    await until('him', () => host.about!.seats[1]!.here);
    const { house } = processes.servers[0]!.online;
    let now = house.now();
    vi.spyOn(house, 'now').mockImplementation(() => now);
    const later = async (ms: number) => {
      now += ms;
      await house.tick();
    };
    // Here, however long: a tick in between keeps the other process from being held for silent.
    await later(1000);
    await later(5000);
    expect(host.about!.seats[1]!.guest).toBe(true);
    guest.leave();
    await until('him gone', () => !host.about!.seats[1]!.here);
    await later(1000);
    // By now the table was put away: nothing happens there.
    await later(299_999);
    expect(house.counts.awake).toBe(0);
    expect(host.about!.seats[1]!.guest).toBe(true);
    await later(1);
    await until('a free seat', () => !host.about!.seats[1]!.guest);
    await house.tick();
    expect(await inLobby(made)).toBe(true);
  });
});
