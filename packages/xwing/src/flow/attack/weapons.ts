import { type Refusal, say } from '@holotisch/engine';
import { footprintOverlaps, TOLERANCE } from '@holotisch/table';
import { upgradeKey } from '../../cards/laid.ts';
import type { Arc, RangeBand, Weapon } from '../../data/types.ts';
import { attacksOverObstacles, type LineOfFire, lineOfFire } from '../../geometry/line-of-fire.ts';
import { BANDS, distanceBetween, isClearOfArc, isInArc, rangeOf, spokenRange } from '../../geometry/measuring.ts';
import type { Equipped, Ship } from '../../state.ts';
import { banned, isDoomed, isFriendly, shieldValueOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { isDebris } from '../activation/obstacles.ts';
import { areTouching } from '../activation/position.ts';
import { noteHarm } from '../end/quiet.ts';
import { hasLock } from '../tokens.ts';
import { lenders } from './lending.ts';

/** A way to attack: the primary weapon, or an upgrade card whose text begins with 'Attack:'. XW-SEKUNDAERWAFFEN-01 */
export interface Armament {
  readonly key: string;
  readonly equipped?: Equipped;
  readonly weapon?: Weapon;
}

/** The line of a shot, and the arc it goes through. */
interface Aimed extends LineOfFire {
  readonly arc: Arc | null;
}

export interface Shot extends Aimed {
  readonly weapon: Armament;
  readonly target: Ship;
  readonly inArc: boolean;
}

export const PRIMARY: Armament = { key: 'primary' };

const PRIMARY_ALONE: readonly Armament[] = [PRIMARY];

export function armaments(g: XWing, ship: Ship): readonly Armament[] {
  if (ship.upgrades.length === 0) return PRIMARY_ALONE;
  const out: Armament[] = [PRIMARY];
  for (const equipped of ship.upgrades) {
    if (equipped.discarded) continue;
    const card = g.upgrade(equipped);
    const weapon = card.sides?.[equipped.face].weapon ?? card.weapon;
    if (weapon) out.push({ key: upgradeKey(ship, equipped), equipped, weapon });
  }
  return out;
}

/** Whether what lies on a card are tokens that may go in its place, ordnance or contraband; Rey or "Gonk" keep others. */
const isSparedByToken = ({ slot, tokens }: Equipped): boolean =>
  tokens > 0 && (slot === 'torpedo' || slot === 'missile' || slot === 'bomb' || slot === 'illicit');

/** XW-AUFWERTUNGSKARTEN-13: a discarded card lies facedown; an ordnance token on it goes before the card itself. */
export function discard(g: XWing, ship: Ship, equipped: Equipped): void {
  if (isSparedByToken(equipped)) equipped.tokens--;
  else equipped.discarded = true;
  noteHarm(g);
  g.emit({ type: 'discarded', ship: ship.id, card: equipped.id });
  // XW-SCHILDE-03: without the card that gave it, a shield goes too
  const surplus = ship.shields - shieldValueOf(g, ship);
  if (surplus <= 0 || ship.status !== 'play') return;
  ship.shields -= surplus;
  g.emit({ type: 'shield', ship: ship.id, by: -surplus });
}

/**
 * The arcs through which a weapon may shoot; null means any direction. Secondary weapons use the front arc only
 * (XW-FEUERWINKEL-04, R-XW-06); a primary weapon also its auxiliary or mobile arc (XW-ZUSATZFEUERWINKEL-02); a turret needs
 * none (XW-ANGRIFF-08).
 */
function arcsFor(g: XWing, ship: Ship, weapon: Armament): readonly Arc[] | null {
  let arcs = printedArcs(g, ship, weapon);
  for (const { source, rules } of g.cards(ship, 'arcs')) arcs = rules.arcs ? rules.arcs(g, source, weapon, arcs) : arcs;
  return arcs;
}

function printedArcs(g: XWing, ship: Ship, weapon: Armament): readonly Arc[] | null {
  const { arcs } = g.facts(ship).type;
  if (weapon.weapon) {
    if (weapon.weapon.outsideArc || needsNoArc(g, ship, weapon)) return null;
    // Torpedoes may leave through a special arc, too.
    return weapon.equipped?.slot === 'torpedo' && arcs.includes('specialrear') ? ['front', 'specialrear'] : ['front'];
  }
  let own = primaryArcs.get(arcs);
  if (own === undefined) {
    own = arcs.includes('turret') ? null : arcs.filter((a) => PRIMARY_ARCS.has(a));
    primaryArcs.set(arcs, own);
  }
  return own;
}
const PRIMARY_ARCS: ReadonlySet<Arc> = new Set<Arc>(['front', 'auxiliaryrear', 'auxiliary180', 'mobile']);
/** By the arcs of a type of ship, which never change. */
const primaryArcs = new WeakMap<readonly Arc[], readonly Arc[] | null>();

function needsNoArc(g: XWing, ship: Ship, { equipped }: Armament): boolean {
  for (const { rules } of g.cards(ship, 'needNoArc'))
    if (equipped && rules.needNoArc?.includes(equipped.slot)) return true;
  return false;
}

const PRIMARY_RANGE: RangeBand = [1, 3];
function rangeFor(g: XWing, ship: Ship, weapon: Armament): RangeBand {
  let range = weapon.weapon?.range ?? PRIMARY_RANGE;
  for (const { source, rules } of g.cards(ship, 'weaponRange'))
    range = rules.weaponRange?.(g, source, weapon, range) ?? range;
  return range;
}

const mayAttackTouching = (g: XWing, ship: Ship, target: Ship): boolean => {
  for (const { source, rules } of g.cards(ship, 'attacksTouching'))
    if (rules.attacksTouching?.(g, source, target)) return true;
  return false;
};

/**
 * The best line through any of the weapon's arcs: the shortest one is the one that is measured, and of equally short ones
 * through two arcs the attacker picks one that nothing obstructs. R-XW-08
 */
function bestLine(g: XWing, attacker: Ship, target: Ship, arcs: readonly Arc[] | null): Aimed | undefined {
  let best: Aimed | undefined;
  for (const arc of arcs ?? [null]) {
    const line = lineOfFire(g, attacker, target, arc);
    if (line && (best === undefined || isBetter(line, best))) best = { ...line, arc };
  }
  return best;
}
function isBetter(line: LineOfFire, best: LineOfFire): boolean {
  const longer = line.measure.distance - best.measure.distance;
  return Math.abs(longer) <= TOLERANCE ? best.obstructed && !line.obstructed : longer < 0;
}

/** Why a ship cannot attack at all now. */
export const refuseAttack = (g: XWing, ship: Ship): Refusal | undefined =>
  refuseOpportunity(g, ship) ?? banned(g, 'attack', { ship });

/** Why it has no opportunity to attack, apart from cards that forbid it to use one. */
export function refuseOpportunity(g: XWing, ship: Ship): Refusal | undefined {
  if (ship.tokens.cloak > 0) return { clauses: ['XW-TARNEN-04'], message: say('xw.cloakedCannotAttack') };
  const disabled = refuseDisabled(ship);
  return disabled && !hasRule(g, ship, 'firesDisabled') ? disabled : refuseWeapons(g, ship);
}

/** Whether an opportunity to attack that a card gives it would be lost on the ship. */
export const wastesAttack = (g: XWing, ship: Ship): boolean =>
  refuseOpportunity(g, ship) === undefined && g.cards(ship, 'wastesAttacks').some(({ rules }) => rules.wastesAttacks);

/** Marks a ship for the phase in which it has attacked. */
export const HAS_ATTACKED = 'attacked';

/**
 * 'Instead of performing any attacks': an attack of this phase rules it out, and so does what disables the weapons, but
 * not what only forbids to attack. The ship must have hull left. R-XW-32
 */
export const mayForgoAttacks = (g: XWing, ship: Ship): boolean =>
  !g.state.lasting.some((l) => l.ship === ship.id && l.note === HAS_ATTACKED) &&
  !isDoomed(g, ship) &&
  (refuseDisabled(ship) ?? refuseWeapons(g, ship)) === undefined;

const refuseDisabled = (ship: Ship): Refusal | undefined =>
  ship.tokens.weaponsdisabled > 0
    ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.weaponsDisabled') }
    : undefined;

/** Some cards let single weapons be fired all the same. XW-GOLDENE-REGELN-02 */
function firesDisabled(g: XWing, ship: Ship, weapon: Armament, target: Ship): boolean {
  for (const { source, rules } of g.cards(ship, 'firesDisabled'))
    if (rules.firesDisabled?.(g, source, weapon, target)) return true;
  return false;
}

/** Whether a card of the ship says anything of this kind. */
function hasRule(g: XWing, ship: Ship, rule: 'firesDisabled' | 'attacksFriends'): boolean {
  return g.cards(ship, rule).some(({ rules }) => rules[rule]);
}

/** XW-ANGRIFF-40: enemies only, unless a card says otherwise; never itself. */
const mayTarget = (g: XWing, attacker: Ship, target: Ship): boolean =>
  target !== attacker && (!isFriendly(g.state, attacker, target) || hasRule(g, attacker, 'attacksFriends'));

function refuseWeapons(g: XWing, ship: Ship): Refusal | undefined {
  // XW-HINDERNISSE-07, XW-HINDERNISSE-11: on an asteroid no, on debris yes
  if (isOnAsteroid(g, ship) && !attacksOverObstacles(g, ship))
    return { clauses: ['XW-HINDERNISSE-07'], message: say('xw.onAsteroid') };
  if (g.state.lasting.some((l) => l.ship === ship.id && l.note === 'no-attack'))
    return { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.noFurtherAttack') };
  return undefined;
}

function isOnAsteroid(g: XWing, ship: Ship): boolean {
  const there = g.standing(ship);
  for (let i = 0; i < g.state.obstacles.length; i++)
    if (footprintOverlaps(there, g.obstacleShape(i)) && !isDebris(g, i)) return true;
  return false;
}

/** Where a weapon reaches, whatever it is aimed at. */
export interface Field {
  readonly arcs: readonly Arc[] | null;
  readonly range: RangeBand;
}
export const fieldOf = (g: XWing, attacker: Ship, weapon: Armament): Field => ({
  arcs: arcsFor(g, attacker, weapon),
  range: rangeFor(g, attacker, weapon),
});

/**
 * Whether this weapon may be fired at this ship; the shot, or why not. `among` are the ships that the attack may be
 * made against at all, where a card has named them.
 */
export function aim(
  g: XWing,
  attacker: Ship,
  weapon: Armament,
  target: Ship,
  among?: readonly Ship[],
  field: Field = fieldOf(g, attacker, weapon),
): Shot | Refusal {
  if (!mayTarget(g, attacker, target)) return { clauses: ['XW-ANGRIFF-40'], message: say('xw.friendly') };
  const disabled = refuseDisabled(attacker);
  if (disabled && !firesDisabled(g, attacker, weapon, target)) return disabled;
  if (areTouching(g, attacker, target) && !mayAttackTouching(g, attacker, target))
    return { clauses: ['XW-BERUEHREN-02', 'XW-UEBERSCHNEIDENDE-SCHIFFE-05'], message: say('xw.touching') };
  const {
    arcs,
    range: [min, max],
  } = field;
  // A quick look first: nothing beyond the ruler can be hit through any arc.
  const closest = distanceBetween(g, attacker, target);
  if (rangeOf(closest) > max) return outOfRange(weapon, closest, min, max);
  const line = bestLine(g, attacker, target, arcs);
  if (line === undefined)
    return {
      clauses: [weapon.weapon ? 'XW-ANGRIFF-09' : 'XW-ANGRIFF-07', 'XW-FEUERWINKEL-03'],
      message: say('xw.notInArc', { target: target.id }),
      allowed: arcs as readonly string[],
    };
  if (line.range < min || line.range > max) return outOfRange(weapon, line.measure.distance, min, max);
  const missing = missingCost(g, attacker, weapon, target);
  if (missing) return missing;
  const ban =
    banned(g, 'weapon', { ship: attacker, weapon: weapon.key }) ??
    banned(g, 'target', { attacker, defender: target, weapon: weapon.key, ...(among && { among }) });
  if (ban) return ban;
  return { ...line, weapon, target, inArc: isInArc(g, attacker, target) };
}

const outOfRange = (weapon: Armament, mm: number, min: number, max: number): Refusal => ({
  clauses: weapon.weapon ? ['XW-ANGRIFF-10', 'XW-WAFFENREICHWEITE-02'] : ['XW-ANGRIFF-07', 'XW-ANGRIFF-08'],
  message: say('xw.outOfRange', { range: spokenRange(rangeOf(mm)), mm: Math.round(mm * 10) / 10, min, max }),
  measured: Math.round(mm * 10) / 10,
  allowed: [min, max],
});

/** XW-SEKUNDAERWAFFEN-02, XW-SEKUNDAERWAFFEN-05, XW-SEKUNDAERWAFFEN-07: what the header in brackets asks for. */
function missingCost(g: XWing, attacker: Ship, { weapon }: Armament, target: Ship): Refusal | undefined {
  if (weapon === undefined) return undefined;
  const needs = weapon.spend ?? weapon.header;
  if (needs === 'targetlock' && lockHolders(g, attacker, target).length === 0 && !paysWithFocus(g, attacker))
    return { clauses: ['XW-SEKUNDAERWAFFEN-05'], message: say('xw.needsLock', { target: target.id }) };
  if (needs === 'focus' && focusHolders(g, attacker).length === 0)
    return { clauses: ['XW-SEKUNDAERWAFFEN-07'], message: say('xw.needsFocus') };
  // XW-ANGRIFF-11: who cannot pay cannot attack
  return weapon.spend && banned(g, 'spend', { ship: attacker, token: weapon.spend, target });
}

/** The ships whose lock or focus token a weapon may be paid with: the attacker, and those whose cards lend theirs. */
export const lockHolders = (g: XWing, attacker: Ship, target: Ship): Ship[] =>
  [attacker, ...lenders(g, attacker, 'targetlock')].filter((s) => hasLock(s, target));
export const focusHolders = (g: XWing, attacker: Ship): Ship[] =>
  [attacker, ...lenders(g, attacker, 'focus')].filter((s) => s.tokens.focus > 0);

/** Whether a focus token may stand for the lock that a weapon asks for. */
export function paysWithFocus(g: XWing, attacker: Ship): boolean {
  if (attacker.tokens.focus === 0) return false;
  for (const { rules } of g.cards(attacker, 'focusForLock')) if (rules.focusForLock) return true;
  return false;
}

export const isShot = (x: Shot | Refusal): x is Shot => 'weapon' in x;

/** Every legal shot of a ship. XW-ANGRIFF-03: it may measure first, so all of them are known to it. */
export function shots(
  g: XWing,
  attacker: Ship,
  weapons: readonly Armament[] = armaments(g, attacker),
  among?: readonly Ship[],
): Shot[] {
  const out: Shot[] = [];
  for (const weapon of weapons) {
    const field = fieldOf(g, attacker, weapon);
    for (const target of g.state.ships) {
      if (target.status !== 'play' || !mayTarget(g, attacker, target) || among?.includes(target) === false) continue;
      if (isOutOfReach(g, attacker, target, field)) continue;
      const shot = aim(g, attacker, weapon, target, among, field);
      if (isShot(shot)) out.push(shot);
    }
  }
  return out;
}

/** Beyond the range or outside every arc of a weapon without any doubt: nobody has to aim it there. */
export function isOutOfReach(g: XWing, attacker: Ship, target: Ship, { arcs, range }: Field): boolean {
  if (isFarAway(g, attacker, target, range[1])) return true;
  if (arcs === null) return false;
  for (const arc of arcs) if (!isClearOfArc(g, attacker, target, arc)) return false;
  // Only quicker: whoever is not left out here is aimed at, and not hit.
  return true;
}

/** By the circles around the bases. */
function isFarAway(g: XWing, a: Ship, b: Ship, range: number): boolean {
  const mm = BANDS[range - 1];
  if (mm === undefined) return false;
  const from = g.standing(a);
  const to = g.standing(b);
  const reach = mm + 1 + from.radius + to.radius;
  return (from.cx - to.cx) * (from.cx - to.cx) + (from.cy - to.cy) * (from.cy - to.cy) > reach * reach;
}
