import { expect, it } from 'vitest';
import type { Condition } from '../../../src/scene/description.ts';
import { signsOf } from '../../../src/scene/holo/sprites.ts';
import { picturesOf } from '../examples.ts';

const ALL: readonly Condition[] = [
  'ionised',
  'stressed',
  'suppressed',
  'panicked',
  'tractored',
  'disabled',
  'disarmed',
];
const shown = (...conditions: Condition[]) => signsOf(conditions, [100, 200, 30], 60, 20, [1, 0, 0]);

it.each(ALL)('%s has a sign of its own, about its piece and not below what that stands on', (condition) => {
  const { bright, smoke } = shown(condition);
  expect(smoke.length).toBeGreaterThan(1);
  expect(bright.length).toBe(smoke.length);
  for (const { at, tail } of smoke)
    for (const [x, y, z] of [at, tail!]) {
      expect(Math.hypot(x - 100, y - 200)).toBeLessThanOrEqual(30.001);
      expect(z).toBeGreaterThan(30);
    }
});

it('no two of them look alike', () => {
  const looks = ALL.map((condition) => shown(condition).smoke.map(({ hue }) => hue)[0]);
  expect(new Set(looks).size).toBe(ALL.length);
});

it('several stand over each other', () => {
  const top = (...conditions: Condition[]) => Math.max(...shown(...conditions).smoke.map(({ at }) => at[2]));
  expect(top('stressed', 'panicked')).toBeGreaterThan(top('stressed') + 8);
});

it.each([
  ['xwing', ['disarmed', 'ionised', 'stressed', 'tractored']],
  ['legion', ['disabled', 'ionised', 'panicked', 'suppressed']],
] as const)('what the example of all states of %s has is seen on its models', async (id, conditions) => {
  const { pieces } = (await picturesOf(id)).find(({ name }) => name === 'states.holo.json')!;
  expect([...new Set(pieces.flatMap((piece) => piece.conditions ?? []))].toSorted()).toEqual(conditions);
});
