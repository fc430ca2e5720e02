import {
  type Barred,
  countUse,
  type Flow,
  nothingHappens,
  type Refusal,
  rollDice,
  say,
  usesOf,
} from '@holotisch/engine';
import { newMemory } from '../blank.ts';
import type { AttackMoment, CardSource } from '../cards/vocabulary.ts';
import type { Weapon } from '../data/types.ts';
import { ATTACK_DIE, DEFENCE_DIE } from '../dice.ts';
import { rangeBetween } from '../geometry.ts';
import { couldBeObstructed } from '../line-of-fire.ts';
import type { OfTarget } from '../payloads.ts';
import {
  type Attack,
  cloneMemory,
  type Die,
  type Equipped,
  type Face,
  type Ship,
  type Side,
  type XWingState,
} from '../state.ts';
import { attackRangeOf, inPlay, isFriendly, safeCritsOf, sideOf } from '../values.ts';
import type { XWing } from '../xwing.ts';
import { attackDice, counted, defenceDice, withoutNone } from './attack-dice.ts';
import { choose, chooseShip, mayUse } from './choose.ts';
import { putNote } from './notes.ts';
import { open } from './timing.ts';
import {
  type Armament,
  aim,
  armaments,
  discard,
  focusHolders,
  HAS_ATTACKED,
  isShot,
  lockHolders,
  paysWithFocus,
  refuseAttack,
  refuseOpportunity,
  type Shot,
  shots,
} from './weapons.ts';

type AttackOutcome = 'declined' | 'hit' | 'missed';

interface AttackOptions {
  /** The weapons that may be used; without it, all. */
  readonly weapons?: readonly Armament[];
  /** The ships that may be attacked; without it, every legal target. */
  readonly targets?: readonly Ship[];
  /** The card that grants the attack and wants to know it again: it is noted there. */
  readonly grantedBy?: CardSource;
}

/** Attacks are counted round by round; the number of the round and theirs in it make their id. */
const ATTACK = { key: 'attack' };
const MOST_IN_A_ROUND = 1000;
const nextId = ({ round, uses }: XWingState): number => round * MOST_IN_A_ROUND + usesOf(uses, ATTACK, 'round');

/** An attack, in the seven steps of the book. XW-ANGRIFF-02 */
export function* attack(g: XWing, attacker: Ship, options: AttackOptions = {}): Flow<AttackOutcome> {
  const legal = legalShots(g, attacker, options);
  const target = legal.length === 0 ? undefined : yield* declareTarget(g, attacker, legal, options); // 1
  if (target === undefined) {
    if (g.abilities('attack.forgone').length > 0 && !refuseOpportunity(g, attacker))
      yield* open(g, 'attack.forgone', { ship: attacker });
    return 'declined';
  }
  const shot = yield* pickLine(g, attacker, target);
  // What is discarded only on a hit is owed once, however often the attack is performed.
  const debt: Debt = { owed: shot.weapon.weapon?.discard === true && discardsOnHit(g, attacker) };
  let moment = momentOf(g, attacker, shot);
  countUse(g.state.uses, ATTACK, 'round');
  if (options.grantedBy) putNote(moment.attack, options.grantedBy, true);
  g.state.attacks.push(moment.attack);
  yield* declare(g, moment, shot);
  const declared = shot.weapon.weapon?.twice ? whatIsKnown(moment.attack) : undefined;
  yield* resolve(g, moment, shot, debt);
  const stand = attacker.status === 'play' && shot.target.status === 'play';
  if (declared !== undefined && stand && !refuseAttack(g, attacker)) {
    const first = moment;
    moment = secondTime(g, first, shot, declared);
    g.state.attacks.splice(g.state.attacks.indexOf(first.attack), 1, moment.attack);
    told(g, moment);
    yield* resolve(g, moment, shot, debt);
    join(first, moment);
  }
  moment.attack.step = 8;
  yield* open(g, 'attack.after', moment);
  yield* open(g, 'attack.again', moment);
  g.state.attacks.splice(g.state.attacks.indexOf(moment.attack), 1);
  yield* g.rules.removeDestroyed(g); // who stayed only to answer this attack
  return moment.attack.hit ? 'hit' : 'missed';
}

/**
 * R-XW-31: 'Perform this attack twice': costs are paid and the target is declared once, so what was found then stays;
 * the dice are rolled and compared twice. It is one attack, so what was dealt and spent in it is not forgotten.
 */
