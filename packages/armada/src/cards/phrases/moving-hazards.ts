import type { Flow } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import {
  hasReached,
  haveExogorthsAttacked,
  moveObstacle,
  removeObstacle,
} from '../../flow/activation/moving-obstacles.ts';
import { setObjectives } from '../../flow/objective.ts';
import { hasRoom, layObstacle, placeThis } from '../../flow/setup/obstacles.ts';
import type { Marker, Obstacle, Side } from '../../state.ts';
import { captainOf, isAtObstacle, markerShape, otherSide, second, shipsInPlay } from '../../values.ts';
import { at, type CardRules } from '../vocabulary.ts';
import { centre, layExogorths, touchedBy } from './doings.ts';
import {
  atEndOfRound,
  away,
  contest,
  gainFor,
  isOwn,
  isSecond,
  NO_STATION,
  pickObstacle,
  pickToken,
  placeToken,
  secondAdds,
  secondSeat,
  takesWhereItLies,
  takeTurns,
  tokenOnEach,
  tokens,
} from './objectives.ts';

/** Navigation objectives in which obstacles move: hazards, a station that falls, purrgil and exogorths. */

const EXOGORTHS = ['exogorth-1', 'exogorth-2'];
const PURRGIL = ['purrgil-1', 'purrgil-2'];

export const navigationalHazards: CardRules = {
  objective: {
    *obstacles(g) {
      yield* takeTurns(g, NO_STATION);
      yield* secondAdds(g, 'station', away(5));
    },
  },
  abilities: [
    at('obstacle.resolved', {
      mandatory: true,
      when: (g, { unit, harmed }, self) => harmed && unit.kind === 'ship' && !isOwn(g, unit, self),
      *run(g, _m, self) {
        gainFor(g, self);
      },
    }),
    atEndOfRound((g) =>
      moveInTurn(
        g,
        (o) => o.kind === 'asteroid' || o.kind === 'debris',
        (seat, obstacle) => moveObstacle(g, seat, obstacle, { most: 2, least: 0 }),
      ),
    ),
    at('round.start', {
      mandatory: true,
      when: (g, _m, self) => isSecond(g, self) && g.state.obstacles.some((o) => o.marked),
      *run(g) {
        for (const obstacle of g.state.obstacles) obstacle.marked = false;
      },
    }),
  ],
};

export const doomedStation: CardRules = {
  objective: {
    *obstacles(g) {
      layObstacle(g, 'rift', centre(g), secondSeat(g));
      yield* takeTurns(g, NO_STATION, g.rules.usualPlace(g), g.state.first);
      yield* secondAdds(g, 'station', away(5));
    },
  },
  abilities: [
    atEndOfRound(function* (g) {
      yield* moveInTurn(
        g,
        (o) => o.kind !== 'rift',
        function* (seat, obstacle) {
          const rift = g.state.obstacles.findIndex((o) => o.kind === 'rift');
          if (rift >= 0) yield* moveObstacle(g, seat, obstacle, { most: 2, least: 1, towards: { obstacle: rift } });
        },
      );
      const station = g.state.obstacles.find((o) => o.kind === 'station');
      if (station) contest(g, (ship) => isAtObstacle(g, ship, station, 1));
      for (const obstacle of g.state.obstacles) obstacle.marked = false;
    }),
    // what touches the rift is gone
    at('obstacle.moved', {
      mandatory: true,
      when: (g, { obstacle }, self) =>
        isSecond(g, self) &&
        obstacle.kind !== 'rift' &&
        g.state.obstacles.some((o) => o.kind === 'rift' && hasReached(g, obstacle, g.outline(o))),
      *run(g, { obstacle }) {
        removeObstacle(g, obstacle);
      },
    }),
  ],
};

