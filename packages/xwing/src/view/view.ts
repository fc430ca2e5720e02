import { chance, copy, type Seat } from '@holotisch/engine';
import type { CardBook } from '../cards/vocabulary.ts';
import * as data from '../data/index.ts';
import {
  type Attack,
  type AttackMemory,
  cloneState,
  type Damage,
  type Die,
  type Equipped,
  HIDDEN,
  type Lasting,
  type Rules,
  type Ship,
  type Tokens,
  type Turn,
  type Which,
  type XWingState,
} from '../state.ts';
import { type IdMarker, idMarkers } from './id-markers.ts';

/**
 * What a seat may know, field by field: whatever is added to the state stays hidden until it is named here. Hidden are
 * dials that have not been revealed, from all but their owner and his team (XW-PLANUNGSPHASE-04, XW-TEAM-SPIEL-12);
 * the face of facedown damage cards, from everybody; the order of the decks and the chance to come.
 */

export type XWingView = Pick<
  XWingState,
  | 'rules'
  | 'sides'
  | 'points'
  | 'round'
  | 'phase'
  | 'stage'
  | 'combatSkill'
  | 'active'
  | 'initiative'
  | 'edges'
  | 'supply'
  | 'obstacles'
  | 'bombs'
  | 'nextBomb'
  | 'touching'
  | 'attacks'
  | 'lasting'
  | 'uses'
  | 'outcome'
> & {
  readonly turn?: Turn;
  readonly ships: readonly ShipView[];
  readonly decks: readonly DeckView[];
  /** XW-RUNDENMARKER-01, XW-RUNDENMARKER-02: one a round, where the number of rounds is limited. */
  readonly roundTokens: number;
};
export type DeckView = {
  readonly left: number;
  readonly discard: readonly string[];
};
export type ShipView = Omit<Ship, 'damage'> & {
  /** Of a facedown card nobody knows the name. */
  readonly damage: readonly DamageView[];
  /** XW-ZIELERFASSUNG-02, XW-ZIELERFASSUNG-03: `locks` are its blue tokens, these its red ones. */
  readonly lockedBy: readonly number[];
  /** Cards whose text the players carry out themselves. */
  readonly byHand: readonly string[];
  readonly marker: IdMarker | null;
};
export type DamageView = Damage | { readonly card: null; readonly faceup: false };

// What cards have counted (`uses`) and noted lies open: these are maps, whose keys are data. Poses never change once
// made, so they are shared.

export function view(book: CardBook, s: XWingState, seat: Seat | 'nobody'): XWingView {
  const side = seat === 'nobody' ? undefined : s.sides[seat];
  const markers = idMarkers(s);
  return {
    rules: viewRules(s.rules),
    sides: [...s.sides],
    points: [...s.points],
    round: s.round,
    phase: s.phase,
    stage: s.stage,
    combatSkill: s.combatSkill,
    active: s.active,
    ...(s.turn && { turn: viewTurn(s.turn) }),
    initiative: s.initiative,
    edges: s.edges && [...s.edges],
    supply: [...s.supply],
    obstacles: s.obstacles.map(({ kind, pose, outline }) => ({ kind, pose, ...(outline && { outline }) })),
    ships: s.ships.map((ship, i) => viewShip(book, s, ship, side, markers[i]!)),
    bombs: s.bombs.map(({ id, card, ship, seat: owner, pose, part }) => ({ id, card, ship, seat: owner, pose, part })),
    nextBomb: s.nextBomb,
    touching: s.touching.map(({ a, b, moved }) => ({ a, b, moved: [...moved] })),
    // XW-SCHADEN-08: the discard pile is open
    decks: s.decks.map((d) => ({ left: d.draw.length, discard: [...d.discard] })),
    attacks: s.attacks.map(viewAttack),
    lasting: s.lasting.map(viewLasting),
    uses: { ...s.uses },
    outcome: s.outcome && { winner: s.outcome.winner, reason: s.outcome.reason },
    roundTokens: s.rules.roundLimit === null ? 0 : s.round,
  };
}

/** What was revealed lies open, and so does what the manoeuvre has met. */
function viewTurn(turn: Turn): Turn {
  if (!('manoeuvre' in turn)) return { step: turn.step };
  const { code, bearing, speed, side, difficulty, energy, template } = turn.manoeuvre;
  const revealed = {
    manoeuvre: {
      code,
      bearing,
      speed,
      side,
      difficulty,
      ...(energy === undefined ? {} : { energy }),
      ...(template === undefined ? {} : { template }),
    },
    difficulty: turn.difficulty,
  };
  if (turn.step === 'fly') return { step: 'fly', ...revealed };
  return {
    step: 'act',
    ...revealed,
    overlapped: [...turn.overlapped],
    obstacles: turn.obstacles.map(({ kind, at }) => ({ kind, at })),
    checksLater: turn.checksLater,
  };
}

const viewRules = (r: Rules): Rules => ({
  width: r.width,
  depth: r.depth,
  damageDeck: r.damageDeck,
  ownDecks: r.ownDecks,
  roundLimit: r.roundLimit,
  timeLimit: r.timeLimit,
  mission: r.mission,
  unenforced: r.unenforced,
});

