import { copy, type Json } from '@holotisch/engine';
import { headingDegrees, type Pose } from '@holotisch/table';
import type { CardBook } from '../cards/vocabulary.ts';
import type { Ship } from '../state.ts';
import type { XWing } from '../xwing.ts';
import { newShip } from './start.ts';

/**
 * A position that `place` lays out again: the moment between two activities, with all that is on the table. What is as
 * it would be anyway is left out, for a position is sent as a link.
 */
export const positionOf = ({ book, state }: Pick<XWing, 'book' | 'state'>): Json => ({
  ships: state.ships.map((s) => shipOf(book, s)),
  sides: [...state.sides],
  obstacles: state.obstacles.map(({ kind, pose, outline }) => ({
    kind,
    ...spotOf(pose),
    ...(outline && { outline: outline.map(([x, y]) => [x, y]) }),
  })),
  bombs: state.bombs.map((b) => ({ card: b.card, ship: b.ship, part: b.part, ...spotOf(b.pose) })),
  touching: state.touching.map(({ a, b, moved }) => (moved.length > 0 ? [a, b, [...moved]] : [a, b])),
  phase: state.phase,
  stage: state.stage,
  round: state.round,
  combatSkill: state.combatSkill,
  active: state.active,
  ...(state.turn && { turn: copy(state.turn) }),
  initiative: state.initiative,
  edges: state.edges && [...state.edges],
  supply: [...state.supply],
  lasting: state.lasting.map((l) => ({ ...l })),
  uses: { ...state.uses },
  discarded: state.decks.map((d) => [...d.discard]),
  outcome: state.outcome && { ...state.outcome },
  rules: { ...state.rules },
});

const spotOf = (p: Pose) => ({ x: p.x, y: p.y, degrees: headingDegrees(p.hx, p.hy) });

const shipOf = (book: CardBook, s: Ship): Json => ({
  seat: s.seat,
  faction: s.faction,
  type: s.type,
  pilot: s.pilot,
  upgrades: cardsOf(book, s),
  ...(s.pose ? { ...spotOf(s.pose), shields: s.shields } : {}),
  ...(s.status === 'reserve' ? { reserve: true } : {}),
  ...(s.status === 'docked' ? { docked: true, shields: s.shields } : {}),
  ...(s.carrier === undefined ? {} : { carrier: s.carrier }),
  tokens: Object.fromEntries(Object.entries(s.tokens).filter(([, n]) => n > 0)),
  locks: [...s.locks],
  damage: s.damage.map((d) => ({ card: d.card, faceup: d.faceup, round: d.round })),
  conditions: [...s.conditions],
  ...(s.aside.length > 0 ? { aside: [...s.aside] } : {}),
  dial: s.dial,
  revealed: s.revealed,
  activated: s.activated,
  fought: s.fought,
  performed: [...s.performed],
  bumped: s.bumped,
  bombed: s.bombed,
  doomed: s.doomed,
  flown: s.flown,
  mobile: s.mobile,
});

function cardsOf(book: CardBook, s: Ship): Json {
  const fresh = newShip(book, s.id, s.seat, s.faction, s.type, s.pilot, s.upgrades).upgrades;
  return s.upgrades.map((u, i) => {
    const card = `${u.slot}/${u.id}`;
    const untouched = !u.discarded && u.face === 0 && u.tokens === fresh[i]!.tokens;
    return untouched ? card : { card, discarded: u.discarded, face: u.face, tokens: u.tokens };
  });
}
