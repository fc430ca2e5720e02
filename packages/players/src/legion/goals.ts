import { type Legion, SEGMENT } from '@holotisch/legion/rules';
import { away, type Imagined, leaderAt, type Unit } from './imagine.ts';

/** What the battle is about: places to hold, and how much a step towards them is worth. */

type Place = { readonly x: number; readonly y: number };

/** Objectives that are won behind the enemy's lines. */
const BREAKING: readonly string[] = ['breakthrough', 'breach', 'breakthrough-primary', 'breakthrough-recon'];

/** Tokens to be taken or held; a token that an enemy carries lies where the enemy stands. */
export function placesToHold({ g, side }: Imagined): readonly Place[] {
  const { markers, sides, units, battle } = g.state;
  const held = (claimed: number | null) => claimed !== null && sides[units[claimed]!.seat] === side;
  const tokens = markers.filter(({ kind, claimed }) => (kind === 'objective' || kind === 'poi') && !held(claimed));
  if (tokens.length > 0) return tokens;
  const objective = battle.objective ?? battle.primary;
  return objective !== undefined && BREAKING.includes(objective) ? behindEnemy(g, side) : [];
}
function behindEnemy({ state }: Legion, side: 0 | 1): readonly Place[] {
  const { width, depth } = state.rules;
  const y = state.edges[side] === 'south' ? depth - SEGMENT / 2 : SEGMENT / 2;
  return [0.2, 0.4, 0.6, 0.8].map((share) => ({ x: width * share, y }));
}

/** The place that a unit goes for: near, and not crowded with friends that are nearer. */
export function goalOf(imagined: Imagined, unit: Unit): Place | undefined {
  const from = leaderAt(unit);
  let best: { readonly place: Place; readonly cost: number } | undefined;
  for (const place of placesToHold(imagined)) {
    const own = away(from, place);
    const nearer = imagined.mine.filter((u) => u !== unit && away(leaderAt(u), place) < own).length;
    const cost = own + 180 * nearer;
    if (best === undefined || cost < best.cost) best = { place, cost };
  }
  return best?.place;
}

/** Points for standing somewhere: nearer to what is to be held, the more so the later it is; else at the enemy. */
export function worthOfPlace(imagined: Imagined, unit: Unit, at: Place, goal: Place | undefined): number {
  const { g, enemies } = imagined;
  const { round, rules } = g.state;
  const late = round >= (rules.rounds ?? 6) - 2 ? 1.8 : 1;
  const nearest = Math.min(...enemies.map((enemy) => away(at, leaderAt(enemy))));
  if (unit.claimed.length > 0) return Math.min(nearest, 5 * SEGMENT) / SEGMENT; // it is safe far away
  if (goal) return -7 * late * (Math.max(0, away(at, goal) - 20) / SEGMENT) + 0.01 * -nearest;
  return (-4 * nearest) / SEGMENT;
}