export function secondTime(
  g: XWing,
  { attacker, attack: first }: AttackMoment,
  shot: Shot,
  declared: Known,
): AttackMoment {
  const { spent, dealt, dealtFaceup, suffered } = cloneMemory(first.memory);
  const memory = { ...declared.memory, spent, dealt, dealtFaceup, suffered, again: true };
  return momentOf(g, attacker, { ...shot, obstructed: first.obstructed }, { ...declared, memory });
}

export type Known = Pick<Attack, 'id' | 'memory' | 'noted'>;
export const whatIsKnown = ({ id, memory, noted }: Known): Known => ({
  id,
  memory: cloneMemory(memory),
  noted: { ...noted },
});

/** R-XW-31: what comes after the attack looks at both times: it has hit if one of them has. */
function join(first: AttackMoment, second: AttackMoment): void {
  if (!second.attack.hit) second.near.push(...first.near);
  second.attack.hit ||= first.attack.hit;
  const { memory, noted } = second.attack;
  memory.shieldLost.push(...first.attack.memory.shieldLost); // what was dealt and spent it has remembered anyway
  Object.assign(noted, { ...first.attack.noted, ...noted });
  second.dealt.unshift(...first.dealt);
  second.destroys ||= first.destroys;
}

interface Debt {
  owed: boolean;
}

export function momentOf(g: XWing, attacker: Ship, shot: Shot, known?: Known): AttackMoment {
  const a = attackOf(attacker, shot, known ?? { id: nextId(g.state), memory: newMemory(), noted: {} });
  a.range = attackRangeOf(g, attacker, a);
  return { attack: a, attacker, defender: shot.target, cancelled: [], dealt: [], near: [], destroys: false };
}

/** XW-ANGRIFF-12: weapon and target are chosen, the costs are paid; only now the target is the defender. */
export function* declare(g: XWing, moment: AttackMoment, shot: Shot): Flow {
  yield* payCosts(g, moment, shot);
  g.state.lasting.push({ source: 'attack', ship: moment.attacker.id, until: 'phase', note: HAS_ATTACKED });
  told(g, moment);
  yield* open(g, 'attack.declared', moment);
}

const told = (g: XWing, { attack: a }: AttackMoment): void =>
  g.emit({
    type: 'attack',
    attack: a.id,
    attacker: a.attacker,
    defender: a.defender,
    weapon: a.weapon,
    range: a.range,
    obstructed: a.obstructed,
  });

/** Steps 2 to 7. */
function* resolve(g: XWing, moment: AttackMoment, shot: Shot, debt: Debt): Flow {
  yield* strike(g, moment, shot); // 2, 3
  yield* meet(g, moment, shot, debt); // 4 to 7
}

/** Steps 2 and 3: the attack dice. */
export function* strike(g: XWing, moment: AttackMoment, shot: Shot): Flow {
  yield* rollAttackDice(g, moment, shot); // 2
  const [attacking, defending] = sidesOf(g, moment);
  moment.attack.step = 3;
  yield* g.rules.modifyDice(g, moment, 'attack', defending, attacking); // the defender's side first: XW-ANGRIFF-18, XW-ANGRIFF-19
}

/** Steps 4 to 7: the defence dice, and what comes of it. */
export function* meet(g: XWing, moment: AttackMoment, shot: Shot, debt: Debt): Flow {
  const { attack: a } = moment;
  const [attacking, defending] = sidesOf(g, moment);
  yield* rollDefenceDice(g, moment); // 4
  a.step = 5;
  yield* g.rules.modifyDice(g, moment, 'defence', attacking, defending); // the attacker's side first: XW-ANGRIFF-28, XW-ANGRIFF-29
  yield* compareResults(g, moment); // 6
  yield* dealDamage(g, moment, shot, debt); // 7
}

/** The attack that a shot would be, before any die is rolled. */
const attackOf = (attacker: Ship, shot: Shot, { id, memory, noted }: Known): Attack => ({
  id,
  attacker: attacker.id,
  defender: shot.target.id,
  weapon: shot.weapon.key,
  range: shot.range,
  inArc: shot.inArc,
  arc: shot.arc,
  obstructed: shot.obstructed,
  step: 1,
  attackDice: [],
  defenceDice: [],
  hit: null,
  memory,
  noted,
});

