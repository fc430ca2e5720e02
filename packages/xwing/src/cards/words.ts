import { ask, choose, countUse, type Flow, type Json, say } from '@holotisch/engine';
import { turned } from '@holotisch/table';
import type { Manoeuvre } from '../data/types.ts';
import { shipOption } from '../flow/choose.ts';
import { chooseReroll, rerollable } from '../flow/modify.ts';
import { manoeuvreOption } from '../flow/planning.ts';
import { rollFor } from '../flow/roll.ts';
import { dropLock, hasLock } from '../flow/tokens.ts';
import { discard as discardUpgrade } from '../flow/weapons.ts';
import { friendlyReach, inFiringArc, rangeBetween, rangeInArc } from '../geometry.ts';
import type { Attack, Damage, Die, Equipped, Face, Lasting, Ship, TokenKind } from '../state.ts';
import { banned, inPlay, isFriendly, shieldValueOf } from '../values.ts';
import { upgradeKey, type XWing } from '../xwing.ts';
import { type AnyAbility, type AnyBan, type AttackMoment, at, ban, type CardSource } from './vocabulary.ts';

export { inFiringArc };

/** Phrases that recur on many cards. Functions, not constants: card files use them while the modules still load. */

export function isAttacker(m: AttackMoment, self: CardSource): boolean {
  return m.attacker === self.ship;
}
export function isDefender(m: AttackMoment, self: CardSource): boolean {
  return m.defender === self.ship;
}
export function isPrimary(m: AttackMoment): boolean {
  return m.attack.weapon === 'primary';
}

export function count(a: Attack, which: 'attack' | 'defence', face: Face): number {
  return (which === 'attack' ? a.attackDice : a.defenceDice).filter((d) => d.face === face && !d.fixed).length;
}

/** Friendly ships at range 1 to `range`; the ship itself is one of them. XW-FREUNDLICH-03, XW-REICHWEITE-12 */
export function friends(g: XWing, ship: Ship, range: number): Ship[] {
  const reach = friendlyReach(g, ship, range);
  return inPlay(g.state).filter((s) => isFriendly(g.state, ship, s) && rangeBetween(g, ship, s) <= reach);
}
/** 'Another friendly ship'. */
export function otherFriends(g: XWing, ship: Ship, range: number): Ship[] {
  return friends(g, ship, range).filter((s) => s !== ship);
}
export function enemies(g: XWing, ship: Ship, range: number): Ship[] {
  return inPlay(g.state).filter((s) => !isFriendly(g.state, ship, s) && rangeBetween(g, ship, s) <= range);
}

/** What every question of a card has in common: it names the card and points to the ship that carries it. */
export const asked = (self: CardSource, kind: string, args: Readonly<Record<string, Json>> = {}) => ({
  seat: self.seat,
  kind,
  prompt: say(`xw.ask.${kind}`, { card: self.card, ...args }),
  clauses: ['XW-KARTENFAEHIGKEITEN-01'] as const,
  about: { ship: self.lender?.id ?? self.piece, card: self.card },
});

/** 'Enemy ships inside your firing arc at range 1 to `range`.' R-XW-33 */
export function enemiesInArc(g: XWing, ship: Ship, range: number): Ship[] {
  return inPlay(g.state).filter((s) => !isFriendly(g.state, ship, s) && rangeInArc(g, ship, s) <= range);
}

/** Picks a ship for a card; a single candidate is taken without a question. */
export function* pickShip(g: XWing, self: CardSource, ships: readonly Ship[]): Flow<Ship> {
  return g.ship(Number(yield* choose({ ...asked(self, 'card-ship'), options: ships.map(shipOption) })));
}

/** Picks one of a few named things for a card. */
export function* pick<T extends string>(self: CardSource, kind: string, ids: readonly T[]): Flow<T> {
  const options = ids.map((id) => ({ id, label: say(`xw.option.${id}`) }));
  return (yield* choose({ ...asked(self, kind, { ship: self.ship.id }), options })) as T;
}

/** Names a result of a die for a card. */
export function* pickFace<T extends Face>(
  self: CardSource,
  kind: 'card-face' | 'card-result',
  faces: readonly T[],
): Flow<T> {
  const options = faces.map((id) => ({ id, label: say(`xw.face.${id}`) }));
  return (yield* choose({ ...asked(self, kind, { ship: self.ship.id }), options })) as T;
}

/** Picks one of a ship's manoeuvres; for a ship of another player he is asked if `seat` says so. */
export function* pickManoeuvre(
  g: XWing,
  self: CardSource,
  from: readonly Manoeuvre[],
  ship: Ship = self.ship,
  { kind = 'card-manoeuvre', seat = self.seat }: { readonly kind?: string; readonly seat?: number } = {},
): Flow<Manoeuvre> {
  const code = yield* choose({
    ...asked(self, kind, { ship: ship.id }),
    seat,
    options: from.map((m) => manoeuvreOption(g, ship, m)),
  });
  return from.find((m) => m.code === code)!;
}

