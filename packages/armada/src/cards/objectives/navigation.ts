import { say } from '@holotisch/engine';
import { type Polygon, rectangle } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import { critsOn, hitsOn, isAccuracy, sumOf } from '../../dice.ts';
import { removeDice, rollLoose } from '../../flow/attack/dice.ts';
import { chooseOne } from '../../flow/choose.ts';
import { moveMarker, takeUpMarker } from '../../flow/markers.ts';
import { layObstacle } from '../../flow/setup/obstacles.ts';
import { gainToken } from '../../flow/tokens.ts';
import { isInArc } from '../../geometry/index.ts';
import type { Edge } from '../../state.ts';
import { isAtObstacle, opponentOf, second, unitsInPlay } from '../../values.ts';
import { pickDice } from '../phrases/cards.ts';
import { centre } from '../phrases/doings.ts';
import { doomedStation, hyperspaceMigration, infestedFields, navigationalHazards } from '../phrases/moving-hazards.ts';
import {
  atEndOfRound,
  contest,
  DUST,
  firstDeploysAll,
  firstSeat,
  gainFor,
  isFirst,
  isOwn,
  isSecond,
  markShip,
  NO_STATION,
  pickObstacle,
  pickToken,
  placeToken,
  secondPlaces,
  secondSeat,
  shipsOf,
  shipsToMark,
  takesOnReveal,
  takesWhereItLies,
  takeTurns,
  tokenOnEach,
  tokensAt,
  tokensByTurns,
  USUAL_SIX,
} from '../phrases/objectives.ts';
import { at, type CardFamily, type Critical } from '../vocabulary.ts';