/** How many dice each side would roll for a shot as things stand; what cards change on the way is not foreseen. */
export function diceForShot(g: XWing, attacker: Ship, shot: Shot): { attack: number; defence: number } {
  const moment = momentOf(g, attacker, shot);
  return { attack: counted(attackDice(g, moment, shot.weapon)), defence: counted(defenceDice(g, moment)) };
}

/** What a hit does by the attacker's cards comes before what the defender's side makes of it, whoever has initiative. */
const attackerFirst = (g: XWing, { attacker }: AttackMoment): [Side, Side] =>
  sideOf(g.state, attacker) === 0 ? [0, 1] : [1, 0];

const sidesOf = (g: XWing, m: AttackMoment): [Side, Side] => [sideOf(g.state, m.attacker), sideOf(g.state, m.defender)];

/** The shots that a ship has; who has none is told why. */
function legalShots(g: XWing, attacker: Ship, { weapons, targets }: AttackOptions): readonly Shot[] {
  const refusal = refuseAttack(g, attacker);
  const legal = refusal ? NO_SHOTS : shots(g, attacker, weapons, targets);
  if (legal.length === 0)
    noAttack(g, attacker, refusal ?? noShot(g, attacker, weapons ?? armaments(g, attacker), targets));
  return legal;
}

/** No enemy stands where it could be hit; or one does, and something else bars it: the two touch, a card forbids it. */
function noShot(g: XWing, attacker: Ship, weapons: readonly Armament[], among: readonly Ship[] | undefined): Refusal {
  if (!g.isHeard) return NO_TARGET;
  for (const { about, refusal } of barredShots(g, attacker, weapons, among)) {
    const isMeasured = refusal.allowed !== undefined; // the range or the arc
    if (!isMeasured && !isFriendly(g.state, attacker, g.ship(about!.ship))) return refusal;
  }
  return NO_TARGET;
}
const NO_SHOTS: readonly Shot[] = [];

/** Step 1: weapon, then target, then costs. Nobody has to attack. XW-ANGRIFF-03..06, XW-ANGRIFF-11, XW-ANGRIFF-41 */
function* declareTarget(
  g: XWing,
  attacker: Ship,
  legal: readonly Shot[],
  options: AttackOptions,
): Flow<Shot | undefined> {
  const id = yield* choose({
    seat: attacker.seat,
    kind: 'attack',
    prompt: say('xw.ask.attack', { ship: attacker.id }),
    clauses: ['XW-ANGRIFF-01', 'XW-ANGRIFF-41'],
    about: { ship: attacker.id },
    options: [
      ...legal.map((s) => ({
        id: shotId(s.weapon, s.target),
        label: say('xw.shot', { weapon: s.weapon.equipped?.id ?? 'primary', target: s.target.id, range: s.range }),
        about: { ship: s.target.id, weapon: s.weapon.key, range: s.range, obstructed: s.obstructed },
      })),
      { id: 'none', label: say('xw.none') },
    ],
    barred: () => barredShots(g, attacker, options.weapons ?? armaments(g, attacker), options.targets),
  });
  return legal.find((s) => shotId(s.weapon, s.target) === id) ?? noAttack(g, attacker, DECLINED);
}

/**
 * XW-VERSPERRT-05: of equally short lines the attacker picks one. It is the free one, and nobody is asked, unless a card of
 * his is better off with an obstructed one.
 */
function* pickLine(g: XWing, attacker: Ship, shot: Shot): Flow<Shot> {
  const [card] = shot.obstructed
    ? []
    : g.cards(attacker, 'likesObstructed').filter(({ rules }) => rules.likesObstructed);
  if (card === undefined || !couldBeObstructed(g, attacker, shot.target, shot.arc)) return shot;
  return (yield* mayUse(attacker, card.source.card, 'XW-VERSPERRT-05')) ? { ...shot, obstructed: true } : shot;
}

const NO_TARGET: Refusal = { clauses: ['XW-ANGRIFF-07'], message: say('xw.noTarget') };
const DECLINED: Refusal = { clauses: ['XW-ANGRIFF-41'], message: say('xw.attackDeclined') };

/** Whoever waits for the attack is told why there is none. */
function noAttack(g: XWing, ship: Ship, { clauses, message }: Refusal): undefined {
  g.emit({ type: 'noAttack', ship: ship.id, why: message, clauses });
}

const shotId = (weapon: Armament, target: Ship): string => `${weapon.key}>${target.id}`;

