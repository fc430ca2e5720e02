import {
  firstBan,
  isFriendly,
  type Message,
  type Modifier,
  modified,
  modifiersOn,
  otherSide,
  type Refusal,
  type Seat,
  seatsOf,
  sideOf,
} from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { UnitWeapon } from './cards/sheet.ts';
import type { BanName, Bans, ValueContext, ValueName } from './cards/vocabulary.ts';
import { commandOf, findCommand, KEYWORDS } from './data/index.ts';
import type { Keyword, KeywordName, Pool, Upgrade, Weapon } from './data/types.ts';
import { CONTACT, gap, inContact, mayBeNearer } from './geometry/base.ts';
import type { Mover } from './geometry/terrain.ts';
import type { Legion, StandingMini, StandingUnit } from './legion.ts';
import type { Attack, Contribution, Equipped, LegionState, Mini, Side, Unit, WeaponKey } from './state.ts';

/** What can be read off a state: values with all that changes them, who is whose friend, who is how far from whom. */

/** Who decides for a side as a whole: its first seat. */
export const captainOf = (state: LegionState, side: Side): Seat => state.sides.indexOf(side);
/** A seat of the other side that answers for it. */
export const opponentOf = (state: LegionState, seat: Seat): Seat => captainOf(state, otherSide(state.sides[seat]!));

/** LE-BEFREUNDET-01, LE-FEINDLICH-01, LE-TEAM-GEFECHT-ZUSATZREGELN-01 */
export { isFriendly, otherSide, seatsOf, sideOf };

export const inPlay = (unit: Unit): boolean => unit.status === 'play' && !unit.doomed;
export const unitsInPlay = (state: LegionState): readonly Unit[] => state.units.filter(inPlay);
export const friendsOf = (state: LegionState, unit: { readonly seat: Seat }): readonly Unit[] =>
  state.units.filter((other) => inPlay(other) && isFriendly(state, unit, other));
export const enemiesOf = (state: LegionState, unit: { readonly seat: Seat }): readonly Unit[] =>
  state.units.filter((other) => inPlay(other) && !isFriendly(state, unit, other));
/** The same without those whom effects of this side do not touch. */
export const touchableEnemies = (g: Legion, unit: { readonly seat: Seat }): readonly Unit[] =>
  enemiesOf(g.state, unit).filter((enemy) => numberOf(g, enemy, 'immuneToEnemies', 0) === 0);

// Types of units

export const isVehicle = (g: Legion, unit: Unit): boolean => g.sheet(unit).isVehicle;
/** Emplacement troopers and all other subtypes are troopers. LE-STELLUNGSTRUPPLER-02 */
export const isTrooper = (g: Legion, unit: Unit): boolean => !isVehicle(g, unit);
export const isEmplacement = (g: Legion, unit: Unit): boolean => g.sheet(unit).isEmplacement;
/** Cover and actions of droid troopers do not suffer by suppression. LC-DROIDEN-TRUPPLER-02, -03 */
export const isDroidTrooper = (g: Legion, unit: Unit): boolean =>
  g.rules.kindsOfTroopers && (g.card(unit).type === 'droid-trooper' || g.card(unit).type === 'heavy-droid-trooper');
export const isGround = (g: Legion, unit: Unit): boolean => g.sheet(unit).isGround;
/** Hover: Ground: for others it is a ground vehicle. */
export const isGroundToOthers = (g: Legion, unit: Unit): boolean =>
  isGround(g, unit) || g.card(unit).keywords.some(({ keyword, of }) => keyword === 'hover' && of?.includes('Ground'));
export const isRepulsor = (g: Legion, unit: Unit): boolean => g.sheet(unit).isRepulsor;
export const moverOf = (g: Legion, unit: Unit): Mover =>
  isGround(g, unit) ? 'ground' : isRepulsor(g, unit) ? 'repulsor' : 'trooper';

// Numbers

const NO_CONTEXT: ValueContext = {};
const NONE: readonly never[] = [];

/** A number of a unit with all that changes it now. */
export const numberOf = (g: Legion, unit: Unit, name: ValueName, base: number, context = NO_CONTEXT): number =>
  modified(base, modifiers(g, unit, name, context));
function modifiers(g: Legion, unit: Unit, name: ValueName, context: ValueContext): readonly Modifier[] {
  const rules = g.valuesOn(name, unit.id);
  const { lasting } = g.state;
  if (rules.length === 0 && lasting.length === 0) return NONE;
  return modifiersOn(g, rules, unit, context, lasting, (l) => l.unit === unit.id && l.value === name);
}

