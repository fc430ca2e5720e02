import { SEGMENT } from '@holotisch/legion/rules';
import { company, EVEN } from '../character.ts';
import type { Place } from './goals.ts';
import { away, type Imagined, leaderAt, type Unit } from './imagine.ts';

/** What a character makes of a place: whether he wants to be near the enemy, near his friends, and at what is to be held. */

/** Who is bolder than others goes on up to here, who is more cautious stays away so far; points for a segment. */
const AT_THE_THROAT = SEGMENT;
const AT_ARM_S_LENGTH = 3.5 * SEGMENT;
const BOLD = 4;
const WARY = 6;
/** From leader to leader. */
const SIDE_BY_SIDE = 120;
const PER_MM_APART = 0.03;

export function tempered(
  { mine, enemies, character }: Imagined,
  unit: Unit,
  at: Place,
  worth: number,
  isGoal: boolean,
): number {
  if (character === EVEN) return worth;
  const { aggression, caution, herd, objective } = character;
  const nearest = Math.min(...enemies.map((enemy) => away(at, leaderAt(enemy))));
  const bold = Math.max(0, aggression - 1) * BOLD * (Math.max(0, nearest - AT_THE_THROAT) / SEGMENT);
  const wary = Math.max(0, caution - 1 - herd) * WARY * (Math.max(0, AT_ARM_S_LENGTH - nearest) / SEGMENT);
  const friends = mine.filter((one) => one !== unit).map((one) => away(at, leaderAt(one)));
  const beside = friends.length === 0 ? 0 : company(character, Math.min(...friends), SIDE_BY_SIDE, PER_MM_APART);
  return (isGoal ? objective : 1) * worth - nearby(bold) - nearby(wary) + beside;
}

/** Where no enemy is left, nobody is near or far. */
const nearby = (points: number): number => (Number.isFinite(points) ? points : 0);
