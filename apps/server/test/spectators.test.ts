// Whoever looks on with a delay learns nothing earlier than the table he sees, on whichever process he is.
import { type Created, OnlineTable } from '@holotisch/online';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DelayedTable } from '../src/host/delayed.ts';
import { handClock, Processes } from './processes.ts';
import { create, Person, play, until } from './table.ts';

const DELAY_MS = 30_000;
let processes: Processes;
let clock: ReturnType<typeof handClock>;
const here: Person[] = [];
let before: readonly number[];
beforeAll(async () => {
  processes = await Processes.start(2, { idle: 60_000 });
});
afterAll(() => processes.stop());
beforeEach(() => {
  clock = handClock(processes.servers);
  before = processes.servers.map(({ online }) => online.house.metrics.faults.value);
});
afterEach(() => {
  for (const person of here.splice(0)) person.leave();
  vi.restoreAllMocks();
});

const [players, others] = [0, 1];
const url = (server: number) => processes.servers[server]!.url;
const house = (server: number) => processes.servers[server]!.online.house;

/** Two play at one process, a third looks on at the other. */
async function watched(): Promise<{ made: Created; people: readonly Person[]; third: Person }> {
  const made = await create(url(players), { delay: DELAY_MS / 1000, public: true });
  const people = made.seats.map(({ token }, seat) => new Person(url(players), made.match, token, seat + 5));
  const third = new Person(url(others), made.match, made.watch);
  here.push(...people, third);
  for (const person of people) await person.come();
  for (const person of people) await person.ready();
  await until('a first sight', () => people.every(({ seen }) => seen));
  await third.come();
  return { made, people, third };
}
const faults = () => processes.servers.map(({ online }, n) => online.house.metrics.faults.value - before[n]!);
/** What is told to the other process has been heard there. */
const heard = (third: Person) => third.say({ do: 'ping' });

describe('somebody who looks on with a delay', () => {
  it('sees the match go on after its table was put away and made again by another process’s rows', async () => {
    const { people, third } = await watched();
    await play(people, 2);
    await heard(third);
    // Nothing happens there for a while: the table is put away, and those who look on stay.
    clock.forward(61_000);
    await house(others).tick();
    expect(house(others).counts.awake).toBe(0);
    await play(people, 3);
    await heard(third);
    await play(people, 3);
    await heard(third);
    const { taken } = people[0]!.seen!.sight;
    expect(third.seen!.sight.taken).toBeLessThan(taken);
    clock.forward(DELAY_MS);
    await until('what was', () => third.seen?.sight.taken === taken);
    expect(faults()).toEqual([0, 0]);
  });

  it('does not mind rows that another process has written while his table was made', async () => {
    const { made, people, third } = await watched();
    // The process does not hear of them, but finds them when somebody else comes to look on.
    const deaf = vi.spyOn(house(others).store, 'rowsFrom').mockResolvedValue([]);
    await play(people, 3);
    third.leave();
    const late = new Person(url(others), made.match, made.watch);
    here.push(late);
    await late.come();
    deaf.mockRestore();
    await play(people, 2);
    await heard(late);
    clock.forward(DELAY_MS);
    const { taken } = people[0]!.seen!.sight;
    await until('what was', () => late.seen?.sight.taken === taken);
    expect(faults()).toEqual([0, 0]);
  });

  it('gets his table made again where it goes wrong, and harms nobody', async () => {
    const { people, third } = await watched();
    await play(people, 2);
    await heard(third);
    const take = vi.spyOn(OnlineTable.prototype, 'take').mockImplementationOnce(() => {
      throw new Error('on purpose');
    });
    clock.forward(DELAY_MS);
    take.mockRestore();
    expect(faults()[others]).toBe(1);
    await play(people, 2);
    await heard(third);
    clock.forward(DELAY_MS);
    const { taken } = people[0]!.seen!.sight;
    await until('what was', () => third.seen?.sight.taken === taken);
    expect(faults()).toEqual([0, 1]);
  });

  it('gets his table made again where rows are missing before those that it is fed with', async () => {
    const { made, people, third } = await watched();
    await play(people, 2);
    await heard(third);
    const kept = (await processes.base.load(made.match))!;
    const keeper = { wentOn: () => {}, failed: () => {} };
    const early = { ...kept, rows: kept.rows.slice(0, 2) };
    const table = await DelayedTable.open(house(others), early, new Set(), keeper);
    expect(table.feed(kept.rows.slice(3))).toBe(false);
    expect(table.feed(kept.rows.slice(1))).toBe(true);
    table.stop();
    const feed = vi.spyOn(DelayedTable.prototype, 'feed').mockReturnValueOnce(false);
    await play(people, 1);
    await heard(third);
    feed.mockRestore();
    expect(faults()[others]).toBe(1);
    clock.forward(DELAY_MS);
    const { taken } = people[0]!.seen!.sight;
    await until('what was', () => third.seen?.sight.taken === taken);
  });

  it('hears what is said with his delay, and so does who comes later', async () => {
    const { made, people, third } = await watched();
    await people[0]!.say({ do: 'chat', text: 'I have a plan', nonce: 'n1' });
    await until('a line', () => people[1]!.chat.length === 1);
    await heard(third);
    const late = new Person(url(players), made.match, made.watch);
    here.push(late);
    await late.come();
    clock.forward(DELAY_MS - 1);
    await heard(third);
    await heard(late);
    expect([third.chat, late.chat]).toEqual([[], []]);
    clock.forward(1);
    await until('the line', () => third.chat.length === 1 && late.chat.length === 1);
    expect(third.frames.filter((frame) => frame.includes('I have a plan'))).toHaveLength(1);
  });

  it('learns of the end, the result, the file and who was there with his delay', async () => {
    const { made, people, third } = await watched();
    await people[0]!.say({ do: 'name', name: 'Ann' });
    await people[0]!.session.tell({ type: 'propose', at: 0, seat: 0, what: { end: 'concede' } });
    await until('the end', () => people.every(({ about }) => about?.state === 'over'));
    expect(people[1]!.about!.end).toEqual({ by: 'concede', seat: 0 });
    await heard(third);
    const file = () => fetch(`${url(players)}/api/matches/${made.match}/file`).then(({ status }) => status);
    const listed = async () =>
      ((await (await fetch(`${url(others)}/api/matches`)).json()) as { match: string }[]).some(
        ({ match }) => match === made.match,
      );
    // The end is noted for lists by a row of its own.
    await expect
      .poll(async () => (await processes.base.finished(Number.MAX_SAFE_INTEGER, 9)).map(({ match }) => match))
      .toContain(made.match);
    clock.forward(DELAY_MS - 1);
    expect([third.about!.state, third.about!.end, third.about!.fair.secret]).toEqual(['gathering', null, null]);
    expect(third.about!.seats[0]!.name).toBe('');
    expect((await third.session.tell({ type: 'file' })).ok).toBe(false);
    expect([await file(), await listed()]).toEqual([404, false]);
    clock.forward(1);
    await until('the end', () => third.about!.state === 'over' && third.seen?.sight.over);
    expect(third.about!.seats[0]!.name).toBe('Ann');
    expect((await third.session.tell({ type: 'file' })).ok).toBe(true);
    expect([await file(), await listed()]).toEqual([200, true]);
  });
});
