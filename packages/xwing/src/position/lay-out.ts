import { bad, chance, good, type Position, type Result, say, shuffledDeck } from '@holotisch/engine';
import { pose } from '@holotisch/table';
import { squadPoints } from '../build/points.ts';
import type { CardBook } from '../cards/vocabulary.ts';
import { deckOf } from '../flow/attack/damage.ts';
import {
  type Equipped,
  HIDDEN,
  type Lasting,
  type Ship,
  type Side,
  type TokenKind,
  type XWingState,
} from '../state.ts';
import { shieldValueOf, skillOf } from '../values.ts';
import type { XWing } from '../xwing.ts';
import { cardOf, laidFault, positionFault } from './fault.ts';
import { type PositionData, readPosition } from './read.ts';
import { damageCards, newShip, rulesFrom } from './start.ts';

/** Lays out a position of a scenario. Dice and the order of the damage deck are new, and so is what was hidden. */
export function place(start: Position, book: CardBook, sit: (state: XWingState) => XWing): Result<XWingState> {
  const shape = readPosition(start.position);
  if (!shape.ok) return shape;
  const p = shape.value;
  const fault = positionFault(p);
  if (fault) return bad(fault);
  const luck = chance(
    start.seed,
    Object.fromEntries(Object.entries(start.dice).map(([die, faces]) => [die, [...faces]])),
  );
  const rules = rulesFrom(p.rules);
  const ships = p.ships.map((s, id) => placedShip(book, id, s, p.round));
  const decks = [];
  for (const [side, name] of (rules.ownDecks ? ['damage', 'damage1'] : ['damage']).entries()) {
    const cards = damageCards(rules.damageDeck);
    // XW-SCHADEN-18: what a ship was dealt is missing from its own side's deck
    const owners = ships.filter((s) => !rules.ownDecks || p.sides[s.seat] === side);
    const used = owners.flatMap((s) => [...s.damage.map((d) => d.card), ...s.aside]);
    const discard = p.discarded[side] ?? [];
    for (const c of [...used, ...discard]) if (cards.includes(c)) cards.splice(cards.indexOf(c), 1);
    const onTop = start.decks[name] ?? [];
    const tooMany = firstTooMany(onTop, cards);
    if (tooMany >= 0)
      return bad({
        clauses: [],
        message: say('xw.noSuchDamage', { id: onTop[tooMany]! }),
        where: ['decks', name, tooMany],
      });
    decks.push({ draw: shuffledDeck(luck, cards, onTop).draw, discard: [...discard] });
  }
  const total = (side: Side) => squadPoints(ships.filter((s) => p.sides[s.seat] === side));
  const state: XWingState = {
    chance: luck,
    rules,
    sides: p.sides,
    points: [total(0), total(1)],
    round: p.round,
    phase: p.phase,
    stage: p.stage,
    combatSkill: p.combatSkill,
    active: p.active,
    turn: p.turn,
    initiative: p.initiative,
    edges: p.edges,
    supply: p.supply,
    obstacles: p.obstacles.map(({ kind, x, y, degrees, outline }) => ({
      kind,
      pose: pose(x, y, degrees),
      ...(outline && { outline }),
    })),
    ships,
    bombs: p.bombs.map((b, i) => ({
      id: i,
      card: b.card,
      ship: b.ship,
      seat: ships[b.ship]?.seat ?? 0,
      pose: pose(b.x, b.y, b.degrees),
      part: b.part,
    })),
    nextBomb: p.bombs.length,
    touching: p.touching.map(([a, b, moved]) => ({ a, b, moved })),
    decks,
    attacks: [],
    lasting: p.lasting as Lasting[],
    uses: p.uses,
    outcome: p.outcome,
  };
  const g = sit(state);
  for (const [i, s] of p.ships.entries()) {
    if (ships[i]!.status === 'play' || s.docked) ships[i]!.shields = s.shields ?? shieldValueOf(g, ships[i]!);
  }
  for (const ship of ships) fillIn(g, ship);
  implyTurn(g);
  const impossible = laidFault(g);
  return impossible ? bad(impossible) : good(state);
}

/**
 * What a turn that has begun says of its ship, whether it was written or not: it has been activated, its dial lies open
 * once it is past the reveal, and the step of the Combat phase is that of its skill (XW-GLEICHZEITIGER-ANGRIFF-01).
 */
function implyTurn(g: XWing): void {
  const { active, turn, phase } = g.state;
  if (active === null || turn === undefined) return;
  const ship = g.ship(active);
  if (phase === 'combat') g.state.combatSkill ??= skillOf(g, ship);
  if (phase !== 'activation') return;
  ship.activated = true; // XW-AKTIVIERUNGSPHASE-18
  ship.revealed ||= ship.dial !== null && turn.step !== 'reveal';
}

/** The first of the cards on top of which the deck has no further copy, or -1. */
function firstTooMany(onTop: readonly string[], cards: readonly string[]): number {
  const left = [...cards];
  return onTop.findIndex((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Cards that whoever wrote the position could not know are any of the deck, from its bottom. */
function fillIn(g: XWing, ship: Ship): void {
  for (const [at, { card, round }] of ship.damage.entries())
    if (card === HIDDEN) ship.damage[at] = { card: deckOf(g, ship).draw.pop() ?? '', faceup: false, round };
}

function placedShip(book: CardBook, id: number, s: PositionData['ships'][number], round: number): Ship {
  const cards = s.upgrades.map(cardOf);
  const ship = newShip(
    book,
    id,
    s.seat,
    s.faction,
    s.type,
    s.pilot,
    cards.map(({ slot, id }) => ({ slot, id })),
  );
  for (const [i, { happened }] of cards.entries()) if (happened) changeCard(ship.upgrades[i]!, happened);
  if (s.x !== undefined && s.y !== undefined) {
    ship.pose = pose(s.x, s.y, s.degrees);
    ship.status = 'play';
  } else ship.status = s.reserve ? 'reserve' : s.docked ? 'docked' : 'destroyed';
  if (s.carrier !== undefined) ship.carrier = s.carrier;
  for (const [token, n] of Object.entries(s.tokens)) ship.tokens[token as TokenKind] = n;
  ship.locks.push(...s.locks);
  for (const d of s.damage) ship.damage.push({ card: d.card, faceup: d.faceup, round: d.round || round });
  ship.conditions.push(...s.conditions);
  ship.aside.push(...s.aside);
  ship.performed.push(...s.performed);
  const { dial, revealed, activated, fought, bumped, bombed, doomed, flown, mobile } = s;
  return Object.assign(ship, { dial, revealed, activated, fought, bumped, bombed, doomed, flown, mobile });
}

function changeCard(
  card: Equipped,
  { discarded, face, tokens = card.tokens }: { discarded: boolean; face: 0 | 1; tokens?: number | undefined },
): void {
  Object.assign(card, { discarded, face, tokens });
}