/** An upgrade (by its place) that is not used up, and whose miniatures, if it has brought any, have not all fallen. R-LE-84 */
export function inUse({ upgrades, minis }: Unit, at: number): boolean {
  if (upgrades[at]!.discarded) return false;
  let brought = false;
  for (const { by, fell } of minis) {
    if (by !== at) continue;
    if (fell === null) return true;
    brought = true;
  }
  return !brought;
}

/** Its upgrades that act, each with what is printed on it. */
export const upgradesInUse = (
  g: Legion,
  unit: Unit,
): readonly { readonly card: Equipped; readonly printed: Upgrade }[] =>
  g.upgrades(unit).flatMap((printed, at) => (inUse(unit, at) ? [{ card: unit.upgrades[at]!, printed }] : []));

/** The keywords on a unit's card and on its upgrades, but not those of weapons. */
export function* keywordsOn(g: Legion, unit: Unit): Iterable<Keyword> {
  const { upgrades: cards, losesAny } = g.sheet(unit);
  const lost = losesAny ? cards.flatMap(({ loses = NONE }, at) => (inUse(unit, at) ? loses : NONE)) : NONE;
  for (const one of g.card(unit).keywords) if (!lost.some((gone) => isSameKeyword(gone, one))) yield one;
  for (let at = 0; at < cards.length; at++) if (inUse(unit, at)) yield* cards[at]!.keywords;
}
const isSameKeyword = (a: Keyword, b: Keyword): boolean => a.keyword === b.keyword && a.of?.join() === b.of?.join();

function printedSum(g: Legion, unit: Unit, name: KeywordName): number {
  let sum = 0;
  for (const { keyword, value = 1 } of keywordsOn(g, unit)) if (keyword === name) sum += value;
  return sum;
}

/** The value by which a keyword is raised. Its name is put together once: it is looked up all the time. */
export const keywordValue = (name: KeywordName): `keyword.${KeywordName}` => KEYWORD_VALUES.get(name)!;
const KEYWORD_VALUES: ReadonlyMap<KeywordName, `keyword.${KeywordName}`> = new Map(
  (Object.keys(KEYWORDS) as KeywordName[]).map((name) => [name, `keyword.${name}`]),
);

/** X of a keyword, 1 for one without a number, 0 if the unit has it not; several add up. LE-SCHLUESSELWOERTER-07 */
export function keywordOf(g: Legion, unit: Unit, name: KeywordName, context = NO_CONTEXT): number {
  const sum = g.sheet(unit).prints.has(name) ? printedSum(g, unit, name) : 0;
  return Math.max(0, numberOf(g, unit, keywordValue(name), sum, context));
}
export const hasKeyword = (g: Legion, unit: Unit, name: KeywordName, context = NO_CONTEXT): boolean =>
  keywordOf(g, unit, name, context) > 0;
/** Whether something gives a unit a keyword now that it does not print. */
export function isLent(g: Legion, unit: Unit, name: KeywordName): boolean {
  const attack = g.state.attacks.at(-1);
  return numberOf(g, unit, keywordValue(name), 0, attack && { attack }) > 0;
}
/** What stands after the colon of a keyword: names, types, arcs; of one that lasts on it, what is noted. */
export function keywordTargets(g: Legion, unit: Unit, name: KeywordName): readonly string[] {
  const out: string[] = [];
  for (const { keyword, of = [] } of keywordsOn(g, unit)) if (keyword === name) out.push(...of);
  for (const { unit: on, value, note } of g.state.lasting)
    if (on === unit.id && value === keywordValue(name) && typeof note === 'string') out.push(note);
  return out;
}

/** Null is the dash: it knows no fear. LE-TAPFERKEIT-03 */
export function courageOf(g: Legion, unit: Unit): number | null {
  const printed = g.card(unit).courage;
  if (printed === undefined || printed === null) return null;
  const raised = g.upgrades(unit).reduce((sum, { courage = 0 }, at) => sum + (inUse(unit, at) ? courage : 0), printed);
  const value = numberOf(g, unit, 'courage', raised);
  return value === Number.POSITIVE_INFINITY ? null : value;
}
/** LE-NIEDERHALTEN-06, LE-SAMMELN-04: at any time; vehicles and those without courage never. LE-TAPFERKEIT-04 */
export function isSuppressed(g: Legion, unit: Unit): boolean {
  if (isVehicle(g, unit) || isDroidTrooper(g, unit) || unit.tokens.suppression === 0) return false;
  if (numberOf(g, unit, 'fearless', 0) > 0) return false;
  const courage = courageOf(g, unit);
  return courage !== null && unit.tokens.suppression >= courage;
}

