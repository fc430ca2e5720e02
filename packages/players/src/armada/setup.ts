import type { AskOf } from '@holotisch/armada';
import { hullOf, maxSpeedOf } from '@holotisch/armada/rules';
import { isObject, type Json, type Rng } from '@holotisch/engine';
import { company } from '../character.ts';
import { type Imagined, turned } from './imagine.ts';
import { wishFor } from './squadrons.ts';

/** Setting up: ships side by side in the middle looking at the enemy, squadrons before them. */

type Spot = { readonly x: number; readonly y: number; readonly degrees: number };
const isSpot = (x: Json | undefined): x is Spot =>
  isObject(x) && typeof x['x'] === 'number' && typeof x['y'] === 'number' && typeof x['degrees'] === 'number';

const TRIES = 30;
/** Ships that like company want it this near. */
const ROOM = 160;
const PER_MM_APART = 0.02;

export function chooseDeployment(imagined: Imagined, ask: AskOf<'deploy'>, rng: Rng): Json | undefined {
  const { g } = imagined;
  const unit = g.unit(ask.region.unit);
  const { width, depth } = g.state.rules;
  const { edge } = ask.region;
  const straight = { south: 0, north: 180, west: 90, east: 270 }[edge];
  const inward = (s: Spot): number => ({ south: s.y, north: depth - s.y, west: s.x, east: width - s.x })[edge];
  const along = (s: { readonly x: number; readonly y: number }): number =>
    edge === 'south' || edge === 'north' ? Math.abs(s.x - width / 2) : Math.abs(s.y - depth / 2);
  let best: { spot: Spot; worth: number } | undefined;
  for (let i = 0; i < TRIES; i++) {
    const sampled = ask.sample(rng);
    if (!isSpot(sampled)) continue;
    const spot = unit.kind === 'ship' ? { ...sampled, degrees: straight } : sampled;
    if (ask.check(spot) !== undefined) continue;
    let worth = inward(spot) / 20 - along(spot) / 60;
    if (unit.kind === 'ship')
      for (const friend of imagined.ships) {
        const dx = Math.abs(friend.pose!.x - spot.x);
        const dy = Math.abs(friend.pose!.y - spot.y);
        if (dx < 110 && dy < 160)
          worth -= 12; // room to turn
        else worth += company(imagined.character, Math.max(dx, dy), ROOM, PER_MM_APART);
      }
    for (const enemy of imagined.enemyShips) worth -= Math.abs(along(enemy.pose!) - along(spot)) / 200;
    for (const o of g.state.obstacles) {
      const dx = Math.abs(o.pose.x - spot.x);
      if (unit.kind === 'ship' && dx < 90) worth -= 3;
    }
    if (best === undefined || worth > best.worth) best = { spot, worth };
  }
  return best?.spot;
}

/** What is quick begins at speed 3, for its guns reach less far; the others at 2, or as fast as they can. */
export function chooseSpeed({ g }: Imagined, ask: AskOf<'speed'>): string {
  const ship = g.ship(ask.about.unit);
  const wanted = maxSpeedOf(g, ship) >= 3 ? 3 : 2;
  const open = (speed: number) => ask.options.find(({ id }) => id === String(speed))?.id;
  return open(wanted) ?? open(2) ?? ask.options.at(-1)!.id;
}

/** Obstacles lie in the way of the enemy, a station at hand. */
export function chooseObstacle({ g, side }: Imagined, ask: AskOf<'obstacle-place'>, rng: Rng): Json | undefined {
  const { width, depth } = g.state.rules;
  const edge = g.state.edges[side];
  const helps = ask.region.obstacle.includes('station');
  let best: { readonly spot: Json; readonly worth: number } | undefined;
  for (let i = 0; i < PLACES; i++) {
    const spot = ask.sample(rng) as Json;
    if (!isSpot(spot)) continue;
    const inward = { south: spot.y, north: depth - spot.y, west: spot.x, east: width - spot.x }[edge];
    const worth = helps ? -inward : inward;
    if (best === undefined || worth > best.worth) best = { spot, worth };
  }
  return best?.spot;
}
const PLACES = 6;

/** Squadrons that were pushed aside: the own ones where they have most to do, the others where they have least. */
export function chooseDisplaced(imagined: Imagined, ask: AskOf<'displaced'>, rng: Rng): Json | undefined {
  const squadron = imagined.g.squadron(ask.region.squadron);
  const own = imagined.squadrons.includes(squadron);
  const seen = own ? imagined : turned(imagined);
  let best: { readonly spot: Json; readonly worth: number } | undefined;
  for (let i = 0; i < PLACES; i++) {
    const spot = ask.sample(rng) as Json;
    if (!isObject(spot) || typeof spot['x'] !== 'number' || typeof spot['y'] !== 'number') continue;
    const wish = wishFor(seen, squadron, { x: spot['x'], y: spot['y'] });
    const worth = own ? wish : -wish;
    if (best === undefined || worth > best.worth) best = { spot, worth };
  }
  return best?.spot;
}

/** Big ships first: they find room. */
export function chooseDeployOrder(imagined: Imagined, ask: AskOf<'deploy-order'>): string | undefined {
  const { g } = imagined;
  const weight = (id: string) => {
    const unit = g.unit(Number(id));
    return unit.kind === 'ship' ? 100 - hullOf(g, unit) : 50;
  };
  return ask.options.reduce((best, o) => (weight(o.id) > weight(best.id) ? o : best), ask.options[0]!).id;
}
