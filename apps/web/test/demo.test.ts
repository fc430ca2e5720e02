import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recorded } from '../demo.ts';

const example = readFileSync(new URL('../../../examples/xwing/falcon-and-aces.holo.json', import.meta.url), 'utf8');

describe('the match on the first page', () => {
  it('goes on from where it is shown first, round by round, and shows what a spectator may see', async () => {
    const { game, start, scenes } = await recorded(example, { first: 2, last: 4 });
    expect(game).toBe('xwing');
    expect(start).toMatchObject({ round: 1 });
    const rounds = scenes.map(({ view }) => (view as { round: number }).round);
    expect([...new Set(rounds)]).toEqual([2, 3, 4]);
    const types = scenes.flatMap(({ events }) => events.map((event) => event.type));
    for (const type of ['moved', 'attack', 'rolled', 'destroyed']) expect(types).toContain(type);
    for (const { view } of scenes)
      for (const ship of (view as { ships: { dial: string | null; revealed: boolean }[] }).ships)
        expect(ship.revealed || ship.dial === null || ship.dial === 'hidden').toBe(true);
  });
});
