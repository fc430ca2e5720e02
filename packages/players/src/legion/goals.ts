import { type Legion, SEGMENT, zoneShapes } from '@holotisch/legion/rules';
import { containsPoint } from '@holotisch/table';
import { away, type Imagined, leaderAt, type Unit } from './imagine.ts';
import { tempered } from './temper.ts';

/** What the battle is about: places to hold, and how much a step towards them is worth. */

/** From the middle of a token to that of a leader who contests it. */
const CONTESTS = 85;

export type Place = { readonly x: number; readonly y: number };

/** Objectives that are won behind the enemy's lines. */
const BREAKING: readonly string[] = ['breakthrough', 'breach', 'breakthrough-primary', 'breakthrough-recon'];

/** Tokens to be taken or held; a token that an enemy carries lies where the enemy stands. */
export function placesToHold({ g, side }: Imagined): readonly Place[] {
  const { markers, sides, units, battle } = g.state;
  const held = (claimed: number | null) => claimed !== null && sides[units[claimed]!.seat] === side;
  const tokens = markers.filter(({ kind, claimed, seat }) => {
    if (kind === 'asset') return claimed === null && (seat === null || sides[seat] === side); // 2.6: what may be claimed
    if (kind === 'poi') return battle.objective !== 'payload'; // the carts are what matters, not where they go
    return (kind === 'objective' || kind === 'cart') && !held(claimed);
  });
  if (tokens.length > 0) return tokens;
  const wreck = battle.objective === 'secure-the-intel' && markers.length === 0 ? wreckIn(g) : undefined;
  if (wreck) return [wreck];
  return isBreaking(battle) ? behindEnemy(g, side) : [];
}
const isBreaking = ({ objective, primary }: Imagined['g']['state']['battle']): boolean =>
  BREAKING.includes(objective ?? primary ?? '');
const wreckIn = ({ state }: Legion): Place | undefined => state.terrain.find(({ kind }) => kind === 'wreck')?.pose;
/** Points spread over the zones from which the enemy came. */
const behindEnemy = (g: Legion, side: 0 | 1): readonly Place[] => pointsIn(g, side === g.state.blue ? 'red' : 'blue');
function pointsIn(g: Legion, colour: 'blue' | 'red'): readonly Place[] {
  const { width, depth } = g.state.rules;
  const zones = zoneShapes(g, colour);
  const out: Place[] = [];
  for (let i = 0; i < 12; i++)
    for (let k = 0; k < 8; k++) {
      const at = { x: ((i + 0.5) * width) / 12, y: ((k + 0.5) * depth) / 8 };
      if (zones.some((zone) => containsPoint(zone, at))) out.push(at);
    }
  return out;
}

/** Hostages count twice at home. */
function homeOf({ g, side }: Imagined, unit: Unit): Place | undefined {
  if (g.state.battle.objective !== 'hostage-exchange' || unit.claimed.length === 0) return undefined;
  const from = leaderAt(unit);
  const points = pointsIn(g, side === g.state.blue ? 'blue' : 'red');
  return [...points].sort((a, b) => away(a, from) - away(b, from))[0];
}

/** The place that a unit goes for: near, and not crowded with friends that are nearer. */
export function goalOf(imagined: Imagined, unit: Unit): Place | undefined {
  const home = homeOf(imagined, unit);
  if (home) return home;
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
export const worthOfPlace = (imagined: Imagined, unit: Unit, at: Place, goal: Place | undefined): number =>
  tempered(imagined, unit, at, usualWorth(imagined, unit, at, goal), goal !== undefined);

function usualWorth(imagined: Imagined, unit: Unit, at: Place, goal: Place | undefined): number {
  const { g, enemies } = imagined;
  const { round, rules, battle } = g.state;
  const left = (rules.rounds ?? 6) - round;
  const late = left <= 1 ? 3 : left <= 2 || isBreaking(battle) ? 2 : 1;
  const nearest = Math.min(...enemies.map((enemy) => away(at, leaderAt(enemy))));
  if (unit.claimed.length > 0 && goal && battle.objective === 'hostage-exchange')
    return (-7 * away(at, goal) + 0.5 * Math.min(nearest, 5 * SEGMENT)) / SEGMENT;
  if (unit.claimed.length > 0 && rules.edition === '1.2') return Math.min(nearest, 5 * SEGMENT) / SEGMENT; // it is safe far away
  // 2.6 scores in every round, and half a segment is near enough. R-L2-18
  if (goal && rules.edition === '2.6')
    return -14 * (Math.max(0, away(at, goal) - CONTESTS) / SEGMENT) + 0.01 * -nearest;
  if (goal) return -7 * late * (Math.max(0, away(at, goal) - 20) / SEGMENT) + 0.01 * -nearest;
  return (-5 * Math.max(0, nearest - 2 * SEGMENT)) / SEGMENT; // near enough to shoot, and no nearer
}
