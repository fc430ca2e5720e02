import { countUse, type Flow, type Seat, say, usesOf } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { isWrecked, type Shot, shotId, shotOption, shotsFrom, stationCard } from '../../flow/attack/shots.ts';
import { choose, chooseUnit } from '../../flow/choose.ts';
import { gainVictory, setObjectives } from '../../flow/objective.ts';
import { edgeOf, zoneDepth } from '../../flow/setup/areas.ts';
import type { Side, Unit } from '../../state.ts';
import { captainOf, second, sideOf, unitOf, unitsInPlay } from '../../values.ts';
import { ionCannon, ionCritical } from '../phrases/doings.ts';
import {
  away,
  gainFor,
  gainForThrough,
  isFirst,
  isSecond,
  NO_STATION,
  placeToken,
  secondAdds,
  secondPlaces,
  secondSeat,
  stationsOfTheSecond,
  stationsToHold,
  takeTurns,
  USUAL_SIX,
} from '../phrases/objectives.ts';
import { at, type CardFamily } from '../vocabulary.ts';

/** Campaign objectives that the reference prints. What they earn a team for its campaign the match only tells. */
export const campaign: CardFamily = {
  'objective/base-defense-armed-station': {
    ...stationsOfTheSecond, // AR-CAMP-BASENVERTEIDIGUNG-BEWAFFN-R-04, -05
    objective: {
      // AR-CAMP-BASENVERTEIDIGUNG-BEWAFFN-R-02, -03
      *obstacles(g) {
        yield* takeTurns(g, NO_STATION);
        const beyondEdge = { edge: edgeOf(g, g.state.first), least: 5 };
        const station = yield* secondAdds(g, 'station', { ...away(0), beyondEdge });
        station.station = { armed: true, damage: 0 };
      },
    },
    // AR-CAMP-BASENVERTEIDIGUNG-BEWAFFN-R-01, -06, R-AR-69
    passes: {
      when: (g, self) => isSecond(g, self) && usesOf(g.state.uses, STATION_ATTACKS, 'round') === 0 && mayFire(g),
      *run(g, self) {
        countUse(g.state.uses, STATION_ATTACKS, 'round');
        yield* stationAttacks(g, self.seat);
      },
    },
  },
  'objective/base-defense-ion-cannon': {
    objective: {
      // AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-03
      deploys: secondDeploysAll,
      // AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-04
      *after(g) {
        for (let i = 0; i < 3; i++) yield* placeToken(g, secondSeat(g), {});
      },
    },
    // AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-01
    abilities: [ionCannon(['AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-05'], false)],
    // AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-02: in place of the usual one, if that is wanted
    criticals: [ionCritical('base-defense-ion-cannon', ['AR-CAMP-BASENVERTEIDIGUNG-IONENKANO-11'])],
  },
  'objective/hyperlane-raid': {
    objective: {
      shortEdges: true, // AR-CAMP-HYPERRAUMROUTENUEBERFALL-03
      // AR-CAMP-HYPERRAUMROUTENUEBERFALL-04, -05
      obstacles: (g) => secondPlaces(g, USUAL_SIX, { ...away(0), depth: zoneDepth(g) }),
      after: assignFour,
      // AR-CAMP-HYPERRAUMROUTENUEBERFALL-10
      ends: gainForThrough,
      ties: 'first', // AR-CAMP-HYPERRAUMROUTENUEBERFALL-13, AR-ERR-HYPERRAUMROUTENUEBERFALL-01
      // AR-CAMP-HYPERRAUMROUTENUEBERFALL-11, -12
      resources: (g, winner) => [
        { side: g.state.first, points: 20 * g.state.victory[g.state.first] },
        { side: winner, points: 40 },
      ],
    },
    abilities: [
      // AR-CAMP-HYPERRAUMROUTENUEBERFALL-09
      at('unit.destroyed', {
        mandatory: true,
        when: (g, { unit }, self) => unit.objectives > 0 && isFirst(g, self),
        *run(g, _m, self) {
          gainFor(g, self);
        },
      }),
    ],
  },
  'objective/show-of-force': {
    ...stationsOfTheSecond, // AR-CAMP-MACHTDEMONSTRATION-05
    objective: {
      ...stationsToHold, // AR-CAMP-MACHTDEMONSTRATION-02..04, -06, -07
      resources: (g, winner) => [
        ...g.state.obstacles.flatMap(({ station }) =>
          station && isWrecked(station) ? [{ side: g.state.first, points: 40 }] : [],
        ),
        { side: winner, points: 40 }, // AR-CAMP-MACHTDEMONSTRATION-08
      ],
    },
  },
};

const STATION_ATTACKS = { key: 'station-attacks' };

/** What the armed station could attack, each with at least one die. AR-ANGRIFFE-UND-RAUMSTATIONEN-01, -11 */
function stationShots(g: Armada): readonly Shot[] {
  const place = g.state.obstacles.findIndex(({ station }) => station?.armed && !isWrecked(station));
  if (place < 0) return [];
  const { battery, antiSquadron } = stationCard(true);
  const from = { obstacle: place };
  const isEnemy = ({ defender }: Shot): boolean => {
    const unit = unitOf(g.state, defender);
    return unit !== undefined && isFirst(g, unit);
  };
  return [
    ...shotsFrom(g, from, null, { dice: battery }).filter((s) => isEnemy(s) && s.defending !== null),
    ...shotsFrom(g, from, null, { dice: antiSquadron }).filter((s) => isEnemy(s) && s.defending === null),
  ];
}
const mayFire = (g: Armada): boolean => stationShots(g).length > 0;

function* stationAttacks(g: Armada, seat: Seat): Flow {
  const shots = stationShots(g);
  const answer = yield* choose({
    seat,
    kind: 'station-attack',
    prompt: say('ar.ask.station-attack'),
    clauses: ['AR-CAMP-BASENVERTEIDIGUNG-BEWAFFN-R-06'],
    options: shots.map(shotOption),
  });
  const shot = shots.find((s) => shotId(s, s.defender, s.defending) === answer)!;
  yield* g.rules.attack(g, shot, { seat, ...(shot.defending === null && { dice: stationCard(true).antiSquadron }) });
}

/** The second player deploys everything before the first deploys anything. */
function secondDeploysAll({ state }: Armada, side: Side, able: readonly Unit[]): readonly Unit[] {
  const waits = state.units.some((u) => u.status === 'reserve' && sideOf(state, u) === second(state));
  return side === state.first && waits ? [] : able;
}

/** AR-CAMP-HYPERRAUMROUTENUEBERFALL-06..08: ships first, one each; what nobody can take gains the first player a token. */
function* assignFour(g: Armada): Flow {
  for (let left = 4; left > 0; left--) {
    const free = unitsInPlay(g.state).filter((u) => isSecond(g, u) && u.objectives === 0);
    const ships = free.filter((u) => u.kind === 'ship');
    const takers = ships.length > 0 ? ships : free;
    if (takers.length === 0) {
      gainVictory(g, g.state.first, left);
      return;
    }
    const unit = yield* chooseUnit(
      captainOf(g.state, second(g.state)),
      'card-unit',
      takers,
      ['AR-CAMP-HYPERRAUMROUTENUEBERFALL-06', 'AR-CAMP-HYPERRAUMROUTENUEBERFALL-07'],
      say('ar.ask.objective-token', { left }),
    );
    setObjectives(g, unit, 1);
  }
}
