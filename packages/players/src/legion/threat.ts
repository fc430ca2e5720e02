import { between, isMelee, isRanged, living, SEGMENT, speedOf, targetsOf, weaponsOf } from '@holotisch/legion/rules';
import type { Imagined, Unit } from './imagine.ts';
import { isStanding } from './imagine.ts';
import { costOf, hitsOf, worthOfAttack } from './worth.ts';

/** What the other side may do to somebody who stands somewhere: each of its units attacks once, whoever suits it best. */

/** Who has acted already comes again next round, when much has changed. */
const LATER = 0.4;
/** Who has to come nearer first may be hindered, and has no time to aim. */
const ON_FOOT = 0.5;
/** Millimetres of a step of a unit, for each speed. */
const STRIDE = 95;

export interface Threats {
  /** What all enemies together are expected to do. */
  readonly all: (unit: Unit) => number;
}

/** What this enemy would get of an attack at it. */
function dangerOf({ g }: Imagined, enemy: Unit, unit: Unit): number {
  const direct = targetsOf(g, enemy, { only: [unit.id] }).map((t) => worthOfAttack(g, enemy, t, enemy.tokens.aim));
  if (direct.length > 0) return Math.max(0, ...direct);
  const gap = between(g, enemy, unit);
  const walk = STRIDE * speedOf(g, enemy);
  let best = 0;
  let [guns, blades, far] = [0, 0, 0];
  const many = living(enemy).length;
  for (const { weapon } of weaponsOf(g, enemy)) {
    if (isRanged(weapon)) {
      guns = Math.max(guns, hitsOf(weapon, g.card(enemy).surges.attack !== null));
      far = Math.max(far, Math.min(5, weapon.range.max));
    }
    if (isMelee(weapon)) blades = Math.max(blades, hitsOf(weapon, g.card(enemy).surges.attack !== null));
  }
  const lives = living(unit).length;
  const save = g.card(unit).defence === 'red' ? 0.45 : 0.75;
  const share = costOf(g, unit) / Math.max(1, lives);
  if (gap <= far * SEGMENT + walk) best = Math.max(0, guns * many - 1) * save;
  if (gap <= walk) best = Math.max(best, blades * many * save);
  return ON_FOOT * Math.min(best * share, costOf(g, unit)) * 0.8;
}

/** For each enemy what it can do to others of us than this unit, once and for all. */
export function threatsTo(imagined: Imagined, unit: Unit): Threats {
  const { g, enemies, mine } = imagined;
  const others = mine.filter((one) => one !== unit && isStanding(one));
  const known = enemies.filter(isStanding).map((enemy) => ({
    enemy,
    weight: enemy.order === 'facedown' ? LATER : 1,
    else: others.length === 0 ? 0 : Math.max(0, ...others.map((one) => dangerOf(imagined, enemy, one))),
  }));
  return {
    all: (at) =>
      known.reduce((sum, one) => {
        const here = dangerOf(imagined, one.enemy, at);
        return sum + one.weight * (Math.max(0, here - one.else) + SHARED * Math.min(here, one.else));
      }, 0),
  };
}
const SHARED = 0.3;