/** The printed speed with what cards make of it; terrain and reversing come later. R-LE-13 */
export function speedOf(g: Legion, unit: Unit, printed = g.card(unit).speed ?? 0): number {
  const added = g.upgrades(unit).reduce((sum, { speed = 0 }, at) => sum + (inUse(unit, at) ? speed : 0), 0);
  const most = numberOf(g, unit, 'speed', printed + added);
  return Math.max(0, most - unit.tokens.immobilize); // LE-IMMOBILISIERT-MARKER-01
}

/** How much slower tokens and cards make it, before any of them stops at 1. R-LE-22, LE-SCHWIERIGES-GELAENDE-GLOSSAR-05 */
export const slowing = (g: Legion, unit: Unit): number =>
  modifiers(g, unit, 'speed', NO_CONTEXT).reduce((sum, { add = 0 }) => sum + Math.max(0, -add), unit.tokens.immobilize);

/** How high things may be that a unit steps over. LE-TRUPPENBEWEGUNG-03, LE-BODENFAHRZEUG-BEWEGUNG-09, R-LE-06 */
export const stepOf = (g: Legion, unit: Unit): number =>
  !g.rules.heights ? Number.POSITIVE_INFINITY : isGround(g, unit) ? g.card(unit).height / 2 : g.card(unit).height;
/** How high terrain may be that it moves over as if there were none. LE-GLEITER-X-01, -11 */
export const flightOf = (g: Legion, unit: Unit): number => numberOf(g, unit, 'flightHeight', 0);

/** Wounds do not defeat it: something keeps it on its feet for now. */
export const isDeathless = (g: Legion, unit: Unit): boolean => numberOf(g, unit, 'deathless', 0) > 0;

export const woundsOf = (g: Legion, unit: Unit, mini: number): number => {
  const { by } = unit.minis[mini]!;
  return (by === null ? undefined : g.upgrades(unit)[by]?.mini?.wounds) ?? g.card(unit).wounds;
};

// Miniatures

/** The miniature of this upgrade cannot use weapons. LE-ZIVILIST-01 */
export function isNoncombatant(g: Legion, unit: Unit, at: number): boolean {
  const card = g.upgrades(unit)[at]!;
  return card.mini?.noncombatant === true || card.keywords.some(({ keyword }) => keyword === 'noncombatant');
}

export const isAlive = (mini: Mini): boolean => mini.fell === null;
/** The places of a unit's miniatures that live. */
export function living({ minis }: Unit): readonly number[] {
  const out: number[] = [];
  for (let at = 0; at < minis.length; at++) if (isAlive(minis[at]!)) out.push(at);
  return out;
}
export function onTable({ minis }: Unit): readonly number[] {
  const out: number[] = [];
  for (let at = 0; at < minis.length; at++) if (isAlive(minis[at]!) && minis[at]!.pose !== null) out.push(at);
  return out;
}
export const leaderOf = (g: Legion, unit: Unit): StandingMini => g.mini(unit, unit.leader);
export const standingMinis = (g: Legion, unit: Unit): readonly StandingMini[] => g.standing(unit).minis;

/** Of who is carried, the vehicle that carries it: ranges are measured from and to that. */
const bodyOf = (g: Legion, unit: Unit): Unit => (unit.inside === null ? unit : g.unit(unit.inside));
/** From the closest miniature of one to the closest of the other. LE-REICHWEITE-13 */
export function between(g: Legion, one: Unit, other: Unit): number {
  const [a, b] = [bodyOf(g, one), bodyOf(g, other)];
  if (a === b || (g.rules.waitsBeside(g, a) && g.rules.waitsBeside(g, b) && isFriendly(g.state, a, b))) return 0; // R-L2-16
  const pair = g.pair(a, b);
  pair.gap ??= leastGap(pair.a.minis, pair.b.minis);
  return pair.gap;
}
/** From a unit's leader to the nearest miniature of another. LE-REICHWEITE-14, LE-ANGRIFF-09 */
export function fromLeader(g: Legion, a: Unit, b: Unit, minis?: readonly number[]): number {
  return fromMini(g, leaderOf(g, a), b, minis);
}
export function fromMini(g: Legion, one: StandingMini, b: Unit, minis?: readonly number[]): number {
  const all = g.standing(b);
  return leastGap([one], minis === undefined || minis === all.at ? all.minis : minis.map((at) => g.mini(b, at)));
}
/** The middles say mostly which two are the nearest. */
function leastGap(ones: readonly StandingMini[], others: readonly StandingMini[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { base } of ones)
    for (const other of others)
      if (mayBeNearer(base, other.base, least)) least = Math.min(least, gap(base, other.base));
  return least;
}

