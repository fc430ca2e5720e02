import type { data } from '@holotisch/legion';
import {
  factsOf,
  hasKeyword,
  type Legion,
  living,
  momentOf,
  type Target,
  weaponNamed,
  withoutDoubles,
  woundsOf,
} from '@holotisch/legion/rules';
import type { LegionAttack } from '@holotisch/odds/legion';
import type { Unit } from './imagine.ts';
import { outlookOf } from './outlook.ts';

/** Everything is weighed in army points: what an attack is expected to bring. */

export const costOf = (g: Legion, unit: Unit): number =>
  g.card(unit).points + g.upgrades(unit).reduce((sum, { points }) => sum + points, 0);

/** How many wounds its miniatures can still suffer, one by one, the leader last. */
function livesOf(g: Legion, unit: Unit): readonly number[] {
  const order = [...living(unit)].sort((a, b) => Number(a === unit.leader) - Number(b === unit.leader));
  return order.map((mini) => woundsOf(g, unit, mini) - unit.minis[mini]!.wounds);
}

const HIT: Readonly<Record<data.AttackColour, number>> = { red: 6 / 8, black: 4 / 8, white: 2 / 8 };
const COLOURS = ['red', 'black', 'white'] as const;

/** Hits of a weapon on average; surges count where they become something. */
export const hitsOf = ({ pool }: data.Weapon, surges: boolean): number =>
  COLOURS.reduce((sum, colour) => sum + pool[colour] * (HIT[colour] + (surges ? 1 / 8 : 0)), 0);

interface Choice {
  readonly mini: number;
  readonly weapon: string;
}

/** The best weapon of every miniature against a target: most hits, and what breaks armor where there is some. */
export function arm(g: Legion, unit: Unit, target: Target): readonly Choice[] {
  const armored = hasKeyword(g, target.unit, 'armor');
  const surges = g.card(unit).surges.attack !== null;
  return withoutDoubles(g, unit, target.weapons).map(({ mini, keys, seen }) => {
    let best = { weapon: keys[0]!, worth: Number.NEGATIVE_INFINITY };
    for (const key of keys) {
      const weapon = weaponNamed(g, unit, key);
      const of = (name: data.KeywordName) => weapon.keywords.find((k) => k.keyword === name);
      const times = of('spray') ? Math.max(1, seen.length) : 1;
      const dear = weapon.exhausts || weapon.expends ? 0.4 : 0;
      const worth =
        times * hitsOf(weapon, surges) * (armored && !of('impact') ? 0.3 : 1) +
        (armored ? 0 : 0.3 * (of('pierce')?.value ?? 0)) -
        dear;
      if (worth > best.worth) best = { weapon: key, worth };
    }
    return { mini, weapon: best.weapon };
  });
}

/** An attack as odds see it. */
function attackAt(g: Legion, unit: Unit, target: Target, aims: number): LegionAttack {
  const pool = arm(g, unit, target).map(({ mini, weapon: key }) => {
    const sprays = weaponNamed(g, unit, key).keywords.some(({ keyword }) => keyword === 'spray');
    return { mini, weapon: key, times: sprays ? target.weapons.find((w) => w.mini === mini)!.seen.length : 1 };
  });
  return { ...factsOf(g, target, momentOf(unit, target, pool)), aims };
}

/** Points that an attack brings on average: wounds, units that are gone for good, fear. */
export function worthOfAttack(g: Legion, unit: Unit, target: Target, aims: number): number {
  const attack = attackAt(g, unit, target, aims);
  const cost = costOf(g, target.unit);
  const left = Math.max(
    1,
    livesOf(g, target.unit).reduce((sum, n) => sum + n, 0),
  );
  const { expected, wipedOut, suppression } = outlookOf(attack);
  const carries = target.unit.claimed.length > 0 ? 1.5 : 1;
  return carries * (expected * (cost / left) * 0.7 + wipedOut * cost * 0.3) + suppression * 3;
}
