import { type Flow, type Refusal, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Armada } from '../../armada.ts';
import type { DefenceKind, Zone } from '../../data/types.ts';
import { choose, chooseUnit, NONE, noneOption } from '../../flow/choose.ts';
import { exhaust, moveShield } from '../../flow/tokens.ts';
import { barringClauses } from '../../reasons/card-clauses.ts';
import type { Equipped, Ship, Squadron, Unit } from '../../state.ts';
import {
  hasUpgrade,
  isAtDistance,
  isFriendly,
  isSquadron,
  livingShips,
  maxShields,
  refuse,
  zonesOf,
} from '../../values.ts';
import { type AnyAbility, type AnyBan, at, ban, type CardSource, type DamageMoment } from '../vocabulary.ts';

/** Turns of phrase that titles share. */

export const CLAUSE: readonly ClauseId[] = ['AR-EFFEKTE-UND-TIMING-11'];
export const isSelf = (unit: Unit | undefined, self: CardSource): boolean => unit?.id === self.piece;
export const no = (self: CardSource, clauses: readonly ClauseId[] = barringClauses(self.card)): Refusal =>
  refuse(clauses, say('ar.no.byCard', { card: self.card }), { piece: self.ship.id });

/** Friendly ships at a distance of 'you', without you. */
export const otherShipsAt = (g: Armada, self: CardSource, most: number): readonly Ship[] =>
  shipsAt(g, self, most).filter((s) => s.id !== self.piece);
export const shipsAt = (g: Armada, self: CardSource, most: number): readonly Ship[] =>
  livingShips(g.state).filter((s) => isFriendly(g.state, s, self) && isAtDistance(g, self.ship, s, most));

/** Readied copies of the card on other friendly ships. */
export const copiesAt = (g: Armada, self: CardSource, most: number): readonly Ship[] =>
  otherShipsAt(g, self, most).filter((s) => hasUpgrade(s, self.card)?.exhausted === false);
/** One copy is chosen and exhausted, and no more than one. AR-CARD-EINSATZTEAM-ANTILLES-01 */
export function* exhaustCopy(g: Armada, self: CardSource, most: number): Flow<Ship | undefined> {
  const ships = copiesAt(g, self, most);
  if (ships.length === 0) return undefined;
  const ship = yield* pickShip(self, ships);
  exhaust(g, ship, hasUpgrade(ship, self.card)!);
  return ship;
}

export function* pickShip(self: CardSource, ships: readonly Ship[]): Flow<Ship> {
  return yield* chooseUnit(self.seat, 'card-unit', ships, CLAUSE, say('ar.ask.unit-of-card', { card: self.card }));
}

/** Picks one of these upgrade cards of a ship. */
export function* pickUpgrade(self: CardSource, ship: Ship, cards: readonly Equipped[], prompt: string): Flow<Equipped> {
  const id = yield* choose({
    seat: self.seat,
    kind: 'card-upgrade',
    prompt: say(prompt, { unit: ship.id }),
    clauses: CLAUSE,
    about: { unit: ship.id, card: self.card },
    options: cards.map((u) => ({
      id: u.id,
      label: say('ar.card', { card: u.id }),
      about: { unit: ship.id, card: u.id },
    })),
  });
  return cards.find((u) => u.id === id)!;
}

/** The places of a unit's defence tokens in this state. */
export const tokensIn = ({ tokens }: Unit, ...states: readonly string[]): readonly number[] =>
  tokens.flatMap(({ state }, place) => (states.includes(state) ? [place] : []));

/** 'After you deploy, gain a defense token.' */
export const gainsDefence = (kind: DefenceKind): AnyAbility =>
  at('setup.deployed', {
    id: 'token',
    mandatory: true,
    when: (_g, { unit }, self) => isSelf(unit, self),
    *run(_g, _m, self) {
      self.ship.tokens.push({ kind, state: 'ready' });
    },
  });

/** 'You' suffer damage from an attack. */
export const suffersAttack = ({ unit, attack, amount }: DamageMoment, self: CardSource): boolean =>
  isSelf(unit, self) && attack !== undefined && amount > 0;

/** The squadron is in its activation, and 'you' have activated it by a Squadron command. */
export const isCommandedBy = (g: Armada, self: CardSource, unit: Unit | undefined): unit is Squadron =>
  isSquadron(unit) && g.state.flying?.squadron === unit.id && g.state.flying.by === self.piece;

/** What the card has begun with a unit is going on. */
export const began = (g: Armada, self: CardSource, unit: Unit | undefined): boolean =>
  g.state.lasting.some((l) => l.source === self.key && l.unit === unit?.id);

/** More shields than a zone's maximum; but never more than this. */
export const MOST_SHIELDS = 6;

/** Moves shields from other zones to one, one by one, up to so many. */
export function* moveShields(
  g: Armada,
  self: CardSource,
  to: Zone,
  from: readonly Zone[],
  most = Number.POSITIVE_INFINITY,
): Flow<void> {
  const { ship } = self;
  for (let left = most; left > 0 && ship.shields[to] < MOST_SHIELDS; left--) {
    const zones = from.filter((z) => z !== to && ship.shields[z] > 0);
    if (zones.length === 0) return;
    const answer = yield* choose({
      seat: ship.seat,
      kind: 'zone',
      prompt: say('ar.ask.shield-from', { unit: ship.id, card: self.card, to }),
      clauses: CLAUSE,
      about: { unit: ship.id },
      options: [
        ...zones.map((zone) => ({ id: zone, label: say(`ar.zone.${zone}`), about: { unit: ship.id, zone } })),
        noneOption,
      ],
    });
    if (answer === NONE) return;
    if (!moveShield(g, ship, zones.find((z) => z === answer)!, to, MOST_SHIELDS)) return;
  }
}

/** 'You cannot recover shields while any zone is greater than its maximum shield value.' */
export const noRecovery: AnyBan = ban('gainShields', (g, { ship, moved }, self) =>
  isSelf(ship, self) && !moved && zonesOf(g, ship).some((zone) => ship.shields[zone] > maxShields(g, ship, zone))
    ? no(self)
    : undefined,
);