export const navigation: CardFamily = {
  'objective/navigational-hazards': navigationalHazards,
  'objective/doomed-station': doomedStation,
  'objective/hyperspace-migration': hyperspaceMigration,
  'objective/infested-fields': infestedFields,
  'objective/dangerous-territory': {
    objective: {
      obstacles: (g) => takeTurns(g, USUAL_SIX, { ...g.rules.usualPlace(g), fromPlayerEdges: 5 }),
      *before(g) {
        tokenOnEach(g);
      },
    },
    ignoresObstacle: (g, self, unit, { kind }) =>
      unit.kind === 'ship' && isOwn(g, unit, self) && isSecond(g, unit) && (kind === 'asteroid' || kind === 'debris'),
    abilities: [takesWhereItLies(false)],
  },
  'objective/intel-sweep': {
    objective: {
      *before(g) {
        yield* tokensByTurns(g, 5, second(g.state), { inSetupArea: true, beyond: { playerEdges: 5, markers: 3 } });
        yield* markShip(g, firstSeat(g), shipsToMark(g, g.state.first));
        yield* markShip(g, secondSeat(g), shipsToMark(g, second(g.state)));
      },
      score({ state: { victory } }) {
        const [a, b] = victory;
        return [a > b ? 75 : 0, b > a ? 75 : 0];
      },
    },
    abilities: [
      takesOnReveal(
        (ship) => ship.objectives > 0,
        (g, ship) => gainFor(g, ship),
      ),
    ],
  },
  'objective/minefields': {
    objective: {
      *obstacles(g) {
        yield* secondPlaces(g, USUAL_SIX, { fromEdges: 0, fromPlayerEdges: 0, apart: 5 });
        const place = { at: [{ anyObstacle: true, least: 1, most: 1 }], beyond: { markers: 1 } };
        for (let i = 0; i < 6; i++) yield* placeToken(g, secondSeat(g), place);
      },
    },
    abilities: [
      // AR-OBJ-MINENFELD-01: in the Move Ship step
      at('manoeuvre.landed', {
        mandatory: true,
        repeatable: true,
        when: (g, { ship }, self) => isOwn(g, ship, self) && !ship.doomed && tokensAt(g, ship, 1).length > 0,
        *run(g, { ship }) {
          yield* takeUpMarker(g, tokensAt(g, ship, 1)[0]!, ship);
          const faces = rollLoose(g, 'blue', 2, say('ar.roll.minefield', { unit: ship.id }));
          const cards = faces.filter((face) => hitsOn(face) + critsOn(face) > 0).length;
          const crit = faces.some((face) => critsOn(face) > 0);
          for (let i = 0; i < cards && !ship.doomed; i++) yield* g.rules.dealDamage(g, ship, crit && i === 0);
        },
      }),
    ],
  },
  'objective/superior-positions': {
    objective: { deploys: firstDeploysAll },
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, { attack, attacker, defender }, self) =>
          attacker !== undefined &&
          isOwn(g, attacker, self) &&
          defender?.kind === 'ship' &&
          attack.defending === 'rear' &&
          attack.memory.shieldsLost + attack.memory.cardsDealt > 0,
        *run(g, _m, self) {
          gainFor(g, self);
        },
      }),
    ],
  },
  'objective/salvage-run': {
    objective: {
      *obstacles(g) {
        layObstacle(g, 'station', centre(g), secondSeat(g));
        const rest = [...NO_STATION, ...DUST];
        yield* takeTurns(g, rest, { ...g.rules.usualPlace(g), near: { obstacle: 0, least: 1, most: 5 } });
        const place = { inSetupArea: true, at: [{ obstacle: 0, least: 1, most: 1 }], beyond: { markers: 1 } };
        for (let i = 0; i < 4; i++) yield* placeToken(g, secondSeat(g), place);
      },
      *after(g) {
        for (const ship of shipsOf(g, second(g.state))) yield* gainToken(g, ship, 'navigate');
      },
    },
    abilities: [
      takesOnReveal(
        () => true,
        (g, ship) => gainFor(g, ship),
      ),
    ],
  },
  'objective/sensor-net': {
    objective: {
      before: (g) => tokensByTurns(g, 4, g.state.first, { inSetupArea: true, beyond: { playerEdges: 5, markers: 3 } }),
    },
    abilities: [
      at('ship.revealed', {
        mandatory: true,
        when: (g, { ship }, self) => isOwn(g, ship, self) && tokensAt(g, ship, 1).length > 0,
        *run(g, { ship }, self) {
          gainFor(g, self);
          const token = yield* pickToken(g, self.seat, tokensAt(g, ship, 1));
          const mover = opponentOf(g.state, self.seat);
          const most = isSecond(g, { seat: mover }) ? 4 : 2;
          const place = { at: [{ from: [token.x, token.y] as const, least: 1, most }] };
          yield* moveMarker(g, mover, token, place, ['AR-EINSATZZIELMARKER-01']);
        },
      }),
    ],
  },
  'objective/solar-corona': {
    objective: {
      deploys: firstDeploysAll,
      *after(g) {
        const prompt = say('ar.ask.corona');
        const clauses = ['AR-OBJ-SONNENKORONA-01'] as const;
        g.state.objectiveNote['corona'] = yield* chooseOne(
          secondSeat(g),
          'card-way',
          ['west', 'east'],
          clauses,
          prompt,
        );
      },
    },
    abilities: [
      // AR-OBJ-SONNENKORONA-01, -02: after the roll, before anything else
      at('attack.rolled', {
        mandatory: true,
        when: (g, { attack: a, attacker }, self) =>
          attacker?.kind === 'ship' &&
          isOwn(g, attacker, self) &&
          a.zone !== null &&
          a.dice.some((d) => isAccuracy(d.face)) &&
          isInArc(g.standing(attacker), g.standing(attacker).arc(a.zone), corona(g)),
        *run(g, m, self) {
          removeDice(g, m, yield* pickDice(g, m, self, 1, { filter: (d) => isAccuracy(d.face), min: 1 }), 'removed');
        },
      }),
    ],
  },
  'objective/volatile-deposits': {
    objective: { supply: [...NO_STATION, ...DUST] },
    // blue critical icons; of any colour against the first player's ships
    criticals: [explosion('blue', isSecond, 'blue'), explosion('any', isFirst)],
    abilities: [
      atEndOfRound(function* (g) {
        for (const field of g.state.obstacles.filter((o) => o.kind === 'asteroid'))
          contest(g, (ship) => isAtObstacle(g, ship, field, 1));
      }),
    ],
  },
};

/** The edge of the table that is the corona: hair-thin. */
function corona(g: Armada): Polygon {
  const { width, depth } = g.state.rules;
  const edge: Edge = g.state.objectiveNote['corona'] === 'west' ? 'west' : 'east';
  return rectangle({ x: edge === 'west' ? 0 : width, y: depth / 2, hx: 0, hy: 1 }, 0.005, depth / 2);
}

/** An obstacle beside the defender goes up: half the critical icons, rounded up, to everybody at distance 1 of it. */
function explosion(id: string, whose: typeof isFirst, colour?: 'blue'): Critical {
  return {
    id,
    ...(colour && { colour }),
    when: (g, { attacker, defender }, self) =>
      attacker?.kind === 'ship' &&
      isOwn(g, attacker, self) &&
      defender?.kind === 'ship' &&
      whose(g, defender) &&
      g.state.obstacles.some((o) => isAtObstacle(g, defender, o, 1)),
    *run(g, { attack, defender }) {
      const near = g.state.obstacles.filter((o) => isAtObstacle(g, defender!, o, 1));
      const obstacle = yield* pickObstacle(g, attack.seat, near);
      const units = unitsInPlay(g.state).filter((u) => isAtObstacle(g, u, obstacle, 1));
      yield* g.rules.harm(g, units, Math.ceil(sumOf(attack.dice, critsOn) / 2), 'volatile-deposits');
    },
  };
}