function barredShots(
  g: XWing,
  attacker: Ship,
  weapons: readonly Armament[],
  among: readonly Ship[] | undefined,
): Barred<OfTarget>[] {
  const out: Barred<OfTarget>[] = [];
  for (const weapon of weapons)
    for (const target of inPlay(g.state)) {
      if (target === attacker) continue;
      const refusal = aim(g, attacker, weapon, target, among);
      if (!isShot(refusal))
        out.push({ id: shotId(weapon, target), about: { ship: target.id, weapon: weapon.key }, refusal });
    }
  return out;
}

/** XW-ANGRIFF-06: all costs at once. A lock spent as a cost rerolls nothing. XW-ZIELERFASSUNG-07 */
const payCosts = (g: XWing, { attacker }: AttackMoment, { weapon: { weapon, equipped }, target }: Shot): Flow =>
  weapon && equipped ? pay(g, attacker, weapon, equipped, target) : nothingHappens;

function* pay(g: XWing, attacker: Ship, weapon: Weapon, equipped: Equipped, target: Ship): Flow {
  if (weapon.spend === 'targetlock') yield* payLock(g, attacker, target);
  if (weapon.spend === 'focus') yield* g.rules.spend(g, yield* payer(g, attacker, focusHolders(g, attacker)), 'focus');
  if (weapon.discard && !discardsOnHit(g, attacker)) discard(g, attacker, equipped);
}

/** A lock, or a focus token where a card lets it stand for one. */
function* payLock(g: XWing, attacker: Ship, target: Ship): Flow {
  const instead =
    paysWithFocus(g, attacker) &&
    (lockHolders(g, attacker, target).length === 0 ||
      (yield* choose({
        seat: attacker.seat,
        kind: 'pay-lock',
        prompt: say('xw.ask.pay-lock'),
        clauses: ['XW-ANGRIFF-06'],
        options: (['targetlock', 'focus'] as const).map((id) => ({ id, label: say(`xw.option.${id}`) })),
      })) === 'focus');
  if (instead) yield* g.rules.spend(g, attacker, 'focus');
  else yield* g.rules.spendLock(g, yield* payer(g, attacker, lockHolders(g, attacker, target)), target);
}

const payer = (g: XWing, attacker: Ship, holders: readonly Ship[]): Flow<Ship> =>
  chooseShip(g, attacker.seat, 'payer', holders, ['XW-ANGRIFF-06']);

function discardsOnHit(g: XWing, ship: Ship): boolean {
  for (const { rules } of g.cards(ship, 'discardsOnHit')) if (rules.discardsOnHit) return true;
  return false;
}

/** Step 2. All additions and subtractions come before the roll. XW-ANGRIFF-13..17 */
function* rollAttackDice(g: XWing, m: AttackMoment, shot: Shot): Flow {
  const { attack: a } = m;
  a.step = 2;
  yield* open(g, 'attack.beforeAttackDice', m);
  const of = attackDice(g, m, shot.weapon);
  lay(a.attackDice, rollDice(g.state.chance, ATTACK_DIE, counted(of)));
  if (g.isHeard)
    g.emit({ type: 'rolled', attack: a.id, dice: 'attack', faces: facesOf(a.attackDice), of: withoutNone(of) });
  yield* open(g, 'attack.attackDiceRolled', m);
}

function lay(dice: Die[], faces: readonly Face[]): void {
  for (const face of faces) dice.push({ face, rerolled: false });
}

/** Step 4. XW-ANGRIFF-23..27 */
function* rollDefenceDice(g: XWing, m: AttackMoment): Flow {
  const { attack: a } = m;
  a.step = 4;
  yield* open(g, 'attack.beforeDefenceDice', m);
  const of = defenceDice(g, m);
  lay(a.defenceDice, rollDice(g.state.chance, DEFENCE_DIE, counted(of)));
  if (g.isHeard)
    g.emit({ type: 'rolled', attack: a.id, dice: 'defence', faces: facesOf(a.defenceDice), of: withoutNone(of) });
  yield* open(g, 'attack.defenceDiceRolled', m);
}

