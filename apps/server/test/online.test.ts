import { join } from 'node:path';
import { unfairness } from '@holotisch/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { folder, forget, Person, play, type Served, serve, twoAt, until } from './table.ts';

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
const two = async (...args: Parameters<typeof twoAt> extends [string, ...infer R] ? R : never) => {
  const table = await twoAt(served.url, ...args);
  here.push(...table.people);
  return table;
};

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
    const again = people.map(({ token }, seat) => new Person(served.url, made.match, token, seat));
    here.push(...again);
    for (const [seat, person] of again.entries()) {
      await person.come();
      const seen = await until('a sight', () => person.seen);
      // Questions of earlier moments are remembered by who has seen them, and told to nobody again.
      const { asked: _, ...sight } = before[seat]!.sight;
      expect(seen.sight).toMatchObject(sight);
      expect(seen.events).toEqual(before[seat]!.events);
    }
    expect(await play(again)).toBeGreaterThan(0);
  });
});