/** Turns a ship about on the spot; whoever it touches it goes on touching. */
export function turnAround(g: XWing, ship: Ship): void {
  const from = ship.pose!;
  ship.pose = turned(from, 180);
  g.emit({ type: 'rotated', ship: ship.id, from: { ...from }, to: { ...ship.pose } });
}

/** Picks a damage card of a ship; facedown ones are told apart by their place only. */
export function* pickDamage(self: CardSource, ship: Ship, from: readonly Damage[]): Flow<Damage> {
  const id = yield* choose({
    ...asked(self, 'card-damage', { ship: ship.id }),
    options: from.map((d) => ({
      id: String(ship.damage.indexOf(d)),
      label: d.faceup ? say('xw.damageCard', { card: d.card }) : say('xw.facedownCard'),
    })),
  });
  return ship.damage[Number(id)]!;
}

/** Picks dice out of a roll, `min` to `max` of those at these places. */
export function* pickDice(
  self: CardSource,
  a: Attack,
  which: 'attack' | 'defence',
  places: readonly number[],
  min: number,
  max: number,
): Flow<number[]> {
  const dice = which === 'attack' ? a.attackDice : a.defenceDice;
  return yield* pickFrom(self, dice, which, places, min, max);
}
/** The same out of a roll that belongs to no attack. */
export function* pickFrom(
  self: CardSource,
  dice: readonly Die[],
  which: 'attack' | 'defence',
  places: readonly number[],
  min: number,
  max: number,
): Flow<number[]> {
  const picked = yield* ask({
    type: 'several',
    ...asked(self, 'card-dice', { dice: which }),
    options: places.map((i) => ({ id: String(i), label: say(`xw.face.${dice[i]!.face}`) })),
    min: Math.min(min, places.length),
    max: Math.min(max, places.length),
  });
  return picked.map(Number);
}

/** Picks up to so many ships. */
export function* pickShips(self: CardSource, ships: readonly Ship[], max: number): Flow<number[]> {
  const picked = yield* ask({
    type: 'several',
    ...asked(self, 'card-ships'),
    options: ships.map(shipOption),
    min: 0,
    max: Math.min(max, ships.length),
  });
  return picked.map(Number);
}

/** A 'may' in the middle of a card. */
export function* pickYes(self: CardSource): Flow<boolean> {
  return (yield* pick(self, 'card-may', ['yes', 'no'])) === 'yes';
}

/** Picks an upgrade card of a ship. */
export function* pickUpgrade(self: CardSource, ship: Ship, from: readonly Equipped[]): Flow<Equipped> {
  const key = yield* choose({
    ...asked(self, 'card-upgrade', { ship: ship.id }),
    options: from.map((u) => ({ id: upgradeKey(ship, u), label: say('xw.upgrade', { card: u.id }) })),
  });
  return from.find((u) => upgradeKey(ship, u) === key)!;
}

/** Picks an obstacle by its place in the list. */
export function* pickObstacle(g: XWing, self: CardSource, from: readonly number[]): Flow<number> {
  const label = (i: number) => say('xw.obstacle', { obstacle: g.state.obstacles[i]!.kind });
  const options = from.map((i) => ({ id: String(i), label: label(i), about: { obstacle: i } }));
  return Number(yield* choose({ ...asked(self, 'card-obstacle'), options }));
}

/** Picks any number of a ship's upgrade cards. */
export function* pickUpgrades(self: CardSource, ship: Ship, from: readonly Equipped[]): Flow<Equipped[]> {
  const keys = yield* ask({
    type: 'several',
    ...asked(self, 'card-upgrades', { ship: ship.id }),
    options: from.map((u) => ({ id: upgradeKey(ship, u), label: say('xw.upgrade', { card: u.id }) })),
    min: 0,
    max: from.length,
  });
  return from.filter((u) => keys.includes(upgradeKey(ship, u)));
}

/** Turns a dual card to its other side. */
export function turnOver(g: XWing, self: CardSource): void {
  const equipped = self.equipped!;
  equipped.face = equipped.face === 0 ? 1 : 0;
  g.emit({ type: 'turned', ship: self.ship.id, card: self.card, face: equipped.face });
}

/** Turns the card facedown: it is out of the game. XW-AUFWERTUNGSKARTEN-13 */
export function discard(g: XWing, self: CardSource): void {
  const equipped = self.equipped!;
  discardUpgrade(g, self.ship, equipped);
  if (equipped.discarded) recover(g, self.ship, equipped);
}

function recover(g: XWing, ship: Ship, equipped: Equipped): void {
  for (const { source, rules } of g.cards(ship)) {
    if (rules.recovers !== equipped.slot || g.state.uses[`round:${source.key}`]) continue;
    countUse(g.state.uses, source, 'round');
    equipped.discarded = false;
    g.emit({ type: 'recovered', ship: ship.id, card: equipped.id });
    return;
  }
}