/** Step 6. Each evade cancels a hit; only when no hit is left, a critical hit. XW-ANGRIFF-33..36 */
function* compareResults(g: XWing, m: AttackMoment): Flow {
  const { attack: a } = m;
  a.step = 6;
  yield* open(g, 'attack.compare', m);
  const evades = a.defenceDice.filter((d) => d.face === 'evade').length;
  if (a.attackDice.some((d) => standsFirm(a, d))) yield* mayLeaveCrits(g, m, evades);
  for (let i = 0; i < evades; i++) {
    const at = toCancel(g, m);
    if (at < 0) break;
    for (const die of a.attackDice.splice(at, 1)) m.cancelled.push(die.face); // XW-NEGIEREN-01: the die leaves the pool
  }
  a.hit = a.attackDice.some((d) => d.face === 'hit' || d.face === 'crit');
  yield* open(g, 'attack.compared', m);
  a.memory.hitCritically = a.attackDice.some((d) => d.face === 'crit');
  if (g.isHeard) tellResult(g, m);
}

const standsFirm = ({ memory }: Attack, { face, stands }: Die): boolean =>
  face === 'hit' && (memory.hitsStand || stands === true);

/**
 * 'The defender may cancel critical hits before hits that cannot be cancelled': leaving it is of use only where somebody
 * waits for cancelled ones.
 */
function* mayLeaveCrits(g: XWing, { attack: a, attacker, defender }: AttackMoment, evades: number): Flow {
  const waits = g.abilities('attack.compared').find(({ source }) => source.ship === attacker);
  const crits = a.attackDice.filter((d) => d.face === 'crit');
  const loose = a.attackDice.filter((d) => d.face === 'hit' && !standsFirm(a, d)).length;
  if (waits === undefined || a.memory.critsFirst || crits.length <= safeCritsOf(g, attacker, a) || evades <= loose)
    return;
  if (yield* mayUse(defender, waits.source.card, 'XW-ANGRIFF-34', 'xw.critsToo')) return;
  for (const die of crits) die.stands = true;
}

const tellResult = (g: XWing, { attack: a, cancelled }: AttackMoment): void =>
  g.emit({
    type: a.hit ? 'hit' : 'missed',
    attack: a.id,
    attacker: a.attacker,
    defender: a.defender,
    faces: facesOf(a.attackDice),
    cancelled: [...cancelled],
    results: facesOf(a.attackDice).filter((face) => face === 'hit' || face === 'crit'),
  });

const facesOf = (dice: readonly Die[]): Face[] => dice.map((d) => d.face);

/** XW-ANGRIFF-34: hits first, unless a card has turned that round for this attack. */
function toCancel(g: XWing, { attack: a, attacker }: AttackMoment): number {
  const crits = a.attackDice.filter((d) => d.face === 'crit').length;
  const mayCancelCrit = crits > safeCritsOf(g, attacker, a);
  const crit = mayCancelCrit ? a.attackDice.findIndex((d) => d.face === 'crit' && !d.stands) : -1;
  // 'Hits cannot be cancelled by dice' leaves only the critical hits to cancel.
  const hit = a.memory.hitsStand ? -1 : a.attackDice.findIndex((d) => d.face === 'hit' && !d.stands);
  const [first, second] = a.memory.critsFirst ? [crit, hit] : [hit, crit];
  return first >= 0 ? first : second;
}

/** Step 7. Normal damage before critical damage. XW-ANGRIFF-37..39 */
function* dealDamage(g: XWing, m: AttackMoment, { weapon }: Shot, debt: Debt): Flow {
  const { attack: a, defender } = m;
  if (!a.hit) {
    yield* open(g, 'attack.missed', m);
    return;
  }
  a.step = 7;
  if (debt.owed) discard(g, m.attacker, weapon.equipped!);
  debt.owed = false;
  const before = [...defender.damage];
  const wasDoomed = defender.doomed;
  yield* open(g, 'attack.hit', m, attackerFirst(g, m));
  const hits = a.attackDice.filter((d) => d.face === 'hit').length;
  const crits = a.attackDice.filter((d) => d.face === 'crit').length;
  yield* g.rules.suffer(g, defender, hits, crits, 'attack');
  a.memory.suffered += hits + crits;
  m.dealt.push(...defender.damage.filter((d) => !before.includes(d)));
  yield* open(g, 'attack.dealt', m);
  m.near.push(...inPlay(g.state).filter((s) => s !== defender && rangeBetween(g, s, defender) === 1));
  yield* g.rules.removeDestroyed(g);
  m.destroys = !wasDoomed && (defender.doomed || defender.status === 'destroyed');
}
