import { type Flow, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { contains, overlaps } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import { costOf } from '../../build/look-up.ts';
import { countsAsDestroyed } from '../../campaign/battle.ts';
import * as data from '../../data/index.ts';
import { isWrecked } from '../../flow/attack/shots.ts';
import { choose, chooseUnit } from '../../flow/choose.ts';
import { hasRoom, layMarker, placeMarker, takeUpMarker } from '../../flow/markers.ts';
import { gainVictory, setObjectives } from '../../flow/objective.ts';
import { areaOf, edgeOf, zoneBounds, zoneDepth } from '../../flow/setup/areas.ts';
import { chooseAndPlace, placeThis, type Where } from '../../flow/setup/obstacles.ts';
import type { MarkerPlace } from '../../payloads.ts';
import type { Marker, Obstacle, Ship, Side, Unit } from '../../state.ts';
import {
  captainOf,
  commandOf,
  isAtMarker,
  livingShips,
  markerShape,
  otherSide,
  refuse,
  second,
  sideOf,
} from '../../values.ts';
import { type AnyAbility, at, ban, type CardRules, type CardSource, type ObjectiveRules } from '../vocabulary.ts';

/** Turns of phrase that objectives share. An objective stands there once for each side: `self` says which. */

type Whose = { readonly seat: Seat };
/** Of the first player, of the second. */
export const isFirst = ({ state }: Armada, whose: Whose): boolean => sideOf(state, whose) === state.first;
export const isSecond = (g: Armada, whose: Whose): boolean => !isFirst(g, whose);
/** Of the side that this copy of the card stands for. */
export const isOwn = ({ state }: Armada, whose: Whose | undefined, self: CardSource): boolean =>
  whose !== undefined && sideOf(state, whose) === sideOf(state, self);
export const firstSeat = ({ state }: Armada): Seat => captainOf(state, state.first);
export const secondSeat = ({ state }: Armada): Seat => captainOf(state, second(state));
export const enemySide = ({ state }: Armada, whose: Whose): Side => otherSide(sideOf(state, whose));

export const shipsOf = (g: Armada, side: Side): readonly Ship[] =>
  livingShips(g.state).filter((s) => sideOf(g.state, s) === side);
/** All ships of a side that may still be given something, on the table or not. AR-FAQ-BEISEITEGESTELLTE-SCHIFFE-UN-05 */
export const shipsToMark = ({ state }: Armada, side: Side): readonly Ship[] =>
  state.units.filter(
    (u): u is Ship => u.kind === 'ship' && sideOf(state, u) === side && (u.status === 'play' || u.status === 'reserve'),
  );

const TOKENS: readonly ClauseId[] = ['AR-EINSATZZIELMARKER-01'];

/** The same for the whole table: it is done once, by the second player's copy. */
export const atEndOfRound = (run: (g: Armada) => Flow<void>): AnyAbility =>
  at('round.end', { mandatory: true, when: (g, _m, self) => isSecond(g, self), run: (g) => run(g) });

export const USUAL_SIX = ['asteroid-1', 'asteroid-2', 'asteroid-3', 'debris-1', 'debris-2', 'station'];
export const NO_STATION = USUAL_SIX.filter((token) => token !== 'station');
export const DUST = ['dust-1', 'dust-2'];

/** AR-AUFBAU-15: in turn, beginning with the second player unless the card says otherwise. */
export function* takeTurns(
  g: Armada,
  supply: readonly string[],
  where: Where = g.rules.usualPlace(g),
  begins: Side = second(g.state),
): Flow {
  const left = [...supply];
  for (let side = begins; left.length > 0; side = otherSide(side))
    yield* chooseAndPlace(g, captainOf(g.state, side), left, where);
}
/** The second player places all of them. */
export function* secondPlaces(g: Armada, supply: readonly string[], where: Where = g.rules.usualPlace(g)): Flow {
  const left = [...supply];
  while (left.length > 0) yield* chooseAndPlace(g, secondSeat(g), left, where);
}
/** Beyond distance 1 of obstacles and so far from the player edges, anywhere in the setup area. */
export const away = (fromPlayerEdges: number): Where => ({ fromEdges: 0, fromPlayerEdges, apart: 1 });
/** 'Then the second player places …' */
export const secondAdds = (g: Armada, token: string, where: Where): Flow<Obstacle> =>
  placeThis(g, secondSeat(g), token, where);

/** The stations are the second player's: he does not attack them, and the first is not helped by them. */
export const stationsOfTheSecond: Pick<CardRules, 'ignoresObstacle' | 'bans'> = {
  ignoresObstacle: (g, self, unit, obstacle) =>
    obstacle.station !== undefined && isOwn(g, unit, self) && isFirst(g, unit),
  bans: [
    ban('target', (g, { attacker, defender }, self) =>
      attacker && 'obstacle' in defender && isOwn(g, attacker, self) && isSecond(g, attacker)
        ? refuse(['AR-ANGREIFEN-29'], say('ar.no.friend'))
        : undefined,
    ),
  ],
};
/** Two unarmed stations of the second player: each that stands at the end gains him a token, each other his opponent. */
export const stationsToHold: ObjectiveRules = {
  *obstacles(g) {
    yield* takeTurns(g, NO_STATION);
    for (let i = 0; i < 2; i++) {
      const station = yield* secondAdds(g, 'station', away(3));
      station.station = { armed: false, damage: 0 };
    }
  },
  ends(g) {
    for (const { station } of g.state.obstacles)
      if (station) gainVictory(g, isWrecked(station) ? g.state.first : second(g.state));
  },
};

type Place = Omit<MarkerPlace, 'kind' | 'marker'>;
/**
 * A player places an objective token. Where the table has no room, tokens may lie closer to each other, band by band,
 * and in the end farther from what they were to lie near.
 */
export function* placeToken(g: Armada, seat: Seat, where: Place, clauses = TOKENS): Flow<Marker> {
  const fits = (place: Place): boolean => hasRoom(g, 'objective', place);
  let place = where;
  for (let markers = (where.beyond?.markers ?? 0) - 1; markers >= 0 && !fits(place); markers--)
    place = { ...where, beyond: { ...where.beyond, markers } };
  if (!fits(place)) place = { ...place, at: [] };
  return yield* placeMarker(g, seat, 'objective', place, clauses);
}
export function* tokensByTurns(g: Armada, count: number, begins: Side, where: Place, clauses = TOKENS): Flow {
  let side = begins;
  for (let i = 0; i < count; i++) {
    yield* placeToken(g, captainOf(g.state, side), where, clauses);
    side = otherSide(side);
  }
}
export const tokens = ({ state }: Armada): readonly Marker[] => state.markers.filter((m) => m.kind === 'objective');
export const tokensAt = (g: Armada, unit: Unit, most: number): readonly Marker[] =>
  tokens(g).filter((m) => isAtMarker(g, unit, m, most));
/** AR-OBJ-GEFAEHRLICHES-TERRAIN-02: those that overlap the obstacle. */
const tokensOn = (g: Armada, obstacle: Obstacle): readonly Marker[] =>
  tokens(g).filter((m) => overlaps(markerShape(m), g.outline(obstacle)));
export function tokenOnEach(g: Armada): void {
  for (const { pose } of g.state.obstacles) layMarker(g, 'objective', pose, null);
}
export function* removeTokens(g: Armada): Flow {
  for (const marker of tokens(g)) yield* takeUpMarker(g, marker);
}

/** A player picks one of these tokens. */
export function* pickToken(g: Armada, seat: Seat, from: readonly Marker[], clauses = TOKENS): Flow<Marker> {
  const id = yield* choose({
    seat,
    kind: 'card-marker',
    prompt: say('ar.ask.pick-token'),
    clauses,
    about: {},
    options: from.map((m) => ({ id: String(m.id), label: say('ar.marker.objective'), about: { marker: m.id } })),
  });
  return g.state.markers.find((m) => String(m.id) === id)!;
}

/** A player picks one of these obstacles. */
export function* pickObstacle(g: Armada, seat: Seat, from: readonly Obstacle[]): Flow<Obstacle> {
  const id = yield* choose({
    seat,
    kind: 'card-obstacle',
    prompt: say('ar.ask.pick-obstacle'),
    clauses: ['AR-EINSATZZIELKARTEN-02'],
    about: {},
    options: from.map((o) => {
      const place = g.state.obstacles.indexOf(o);
      return { id: String(place), label: say('ar.obstacle', { obstacle: place }), about: { obstacle: place } };
    }),
  });
  return g.state.obstacles[Number(id)]!;
}

/** 'When a ship reveals a command dial, you may take a token at distance 1 of it.' */
export const takesOnReveal = (isTaker: (ship: Ship) => boolean, take: (g: Armada, ship: Ship) => void): AnyAbility =>
  at('ship.revealed', {
    when: (g, { ship }, self) => isOwn(g, ship, self) && isTaker(ship) && tokensAt(g, ship, 1).length > 0,
    *run(g, { ship }, self) {
      yield* takeUpMarker(g, yield* pickToken(g, self.seat, tokensAt(g, ship, 1)), ship);
      take(g, ship);
    },
  });
/** 'When you overlap an obstacle you may take its token for 1 victory token': one of them, however many lie there. */
export const takesWhereItLies = (squadrons: boolean): AnyAbility =>
  // AR-OBJ-GEFAEHRLICHES-TERRAIN-02..04
  at('obstacle.overlaps', {
    when: (g, { unit, obstacle }, self) =>
      isOwn(g, unit, self) && (squadrons || unit.kind === 'ship') && tokensOn(g, obstacle).length > 0,
    *run(g, { unit, obstacle }, self) {
      yield* takeUpMarker(g, yield* pickToken(g, self.seat, tokensOn(g, obstacle)), unit);
      gainFor(g, self);
    },
  });
export const gainFor = (g: Armada, whose: Whose, count = 1): void => gainVictory(g, sideOf(g.state, whose), count);

/** AR-EINSATZZIELKARTEN-06: a player names an objective ship. */
export function* markShip(g: Armada, seat: Seat, ships: readonly Ship[]): Flow {
  if (ships.length === 0) return;
  const ship = yield* chooseUnit(
    seat,
    'card-unit',
    ships,
    ['AR-EINSATZZIELKARTEN-06'],
    say('ar.ask.objective-ship', { objective: g.state.objective }),
  );
  setObjectives(g, ship, 1);
}

/** The higher sum of command values gains a token; with equal sums nobody does. R-AR-27 */
export function contest(g: Armada, isThere: (ship: Ship) => boolean): void {
  const sum = (side: Side): number =>
    shipsOf(g, side).reduce((all, ship) => all + (isThere(ship) ? commandOf(g, ship) : 0), 0);
  const [a, b] = [sum(0), sum(1)];
  if (a !== b) gainVictory(g, a > b ? 0 : 1);
}

/** For each of its objective ships that lies wholly in the first player's deployment zone the second player gains a token. */
export function gainForThrough(g: Armada): void {
  const zone = areaOf(zoneBounds(g, edgeOf(g, g.state.first), zoneDepth(g)));
  const through = shipsOf(g, second(g.state)).filter(
    (ship) => ship.objectives > 0 && g.standing(ship).base.every((b) => contains(zone, b)),
  );
  if (through.length > 0) gainVictory(g, second(g.state), through.length);
}

/** A destroyed objective ship counts its ship card once more, its upgrade cards not. */
export function countedTwice({ state }: Armada): [number, number] {
  const score: [number, number] = [0, 0];
  for (const unit of state.units)
    if (unit.kind === 'ship' && unit.objectives > 0 && countsAsDestroyed(unit))
      score[otherSide(sideOf(state, unit))] += costOf(data.shipCard(unit.card), state.rules.prices);
  return score;
}

/** The first player deploys everything before the second deploys anything. */
export const firstDeploysAll = ({ state }: Armada, side: Side, able: readonly Unit[]): readonly Unit[] =>
  side !== state.first && state.units.some((u) => u.status === 'reserve' && sideOf(state, u) === state.first)
    ? []
    : able;

/** An objective ship of several; a single one is taken. */
export const pickShip = (seat: Seat, ships: readonly Ship[]): Flow<Ship> =>
  chooseUnit(seat, 'card-unit', ships, TOKENS, say('ar.ask.card-unit'));
