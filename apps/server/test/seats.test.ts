// Who has a seat before the match: by a link that others know, from the lobby, and how it comes to be free again.
import type { Created } from '@holotisch/online';
import { describe, expect, it, vi } from 'vitest';
import { create, post, until } from './table.ts';
import { byeOf, digest, twoProcesses, why } from './two-processes.ts';

const { url, houseOf, come, take, lobby } = twoProcesses();
const inLobby = async ({ match }: Created) => (await lobby()).includes(match);

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
    const [one, other] = [houseOf(0), houseOf(1)];
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
    const house = houseOf(0);
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
