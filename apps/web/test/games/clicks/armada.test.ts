import { expect, it } from 'vitest';
import { played } from './armada-player.ts';
import { type Press, pressesOf } from './armada-presses.ts';

/**
 * How often a player presses something in a round of 400 points, over whole matches: a click, a drag, a key. What is decided
 * is pressed as the page offers it, with the proposals that the page itself makes.
 */

const ROUNDS = [1, 2, 3, 4, 5, 6];
const sum = (presses: readonly Press[], of: (press: Press) => number): number =>
  presses.reduce((all, press) => all + of(press), 0);

/** Where the presses go, the most first. */
function table(presses: readonly Press[]): string {
  const kinds = [...Map.groupBy(presses, ({ kind }) => kind)]
    .map(([kind, of]) => ({ kind, now: sum(of, ({ now }) => now) }))
    .filter(({ now }) => now > 0)
    .toSorted((a, b) => b.now - a.now);
  return kinds.map(({ kind, now }) => `${kind} ${now}`).join(', ');
}

it.each([
  { fleets: ['ackbar-broadsides', 'vaders-avenger'], most: 18 },
  // Nine squadrons and eight, which fly together where that is about as good.
  { fleets: ['sloanes-wings', 'yavaris-bombers'], most: 23 },
] as const)(
  'a round of 400 points, $fleets.0 against $fleets.1, takes $most presses on average',
  ({ fleets, most }) => {
    const decisions = played(fleets, 'clicks').filter(({ round }) => ROUNDS.includes(round));
    const sides = [0, 1].map((seat) => pressesOf(decisions.filter((one) => one.seat === seat)));
    const rounds = sides.flatMap((presses) => ROUNDS.map((round) => presses.filter((one) => one.round === round)));
    const now = rounds.map((presses) => sum(presses, (one) => one.now));
    const all = sides.flat();
    const oneByOne = sum(all, ({ alone }) => alone) / rounds.length;
    const mean = sum(all, (press) => press.now) / rounds.length;
    console.log(
      `Armada, ${fleets.join(' against ')}: ${now.join(', ')}; ${mean.toFixed(1)} a round, one by one ${oneByOne.toFixed(1)}`,
    );
    console.log(`  ${table(all)}`);
    expect(oneByOne).toBeGreaterThan(2 * mean);
    expect(mean).toBeLessThanOrEqual(most);
  },
);
