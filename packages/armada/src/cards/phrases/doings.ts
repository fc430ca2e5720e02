import { type Flow, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { distance, distanceBetween, overlaps, type Pose } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import { placeDisplaced } from '../../flow/activation/displaced.ts';
import { endOf, look } from '../../flow/attack/sight.ts';
import { askIn, chooseToken, chooseUnit, chooseZone } from '../../flow/choose.ts';
import { besideShip, layMarker, markerPlace, takeUpMarker } from '../../flow/markers.ts';
import { type Bounds, RULER, setupBounds } from '../../flow/setup/areas.ts';
import { hasRoom as isRoomFor, placeThis } from '../../flow/setup/obstacles.ts';
import { setToken } from '../../flow/tokens.ts';
import { TOUCH } from '../../geometry/index.ts';
import type { Marker, Obstacle, Ship } from '../../state.ts';
import { isAtMarker, squadronsInPlay, zonesOf } from '../../values.ts';
import { type AnyAbility, at, type Critical } from '../vocabulary.ts';
import { isOwn, isSecond, pickObstacle, pickToken, secondSeat, shipsOf, tokens } from './objectives.ts';

/** What single objectives have players do on the table. */

/** The middle of the setup area, which is that of the play area. */
export function centre(g: Armada): Pose {
  const [west, south, east, north] = setupBounds(g);
  return { x: (west + east) / 2, y: (south + north) / 2, hx: 0, hy: 1 };
}

/** Beyond distance 5 of all edges of the setup area. */
export function ambushZone(g: Armada): Bounds {
  const [west, south, east, north] = setupBounds(g);
  return [west + RULER, south + RULER, east - RULER, north - RULER];
}

/** AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-03..05: a token is laid against the base of a ship that leaves the table. */
export function* dropToken(g: Armada, seat: Seat, ship: Ship): Flow {
  const named = yield* askIn(markerPlace, {
    seat,
    kind: 'marker-place',
    prompt: say('ar.ask.marker-place', { kind: { ...say('ar.marker.objective') } }),
    clauses: ['AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-03'],
    about: {},
    region: { name: 'marker-place', kind: 'objective', touching: ship.id },
  });
  const places = besideShip(g, ship.id);
  let best = places[0]!;
  for (const place of places) if (distanceBetween(place, named) < distanceBetween(best, named)) best = place;
  layMarker(g, 'objective', best, null);
}

/** The second player lays exogorths against other obstacles, each against a different one where the card says so. */
export function* layExogorths(g: Armada, supply: readonly string[], how: 'different' | 'any'): Flow {
  const taken: Obstacle[] = [];
  for (const token of supply) {
    const free = g.state.obstacles.filter((o) => o.kind !== 'exogorth' && !taken.includes(o) && hasRoom(g, token, o));
    if (free.length === 0) return;
    const seat = secondSeat(g);
    const obstacle = yield* pickObstacle(g, seat, free);
    if (how === 'different') taken.push(obstacle);
    const laid = yield* placeThis(g, seat, token, against(g, obstacle));
    // AR-HINDERNISSE-07..10
    const under = squadronsInPlay(g.state).filter((s) => overlaps(g.base(s), g.outline(laid)));
    yield* placeDisplaced(g, { obstacle: g.state.obstacles.indexOf(laid) }, seat, under);
  }
}
const against = (g: Armada, obstacle: Obstacle) => ({
  fromEdges: 0,
  fromPlayerEdges: 0,
  apart: 0,
  touching: [g.state.obstacles.indexOf(obstacle)],
});
const hasRoom = (g: Armada, token: string, obstacle: Obstacle): boolean =>
  isRoomFor(g, { obstacle: token, ...against(g, obstacle) });
/** What an exogorth has bitten into. */
export const touchedBy = (g: Armada, exogorth: Obstacle): readonly Obstacle[] =>
  g.state.obstacles.filter((o) => o.kind !== 'exogorth' && distance(g.outline(o), g.outline(exogorth)) <= TOUCH);

const FOUR_BLUE = { red: 0, blue: 4, black: 0 };

/** The cannon's attack: four blue dice, medium range, any hull zone, never obstructed. AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-06..10 */
function* cannonFires(g: Armada, seat: Seat, token: Marker, ship: Ship, clauses: readonly ClauseId[]): Flow {
  const defending = yield* chooseZone(seat, 'zone', ship.id, zonesOf(g, ship), clauses);
  const attacker = { marker: token.id };
  const defender = { unit: ship.id };
  const seen = look(g, endOf(g, attacker, null), endOf(g, defender, defending), [attacker, defender]);
  yield* g.rules.attack(
    g,
    {
      kind: 'granted',
      attacker,
      zone: null,
      defender,
      defending,
      range: 'medium',
      mm: 0,
      obstructed: false,
      seen,
      line: seen.line,
      armament: 'battery',
      dice: FOUR_BLUE,
    },
    { seat },
  );
}

const inReach = (g: Armada): readonly Ship[] =>
  shipsOf(g, g.state.first).filter((ship) => tokens(g).some((token) => isAtMarker(g, ship, token, 3)));

/** At the end of the Command Phase the second player may fire it at one enemy ship; `spent`: the token goes with it. */
export const ionCannon = (clauses: readonly ClauseId[], spent: boolean): AnyAbility =>
  at('command.end', {
    when: (g, _m, self) => isSecond(g, self) && inReach(g).length > 0,
    *run(g, _m, { seat }) {
      const ship = yield* chooseUnit(seat, 'card-unit', inReach(g), clauses, say('ar.ask.cannon'));
      const near = tokens(g).filter((token) => isAtMarker(g, ship, token, 3));
      const token = yield* pickToken(g, seat, near);
      yield* cannonFires(g, seat, token, ship, clauses);
      if (spent) yield* takeUpMarker(g, token);
    },
  });

/** Its critical effect: the defender exhausts a token of his own choice. */
export const ionCritical = (card: string, clauses: readonly ClauseId[]): Critical => ({
  colour: 'blue',
  when: (g, { attack, defender }, self) =>
    'marker' in attack.attacker && isOwn(g, attack, self) && defender?.tokens.some((t) => t.state === 'ready') === true,
  *run(g, { defender }) {
    const unit = defender!;
    const ready = unit.tokens.flatMap((t, i) => (t.state === 'ready' ? [i] : []));
    const prompt = say('ar.ask.exhaust-token', { unit: unit.id });
    const place = yield* chooseToken(unit.seat, unit, ready, clauses, prompt, card);
    setToken(g, unit, unit.tokens[place]!, 'exhausted');
  },
});
