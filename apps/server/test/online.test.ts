import { join } from 'node:path';
import { unfairness } from '@holotisch/engine';
import type { Created, NewMatchRequest, Seated, Waiting } from '@holotisch/online';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../src/tokens.ts';
import { create, folder, forget, Person, play, post, type Served, serve, twoAt, until } from './table.ts';

let place: string;
let served: Served;
beforeAll(async () => {
  place = folder();
  served = await serve(join(place, 'online.sqlite'));
});
afterAll(async () => {
  await served.stop();
  forget(place);
});
const here: Person[] = [];
afterEach(() => {
  for (const person of here.splice(0)) person.leave();
});
const come = async (match: string, token?: string, seed = 1) => {
  const person = new Person(served.url, match, token, seed);
  here.push(person);
  return person.come();
};
const two = async (wanted: Partial<NewMatchRequest> = {}) => {
  const table = await twoAt(served.url, wanted);
  here.push(...table.people);
  return table;
};
const why = (
  reply: { readonly ok: boolean; readonly fault?: { readonly message: { readonly text: string } } } | undefined,
) => (reply?.ok ? 'done' : reply?.fault?.message.text);

describe('two people at one table', () => {
  it('play a whole match over the network, and its file proves the dice', async () => {
    const { people } = await two();
    expect(await play(people)).toBeGreaterThan(5);
    await until('the end', () => people.every(({ isOver, about }) => isOver && about?.state === 'over'));
    const [mine, theirs] = await Promise.all(people.map((person) => person.session.tell({ type: 'file' })));
    expect(mine).toEqual(theirs);
    const { seed, fair } = (mine as { value: { seed: string; fair: Parameters<typeof unfairness>[1] } }).value;
    expect(unfairness(seed, fair)).toBeUndefined();
    expect(fair.secret).toBe(people[0].about!.fair.secret);
  });

  it('find everything again after the server was restarted', async () => {
    const { people, made } = await two();
    await play(people, 5);
    const before = people.map(({ seen }) => seen!);
    await served.stop();
    expect(people.map(({ bye }) => bye)).toEqual(['restart', 'restart']);
    served = await serve(join(place, 'online.sqlite'));
    const again = await Promise.all(people.map(({ token }, seat) => come(made.match, token, seat)));
    for (const [seat, person] of again.entries()) {
      const seen = await until('a sight', () => person.seen);
      // Questions of earlier moments are remembered by who has seen them, and told to nobody again.
      const { asked: _, ...sight } = before[seat]!.sight;
      expect(seen.sight).toMatchObject(sight);
      expect(seen.events).toEqual(before[seat]!.events);
    }
    expect(await play(again)).toBeGreaterThan(0);
  });

  it('go on where they were when the table was put away for a while', async () => {
    const quick = await serve(':memory:', { idle: 100 });
    try {
      const { people } = await twoAt(quick.url);
      here.push(...people);
      await play(people, 4);
      await until('rest', () => quick.online.house.counts.awake === 0);
      expect(quick.online.house.counts.guests).toBe(2);
      expect(await play(people)).toBeGreaterThan(0);
    } finally {
      for (const person of here.splice(0)) person.leave();
      await quick.stop();
    }
  });

  it('see each other come and go, and what they call themselves', async () => {
    const { people } = await two();
    const [one, two_] = people;
    await one.say({ do: 'name', name: ' Ann <b>\u202e ' });
    await until('a name', () => two_.about!.seats[0]!.name === 'Ann <b>');
    one.cut();
    await until('absence', () => two_.about!.seats[0]!.here === false);
    await one.come();
    await until('presence', () => two_.about!.seats[0]!.here === true);
  });

  it('say something twice over a connection that broke, and it counts once', async () => {
    const { people } = await two();
    const asked = people.find(({ isAsked }) => isAsked)!;
    const { sight, at } = asked.seen!;
    const message = {
      type: 'decide',
      at,
      seat: sight.asked[sight.asking!]!.seat,
      answer: await asked.answer(),
    } as const;
    const telling = asked.session.tell(message);
    asked.cut();
    await asked.come();
    expect((await telling).ok).toBe(true);
    expect((await asked.session.tell(message)).ok).toBe(true);
    await until('news', () => asked.seen!.at === at + 1);
  });

  it('talk, and who comes later reads it', async () => {
    const { people, made } = await two();
    await people[0].say({ do: 'chat', text: '<script>alert(1)</script>', nonce: 'n1' });
    await people[0].say({ do: 'chat', text: '<script>alert(1)</script>', nonce: 'n1' });
    await until('a line', () => people[1].chat.length === 1);
    const third = await come(made.match, made.watch);
    await until('the lines before', () => third.chat.length === 1);
    expect(third.chat[0]).toMatchObject({ seat: 0, text: '<script>alert(1)</script>' });
    expect(why(await third.say({ do: 'chat', text: 'me too', nonce: 'n2' }))).toBe('online.notSeated');
  });

  it('agree to a takeback, or not', async () => {
    const { people } = await two();
    await play(people, 4);
    const [one, other] = people;
    const taken = one.seen!.sight.taken;
    const propose = () => one.session.tell({ type: 'propose', at: one.seen!.at, seat: 0, what: { takeback: 1 } });
    expect((await propose()).ok).toBe(true);
    const first = await until('a proposal', () => other.seen!.sight.proposals[0]);
    // Nobody agrees for another.
    expect(why(await one.session.tell({ type: 'consent', proposal: first.id, seat: 1, agree: true }))).toBe(
      'room.notYours',
    );
    await other.session.tell({ type: 'consent', proposal: first.id, seat: 1, agree: false });
    await until('a no', () => one.seen!.sight.proposals.length === 0);
    expect(one.seen!.sight.taken).toBe(taken);
    await propose();
    const second = await until('another', () => other.seen!.sight.proposals[0]);
    await other.session.tell({ type: 'consent', proposal: second.id, seat: 1, agree: true });
    await until('a takeback', () => people.every(({ seen }) => seen!.sight.taken === 1));
  });

  it('play again with changed places', async () => {
    const { people } = await two();
    await play(people);
    await until('the end', () => people.every(({ about }) => about?.state === 'over'));
    const tokens = ['first'.repeat(8), 'second'.repeat(6)];
    const [one, other] = people;
    const stands = (wanted: readonly number[], declined: readonly number[]) =>
      until(`${wanted} want it`, () =>
        people.every(({ about }) => `${about!.rematch}/${about!.noRematch}` === `${wanted}/${declined}`),
      );
    // What was offered is withdrawn; what another offers is declined, and nobody waits for it any more.
    await one.say({ do: 'rematch', token: hashOf(tokens[0]!) });
    await stands([0], []);
    await one.say({ do: 'noRematch' });
    await stands([], []);
    await one.say({ do: 'rematch', token: hashOf(tokens[0]!) });
    await other.say({ do: 'noRematch' });
    await stands([], [1]);
    await other.say({ do: 'rematch', token: hashOf(tokens[1]!) });
    await stands([1], []);
    for (const [i, person] of people.entries())
      expect((await person.say({ do: 'rematch', token: hashOf(tokens[i]!) })).ok).toBe(true);
    const next = await until(
      'the next match',
      () => people.every(({ about }) => about?.next) && people[0].about!.next!,
    );
    expect(next.seat).toBe(1);
    const again = await come(next.match, tokens[0]);
    expect(again.about!.own).toBe(1);
    expect((await come(next.match, tokens[1])).about!.own).toBe(0);
  });
});