export const hyperspaceMigration: CardRules = {
  objective: {
    *obstacles(g) {
      yield* takeTurns(g, NO_STATION);
      for (const edge of ['west', 'east'] as const)
        yield* placeToken(g, secondSeat(g), { at: [{ edge, least: 1, most: 1 }] });
    },
    purrgil: (g) => ({ most: 2, least: 1, towards: { marker: goalOf(g)!.id } }),
  },
  abilities: [
    at('ships.start', {
      mandatory: true,
      when: (g, _m, self) =>
        isSecond(g, self) &&
        (g.state.round === 1 || g.state.round === 3) &&
        tokens(g).length === 2 &&
        PURRGIL.some((token) => isMissing(g, token)) &&
        gates(g).length > 0,
      *run(g, _m, self) {
        const gate = yield* pickToken(g, self.seat, gates(g));
        g.state.objectiveNote['gate'] = gate.id;
        const token = PURRGIL.find((id) => isMissing(g, id))!;
        yield* placeThis(g, self.seat, token, atGate(gate));
      },
    }),
    at('obstacle.moved', {
      mandatory: true,
      when: (g, { obstacle }, self) => {
        const goal = goalOf(g);
        return (
          isSecond(g, self) &&
          obstacle.kind === 'purrgil' &&
          goal !== undefined &&
          hasReached(g, obstacle, markerShape(goal))
        );
      },
      *run(g, { obstacle }) {
        removeObstacle(g, obstacle);
      },
    }),
    // AR-ERR-HYPERRAUM-WANDERUNG-01, -02, AR-OBJ-HYPERRAUM-WANDERUNG-01: either the one or the other
    atEndOfRound(function* (g) {
      const purrgil = g.state.obstacles.filter((o) => o.kind === 'purrgil');
      for (const ship of shipsInPlay(g.state))
        if (ship.objectives > 0) {
          setObjectives(g, ship, 0);
          gainFor(g, ship);
        } else if (purrgil.some((o) => isAtObstacle(g, ship, o, 1))) setObjectives(g, ship, 1);
    }),
  ],
};

export const infestedFields: CardRules = {
  objective: {
    *obstacles(g) {
      yield* takeTurns(g, NO_STATION);
      tokenOnEach(g);
      yield* layExogorths(g, EXOGORTHS, 'different');
    },
  },
  abilities: [
    takesWhereItLies(true),
    at('squadrons.start', {
      mandatory: true,
      when: (g, _m, self) => isSecond(g, self) && haveExogorthsAttacked(g),
      *run(g, _m, self) {
        const exogorths = g.state.obstacles.filter((o) => o.kind === 'exogorth');
        const bitten = exogorths.map((exogorth) => touchedBy(g, exogorth));
        for (const exogorth of exogorths) removeObstacle(g, exogorth);
        for (const touched of bitten) {
          if (touched.length === 0) continue;
          const obstacle = yield* pickObstacle(g, self.seat, touched);
          yield* moveObstacle(g, self.seat, obstacle, { most: 2, least: 0 });
        }
      },
    }),
    atEndOfRound((g) =>
      layExogorths(
        g,
        EXOGORTHS.filter((token) => isMissing(g, token)),
        'any',
      ),
    ),
  ],
};

const isMissing = ({ state }: Armada, token: string): boolean => !state.obstacles.some((o) => o.token === token);

/** The second player first: each in turn chooses another of these obstacles, has his way with it and marks it. */
function* moveInTurn(
  g: Armada,
  fits: (obstacle: Obstacle) => boolean,
  act: (seat: number, obstacle: Obstacle) => Flow,
): Flow {
  let side: Side = second(g.state);
  for (;;) {
    const left = g.state.obstacles.filter((o) => fits(o) && !o.marked);
    if (left.length === 0) return;
    const seat = captainOf(g.state, side);
    const obstacle = yield* pickObstacle(g, seat, left);
    obstacle.marked = true;
    yield* act(seat, obstacle);
    side = otherSide(side);
  }
}

/** Where purrgil come from: the same token both times; and whither they go. */
const gates = (g: Armada): readonly Marker[] => {
  const gate = g.state.objectiveNote['gate'];
  const token = PURRGIL.find((id) => isMissing(g, id));
  return tokens(g).filter(
    (m) =>
      (gate === undefined || m.id === gate) && token !== undefined && hasRoom(g, { obstacle: token, ...atGate(m) }),
  );
};
const goalOf = (g: Armada): Marker | undefined => tokens(g).find((m) => m.id !== g.state.objectiveNote['gate']);
const atGate = ({ id }: Marker) => ({
  fromEdges: 0,
  fromPlayerEdges: 0,
  apart: 0,
  atMarker: { marker: id, most: 1 },
});
