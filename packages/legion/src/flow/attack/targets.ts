import { type Refusal, say } from '@holotisch/engine';
import type { Arc, Keyword, KeywordName, Weapon } from '../../data/types.ts';
import { inQuarter, type Quarter } from '../../geometry/base.ts';
import { rangeBand } from '../../geometry/range.ts';
import type { Screen } from '../../geometry/sight.ts';
import type { Legion } from '../../legion.ts';
import type { Unit, WeaponKey } from '../../state.ts';
import {
  banned,
  enemiesOf,
  fromLeader,
  inMeleeWith,
  isEngaged,
  isMelee,
  isNoncombatant,
  isRanged,
  keywordValue,
  living,
  marks,
  numberOf,
  onTable,
  refuse,
  weaponsOf,
} from '../../values.ts';
import { looking, screensBetween } from './sight.ts';

/** Whom a unit may attack, which of its miniatures take part, and with what. */

export interface AttackLimits {
  readonly melee?: boolean;
  readonly ranged?: boolean;
  /** Only these may be attacked. */
  readonly only?: readonly number[];
  /** The attack belongs to the unit's own activation: cumbersome weapons look at its moves. LE-SPERRIG-02, -03 */
  readonly own?: boolean;
  readonly furthest?: number;
  /** With these weapons only, those of cards that serve nothing else included. */
  readonly weapons?: readonly WeaponKey[];
  /** From however far. */
  readonly anyRange?: true;
  /** Ranged attacks at units that are engaged are allowed, too. */
  readonly intoMelee?: true;
  /** Each miniature brings one weapon at most, whatever it could use otherwise. LC-FEUERUNTERSTUETZUNG-01 */
  readonly oneEach?: true;
  /** Only this weapon, which need be no ranged one, up to so far, with half of its dice. */
  readonly thrown?: { readonly weapon: WeaponKey; readonly furthest: number };
  /** Of the duties to attack somebody only those that are stronger count. R-LE-116 */
  readonly above?: number;
}

/** A unit that may be attacked, and what each miniature could use against it. */
export interface Target {
  readonly unit: Unit;
  readonly melee: boolean;
  readonly range: number;
  readonly weapons: readonly MiniWeapons[];
}
export interface MiniWeapons {
  readonly mini: number;
  readonly keys: readonly WeaponKey[];
  /** Miniatures of the defender that it sees. LE-STREUUNG-01 */
  readonly seen: readonly number[];
}

/** All that may be attacked. LE-ANGRIFF-04..09 */
export function targetsOf(g: Legion, unit: Unit, limits: AttackLimits = {}): readonly Target[] {
  const screens = screensBetween(g);
  const out: Target[] = [];
  for (const one of inRange(g, unit, limits)) {
    const target = targetAt(g, unit, one, limits, screens);
    if (target) out.push(target);
  }
  return out;
}

/** Whether there is any at all: the first one that somebody sees is enough. */
export function hasTarget(g: Legion, unit: Unit, limits: AttackLimits = {}): boolean {
  const near = inRange(g, unit, limits);
  if (near.length === 0) return false;
  const screens = screensBetween(g);
  return near.some((one) => isTarget(g, unit, one, limits, screens));
}

/** An enemy that may be attacked if somebody sees it. */
interface InRange {
  readonly enemy: Unit;
  readonly melee: boolean;
  readonly range: number;
}
function inRange(g: Legion, unit: Unit, limits: AttackLimits): readonly InRange[] {
  const out: InRange[] = [];
  if (unit.minis[unit.leader]!.pose === null) return out; // aboard, or not there yet
  if (banned(g, 'attack', { unit }) || g.rules.refuseWithdrawn(g, unit, 'attack')) return out;
  const facing = inMeleeWith(g, unit);
  const most = furthestRange(g, unit, limits);
  const bound = isEngaged(g, unit) && !isVersatile(g, unit);
  for (const enemy of enemiesOf(g.state, unit)) {
    if (limits.only && !limits.only.includes(enemy.id)) continue;
    const melee = facing.includes(enemy);
    if (melee ? limits.melee === false : limits.ranged === false || bound) continue; // LC-VIELSEITIG-01
    const range = rangeBand(fromLeader(g, unit, enemy, marks(g, enemy))); // LE-ANGRIFF-09
    if (!melee && range > most) continue;
    if (!melee && !limits.intoMelee && isEngaged(g, enemy)) continue; // LE-HANDGEMENGE-04, -05
    if (!banned(g, 'target', { attacker: unit, defender: enemy, melee, range, limits }))
      out.push({ enemy, melee, range });
  }
  return out;
}