describe('a seat', () => {
  it('belongs to whoever has its token, and to nobody else', async () => {
    const made = await create(served.url);
    const [first, second] = made.seats;
    expect((await come(made.match, first!.token)).about!.own).toBe(0);
    expect((await come(made.match, second!.token)).about!.own).toBe(1);
    const wrong = new Person(
      served.url,
      made.match,
      `${first!.token.slice(0, -1)}${first!.token.endsWith('A') ? 'B' : 'A'}`,
    );
    here.push(wrong);
    await wrong.come();
    expect(why(wrong.welcome)).toBe('online.badToken');
    const none = new Person(served.url, made.match);
    here.push(none);
    await none.come();
    expect(why(none.welcome)).toBe('online.badToken');
  });

  it('is kept as a hash: the database holds no token', async () => {
    const made = await create(served.url);
    const kept = await served.online.house.store.load(made.match);
    const text = JSON.stringify(kept);
    for (const { token } of made.seats) {
      expect(text).not.toContain(token);
      expect(text).toContain(hashOf(token));
    }
    expect(text).not.toContain(made.watch);
  });

  it('moves with its link to another device', async () => {
    const { people, made } = await two();
    await play(people, 3);
    const device = await come(made.match, people[0].token);
    const seen = await until('a sight', () => device.seen);
    expect(seen.sight.taken).toBe(people[0].seen!.sight.taken);
    people[0].leave();
    expect(await play([device, people[1]])).toBeGreaterThan(0);
  });
});

describe('somebody who looks on', () => {
  it('sees what is public, and may do nothing', async () => {
    const { people, made } = await two();
    const third = await come(made.match, made.watch);
    const seen = await until('a sight', () => third.seen);
    expect(seen.viewer).toBe('nobody');
    expect(seen.sight.asking).toBeNull();
    expect(why(await third.session.tell({ type: 'decide', at: 0, seat: 0, answer: 0 }))).toBe('online.notSeated');
    expect(why(await third.session.tell({ type: 'look', viewer: 0 }))).toBe('room.notYours');
    await until('company', () => people[0].about!.watchers === 1);
  });

  it('sees it later where the match says so', async () => {
    let time = Date.now();
    const moved = await serve(':memory:', { games: ['toy'], now: () => time });
    const { people, made } = await twoAt(moved.url, { delay: 2 });
    const third = new Person(moved.url, made.match, made.watch);
    here.push(...people, third);
    await third.come();
    try {
      await play(people, 3);
      expect(third.seen?.sight.taken ?? 0).toBe(0);
      time += 2000;
      const now = people[0].seen!.sight.taken;
      await until('what was', () => third.seen?.sight.taken === now);
    } finally {
      for (const person of here.splice(0)) person.leave();
      await moved.stop();
    }
  });
});