/** The miniatures of an attacked unit that count for range, sight and cover: small counterparts only where no other stands. */
export function marks(g: Legion, unit: Unit): readonly number[] {
  const all = g.standing(unit).at;
  if (!g.sheet(unit).prints.has('small')) return all;
  const small = (mini: number): boolean => {
    const { by } = unit.minis[mini]!;
    return by !== null && g.upgrades(unit)[by]!.keywords.some(({ keyword }) => keyword === 'small');
  };
  const big = all.filter((mini) => !small(mini));
  return big.length > 0 ? big : all;
}

// Melee

/** Enemies with which a unit is in melee: any base of theirs touches one of its. LE-NAHKAMPF-01 */
export const inMeleeWith = (g: Legion, unit: Unit): readonly Unit[] =>
  unit.status !== 'play'
    ? NONE
    : g.state.units.filter((other) => inPlay(other) && !isFriendly(g.state, unit, other) && touch(g, unit, other));
export function touch(g: Legion, a: Unit, b: Unit): boolean {
  const [ones, others] = [g.standing(a), g.standing(b)];
  if (areApart(ones, others)) return false; // as nearly always
  for (const { base } of ones.minis) for (const other of others.minis) if (inContact(base, other.base)) return true;
  return false;
}
/** A quick no, by a millimetre at least. */
function areApart(a: StandingUnit, b: StandingUnit): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const reach = a.radius + b.radius + CONTACT + 1;
  return dx * dx + dy * dy > reach * reach;
}
/** Only troopers are engaged, and only with troopers. LE-HANDGEMENGE-01, LE-HANDGEMENGE-06 */
export const engagedWith = (g: Legion, unit: Unit): readonly Unit[] =>
  isVehicle(g, unit) ? NONE : inMeleeWith(g, unit).filter((enemy) => isTrooper(g, enemy));
export function isEngaged(g: Legion, unit: Unit): boolean {
  if (unit.status !== 'play' || isVehicle(g, unit)) return false;
  for (const other of g.state.units)
    if (inPlay(other) && !isFriendly(g.state, unit, other) && isTrooper(g, other) && touch(g, unit, other)) return true;
  return false;
}

// Weapons

/** A card of two sides lies on its second one. */
export const isFlipped = ({ note }: Equipped): boolean => note === 'flipped';
/** The weapons of the side that is up; a card of two sides has one on each, or none. */
function weaponsUp(card: Equipped, { flips }: Upgrade, carried: readonly UnitWeapon[]): readonly UnitWeapon[] {
  const [first, second] = carried;
  if (flips && first && second) return [isFlipped(card) ? second : first];
  return card.note === 'halved' ? carried.map((one) => ({ ...one, weapon: halved(one.weapon) })) : carried;
}
/** Half of its dice, the best ones, and half of its keywords' values; rounded up. */
const halved = (weapon: Weapon): Weapon => ({
  ...weapon,
  pool: halfOf(weapon.pool),
  keywords: weapon.keywords.map((one) => (one.value === undefined ? one : { ...one, value: Math.ceil(one.value / 2) })),
});
export function halfOf({ red, black, white }: Pool): Pool {
  let left = Math.ceil((red + black + white) / 2);
  const take = (dice: number): number => {
    const taken = Math.min(dice, left);
    left -= taken;
    return taken;
  };
  return { red: take(red), black: take(black), white: take(white) };
}