function targetAt(
  g: Legion,
  unit: Unit,
  { enemy, melee, range }: InRange,
  limits: AttackLimits,
  screens: readonly Screen[],
): Target | undefined {
  if (!g.rules.leaderMayTarget(g, unit, enemy, melee, screens)) return undefined;
  const weapons: MiniWeapons[] = [];
  for (const mini of onTable(unit)) {
    const keys = usable(g, unit, mini, enemy, melee, range, limits);
    if (keys.length === 0) continue;
    const seen = seenBy(g, unit, mini, enemy, melee, screens);
    if (seen.length > 0) weapons.push({ mini, keys, seen }); // LE-ANGRIFF-11
  }
  return weapons.length === 0 ? undefined : { unit: enemy, melee, range, weapons };
}
/** The same without asking who sees how many. */
function isTarget(
  g: Legion,
  unit: Unit,
  { enemy, melee, range }: InRange,
  limits: AttackLimits,
  screens: readonly Screen[],
): boolean {
  if (!g.rules.leaderMayTarget(g, unit, enemy, melee, screens)) return false;
  const sees = looking(g, unit, enemy, screens);
  const there = marks(g, enemy);
  return onTable(unit).some(
    (mini) =>
      usable(g, unit, mini, enemy, melee, range, limits).length > 0 &&
      (melee || there.some((other) => sees(mini, other))),
  );
}

/** Some weapon of it may shoot in the middle of a melee; the others may not. */
export const isVersatile = (g: Legion, unit: Unit): boolean =>
  weaponsOf(g, unit).some(({ weapon }) => weaponHas(g, unit, weapon, 'versatile'));
/** Printed on it, or given to the unit's weapons. */
const weaponHas = (g: Legion, unit: Unit, weapon: Weapon, name: KeywordName): boolean =>
  weapon.keywords.some(({ keyword }) => keyword === name) || numberOf(g, unit, keywordValue(name), 0) > 0;

/** The maximum range of a ranged weapon, extended to 4 at most, unless a card says otherwise. */
export function reachOf(g: Legion, unit: Unit, { range: { max } }: Weapon): number {
  const more = max === 0 ? 0 : numberOf(g, unit, 'weaponRange', 0);
  if (more === 0) return max;
  return Math.max(max, Math.min(numberOf(g, unit, 'weaponRangeMost', 4), max + more));
}
/** Long Shot adds one for an aim token to be spent on it; no more than one, whether the card prints a number or none. */
const furthestOf = (g: Legion, unit: Unit, weapon: Weapon): number =>
  reachOf(g, unit, weapon) + (unit.tokens.aim > 0 && isLong(weapon) ? 1 : 0);
const isLong = ({ keywords }: Weapon): boolean => keywords.some(({ keyword }) => keyword === 'long-shot');

/** A quick no: nothing that the unit has shoots further. */
export function furthestRange(
  g: Legion,
  unit: Unit,
  { furthest = Number.POSITIVE_INFINITY, thrown, anyRange }: AttackLimits,
): number {
  if (thrown) return Math.min(furthest, thrown.furthest);
  if (anyRange) return furthest;
  let most = Number.NEGATIVE_INFINITY;
  for (const { weapon } of weaponsOf(g, unit)) if (isRanged(weapon)) most = Math.max(most, furthestOf(g, unit, weapon));
  return Math.min(furthest, most);
}

/** In melee nobody looks. LE-NAHKAMPF-15 */
export function seenBy(
  g: Legion,
  unit: Unit,
  mini: number,
  enemy: Unit,
  melee: boolean,
  screens: readonly Screen[],
): readonly number[] {
  const minis = marks(g, enemy);
  if (melee) return minis;
  const sees = looking(g, unit, enemy, screens);
  return minis.filter((other) => sees(mini, other));
}

/** LE-ANGRIFF-12..14, LE-ANGRIFFSPOOL-04..06 */
function usable(
  g: Legion,
  unit: Unit,
  mini: number,
  enemy: Unit,
  melee: boolean,
  range: number,
  limits: AttackLimits,
): readonly WeaponKey[] {
  const out: WeaponKey[] = [];
  for (const { key, weapon, at, special } of weaponsOf(g, unit))
    if (limits.thrown) {
      if (key === limits.thrown.weapon && !unit.destroyedWeapons.includes(key)) out.push(key);
    } else if (
      (limits.weapons ? limits.weapons.includes(key) : !special) &&
      holds(g, unit, mini, at, melee) &&
      !refuseWeapon(g, unit, mini, key, weapon, at, enemy, melee, range, limits)
    )
      out.push(key);
  return out;
}

