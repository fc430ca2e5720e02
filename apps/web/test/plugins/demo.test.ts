import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { example, recorded, STRETCH } from '../../plugins/demo.ts';
import { shotsOf } from '../../src/pages/demo/reel.ts';

describe('the match on the first page', () => {
  it('goes on from where it is shown first, has fights in it, and shows what a spectator may see', async () => {
    const recording = await recorded(readFileSync(example, 'utf8'), STRETCH);
    const { game, start } = recording;
    const shots = shotsOf(recording);
    expect(game).toBe('xwing');
    const rounds = [start, ...shots.map(({ view }) => view)].map((view) => (view as { round: number }).round);
    expect(rounds).toEqual(rounds.toSorted());
    expect(rounds[0]).toBeLessThan(rounds.at(-1)!);
    const types = shots.flatMap(({ scenes }) => scenes.map(({ event }) => event.type));
    for (const type of ['moved', 'attack', 'rolled', 'destroyed']) expect(types).toContain(type);
    for (const view of shots.flatMap(({ view: last, scenes }) => [...scenes.map(({ after }) => after), last]))
      for (const ship of (view as { ships: { dial: string | null; revealed: boolean }[] }).ships)
        expect(ship.revealed || ship.dial === null || ship.dial === 'hidden').toBe(true);
  });
});
