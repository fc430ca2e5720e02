import { drawCard, type Flow, nothingHappens, say, topCards } from '@holotisch/engine';
import type { Cause } from '../../cards/vocabulary.ts';
import type { Attack, Damage, Ship } from '../../state.ts';
import { inPlay, isDoomed, shieldValueOf, sideOf, skillOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { choose } from '../choose.ts';
import { noteHarm } from '../end/quiet.ts';
import { open } from '../timing.ts';
import { dropLock } from '../tokens.ts';

type Harm = 'damage' | 'critical';

/**
 * Suffering damage, point by point: each takes a shield or, if none is left, deals a card. XW-SCHADEN-01..05
 * Normal damage comes before critical damage. XW-ANGRIFF-39
 */
export function* suffer(g: XWing, ship: Ship, damage: number, critical = 0, cause?: Cause): Flow {
  for (let i = 0; i < damage + critical && !cancelsRest(g, ship); i++)
    yield* sufferOne(g, ship, i < damage ? 'damage' : 'critical');
  if (damage + critical > 0 && ship.status === 'play') yield* open(g, 'ship.damaged', { ship, cause });
}

/** A card that will save the ship from what it has suffered cancels the damage still due. R-XW-38 */
function cancelsRest(g: XWing, ship: Ship): boolean {
  if (!isDoomed(g, ship) || mayStillAttack(g, ship)) return false;
  for (const { source, rules } of g.cards(ship, 'cancelsSurplus')) if (rules.cancelsSurplus?.(g, source)) return true;
  return false;
}

/** What happened in the course of an attack is remembered with it: cards ask for it when it is over. */
const remember = (g: XWing, what: 'dealt' | 'dealtFaceup' | 'shieldLost', ship: Ship): void => {
  const list = g.state.attacks.at(-1)?.memory[what];
  if (list && !list.includes(ship.id)) list.push(ship.id);
};
export const lostShieldIn = ({ memory }: Attack, ship: Ship): boolean => memory.shieldLost.includes(ship.id);
export const dealtIn = ({ memory }: Attack, ship: Ship): boolean => memory.dealt.includes(ship.id);
export const dealtFaceupIn = ({ memory }: Attack, ship: Ship): boolean => memory.dealtFaceup.includes(ship.id);

/** 'During an attack': what comes after one is no longer part of it. */
const isAttackGoingOn = (g: XWing): boolean => g.state.attacks.some((a) => a.step < 8);

function* sufferOne(g: XWing, ship: Ship, harm: Harm): Flow {
  if (ship.status !== 'play') return;
  const instead = harm === 'critical' && isAttackGoingOn(g) ? criticalInstead(g, ship) : undefined;
  if (instead !== undefined) {
    deckOf(g, ship).draw.unshift(instead);
    yield* chooseOnTop(g, ship, [ship]);
    yield* lay(g, ship, deckOf(g, ship).draw.shift()!, true);
    return;
  }
  if (ship.shields > 0)
    yield* g.rules.loseShield(g, ship); // XW-SCHILDE-02: a critical damage that a shield takes deals no card
  else yield* g.rules.dealCard(g, ship, harm === 'critical');
}

/** A shield token goes, by damage or because a card takes it off. */
export function* loseShield(g: XWing, ship: Ship): Flow {
  ship.shields--;
  noteHarm(g);
  g.emit({ type: 'shield', ship: ship.id, by: -1 });
  remember(g, 'shieldLost', ship);
  yield* open(g, 'shield.lost', { ship });
}

/** The card that a card of the ship deals for critical damage; it leaves the place where it lay. */
function criticalInstead(g: XWing, ship: Ship): string | undefined {
  for (const { source, rules } of g.cards(ship, 'takesCritical')) {
    const card = rules.takesCritical?.(g, source);
    if (card === undefined) continue;
    ship.aside.splice(ship.aside.indexOf(card), 1);
    return card;
  }
  return undefined;
}

/** Gives shields back, never above the shield value; returns how many. XW-SCHILDE-03, XW-SCHILDE-04 */
export function recoverShields(g: XWing, ship: Ship, count = 1): number {
  const by = Math.min(count, shieldValueOf(g, ship) - ship.shields);
  if (ship.status !== 'play' || by <= 0) return 0;
  ship.shields += by;
  g.emit({ type: 'shield', ship: ship.id, by });
  return by;
}

/** XW-SCHADEN-13: dealing a card asks for no shield. Surplus cards are dealt too. XW-SCHADEN-14 */
export function* dealCard(g: XWing, ship: Ship, critical: boolean): Flow {
  const faceup = critical || comesFaceup(g, ship);
  const card = faceup ? yield* drawFaceup(g, ship) : drawCard(g.state.chance, deckOf(g, ship)); // XW-SCHADEN-09: a used-up deck is made anew
  if (card === undefined) {
    // XW-SCHADEN-11, XW-SCHADEN-12: a stand-in, which is always facedown
    noteHarm(g);
    ship.damage.push({ card: '', faceup: false, round: g.state.round });
    g.emit({ type: 'damage', ship: ship.id, card: null, faceup: false });
    return;
  }
  yield* lay(g, ship, card, faceup);
}

function* lay(g: XWing, ship: Ship, card: string, faceup: boolean): Flow {
  noteHarm(g);
  const damage: Damage = { card, faceup, round: g.state.round, unresolved: true };
  ship.damage.push(damage);
  g.emit({ type: 'damage', ship: ship.id, ...(faceup ? { card, faceup } : { card: null, faceup }) });
  remember(g, 'dealt', ship);
  if (faceup) remember(g, 'dealtFaceup', ship);
  yield* open(g, 'damage.dealt', { ship, damage });
  delete damage.unresolved;
  if (damage.faceup && ship.damage.includes(damage)) yield* open(g, 'damage.faceup', { ship, damage });
}

/** Draws the card that is dealt faceup; cards may let their owner pick it out of several. The rest is discarded. */
function* drawFaceup(g: XWing, ship: Ship): Flow<string | undefined> {
  const [first] = topCards(g.state.chance, deckOf(g, ship), 1);
  if (first === undefined) return undefined;
  // What the ship itself does with the card that it is dealt comes after what others make of the deal.
  yield* chooseOnTop(g, ship, [...inPlay(g.state).filter((s) => s !== ship), ship]);
  return drawCard(g.state.chance, deckOf(g, ship));
}

/** Lays the card on top that will be dealt faceup, when these ships' cards have others to pick from. */
function* chooseOnTop(g: XWing, ship: Ship, owners: readonly Ship[]): Flow {
  const deck = deckOf(g, ship);
  for (const owner of owners)
    for (const { source, rules } of g.cards(owner, 'drawsDamage')) {
      const count = rules.drawsDamage?.(g, source, ship) ?? 1;
      const cards = topCards(g.state.chance, deck, count);
      if (cards.length < 2) continue;
      const dealt = yield* choose({
        seat: owner.seat,
        kind: 'damage-card',
        prompt: say('xw.ask.damage-card', { card: source.card, ship: ship.id }),
        clauses: ['XW-KARTENFAEHIGKEITEN-01'],
        about: { ship: owner.id, card: source.card, victim: ship.id },
        options: [...new Set(cards)].map((card) => ({ id: card, label: say('xw.damageCard', { card }) })),
      });
      const [top] = deck.draw.splice(deck.draw.indexOf(dealt), 1);
      deck.discard.push(...deck.draw.splice(0, cards.length - 1));
      deck.draw.unshift(top!);
    }
}

const comesFaceup = (g: XWing, ship: Ship): boolean => {
  for (const owner of inPlay(g.state))
    for (const { source, rules } of g.cards(owner, 'dealsFaceup'))
      if (rules.dealsFaceup?.(g, source, ship)) return true;
  for (const { source, rules } of g.cards(ship, 'dealtFaceup')) if (rules.dealtFaceup?.(g, source)) return true;
  return false;
};

/** XW-SCHADEN-16: turning a card faceup is not dealing it. R-XW-20: a stand-in becomes a card if there is one. */
export function* turnFaceup(g: XWing, ship: Ship, damage: Damage): Flow {
  const at = ship.damage.indexOf(damage);
  if (at < 0 || damage.faceup) return;
  let turned = damage;
  if (damage.card === '') {
    const card = drawCard(g.state.chance, deckOf(g, ship));
    if (card === undefined) return;
    turned = { card, faceup: true, round: g.state.round };
    ship.damage[at] = turned;
  }
  turned.faceup = true;
  turned.round = g.state.round;
  g.emit({ type: 'faceup', ship: ship.id, card: turned.card });
  yield* open(g, 'damage.faceup', { ship, damage: turned });
}

/** XW-KRITISCHER-SCHADEN-01: a card turned facedown has no effect any more, but still counts. */
export function turnFacedown(g: XWing, ship: Ship, damage: Damage): void {
  if (!damage.faceup) return;
  damage.faceup = false;
  g.emit({ type: 'facedown', ship: ship.id, card: damage.card });
}

/** Takes a damage card off for good (repairs). XW-KRITISCHER-SCHADEN-03 */
export function discardDamage(g: XWing, ship: Ship, damage: Damage): void {
  const at = ship.damage.indexOf(damage);
  if (at < 0) return;
  ship.damage.splice(at, 1);
  if (damage.card !== '') deckOf(g, ship).discard.push(damage.card);
  g.emit({ type: 'repaired', ship: ship.id, card: damage.faceup ? damage.card : null });
}

/** XW-SCHADEN-17, XW-SCHADEN-18: with two decks each side draws from its own. */
export const deckOf = (g: XWing, ship: Ship) =>
  g.state.decks.length === 1 ? g.state.decks[0]! : g.state.decks[sideOf(g.state, ship)]!;

/**
 * XW-GLEICHZEITIGER-ANGRIFF-01..03: in the Combat phase a ship of the active ship's skill that has not yet had its
 * opportunity to attack stays, and functions as before.
 */
const mayStillAttack = (g: XWing, ship: Ship): boolean =>
  (g.state.phase === 'combat' &&
    !ship.fought &&
    g.state.combatSkill !== null &&
    skillOf(g, ship) === g.state.combatSkill) ||
  hasAnAnswer(g, ship);

const hasAnAnswer = (g: XWing, ship: Ship): boolean =>
  g.cards(ship, 'staysFor').some(({ source, rules }) => rules.staysFor?.(g, source));

const outlives = (g: XWing, ship: Ship): boolean => {
  for (const { source, rules } of g.cards(ship, 'outlives')) if (rules.outlives?.(g, source)) return true;
  return false;
};

/** Removes every ship that is destroyed now; called when an effect has been resolved in full. */
export const removeDestroyed = (g: XWing): Flow => (isAnyoneDoomed(g) ? removeDoomed(g) : nothingHappens);

function isAnyoneDoomed(g: XWing): boolean {
  for (const s of g.state.ships) if (s.status === 'play' && (s.doomed || isDoomed(g, s))) return true;
  return false;
}

function* removeDoomed(g: XWing): Flow {
  // One after another, since the last act of one may doom another that was looked at before.
  const isGone = (s: Ship): boolean =>
    (s.doomed || isDoomed(g, s)) && !g.leaving.includes(s) && !mayStillAttack(g, s) && !outlives(g, s);
  // XW-GLEICHZEITIGER-ANGRIFF-05: whoever would go now goes later, even if some damage is repaired until then
  for (const s of inPlay(g.state)) {
    if (s.doomed || !isDoomed(g, s) || !mayStillAttack(g, s) || outlives(g, s)) continue;
    s.doomed = true;
    g.emit({ type: 'doomed', ship: s.id });
  }
  for (let ship = inPlay(g.state).find(isGone); ship; ship = inPlay(g.state).find(isGone))
    yield* g.rules.destroy(g, ship, 'damage');
}

/** XW-SCHIFFE-ZERSTOEREN-02, XW-SCHADEN-07 */
export function* destroy(g: XWing, ship: Ship, cause: 'damage' | 'fled'): Flow {
  // A fled ship can resolve nothing any more (XW-FLUCHT-07); others act one last time where a card says so.
  if (cause === 'damage') {
    if (((yield* open(g, 'ship.dying', { ship })) ?? 0) > 0 && !isDoomed(g, ship)) {
      ship.doomed = false;
      return;
    }
    g.leaving.push(ship); // what its last act sets off must not remove it a second time
    yield* open(g, 'ship.destroyed', { ship });
    g.leaving.splice(g.leaving.indexOf(ship), 1);
  }
  const { base } = g.standing(ship);
  const aboard = dockedOn(g, ship);
  noteHarm(g);
  takeOffTable(g, ship);
  for (const docked of aboard) g.emit({ type: 'destroyed', ship: docked.id, cause });
  g.emit({ type: 'destroyed', ship: ship.id, cause });
  yield* open(g, 'ship.removed', { ship, base, fled: cause === 'fled' });
}

const dockedOn = (g: XWing, carrier: Ship): Ship[] =>
  g.state.ships.filter((s) => s.status === 'docked' && s.carrier === carrier.id);

/** XW-SCHIFFE-ZERSTOEREN-02, XW-SCHADEN-07: the ship goes, its tokens to the supply, its damage cards to the discard pile. */
export function takeOffTable(g: XWing, ship: Ship): void {
  for (const docked of dockedOn(g, ship)) takeOffTable(g, docked);
  ship.status = 'destroyed';
  ship.pose = null;
  ship.shields = 0;
  for (const token of Object.keys(ship.tokens)) ship.tokens[token as keyof Ship['tokens']] = 0;
  for (const target of [...ship.locks]) dropLock(g, ship, target);
  for (const other of g.state.ships) while (other.locks.includes(ship.id)) dropLock(g, other, ship.id);
  const deck = deckOf(g, ship);
  for (const d of ship.damage.splice(0)) if (d.card !== '') deck.discard.push(d.card);
  deck.discard.push(...ship.aside.splice(0));
  forgetTouching(g, ship);
}

function forgetTouching(g: XWing, ship: Ship): void {
  for (let i = g.state.touching.length - 1; i >= 0; i--) {
    const t = g.state.touching[i]!;
    if (t.a === ship.id || t.b === ship.id) g.state.touching.splice(i, 1);
  }
}