/**
 * A weapon of a trooper upgrade belongs to its miniature; grenades and hardpoints are everybody's. Noncombatants have none,
 * and a sidearm is all that its bearer uses. LE-WAFFEN-13..15, LE-ZIVILIST-01, LE-ZWEITWAFFE-NAHKAMPF-FERNKAMPF-01, -02
 */
export function holds(g: Legion, unit: Unit, mini: number, at: number | null, melee: boolean): boolean {
  const cards = g.upgrades(unit);
  const { by } = unit.minis[mini]!;
  const own = by === null ? undefined : cards[by]!;
  if (by !== null && isNoncombatant(g, unit, by)) return false;
  const isSidearm = ({ keyword, of }: Keyword) =>
    keyword === 'sidearm' && of !== undefined && of.includes(melee ? 'Melee' : 'Ranged');
  if (own && (own.keywords.some(isSidearm) || own.weapons.some(({ keywords }) => keywords.some(isSidearm))))
    return at === by;
  return at === null || cards[at]!.mini === undefined || at === by;
}

export function refuseWeapon(
  g: Legion,
  unit: Unit,
  mini: number,
  key: WeaponKey,
  weapon: Weapon,
  at: number | null,
  enemy: Unit,
  melee: boolean,
  range: number,
  { own = false, anyRange }: AttackLimits,
): Refusal | undefined {
  const about = { piece: unit.id };
  if (melee ? !isMelee(weapon) : !isRanged(weapon))
    return refuse(
      melee ? ['LE-NAHKAMPF-04'] : ['LE-ANGRIFF-05'],
      say('le.no.weaponKind', { weapon: weapon.id }),
      about,
    );
  if (!melee && !anyRange && (range < Math.max(1, weapon.range.min) || range > furthestOf(g, unit, weapon)))
    return refuse(['LE-REICHWEITE-12', 'LE-ANGRIFFSPOOL-04'], say('le.no.weaponRange', { weapon: weapon.id, range }), {
      ...about,
      measured: range,
      allowed: [weapon.range.min, furthestOf(g, unit, weapon)],
    });
  if (!melee && isEngaged(g, unit) && !weaponHas(g, unit, weapon, 'versatile'))
    return refuse(['LE-HANDGEMENGE-04', 'LC-VIELSEITIG-01'], say('le.no.weaponEngaged', { weapon: weapon.id }), about);
  if (g.rules.brokenWeapons === 'useless' && unit.destroyedWeapons.includes(key))
    return refuse(['LE-ROBUSTHEIT-09'], say('le.no.weaponDestroyed', { weapon: weapon.id }), about);
  if (at !== null && unit.upgrades[at]!.exhausted && (weapon.exhausts || g.upgrades(unit)[at]!.exhausts))
    return refuse(['LE-ANGRIFFSPOOL-05'], say('le.no.weaponExhausted', { weapon: weapon.id }), about);
  if (weapon.arcs && !inArcs(g, unit, mini, weapon.arcs, enemy))
    return refuse(
      ['LE-FESTER-FEUERWINKEL-FRONT-HECK-01', 'LE-FESTER-FEUERWINKEL-FRONT-HECK-03'],
      say('le.no.weaponArc', { weapon: weapon.id }),
      about,
    );
  const { turn } = g.state;
  if (
    g.rules.cumbersomeBars &&
    own &&
    turn?.unit === unit.id &&
    turn.moved &&
    weapon.keywords.some(({ keyword }) => keyword === 'cumbersome')
  )
    return refuse(['LE-SPERRIG-02'], say('le.no.weaponMoved', { weapon: weapon.id }), about);
  return banned(g, 'weapon', { unit, weapon: key, defender: enemy, melee, range });
}

const QUARTERS: Readonly<Record<Arc, readonly Quarter[]>> = {
  front: ['front'],
  rear: ['rear'],
  sides: ['left', 'right'],
};
/** LE-FEUERWINKEL-07: any miniature of the defender, any part of its base. */
export function inArcs(g: Legion, unit: Unit, mini: number, arcs: readonly Arc[], enemy: Unit): boolean {
  const { pose } = unit.minis[mini]!;
  if (pose === null) return false;
  return arcs.some((arc) =>
    QUARTERS[arc].some((quarter) =>
      living(enemy).some(
        (other) => enemy.minis[other]!.pose !== null && inQuarter(pose, quarter, g.mini(enemy, other).base),
      ),
    ),
  );
}

/** 1.2: any miniature that sees somebody takes part, whatever the leader sees. See edition 2.6. */
export const leaderMayTarget = (
  _g: Legion,
  _unit: Unit,
  _enemy: Unit,
  _melee: boolean,
  _screens: readonly Screen[],
): boolean => true;