describe('the lobby', () => {
  const drones = (card: string) => JSON.stringify({ game: 'toy', name: card, drones: [[card]] });
  const lobby = async (): Promise<readonly Waiting[]> => (await fetch(`${served.url}/api/lobby`)).json();

  it('shows a public match until somebody has taken the seat', async () => {
    const made = await create(served.url, {
      setup: undefined,
      lists: [drones('lucky'), null],
      public: true,
      name: 'Ann',
    });
    const hidden = await create(served.url, { setup: undefined, lists: [drones('lucky'), null] });
    const maker = await come(made.match, made.seats[0]!.token);
    await maker.ready();
    const waiting = await lobby();
    expect(waiting.find(({ match }) => match === made.match)).toMatchObject({
      by: 'Ann',
      ownList: true,
      points: maker.about!.seats[0]!.list!.points,
    });
    expect(waiting.some(({ match }) => match === hidden.match)).toBe(false);
    const seats = await Promise.all(
      [1, 2, 3].map(() => post(served.url, `/api/matches/${made.match}/seat`, { name: 'Bob' })),
    );
    expect(seats.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const got = seats.find(({ status }) => status === 201)!.body as Seated;
    expect(got.seat).toBe(1);
    // The link that was made for this seat at first is worth nothing any more.
    const late = new Person(served.url, made.match, made.seats[1]!.token);
    here.push(late);
    await late.come();
    expect(late.about?.own ?? null).toBeNull();
    const guest = await come(made.match, got.token);
    expect(why(await guest.ready())).toBe('online.needsList');
    expect((await guest.ready(drones('shield'))).ok).toBe(true);
    await until('a beginning', () => maker.about!.state === 'playing' && guest.seen);
    expect((await lobby()).some(({ match }) => match === made.match)).toBe(false);
    expect((await post(served.url, `/api/matches/${hidden.match}/seat`, {})).status).toBe(422);
  });

  it('pairs two who wait for the same game and size, and nobody else', async () => {
    const now = (size: string) => post(served.url, '/api/play-now', { game: 'toy', list: drones('engine'), size });
    const first = (await now('tiny')).body as Seated;
    const other = (await now('huge')).body as Seated;
    const second = (await now('tiny')).body as Seated;
    const third = (await now('tiny')).body as Seated;
    expect(second).toMatchObject({ match: first.match, seat: 1 });
    expect(other.match).not.toBe(first.match);
    expect(third.match).not.toBe(first.match);
    expect([first.seat, other.seat, third.seat]).toEqual([0, 0, 0]);
  });
});

describe('a player who is gone', () => {
  it('loses by the clock when the other claims it', async () => {
    const { people } = await two({ clock: { main: 10, increment: 0 } });
    expect(people[0].about!.clocks!.running).toEqual([0, 1]);
    expect(why(await people[0].say({ do: 'claim', seat: 1 }))).toBe('online.timeLeft');
  });

  it('is not given to the computer while he is here', async () => {
    const { people } = await two();
    expect(why(await people[0].say({ do: 'computer', seat: 1 }))).toBe('online.notGone');
  });
});

describe('a match against the computer', () => {
  it('goes on by itself until a person is asked, and to its end', async () => {
    const made: Created = await create(served.url, { computer: [1] });
    expect(made.seats).toHaveLength(1);
    const person = await come(made.match, made.seats[0]!.token);
    await person.ready();
    await until('a sight', () => person.seen);
    for (let n = 0; n < 200 && !person.isOver; n++) {
      await until('a question', () => person.isAsked || person.isOver);
      if (person.isOver) break;
      const { at } = person.seen!;
      expect((await person.decide()).ok).toBe(true);
      await until('news', () => person.seen!.at > at);
    }
    expect(person.isOver).toBe(true);
  });
});

describe('what is over', () => {
  it('can be read by everybody if it was public, and by nobody else', async () => {
    const { people, made } = await two({ public: true });
    const file = () => fetch(`${served.url}/api/matches/${made.match}/file`);
    expect((await file()).status).toBe(404);
    await play(people);
    await expect
      .poll(async () =>
        ((await (await fetch(`${served.url}/api/matches`)).json()) as { match: string }[]).map(({ match }) => match),
      )
      .toContain(made.match);
    expect(((await (await file()).json()) as { holotisch: string }).holotisch).toBe('match');
    const { people: quiet, made: hidden } = await two();
    await play(quiet);
    expect((await fetch(`${served.url}/api/matches/${hidden.match}/file`)).status).toBe(404);
  });
});
