import { type Flow, type Seat, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { moveObstacle, obstaclesAt } from '../../flow/activation/moving-obstacles.ts';
import { mayChooseObstacle } from '../../flow/choose.ts';
import { placeMarker } from '../../flow/markers.ts';
import { placeOnObstacle } from '../../flow/squadrons/redeploy.ts';
import type { Marker } from '../../state.ts';
import { isAtDistance, isAtMarker, isFriendly } from '../../values.ts';
import { atCost, hasDice, isEnemy, isFriend, rerolls, whileDefending } from '../phrases/cards.ts';
import { type AnyAbility, at, type CardFamily, type CardSource } from '../vocabulary.ts';

/** 'Before deploying fleets, place 1 token anywhere in the play area.' */
const placesToken = (kind: 'grav-well' | 'grav-shift'): AnyAbility =>
  at('setup.before', {
    when: () => true,
    *run(g, _m, self) {
      yield* placeMarker(g, self.seat, kind, {}, ['AR-GRAVITATIONSMARKER-01'], self.key);
    },
  });

const ownToken = (g: Armada, self: CardSource): Marker | undefined => g.state.markers.find((m) => m.by === self.key);

/** One obstacle after the other, each at most once; those that are not wanted stay. */
function* shiftObstacles(g: Armada, seat: Seat, self: CardSource): Flow {
  const token = ownToken(g, self);
  const left = token ? [...obstaclesAt(g, token, 3)] : [];
  while (left.length > 0) {
    const prompt = say('ar.ask.shift-obstacle', { card: self.card });
    const places = left.map((o) => g.state.obstacles.indexOf(o));
    const place = yield* mayChooseObstacle(seat, places, ['AR-CARD-GRAVITATIONSVERSCHIEBER-01'], prompt);
    if (place === undefined) return;
    const obstacle = g.state.obstacles[place]!;
    left.splice(left.indexOf(obstacle), 1);
    yield* moveObstacle(g, seat, obstacle, { most: 2, least: 0, overSquadrons: true });
    yield* placeOnObstacle(g, seat, obstacle);
  }
}

export const experimentalRetrofit: CardFamily = {
  // AR-CARD-EXPERIMENTELLER-G-8-PROJEKT-01..06: for this manoeuvre only, and the dial stays as it is
  'upgrade/g-8-experimental-projector': {
    abilities: [
      atCost('exhaust', 'manoeuvre.before', {
        when: (g, { ship }, self) => isEnemy(g, self, ship) && isAtDistance(g, ship, self.ship, 5),
        *run(_g, m) {
          m.slower++;
        },
      }),
    ],
  },
  // AR-CARD-GX-7-GRAVITATIONSPROJEKTOR-01..04
  'upgrade/g7-x-grav-well-projector': {
    abilities: [placesToken('grav-well')],
    // its ship is in play from the beginning of set-up on: AR-EFFEKTE-UND-TIMING-16
    deploysAt: (g, self, ship) =>
      g.state.markers.some(
        (m) =>
          m.kind === 'grav-well' &&
          m.seat !== null &&
          isFriendly(g.state, { seat: m.seat }, self) &&
          isAtMarker(g, ship, m, 3),
      )
        ? 0
        : undefined,
  },
  // AR-CARD-GRAVITATIONSVERSCHIEBER-01..06, R-AR-37
  'upgrade/grav-shift-reroute': {
    abilities: [
      placesToken('grav-shift'),
      at('setup.after', {
        when: (g, _m, self) => {
          const token = ownToken(g, self);
          return self.ship.status === 'play' && token !== undefined && obstaclesAt(g, token, 3).length > 0;
        },
        run: (g, _m, self) => shiftObstacles(g, self.seat, self),
      }),
    ],
  },
  // AR-CARD-ANTI-ZIELSUCHSYSTEM-01..03: every copy is an ability of its own
  'upgrade/targeting-scrambler': {
    abilities: [
      whileDefending({
        cost: 'exhaust',
        when: (g, m, self) =>
          m.defender?.kind === 'ship' &&
          isFriend(g, self, m.defender) &&
          m.attack.range === 'close' &&
          hasDice(m) &&
          isAtDistance(g, m.defender, self.ship, 3),
        run: rerolls(4),
      }),
    ],
  },
};
