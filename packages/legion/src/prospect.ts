import type { AttackFacts } from './answers.ts';
import type { AttackColour, Weapon } from './data/types.ts';
import { attackSurge, defenceSurge, newAttack } from './flow/attack/attack.ts';
import { gradeFor } from './flow/attack/cover.ts';
import { withoutDoubles } from './flow/attack/pools.ts';
import { type Target, targetsOf } from './flow/attack/targets.ts';
import type { Legion } from './legion.ts';
import type { Contribution, Unit, WeaponKey } from './state.ts';
import { allHave, hasKeyword, living, numberOf, poolKeyword, weaponNamed, woundsOf } from './values.ts';

/** What an attack would be rolled with, for whoever counts its odds. */

type Chosen = readonly (readonly [mini: number, weapon: WeaponKey])[];

export function prospectOf(g: Legion, unit: Unit, defender: Unit, chosen: Chosen | undefined): AttackFacts {
  const target = targetsOf(g, unit, { own: g.state.turn?.unit === unit.id }).find((one) => one.unit === defender);
  if (!target) throw new RangeError(`unit ${unit.id} may not attack unit ${defender.id}`);
  const weapons =
    chosen ?? withoutDoubles(g, unit, target.weapons).map(({ mini, keys }) => [mini, best(g, unit, keys)] as const);
  const pool: Contribution[] = weapons.map(([mini, weapon]) => {
    const able = target.weapons.find((one) => one.mini === mini);
    if (!able?.keys.includes(weapon)) throw new RangeError(`miniature ${mini} may not use ${weapon}`);
    const sprays = weaponNamed(g, unit, weapon).keywords.some(({ keyword }) => keyword === 'spray');
    return { mini, weapon, times: sprays ? able.seen.length : 1 };
  });
  return factsOf(g, unit, target, pool);
}

function factsOf(
  g: Legion,
  unit: Unit,
  { unit: defender, melee, range, weapons }: Target,
  pool: readonly Contribution[],
) {
  const attack = { ...newAttack(0, 'plain', unit.seat, { unit: unit.id }, defender.id, melee, range), pool: [...pool] };
  const moment = { attack, attacker: unit, defender, kind: 'plain' as const };
  const hard = hasKeyword(g, defender, 'immune-pierce') || hasKeyword(g, defender, 'impervious');
  const fast = allHave(g, attack, 'high-velocity');
  const dodges = fast
    ? 0
    : g.rules.holdersOf(g, defender, 'dodge', attack).reduce((sum, { tokens }) => sum + tokens.dodge, 0);
  const seen = new Set(weapons.flatMap((one) => one.seen));
  const lives = livesOf(g, defender, melee ? undefined : seen);
  return {
    pool: diceOf(g, unit, pool),
    ...{ surge: attackSurge(g, moment), critical: poolKeyword(g, attack, 'critical') },
    ...{ impact: poolKeyword(g, attack, 'impact'), pierce: hard ? 0 : poolKeyword(g, attack, 'pierce') },
    aims: g.rules.holdersOf(g, unit, 'aim', attack).reduce((sum, { tokens }) => sum + tokens.aim, 0),
    aimDice: numberOf(g, unit, 'aimDice', 2, { attack }),
    ...{ melee, cover: melee ? 0 : gradeFor(g, moment).grade, coverDice: g.state.rules.edition === '2.6', dodges },
    armor: hasKeyword(g, defender, 'armor'),
    ...{ defence: g.card(defender).defence ?? 'white', blockSurge: defenceSurge(g, moment) === 'block' },
    lives,
    whole: lives.length === living(defender).length,
  } satisfies AttackFacts;
}

/** Who may be hit, the leader last. LE-SICHTLINIE-08 */
function livesOf(g: Legion, unit: Unit, seen: ReadonlySet<number> | undefined): readonly number[] {
  const order = living(unit)
    .filter((mini) => seen === undefined || seen.has(mini))
    .sort((a, b) => Number(a === unit.leader) - Number(b === unit.leader));
  return order.map((mini) => woundsOf(g, unit, mini) - unit.minis[mini]!.wounds);
}

const COLOURS: readonly AttackColour[] = ['red', 'black', 'white'];
function diceOf(g: Legion, unit: Unit, weapons: readonly Contribution[]): AttackFacts['pool'] {
  const pool = { red: 0, black: 0, white: 0 };
  for (const { weapon, times } of weapons)
    for (const colour of COLOURS) pool[colour] += weaponNamed(g, unit, weapon).pool[colour] * times;
  return pool;
}

/** Of eight faces, those that hit without a surge. */
const HITS: Readonly<Record<AttackColour, number>> = { red: 6, black: 4, white: 2 };
const hitsOf = ({ pool }: Weapon): number => COLOURS.reduce((sum, colour) => sum + pool[colour] * HITS[colour], 0);
const best = (g: Legion, unit: Unit, keys: readonly WeaponKey[]): WeaponKey =>
  keys.reduce((a, b) => (hitsOf(weaponNamed(g, unit, b)) > hitsOf(weaponNamed(g, unit, a)) ? b : a));