function viewShip(
  book: CardBook,
  state: XWingState,
  s: Ship,
  side: number | undefined,
  marker: IdMarker | null,
): ShipView {
  const mine = side !== undefined && state.sides[s.seat] === side;
  return {
    id: s.id,
    seat: s.seat,
    faction: s.faction,
    type: s.type,
    pilot: s.pilot,
    upgrades: s.upgrades.map(viewUpgrade),
    conditions: [...s.conditions],
    status: s.status,
    ...(s.carrier === undefined ? {} : { carrier: s.carrier }),
    pose: s.pose,
    shields: s.shields,
    tokens: viewTokens(s.tokens),
    locks: [...s.locks],
    damage: s.damage.map(viewDamage),
    aside: [...s.aside],
    dial: s.dial === null ? null : s.revealed || mine ? s.dial : HIDDEN,
    revealed: s.revealed,
    activated: s.activated,
    fought: s.fought,
    doomed: s.doomed,
    performed: [...s.performed],
    bumped: s.bumped,
    bombed: s.bombed,
    mobile: s.mobile,
    flown: s.flown,
    lockedBy: state.ships.filter((other) => other.locks.includes(s.id)).map((other) => other.id),
    byHand: state.rules.unenforced ? playedByHand(book, s) : [],
    marker,
  };
}

const viewUpgrade = ({ slot, id, discarded, face, tokens }: Equipped): Equipped => ({
  slot,
  id,
  discarded,
  face,
  tokens,
});

const viewTokens = (t: Tokens): Tokens => ({
  focus: t.focus,
  evade: t.evade,
  stress: t.stress,
  ion: t.ion,
  cloak: t.cloak,
  tractor: t.tractor,
  weaponsdisabled: t.weaponsdisabled,
  jam: t.jam,
  reinforce: t.reinforce,
});

const viewDamage = ({ card, faceup, round, unresolved }: Damage): DamageView =>
  faceup ? { card, faceup, round, ...(unresolved && { unresolved }) } : { card: null, faceup: false };

const viewAttack = (a: Attack): Attack => ({
  id: a.id,
  attacker: a.attacker,
  defender: a.defender,
  weapon: a.weapon,
  range: a.range,
  inArc: a.inArc,
  arc: a.arc,
  obstructed: a.obstructed,
  step: a.step,
  attackDice: a.attackDice.map(viewDie),
  defenceDice: a.defenceDice.map(viewDie),
  hit: a.hit,
  memory: viewMemory(a.memory),
  noted: copy(a.noted),
});

const viewMemory = (m: AttackMemory): AttackMemory => ({
  spent: m.spent.map(({ ship, token }) => ({ ship, token })),
  dealt: [...m.dealt],
  dealtFaceup: [...m.dealtFaceup],
  shieldLost: [...m.shieldLost],
  added: viewBoth(m.added),
  sealed: viewBoth(m.sealed),
  justRerolled: viewBoth(m.justRerolled),
  hitCritically: m.hitCritically,
  suffered: m.suffered,
  critsFirst: m.critsFirst,
  hitsStand: m.hitsStand,
  again: m.again,
});

const viewBoth = <T>({ attack, defence }: Record<Which, T>): Record<Which, T> => ({ attack, defence });

const viewDie = ({ face, rerolled, fixed, stands }: Die): Die => ({
  face,
  rerolled,
  ...(fixed && { fixed }),
  ...(stands && { stands }),
});

const viewLasting = ({ source, ship, until, value, modifier, note }: Lasting): Lasting => ({
  source,
  ship,
  until,
  ...(value === undefined ? {} : { value }),
  ...(modifier === undefined ? {} : { modifier: copy(modifier) }),
  ...(note === undefined ? {} : { note: copy(note) }),
});

/** Cards in force whose text the program does not carry out: the players are reminded of them. */
function playedByHand(book: CardBook, ship: Ship): string[] {
  const pilot = data.pilot(ship.faction, ship.type, ship.pilot);
  const cards = ship.upgrades.filter((u) => !u.discarded).map((u) => data.upgrade(u.slot, u.id));
  return [
    ...(pilot.ability && !book.has(`${pilot.faction}/${pilot.ship}/${pilot.id}`) ? [pilot.id] : []),
    ...cards.filter((c) => c.ability && !book.has(`${c.slot}/${c.id}`)).map((c) => c.id),
  ];
}

/** A state to think and measure with, out of a view and nothing else: dials and cards that it hides are hidden in it. */
export function imagine({ ships, decks, roundTokens: _, ...open }: XWingView): XWingState {
  return cloneState({
    ...open,
    chance: chance('imagined'),
    ships: ships.map(({ lockedBy: _l, byHand: _b, marker: _m, damage, ...ship }) => ({
      ...ship,
      damage: damage.map((d) => (d.faceup ? d : { card: HIDDEN, faceup: false, round: 0 })),
    })),
    decks: decks.map(({ left, discard }) => ({ draw: new Array<string>(left).fill(HIDDEN), discard: [...discard] })),
  });
}
