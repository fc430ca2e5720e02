import type { AskOf } from '@holotisch/armada';
import {
  antiSquadronOf,
  batteryOf,
  DISTANCE,
  distanceBand,
  hasKeyword,
  speedOf,
  squadronShots,
} from '@holotisch/armada/rules';
import { distance, type Vec } from '@holotisch/table';
import { worthOfShot } from './fight.ts';
import type { Imagined, Squadron } from './imagine.ts';
import { expected, worthOfDamage } from './worth.ts';

/** Squadrons: bombers to the ships, fighters to the fighters, and nobody stays where there is nothing to shoot at. */

export function chooseAct(imagined: Imagined, ask: AskOf<'squadron-act'>): string | undefined {
  const { g } = imagined;
  const squadron = g.squadron(ask.about.unit);
  const open = (id: string) => ask.options.some((o) => o.id === id);
  const shots = squadronShots(g, squadron);
  const best = Math.max(0, ...shots.map((s) => worthOfShot(imagined, s)));
  const turn = g.state.flying;
  const both = turn?.by !== null || hasKeyword(g, squadron, 'rogue');
  if (open('attack') && (best > 1 || !open('move'))) return 'attack';
  if (open('move') && (!turn?.attacked || both)) return 'move';
  return open('attack') ? 'attack' : 'none';
}

/** How much a squadron would like to be at a place: what it could attack from there. */
export function wishFor(imagined: Imagined, squadron: Squadron, at: Vec): number {
  const { g } = imagined;
  const base = { kind: 'circle' as const, cx: at.x, cy: at.y, radius: 17 };
  const bomber = hasKeyword(g, squadron, 'bomber');
  const onShips = expected(batteryOf(g, squadron, null), bomber);
  const onSquadrons = expected(antiSquadronOf(g, squadron, null), false);
  let best = 0;
  let near = Number.POSITIVE_INFINITY;
  for (const enemy of imagined.enemySquadrons) {
    const mm = distance(base, g.base(enemy));
    near = Math.min(near, mm * (bomber ? 1.6 : 1));
    if (distanceBand(mm) === 1) best = Math.max(best, onSquadrons * worthOfDamage(g, enemy));
  }
  for (const enemy of imagined.enemyShips) {
    const mm = Math.min(...g.standing(enemy).base.map((b) => distance(base, b)));
    near = Math.min(near, mm * (bomber ? 1 : 1.5));
    if (distanceBand(mm) === 1) best = Math.max(best, onShips * worthOfDamage(g, enemy) * 1.1);
  }
  const edge = Math.min(at.x, at.y, g.state.rules.width - at.x, g.state.rules.depth - at.y);
  return best * 10 - near / 40 - (edge < 25 ? 100 : 0);
}

const DIRECTIONS = 24;
const STEPS = [1, 0.75, 0.5, 0.25];
const FEW_STEPS = [1, 0.5];

export function chooseMove(imagined: Imagined, ask: AskOf<'squadron-move'>): Vec | undefined {
  const { g } = imagined;
  const squadron = g.squadron(ask.region.squadron);
  const from = squadron.pose!;
  const reach = DISTANCE[Math.max(0, Math.min(ask.region.distance, Math.max(1, speedOf(g, squadron))) - 1)]!;
  let best = { at: { x: from.x, y: from.y }, worth: wishFor(imagined, squadron, from) };
  for (const point of wheel(from, reach, imagined.hasty ? 3 : 1)) {
    const worth = wishFor(imagined, squadron, point);
    if (worth <= best.worth || ask.check(point) !== undefined) continue;
    best = { at: point, worth };
  }
  return best.at;
}

/** Points all around, near and far. */
function* wheel({ x, y }: Vec, reach: number, every: number): Generator<Vec> {
  for (let i = 0; i < DIRECTIONS; i += every) {
    const [ux, uy] = UNITS[i]!;
    for (const step of every > 1 ? FEW_STEPS : STEPS)
      yield { x: x + ux * (reach - 0.5) * step, y: y + uy * (reach - 0.5) * step };
  }
}
/** Directions of the wheel: sixths of a quarter, by half-angle steps that need no trigonometry. */
const UNITS: readonly (readonly [number, number])[] = Array.from({ length: DIRECTIONS }, (_, i) => {
  const t = (i % 6) / 6;
  const [a, b] = [1 - t * t, 2 * t];
  const n = 1 + t * t;
  const [c, s] = [a / n, b / n];
  return (
    [
      [c, s],
      [-s, c],
      [-c, -s],
      [s, -c],
    ] as const
  )[Math.floor(i / 6)]!;
});
