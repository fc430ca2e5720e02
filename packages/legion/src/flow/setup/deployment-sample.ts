import { quickRng, type Rng } from '@holotisch/engine';
import { headingDegrees, pose, WHETHER } from '@holotisch/table';
import type { Footprint } from '../../geometry/base.ts';
import type { Legion } from '../../legion.ts';
import type { DeploymentData } from '../../payloads.ts';
import type { Unit } from '../../state.ts';
import { baseAt } from '../activation/move/surroundings.ts';
import type { DeployAnswer } from './deployment.ts';

/** Where to look first for a place at which a unit may be deployed: any legal one will do. `inside` tells quickly what is none. */
export function sampleDeployment(
  g: Legion,
  data: DeploymentData,
  rng: Rng,
  inside: ((base: Footprint) => boolean) | undefined,
  legal: (answer: DeployAnswer) => boolean,
): DeployAnswer | undefined {
  const unit = g.unit(data.unit);
  const ahead = facing(g, unit);
  // An oblong base may be too long for a shallow zone: then it stands across.
  const headings = g.card(unit).base.length > g.card(unit).base.width ? [ahead, ahead + 90] : [ahead];
  const fits = (x: number, y: number, degrees: number): boolean =>
    inside === undefined || inside(baseAt(g, unit, unit.leader, pose(x, y, degrees)));
  const tried = (x: number, y: number): DeployAnswer | undefined => {
    for (const degrees of headings) if (fits(x, y, degrees) && legal({ x, y, degrees })) return { x, y, degrees };
    return undefined;
  };
  const boxes = boxesOf(g, data);
  // Whoever only wants to know whether there is room finds some here and there sooner than by walking from a corner.
  const draws = rng === WHETHER ? quickRng(0) : rng;
  for (const box of boxes)
    for (let i = 0; i < TRIES; i++) {
      const at = inBox(box, draws);
      const found = tried(at.x, at.y);
      if (found) return found;
    }
  // A wide base fits into a narrow zone only along one line: across it the steps are small.
  for (const [dx, dy] of [
    [STEP, STEP],
    [STEP, SMALL_STEP],
    [SMALL_STEP, STEP],
  ] as const)
    for (const [x0, y0, x1, y1] of boxes)
      for (let x = x0 + 5; x < x1; x += dx)
        for (let y = y0 + 5; y < y1; y += dy) {
          const found = tried(x, y);
          if (found) return found;
        }
  return undefined;
}
const TRIES = 30;
const STEP = 14;
const SMALL_STEP = 2;
type Box = readonly [number, number, number, number];
function boxesOf(g: Legion, { zones, beyondEnemies, beside, around = 0 }: DeploymentData): readonly Box[] {
  if (beside) {
    const { x, y } = g.unit(beside.unit).minis[g.unit(beside.unit).leader]!.pose!;
    return [[x - 2 * beside.within, y - 2 * beside.within, x + 2 * beside.within, y + 2 * beside.within]];
  }
  if (beyondEnemies !== undefined) return [[0, 0, g.state.rules.width, g.state.rules.depth]];
  const { width, depth } = g.state.rules;
  const wider = ([x0, y0, x1, y1]: Box): Box => [
    ...([Math.max(0, x0 - around), Math.max(0, y0 - around)] as const),
    ...([Math.min(width, x1 + around), Math.min(depth, y1 + around)] as const),
  ];
  return zones
    .map((zone): Box => {
      if ('centre' in zone)
        return [
          zone.centre[0] - zone.radius,
          zone.centre[1] - zone.radius,
          zone.centre[0] + zone.radius,
          zone.centre[1] + zone.radius,
        ];
      const xs = zone.map(([x]) => x);
      const ys = zone.map(([, y]) => y);
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    })
    .map(wider);
}
const inBox = ([x0, y0, x1, y1]: Box, rng: Rng) => ({
  x: x0 + ((x1 - x0) * rng.below(1001)) / 1000,
  y: y0 + ((y1 - y0) * rng.below(1001)) / 1000,
});

/** Towards the other long edge. */
function facing(g: Legion, unit: Unit): number {
  const mine = g.state.edges[g.state.sides[unit.seat]!];
  return headingDegrees(0, mine === 'south' ? 1 : -1);
}
