import { type ChoiceAsk, isObject, type Json, type Rng } from '@holotisch/engine';
import type { AskOf, Edge, Ship } from '@holotisch/xwing';
import { apart } from './foresee.ts';
import type { Imagined } from './imagine.ts';

/** Setting up: obstacles in the open, the side with more room, ships side by side looking at the enemy. */

type Spot = { readonly x: number; readonly y: number; readonly degrees: number };

const isSpot = (x: Json | undefined): x is Spot =>
  isObject(x) && typeof x['x'] === 'number' && typeof x['y'] === 'number' && typeof x['degrees'] === 'number';

const LOOKS: Readonly<Record<Edge, number>> = { south: 0, north: 180, west: 90, east: -90 };

/** The edge with the fewest obstacles on the way in. */
export function chooseEdge({ g }: Imagined, ask: ChoiceAsk): string {
  const { width, depth } = g.state.rules;
  const near = (edge: string) =>
    g.state.obstacles.reduce((sum, { pose }) => {
      const mm = { south: pose.y, north: depth - pose.y, west: pose.x, east: width - pose.x }[edge] ?? 0;
      return sum + 1 / (100 + mm);
    }, 0);
  return ask.options.reduce((best, o) => (near(o.id) < near(best.id) ? o : best), ask.options[0]!).id;
}

const TRIES = 6;

/** Well apart from the others, so that there is room to fly. */
export function chooseObstaclePlace({ g }: Imagined, ask: AskOf<'obstacle-place'>, rng: Rng): Json | undefined {
  const room = (spot: Spot) => Math.min(1000, ...g.state.obstacles.map((o) => apart(o.pose, spot)));
  let best: Spot | undefined;
  for (let i = 0; i < TRIES; i++) {
    const spot = ask.sample(rng);
    if (isSpot(spot) && (best === undefined || room(spot) > room(best))) best = spot;
  }
  return best;
}

const GAP = 12;
const STEP = 20;

/** Beside a friend that stands already, across from the enemy, with no rock straight ahead. */
export function chooseDeployment(imagined: Imagined, ship: Ship, ask: AskOf<'deploy'>): Json | undefined {
  const { g, mine, foes } = imagined;
  const { edge } = ask.region;
  const { width, depth } = g.state.rules;
  const { half } = g.facts(ship);
  const along = edge === 'south' || edge === 'north' ? width : depth;
  const inward = Math.max(half + 1, 100 - half - 4);
  const spotAt = (t: number, deep: number): Spot =>
    ({
      south: { x: t, y: deep, degrees: LOOKS.south },
      north: { x: t, y: depth - deep, degrees: LOOKS.north },
      west: { x: deep, y: t, degrees: LOOKS.west },
      east: { x: width - deep, y: t, degrees: LOOKS.east },
    })[edge];
  const acrossOf = (p: { readonly x: number; readonly y: number }) =>
    edge === 'south' || edge === 'north' ? p.x : p.y;
  let best: { spot: Spot; worth: number } | undefined;
  for (const deep of [inward, half + 1])
    for (let t = half + 60; t <= along - half - 60; t += STEP) {
      const spot = spotAt(t, deep);
      if (ask.check(spot) !== undefined) continue;
      let worth = -Math.abs(t - along / 2) / 100 + (deep === inward ? 0.5 : 0);
      for (const friend of mine) {
        const gap = Math.abs(acrossOf(friend.pose!) - t) - half - g.facts(friend).half;
        worth -= gap < GAP ? 6 : ((1 + 2 * imagined.character.herd) * gap) / 150 / mine.length;
      }
      for (const foe of foes) worth -= Math.abs(acrossOf(foe.pose!) - t) / 400 / foes.length;
      for (const { pose } of g.state.obstacles)
        if (Math.abs(acrossOf(pose) - t) < half + 45) worth -= 100 / (50 + apart(pose, spot));
      if (best === undefined || worth > best.worth) best = { spot, worth };
    }
  return best?.spot;
}