/** Begins something that ends by itself. XW-KARTENFAEHIGKEITEN-12 */
export function begin(
  g: XWing,
  self: CardSource,
  ship: Ship,
  until: Lasting['until'],
  what: Pick<Lasting, 'value' | 'modifier' | 'note'>,
): void {
  g.state.lasting.push({ source: self.key, ship: ship.id, until, ...what });
}
/** Whether something that this card began on its own ship still lasts. */
export function lasts(g: XWing, self: CardSource): boolean {
  return g.state.lasting.some((l) => l.source === self.key && l.ship === self.ship.id);
}

/** 'A ship equipped with that card.' */
export function carries(ship: Ship, upgrade: string): boolean {
  return ship.upgrades.some((u) => u.id === upgrade && !u.discarded);
}

export function lacksShield(g: XWing, ship: Ship): boolean {
  return ship.shields < shieldValueOf(g, ship);
}

/** Whether a token is there and nothing forbids to spend it. */
export function canSpend(g: XWing, ship: Ship, token: TokenKind, attack?: Attack): boolean {
  return ship.tokens[token] > 0 && !banned(g, 'spend', { ship, token, ...(attack && { attack }) });
}
export function canSpendLock(g: XWing, ship: Ship, target: Ship, attack: Attack): boolean {
  return hasLock(ship, target) && !banned(g, 'spend', { ship, token: 'targetlock', attack });
}

/** Dice rolled for a card, which mean only what the card says. XW-WUERFELERGEBNISSE-08 */
export const rollDice = (
  g: XWing,
  self: CardSource,
  which: 'attack' | 'defence',
  count: number,
): Flow<readonly Die[]> =>
  rollFor(g, self.ship, which, count, (faces) => {
    for (const face of faces) g.emit({ type: 'cardRoll', ship: self.ship.id, card: self.card, dice: which, face });
  });
export function* rollAttackDie(g: XWing, self: CardSource): Flow<Face> {
  return (yield* rollDice(g, self, 'attack', 1))[0]!.face;
}
/** Whether one defence die shows one of these; cards may have added a result to it. */
export function* defenceDieShows(g: XWing, self: CardSource, ...faces: readonly Face[]): Flow<boolean> {
  return (yield* rollDice(g, self, 'defence', 1)).some((d) => faces.includes(d.face));
}

/** Takes one enemy lock off a ship, if there is any; the owner of the card picks among several. */
export function* shakeLock(g: XWing, self: CardSource, ship: Ship = self.ship): Flow {
  const lockers = lockersOf(g, ship);
  if (lockers.length > 0) dropLock(g, yield* pickShip(g, self, lockers), ship.id);
}
/** 'You may remove 1 enemy target lock from your ship.' */
export function* mayShakeLock(g: XWing, self: CardSource): Flow {
  if (lockersOf(g, self.ship).length > 0 && (yield* pickYes(self))) yield* shakeLock(g, self);
}
export function lockersOf(g: XWing, ship: Ship): Ship[] {
  return inPlay(g.state).filter((s) => !isFriendly(g.state, s, ship) && s.locks.includes(ship.id));
}

/** 'When attacking, you may reroll up to so many dice', of these faces only if any are named. */
export function rerollWhenAttacking(
  most: (g: XWing, m: AttackMoment, self: CardSource) => number,
  faces?: readonly Face[],
): AnyAbility {
  return at('attack.modifyAttackDice', {
    when: (g, m, self) =>
      isAttacker(m, self) && most(g, m, self) > 0 && rerollable(g, m.attack, 'attack', faces).length > 0,
    *run(g, m, self) {
      yield* chooseReroll(g, self, m.attack, 'attack', most(g, m, self), faces, 1);
    },
  });
}
/** The same when defending. */
export function rerollWhenDefending(
  most: (g: XWing, m: AttackMoment, self: CardSource) => number,
  faces?: readonly Face[],
): AnyAbility {
  return at('attack.modifyDefenceDice', {
    when: (g, m, self) =>
      isDefender(m, self) && most(g, m, self) > 0 && rerollable(g, m.attack, 'defence', faces).length > 0,
    *run(g, m, self) {
      yield* chooseReroll(g, self, m.attack, 'defence', most(g, m, self), faces, 1);
    },
  });
}

/** 'You cannot attack ships outside your firing arc.' */
export function onlyInArc(): AnyBan {
  return ban('target', (g, { attacker, defender }, self) =>
    attacker === self.ship && !inFiringArc(g, attacker, defender)
      ? { clauses: ['XW-GOLDENE-REGELN-04', 'XW-FEUERWINKEL-03'], message: say('xw.notInArc', { target: defender.id }) }
      : undefined,
  );
}

/** Locks cannot be spent in an attack on which this card has left its note. */
export function unspendableLock(): AnyBan {
  return ban('spend', (_g, { ship, token, attack }, self) =>
    ship === self.ship && token === 'targetlock' && attack?.notes[self.key] === true
      ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.lockStays') }
      : undefined,
  );
}
