// A seat has one holder: whoever had it before sees and says nothing more, wherever he is connected.
import { describe, expect, it, vi } from 'vitest';
import { create, post, until } from './table.ts';
import { byeOf, twoProcesses, why } from './two-processes.ts';

const { url, base, houseOf, come, take, lobby } = twoProcesses();
const open = () => create(url(0), { public: true });

describe('a seat that a guest takes', () => {
  it('is lost at once by who has had its link, on every process, and he is told so', async () => {
    const made = await open();
    const maker = await come(0, made.match, made.seats[0]!.token);
    const old = await Promise.all([0, 1].map((server) => come(server, made.match, made.seats[1]!.token, 3)));
    const guests = [0, 1].flatMap((server) => {
      const hosted = houseOf(server).host(made.match);
      return [...hosted.guests].filter(({ seat }) => seat === 1).map((guest) => ({ hosted, guest }));
    });
    const got = await take(made);
    await until('goodbyes', () => old.every(({ bye }) => bye === 'taken'));
    for (const person of old) expect(byeOf(person).why.message.text).toBe('online.taken');
    // What he has said before he heard of it comes too late, be it only that he is there.
    for (const { hosted, guest } of guests)
      expect(why(await hosted.handle(guest, { id: 1, do: 'ping' }))).toBe('online.taken');
    expect(guests).toHaveLength(2);
    // Nor does the link let anybody in again; whoever has the seat, and the maker, stay.
    const again = await come(1, made.match, made.seats[1]!.token);
    expect(why(again.welcome)).toBe('online.taken');
    const guest = await come(1, made.match, got.token);
    expect(guest.about!.own).toBe(1);
    expect(why(await maker.ready())).toBe('done');
    expect(why(await guest.ready())).toBe('done');
    await until('a beginning', () => maker.isAsked && guest.isAsked);
    for (const person of old) expect(person.seen).toBeUndefined();
  });

  it('is not decided for by the old holder, whatever he has sent before he hears of it', async () => {
    const made = await open();
    const old = await come(1, made.match, made.seats[1]!.token, 3);
    // His process hears of it only when it wants to write, and another one was faster.
    const deaf = vi.spyOn(houseOf(1).store, 'rowsFrom').mockResolvedValueOnce([]);
    const got = await take(made);
    await until('news', () => deaf.mock.calls.length > 0);
    deaf.mockRestore();
    void old.ready();
    await until('a goodbye', () => old.bye === 'taken');
    const maker = await come(0, made.match, made.seats[0]!.token);
    const guest = await come(0, made.match, got.token, 9);
    expect(guest.about!.seats[1]).toMatchObject({ ready: false, name: 'Bob' });
    expect(why(await guest.ready())).toBe('done');
    expect(why(await maker.ready())).toBe('done');
    await until('a beginning', () => guest.isAsked);
    expect(old.seen).toBeUndefined();
  });

  it('is lost, too, where the table was put away meanwhile', async () => {
    const made = await open();
    const old = await come(1, made.match, made.seats[1]!.token, 3);
    const house = houseOf(1);
    const later = house.now() + 3_600_000;
    vi.spyOn(house, 'now').mockReturnValue(later);
    await house.tick();
    expect(house.counts.awake).toBe(0);
    await take(made);
    await until('a goodbye', () => old.bye === 'taken');
  });

  it('is no longer offered in the lobby', async () => {
    const made = await open();
    await come(0, made.match, made.seats[0]!.token);
    expect(await lobby()).toContain(made.match);
    await take(made);
    expect(await lobby()).not.toContain(made.match);
    expect((await post(url(1), `/api/matches/${made.match}/seat`, {})).status).toBe(422);
  });

  it('has no name of the one before', async () => {
    const made = await open();
    const old = await come(0, made.match, made.seats[1]!.token);
    await old.say({ do: 'name', name: 'Eve' });
    const maker = await come(0, made.match, made.seats[0]!.token);
    await until('a name', () => maker.about!.seats[1]!.name === 'Eve');
    await post(url(0), `/api/matches/${made.match}/seat`, {});
    await until('nobody', () => maker.about!.seats[1]!.name === '');
  });
});

describe('one’s own matches', () => {
  it('are listed with opponent and result to who has a seat there, and to nobody else', async () => {
    const made = await open();
    const maker = await come(0, made.match, made.seats[0]!.token);
    const got = await take(made);
    const mine = async (token: string, match = made.match) => {
      const { status, body } = await post(url(1), '/api/mine', { seats: [{ match, token }] });
      expect(status).toBe(200);
      return body as readonly object[];
    };
    expect(await mine(got.token)).toMatchObject([{ match: made.match, game: 'toy', own: 1, state: 'gathering' }]);
    const guest = await come(0, made.match, got.token);
    await maker.say({ do: 'name', name: 'Ann' });
    await maker.ready();
    await guest.ready();
    await until('a beginning', () => guest.isAsked);
    // Lists are told by a row of its own; whoever has given up finds it there, however long that takes.
    const store = base();
    const append = store.append.bind(store);
    let looks = 0;
    vi.spyOn(store, 'append').mockImplementation(async (one) => {
      if (one.row.lines.every((line) => 'hash' in line)) await until('a slow disk', () => ++looks > 20);
      return append(one);
    });
    await guest.session.tell({ type: 'propose', at: 0, seat: 1, what: { end: 'concede' } });
    expect(await mine(made.seats[0]!.token)).toMatchObject([
      { own: 0, state: 'over', players: ['Ann', 'Bob'], kinds: ['human', 'human'], result: { winner: 0 } },
    ]);
    // The link that the seat had at first, that of those who look on, and a match that never was.
    expect(await mine(made.seats[1]!.token)).toEqual([]);
    expect(await mine(made.watch)).toEqual([]);
    expect(await mine(got.token, 'no-such-match')).toEqual([]);
  });
});