/** All weapons of a unit with their keys: of its own card, and of upgrades that are not lost. */
export function weaponsOf(g: Legion, unit: Unit): readonly UnitWeapon[] {
  const { weapons, carried, upgrades } = g.sheet(unit);
  const out: UnitWeapon[] = [...weapons];
  for (let at = 0; at < carried.length; at++)
    if (carried[at]!.length > 0 && inUse(unit, at))
      out.push(...weaponsUp(unit.upgrades[at]!, upgrades[at]!, carried[at]!));
  if (g.knows('arms')) out.push(...weaponsLent(g, unit));
  return out;
}
/** Weapons that command cards put into its hands. */
function* weaponsLent(g: Legion, unit: Unit): Iterable<UnitWeapon> {
  for (const { source, rule } of g.having('arms')) {
    if (source.seat !== unit.seat || !rule.who(g, unit, source)) continue;
    const { weapons } = commandOf(source.card, g.state.rules.edition);
    for (const weapon of weapons)
      if (weapon.kind === undefined)
        yield { key: lentKey(source.card, weapon), weapon, at: null, ...(rule.special && { special: true }) };
  }
}
const LENT = 'command.';
/** A weapon of a command card: `command.z-6-jetpack-rocket:z-6-jetpack-rocket`. */
export const lentKey = (card: string, { id }: Weapon): WeaponKey => `${LENT}${card}:${id}`;
export const isPrinted = (key: WeaponKey): boolean => !key.startsWith(LENT);
/** By its key, even if its bearer has fallen or its card is used up since: the dice lie on the table already. */
export function weaponNamed(g: Legion, unit: Unit, key: WeaponKey): Weapon {
  const [place, id] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  const { weapons } = cardAt(g, unit, place) ?? { weapons: NONE };
  const weapon = weapons.find((one) => one.id === id);
  if (!weapon) throw new Error(`unit ${unit.id} has no weapon ${key}`);
  return unit.upgrades[Number(place)]?.note === 'halved' ? halved(weapon) : weapon;
}
const cardAt = (g: Legion, unit: Unit, place: string): { readonly weapons: readonly Weapon[] } | undefined =>
  place === 'unit'
    ? g.card(unit)
    : place.startsWith(LENT)
      ? findCommand(place.slice(LENT.length), g.state.rules.edition)
      : g.upgrades(unit)[Number(place)];
export const isMelee = ({ range, kind }: Weapon): boolean => kind === undefined && range.min === 0;
export const isRanged = ({ range, kind }: Weapon): boolean => kind === undefined && range.max > 0;
/** LE-NAHKAMPF-13 */
export function hasMeleeWeapon(g: Legion, unit: Unit): boolean {
  for (const { weapon, key } of weaponsOf(g, unit))
    if (isMelee(weapon) && !(g.rules.brokenWeapons === 'useless' && unit.destroyedWeapons.includes(key))) return true;
  return false;
}

/** X of a weapon keyword in a pool: all weapons of it add up, and what cards give the attacker. LE-ANGRIFFSPOOL-07, LE-WUCHT-X-03 */
export function poolKeyword(g: Legion, attack: Attack, name: KeywordName): number {
  if (!('unit' in attack.attacker)) return looseKeyword(g, attack, name);
  const unit = g.unit(attack.attacker.unit);
  let sum = 0;
  for (const one of attack.pool)
    for (const { keyword, value = 1 } of weaponIn(g, attack, one).keywords) if (keyword === name) sum += value;
  return Math.max(0, numberOf(g, unit, keywordValue(name), sum, { attack })) + exposed(g, attack, name);
}
/** The weapons of a pool that the attacker brings itself: a key says which of its own cards has it. LC-FEUERUNTERSTUETZUNG-01 */
export const ownIn = ({ pool }: Attack): readonly Contribution[] => pool.filter(({ of }) => of === undefined);
/** A weapon of a pool: of the attacker, or of who lends it. */
export const weaponIn = (g: Legion, { attacker }: Attack, { weapon, of }: Contribution): Weapon =>
  weaponNamed(g, g.unit(of ?? ('unit' in attacker ? attacker.unit : -1)), weapon);
const looseKeyword = (g: Legion, attack: Attack, name: KeywordName): number =>
  (attack.loose ?? []).reduce(
    (sum, loose) => {
      const weapon = g.rules.looseWeapon(g, loose);
      return sum + weapon.keywords.reduce((n, { keyword, value = 1 }) => n + (keyword === name ? value : 0), 0);
    },
    exposed(g, attack, name),
  );
/** LE-SCHWACHSTELLE-X-HECK-01, -02 */
const exposed = (g: Legion, attack: Attack, name: KeywordName): number =>
  name === 'impact' ? numberOf(g, g.unit(attack.defender), 'exposed', 0, { attack }) : 0;
/** Every weapon of the pool has it. LE-HOCHGESCHWINDIGKEIT-01 */
export const allHave = (g: Legion, attack: Attack, name: KeywordName): boolean =>
  attack.pool.length > 0 &&
  attack.pool.every((one) => weaponIn(g, attack, one).keywords.some(({ keyword }) => keyword === name));

// Refusals

/** A refusal with what was measured, and what it is about. */
export const refuse = (
  clauses: readonly ClauseId[],
  message: Message,
  more: Pick<Refusal, 'measured' | 'allowed' | 'piece'> = {},
): Refusal => ({ clauses, message, ...more });

/** The first card that says 'cannot' decides. LE-GOLDENE-REGELN-03 */
export function banned<N extends BanName>(g: Legion, name: N, context: Bans[N]): Refusal | undefined {
  const bans = g.bans(name);
  return bans.length === 0 ? undefined : firstBan(g, bans, context);
}
