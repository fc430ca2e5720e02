import { countUse, type Flow, type Seat, say, usesOf } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { costOf } from '../../build/look-up.ts';
import * as data from '../../data/index.ts';
import { isWrecked, type Shot, shotId, shotOption, shotsFrom, stationCard } from '../../flow/attack/shots.ts';
import { choose, chooseUnit, NONE, noneOption } from '../../flow/choose.ts';
import { gainVictory, setObjectives } from '../../flow/objective.ts';
import { edgeOf, zoneDepth } from '../../flow/setup/areas.ts';
import { newSquadron } from '../../position/start.ts';
import type { Side, Unit } from '../../state.ts';
import { captainOf, second, sideOf, toShape, unitOf, unitsInPlay } from '../../values.ts';
import { ionCannon, ionCritical } from '../phrases/doings.ts';
import {
  away,
  DUST,
  gainFor,
  gainForThrough,
  isFirst,
  isOwn,
  isSecond,
  NO_STATION,
  placeToken,
  secondAdds,
  secondPlaces,
  secondSeat,
  shipsOf,
  stationsOfTheSecond,
  stationsToHold,
  takeTurns,
  USUAL_SIX,
} from '../phrases/objectives.ts';
import { at, type CardFamily, valueOfAny } from '../vocabulary.ts';

const ASTEROIDS = ['asteroid-1', 'asteroid-2', 'asteroid-3'];
const ONE_MORE = { add: 1 };
const ONE_FEWER = { add: -1, atLeast: 1 };

/** Campaign objectives. What they earn a team for its campaign the match only tells. */
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
  'objective/base-defense-fighter-wing': {
    objective: { before: addFighters },
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
  'objective/asteroids': {
    objective: { supply: [...ASTEROIDS, ...ASTEROIDS, 'debris-1', 'debris-2'] },
    ignoresObstacle: (g, self, unit, obstacle) =>
      obstacle.kind === 'asteroid' && unit.kind === 'ship' && isOwn(g, unit, self) && isSecond(g, unit),
  },
  'objective/independent-station': {
    ...stationsOfTheSecond,
    ignoresObstacle: (g, self, unit, obstacle) => obstacle.station !== undefined && isOwn(g, unit, self),
    objective: {
      *obstacles(g) {
        yield* takeTurns(g, [...ASTEROIDS, ...DUST]);
        const station = yield* secondAdds(g, 'station', away(5));
        station.station = { armed: true, damage: 0 };
      },
    },
    abilities: [
      at('command.end', {
        mandatory: true,
        when: (g, _m, self) => isSecond(g, self) && mayFire(g),
        run: (g, _m, self) => stationFires(g, self.seat),
      }),
    ],
  },
  'objective/nebula-outskirts': {
    objective: { supply: ['debris-1', 'debris-2', 'station', ...DUST] },
    values: [
      // AR-ERR-NEBELRANDREGION-01
      valueOfAny('dials', (g, ship, self) => (isOwn(g, ship, self) && isSecond(g, ship) ? ONE_FEWER : undefined)),
      valueOfAny('dials', (g, ship, self) => (isOwn(g, ship, self) && isFirst(g, ship) ? ONE_MORE : undefined)),
    ],
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
      // AR-CAMP-HYPERRAUMROUTENUEBERFALL-01
      at('ship.retreated', {
        mandatory: true,
        when: (g, { ship }, self) => isFirst(g, self) && isSecond(g, ship),
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
    abilities: [
      // AR-CAMP-MACHTDEMONSTRATION-01, R-AR-79
      at('ship.retreated', {
        mandatory: true,
        when: (g, { ship }, self) => isFirst(g, self) && isSecond(g, ship) && shipsOf(g, second(g.state)).length === 0,
        *run(g) {
          for (const { station } of g.state.obstacles) if (station) station.damage = stationCard(station.armed).hull;
        },
      }),
    ],
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
  yield* chooseShot(g, seat, stationShots(g));
}

function* chooseShot(g: Armada, seat: Seat, shots: readonly Shot[]): Flow {
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

/** The nearest ship that it can attack; where there is none, each squadron that it can attack. */
function* stationFires(g: Armada, seat: Seat): Flow {
  const shots = stationShots(g);
  const atShips = shots.filter(({ defending }) => defending !== null);
  if (atShips.length === 0) {
    for (const shot of shots)
      if (unitOf(g.state, shot.defender)!.status === 'play')
        yield* g.rules.attack(g, shot, { seat, dice: stationCard(true).antiSquadron, single: true });
    return;
  }
  const [station] = g.state.obstacles.filter((o) => o.station?.armed);
  const far = ({ defender }: Shot): number => toShape(g, unitOf(g.state, defender)!, g.outline(station!));
  const least = Math.min(...atShips.map(far));
  yield* chooseShot(
    g,
    seat,
    atShips.filter((shot) => far(shot) === least),
  );
}

const MOST_FIGHTERS = 40;

/** Before the fleets are deployed the second player adds what he likes of his faction, up to so many points. */
function* addFighters(g: Armada): Flow {
  const seat = secondSeat(g);
  const { prices } = g.state.rules;
  const faction = g.state.units.find((u) => isSecond(g, u))!.faction;
  const cards = data.ALL_SQUADRONS.filter(
    (card) =>
      card.faction === faction &&
      !card.unique &&
      (g.state.rules.unenforced || !card.ability || g.book.has(`squadron/${card.id}`)),
  );
  for (let left = MOST_FIGHTERS; ; ) {
    const able = cards.filter((card) => costOf(card, prices) <= left);
    const id = yield* choose({
      seat,
      kind: 'fighter-wing',
      prompt: say('ar.ask.fighter-wing', { left }),
      clauses: ['AR-FAQ-SIEGPUNKTE-FUER-SCHLACHTEN-02'],
      options: [
        ...able.map((card) => ({
          id: card.id,
          label: say('ar.fighters', { card: card.id, points: costOf(card, prices) }),
          about: { card: card.id },
        })),
        noneOption,
      ],
    });
    if (id === NONE) return;
    const unit = { ...newSquadron(g.state.units.length, seat, id), joined: true as const };
    g.state.units.push(unit);
    const cost = costOf(data.squadronCard(id), prices);
    g.state.points[seat]! += cost; // AR-FAQ-SIEGPUNKTE-FUER-SCHLACHTEN-02
    left -= cost;
    g.refit();
    g.emit({ type: 'joined', unit: unit.id });
  }
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
