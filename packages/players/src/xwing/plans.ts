import type { Rng } from '@holotisch/engine';
import { DOUBT, likelihood, type Plan } from './fly.ts';

/** Other dials than the ones that look best. */

export type Dials = Plan['dials'];

/** What looks worse than the best by so many points is not thought about. */
const ABSURD = 30;
/** Draws that bring nothing new end the search for other plans. */
const MOST_DRAWS = 200;

/** Up to so many other plans: in half of them one ship flies otherwise, in the others any. */
export function otherDials(plan: Plan, most: number, rng: Rng): readonly Dials[] {
  const found = new Map<string, Dials>();
  const own = JSON.stringify(plan.dials);
  const ships = Object.keys(plan.dials);
  for (let n = 0; n < MOST_DRAWS && found.size < most; n++) {
    const one = ships[rng.below(ships.length)]!;
    const all = sampledDials(plan, rng);
    const dials = n % 2 === 0 ? { ...plan.dials, [one]: all[one]! } : all;
    const key = JSON.stringify(dials);
    if (key !== own) found.set(key, dials);
  }
  return [...found.values()];
}

/** Dials as somebody may set them who thinks likewise, but is not sure. */
export function sampledDials({ ranked }: Plan, rng: Rng): Dials {
  const dials: Record<string, string> = {};
  for (const [ship, all] of Object.entries(ranked)) {
    const best = all[0]!.score;
    const among = all.filter(({ score }) => best - score < ABSURD);
    dials[ship] = pick(among, ({ score }) => likelihood((best - score) / DOUBT), rng).id;
  }
  return dials;
}

/** Any dials that lead neither off the table nor into ruin. */
export function sensibleDials({ ranked }: Plan, rng: Rng): Dials {
  const dials: Record<string, string> = {};
  for (const [ship, all] of Object.entries(ranked)) {
    const among = all.filter(({ score }) => all[0]!.score - score < ABSURD);
    dials[ship] = among[rng.below(among.length)]!.id;
  }
  return dials;
}

const PARTS = 1_000_000;

function pick<T>(all: readonly T[], weigh: (one: T) => number, rng: Rng): T {
  const weights = all.map(weigh);
  let left = (rng.below(PARTS) / PARTS) * weights.reduce((sum, w) => sum + w, 0);
  for (const [i, one] of all.entries()) {
    left -= weights[i]!;
    if (left < 0) return one;
  }
  return all[0]!;
}
