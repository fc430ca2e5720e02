import { legionOdds } from '@holotisch/odds/legion';
import { armorOf } from '../cards/keywords/a-b.ts';
import type { AttackMoment } from '../cards/moments.ts';
import type { AttackColour, Weapon } from '../data/types.ts';
import { defenceDieOf, newAttack } from '../flow/attack/attack.ts';
import { gradeFor } from '../flow/attack/cover.ts';
import { withoutDoubles } from '../flow/attack/pools.ts';
import { type Target, targetsOf } from '../flow/attack/targets.ts';
import { backup } from '../flow/edition26/attack.ts';
import { mayBeSuppressed } from '../flow/tokens.ts';
import type { Legion } from '../legion.ts';
import type { AttackFacts } from '../questions/answers.ts';
import type { Attack, Contribution, TokenKind, Unit, WeaponKey } from '../state.ts';
import { allHave, banned, hasKeyword, living, numberOf, poolKeyword, weaponNamed, woundsOf } from '../values.ts';
import { gathered, played } from './played.ts';

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
  const moment = momentOf(unit, target, pool);
  const plain = factsOf(g, target, moment);
  const facts = { ...plain, pool: gathered(g, moment) ?? plain.pool };
  const outcome = played(g, moment, facts);
  return { ...facts, played: outcome ?? counted(facts), cards: outcome !== null };
}

/** The model of the dice alone: quick enough for any pool. */
function counted(facts: Omit<AttackFacts, 'played' | 'cards'>): AttackFacts['played'] {
  const { lives: _whoeverFalls, ...attack } = facts;
  const { wounds, hits, suppression } = legionOdds(attack);
  return { wounds, hits, suppression };
}

/** The attack that would be declared. */
export function momentOf(unit: Unit, target: Target, pool: readonly Contribution[]): AttackMoment & { attacker: Unit } {
  const { unit: defender, melee, range, weapons } = target;
  const attack: Attack = {
    ...newAttack(0, 'plain', unit.seat, { unit: unit.id }, defender.id, melee, range),
    pool: [...pool],
    seen: [...new Set(weapons.flatMap((one) => one.seen))],
  };
  return { attack, attacker: unit, defender, kind: 'plain', single: true };
}

/** What can be told of an attack before anything is rolled. */
export function factsOf(
  g: Legion,
  { melee }: Target,
  moment: AttackMoment & { readonly attacker: Unit },
): Omit<AttackFacts, 'played' | 'cards'> {
  const { attack, attacker: unit, defender } = moment;
  const later = g.state.rules.edition === '2.6';
  const lives = livesOf(g, defender, melee ? undefined : new Set(attack.seen));
  const armor = armorOf(g, defender);
  const surge = g.rules.attackSurge(g, moment);
  const blockSurge = g.rules.defenceSurge(g, moment) === 'block';
  const pierced =
    !hasKeyword(g, defender, 'immune-pierce', moment) &&
    !(melee && hasKeyword(g, defender, 'immune-melee-pierce', moment));
  return {
    pool: diceOf(g, unit, attack.pool),
    surge,
    critical: poolKeyword(g, attack, 'critical'),
    surgeTokens: surge === null ? tokensFor(g, unit, 'surge', attack) : 0,
    aims: g.rules.mayNotAim(g, moment) ? 0 : tokensFor(g, unit, 'aim', attack),
    aimDice: numberOf(g, unit, 'aimDice', 2, { attack }),
    melee,
    cover: melee ? 0 : gradeFor(g, moment).grade,
    coverDice: later,
    sureCover: later && hasKeyword(g, defender, 'low-profile') ? 1 : 0,
    dodges: allHave(g, attack, 'high-velocity') ? 0 : tokensFor(g, defender, 'dodge', attack),
    impact: poolKeyword(g, attack, 'impact'),
    armor: armor === Number.POSITIVE_INFINITY ? true : armor,
    backup: later && backup(g, moment) ? BACKED_UP : 0,
    shields: melee || banned(g, 'spend', { unit: defender, token: 'shield', attack }) ? 0 : defender.tokens.shield,
    shieldsBlock: !later,
    ion: later ? poolKeyword(g, attack, 'ion') : 0,
    pierce: pierced ? poolKeyword(g, attack, 'pierce') : 0,
    defence: defenceDieOf(g, defender),
    blockSurge,
    blockTokens: blockSurge ? 0 : tokensFor(g, defender, 'surge', attack),
    extraDefence: numberOf(g, defender, 'extraDefence', 0, { attack }),
    extraWhite: numberOf(g, defender, 'extraWhite', 0, { attack }),
    fearless: !mayBeSuppressed(g, defender),
    lives,
    whole: lives.length === living(defender).length,
  };
}

/** L2-RUECKENDECKUNG-02 */
const BACKED_UP = 2;

/** Tokens that a unit may spend in it, its own and those that are lent; in 2.6 one of somebody else. */
function tokensFor(g: Legion, unit: Unit, token: TokenKind, attack: Attack): number {
  const holders = g.rules.holdersOf(g, unit, token, attack);
  const own = holders.includes(unit) ? unit.tokens[token] : 0;
  const lent = holders.reduce((sum, holder) => sum + (holder === unit ? 0 : holder.tokens[token]), 0);
  return own + (g.state.rules.edition === '2.6' ? Math.min(1, lent) : lent);
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
