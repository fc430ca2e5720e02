import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { canonical, Match } from '../src/index.ts';
import { type Toy, toyGame } from '../src/toy/index.ts';
import { SETUP } from './play.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

describe.each([
  // the latest ones, and of those of long ago only some
  { keep: 'all', least: 256, most: 256 + 3000 / 16 + 20 },
  { keep: 'few', least: 3000 / 33, most: 3000 / 32 + 20 },
] as const)('a match of thousands of decisions that keeps $keep of its checkpoints', ({ keep, least, most }) => {
  const CHANGES = 3000;
  const states: WeakRef<Toy>[] = [];
  const watched: typeof toyGame = {
    ...toyGame,
    clone(state) {
      const copy = toyGame.clone(state);
      states.push(new WeakRef(copy));
      return copy;
    },
  };
  const begun = Match.start(watched, { setup: SETUP, seed: 'long' }, { keep });
  if (!begun.ok) throw new Error(begun.fault.message.text);
  const match = begun.value;
  const at = (n: number): number => n % 97;
  for (let n = 0; n < CHANGES; n++) match.override({ drone: 0, x: at(n) });

  it('holds no more of them than that', async () => {
    await new Promise((resolve) => setTimeout(resolve, 0)); // until then a WeakRef holds on to what it was made for
    collect();
    const held = states.filter((state) => state.deref() !== undefined).length;
    expect(held).toBeLessThan(most);
    expect(held).toBeGreaterThan(least);
  });

  it('goes back to any moment all the same, and on from there', () => {
    for (const count of [CHANGES - 3, CHANGES - 400, 1234, 17, 1]) {
      const past = match.fork();
      past.rewind(count);
      expect([past.taken.length, past.state.drones[0]!.x, past.events.length]).toEqual([count, at(count - 1), count]);
      past.override({ drone: 0, x: 5 });
      expect(past.state.drones[0]!.x).toBe(5);
    }
    expect(canonical(match.state)).toBe(canonical(match.fork().state));
  });
});
