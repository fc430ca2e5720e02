import { type Barred, type Flow, nothingHappens, type Refusal, say } from '@holotisch/engine';
import type { AttackMoment, CardSource } from '../../cards/vocabulary.ts';
import type { Weapon } from '../../data/types.ts';
import { couldBeObstructed } from '../../geometry/line-of-fire.ts';
import type { OfTarget } from '../../payloads.ts';
import type { Equipped, Ship } from '../../state.ts';
import { inPlay, isFriendly } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { choose, chooseShip, mayUse } from '../choose.ts';
import {
  type Armament,
  aim,
  armaments,
  discard,
  focusHolders,
  isShot,
  lockHolders,
  paysWithFocus,
  refuseAttack,
  type Shot,
  shots,
} from './weapons.ts';

/** Step 1 of an attack: weapon, target, costs. XW-ANGRIFF-03..12 */

export interface AttackOptions {
  /** The weapons that may be used; without it, all. */
  readonly weapons?: readonly Armament[];
  /** The ships that may be attacked; without it, every legal target. */
  readonly targets?: readonly Ship[];
  /** The card that grants the attack and wants to know it again: it is noted there. */
  readonly grantedBy?: CardSource;
}

/** The shots that a ship has; who has none is told why. */
export function legalShots(g: XWing, attacker: Ship, { weapons, targets }: AttackOptions): readonly Shot[] {
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
export function* declareTarget(
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
export function* pickLine(g: XWing, attacker: Ship, shot: Shot): Flow<Shot> {
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
export const payCosts = (g: XWing, { attacker }: AttackMoment, { weapon: { weapon, equipped }, target }: Shot): Flow =>
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

export function discardsOnHit(g: XWing, ship: Ship): boolean {
  for (const { rules } of g.cards(ship, 'discardsOnHit')) if (rules.discardsOnHit) return true;
  return false;
}
