import { say } from '@holotisch/engine';
import { crosses, overlaps, segmentDistance } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import { haveExogorthsAttacked, removeObstacle } from '../../flow/activation/moving-obstacles.ts';
import { removeGathered } from '../../flow/attack/attack.ts';
import { aim, isShot } from '../../flow/attack/shots.ts';
import { endOf, look } from '../../flow/attack/sight.ts';
import { chooseNumber, chooseToken } from '../../flow/choose.ts';
import { moveMarker } from '../../flow/markers.ts';
import { gainVictory, setObjectives } from '../../flow/objective.ts';
import { stripAt } from '../../flow/setup/areas.ts';
import { layObstacle } from '../../flow/setup/obstacles.ts';
import { gainToken, readyToken, recoverToken, setToken } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/index.ts';
import type { Attack, Marker, Obstacle, Party, Ship, Side, Unit } from '../../state.ts';
import {
  batteryOf,
  commandOf,
  countOf,
  isAtObstacle,
  markerShape,
  otherSide,
  second,
  shapesOf,
  shipsInPlay,
  sideOf,
  unitOf,
  unitsInPlay,
  zonesOf,
} from '../../values.ts';
import { fighterAmbush, fleetAmbush, hyperspaceAssault, riftAmbush } from '../phrases/ambushes.ts';
import { centre, dropToken, ionCannon, ionCritical, layExogorths } from '../phrases/doings.ts';
import {
  atEndOfRound,
  away,
  contest,
  DUST,
  enemySide,
  firstSeat,
  gainFor,
  isFirst,
  isOwn,
  isSecond,
  NO_STATION,
  pickObstacle,
  placeToken,
  secondAdds,
  secondPlaces,
  secondSeat,
  shipsOf,
  takesOnReveal,
  takeTurns,
  tokens,
} from '../phrases/objectives.ts';
import { at, type CardFamily } from '../vocabulary.ts';

const EXOGORTHS = ['exogorth-1', 'exogorth-2'];

export const defence: CardFamily = {
  'objective/fleet-ambush': fleetAmbush,
  'objective/hyperspace-assault': hyperspaceAssault,
  'objective/fighter-ambush': fighterAmbush,
  'objective/rift-ambush': riftAmbush,
  'objective/contested-outpost': {
    objective: {
      // AR-OBJ-UMKAEMPFTER-AUSSENPOSTEN-01, -02
      *obstacles(g) {
        yield* takeTurns(g, NO_STATION);
        yield* secondAdds(g, 'station', away(5));
      },
    },
    // AR-OBJ-UMKAEMPFTER-AUSSENPOSTEN-03, -04
    transparent: (_g, _self, { kind }) => kind === 'station',
    ignoresObstacle: (_g, _self, _unit, { kind }) => kind === 'station',
    abilities: [
      // AR-OBJ-UMKAEMPFTER-AUSSENPOSTEN-05, -06
      atEndOfRound(function* (g) {
        const station = g.state.obstacles.find((o) => o.kind === 'station');
        if (station) contest(g, (ship) => isAtObstacle(g, ship, station, 1));
      }),
    ],
  },
  'objective/fire-lanes': {
    objective: {
      *before(g) {
        const laid: Marker[] = [];
        for (let i = 0; i < 3; i++)
          laid.push(yield* placeToken(g, secondSeat(g), { inSetupArea: true, beyond: { playerEdges: 4 } }));
        for (const token of laid)
          yield* moveMarker(
            g,
            firstSeat(g),
            token,
            { at: [{ from: [token.x, token.y], least: 1, most: 2, within: true }] },
            ['AR-EINSATZZIELMARKER-01'],
          );
      },
    },
    abilities: [
      atEndOfRound(function* (g) {
        for (const token of tokens(g)) {
          const side = controls(g, token);
          if (side !== undefined) gainVictory(g, side);
        }
      }),
    ],
  },
  'objective/capture-the-vip': {
    objective: {
      // AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-01
      *before(g) {
        const place = { at: [{ anyObstacle: true, least: 1, most: 1 }], beyond: { setupEdges: 5 } };
        yield* placeToken(g, secondSeat(g), place, ['AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-01']);
      },
      // AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-06
      ends(g) {
        for (const ship of shipsInPlay(g.state))
          if (ship.objectives > 0 && !ship.doomed) gainVictory(g, sideOf(g.state, ship));
      },
    },
    abilities: [
      // AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-02
      takesOnReveal(
        () => true,
        (g, ship) => setObjectives(g, ship, 1),
      ),
      // AR-OBJ-ZIELPERSON-GEFANGEN-NEHMEN-03..05
      at('unit.destroyed', {
        mandatory: true,
        when: (g, { unit }, self) => unit.kind === 'ship' && unit.objectives > 0 && !isOwn(g, unit, self),
        *run(g, { unit }, self) {
          setObjectives(g, unit, 0);
          if (unit.kind === 'ship') yield* dropToken(g, self.seat, unit);
        },
      }),
    ],
  },
  'objective/jamming-barrier': {
    objective: {
      supply: ['asteroid-1', 'asteroid-2', 'asteroid-3', ...DUST],
      *after(g) {
        const one = yield* placeToken(g, secondSeat(g), { inSetupArea: true });
        yield* placeToken(g, secondSeat(g), { inSetupArea: true, at: [{ marker: one.id, least: 1, most: 5 }] });
      },
    },
    abilities: [
      // AR-ERR-STOERBARRIERE-01..03, R-AR-26
      at('attack.beforeRoll', {
        mandatory: true,
        when: (g, { attack: a, pool }, self) => isOwn(g, a, self) && countOf(pool) > 1 && isJammed(g, a),
        *run(g, m) {
          const half = Math.floor(countOf(m.pool) / 2);
          for (let i = 0; i < half; i++)
            yield* removeGathered(
              g,
              m,
              m.pool,
              ['AR-ERR-STOERBARRIERE-02'],
              say('ar.ask.jammed-die'),
              'ar.note.jammed',
            );
        },
      }),
    ],
  },
  'objective/planetary-ion-cannon': {
    objective: {
      *before(g) {
        for (let i = 0; i < 3; i++) yield* placeToken(g, secondSeat(g), { beyond: { playerEdges: 5 } });
      },
    },
    abilities: [ionCannon(['AR-OBJ-PLANETARE-IONENKANONE-01'], true)],
    criticals: [ionCritical('planetary-ion-cannon', ['AR-OBJ-PLANETARE-IONENKANONE-02'])],
  },
  'objective/abandoned-mining-facility': {
    objective: {
      *obstacles(g) {
        layObstacle(g, 'station', centre(g), secondSeat(g));
        const rest = ['debris-1', 'debris-2', 'purrgil-1', 'purrgil-2', ...DUST];
        yield* takeTurns(g, rest, { ...g.rules.usualPlace(g), near: { obstacle: 0, least: 2, most: 5 } });
      },
      *after(g) {
        for (const ship of shipsOf(g, second(g.state))) yield* gainToken(g, ship, 'repair');
      },
    },
    abilities: [
      at('command.resolving', {
        when: (g, { ship, command, points }, self) =>
          command === 'repair' && isOwn(g, ship, self) && mines(g, ship, points).length > 0,
        *run(g, m, self) {
          const obstacle = yield* pickObstacle(g, self.seat, mines(g, m.ship, m.points));
          const price = priceOf(obstacle.kind);
          const most = Math.floor(m.points / price);
          const counts = Array.from({ length: most }, (_, i) => i + 1);
          const count = yield* chooseNumber(
            self.seat,
            'card-number',
            m.ship.id,
            counts,
            ['AR-SIEGMARKER-01'],
            say('ar.ask.mine-tokens', { unit: m.ship.id, n: price }),
          );
          m.points -= count * price;
          gainFor(g, self, count);
          if (obstacle.kind === 'dust' && count > 1) removeObstacle(g, obstacle);
        },
      }),
    ],
  },
  'objective/asteroid-tactics': {
    objective: { obstacles: (g) => secondPlaces(g, NO_STATION) },
    ignoresObstacle: (g, self, unit, { kind }) =>
      kind === 'asteroid' && isOwn(g, unit, self) && isSecond(g, unit) && isTactician(g, unit),
    abilities: [
      at('obstacle.overlaps', {
        when: (g, { unit, obstacle }, self) =>
          obstacle.kind === 'asteroid' &&
          isOwn(g, unit, self) &&
          isTactician(g, unit) &&
          restorable(g, unit).length > 0,
        *run(g, { unit }, self) {
          const place = yield* chooseToken(
            self.seat,
            unit,
            restorable(g, unit),
            ['AR-VERTEIDIGUNGSMARKER-22'],
            say('ar.ask.card-token', { card: self.card }),
            self.card,
          );
          const token = unit.tokens[place]!;
          if (isFirst(g, unit)) setToken(g, unit, token, 'exhausted');
          else if (token.state === 'discarded') recoverToken(g, unit, token);
          else readyToken(g, unit, token);
        },
      }),
      at('squadrons.start', {
        mandatory: true,
        when: (g, _m, self) => isSecond(g, self) && haveExogorthsAttacked(g),
        *run(g) {
          for (const exogorth of g.state.obstacles.filter((o) => o.kind === 'exogorth')) removeObstacle(g, exogorth);
        },
      }),
      atEndOfRound((g) => layExogorths(g, EXOGORTHS, 'different')),
    ],
  },
  'objective/fleet-in-being': {
    objective: {
      *after(g) {
        for (const ship of shipsInPlay(g.state)) setObjectives(g, ship, isFirst(g, ship) ? 1 : commandOf(g, ship));
      },
      ends(g) {
        for (const ship of shipsInPlay(g.state))
          if (!ship.doomed && ship.objectives === 0) gainVictory(g, enemySide(g, ship));
      },
    },
    abilities: [
      at('attack.declared', {
        when: (g, { defender }, self) =>
          defender?.kind === 'ship' &&
          isOwn(g, defender, self) &&
          defender.objectives > 0 &&
          defender.tokens.some((t) => t.state === 'exhausted'),
        *run(g, { defender }, self) {
          setObjectives(g, defender!, defender!.objectives - 1);
          const places = defender!.tokens.flatMap((t, i) => (t.state === 'exhausted' ? [i] : []));
          const prompt = say('ar.ask.card-token', { card: self.card });
          const clauses = ['AR-SPIELBEREIT-04'] as const;
          const place = yield* chooseToken(self.seat, defender!, places, clauses, prompt, self.card);
          readyToken(g, defender!, defender!.tokens[place]!);
        },
      }),
      atEndOfRound(function* (g) {
        const player = g.state.edges;
        const short = player.includes('south') ? (['west', 'east'] as const) : (['south', 'north'] as const);
        for (const ship of shipsInPlay(g.state)) {
          const { base } = g.standing(ship);
          const near =
            short.some((edge) => isAt(base, stripAt(g, edge), 5)) ||
            player.some((edge) => isAt(base, stripAt(g, edge), 3));
          if (near && ship.objectives > 0) setObjectives(g, ship, ship.objectives - 1);
        }
      }),
    ],
  },
};

/** Who controls a token: the larger pool that could attack it, unless somebody lies on it. */
function controls(g: Armada, token: Marker): Side | undefined {
  const on = new Set(
    unitsInPlay(g.state)
      .filter((u) => shapesOf(g, u).some((shape) => overlaps(shape, markerShape(token))))
      .map((u) => sideOf(g.state, u)),
  );
  if (on.size === 2) return undefined;
  for (const side of on) return otherSide(side);
  const [a, b] = [diceAt(g, 0, token), diceAt(g, 1, token)];
  return a === b ? undefined : a > b ? 0 : 1;
}
/** AR-OBJ-SCHUSSBAHNEN-01..03: the present battery of every hull zone, as far as it reaches; obstructed, a die less. */
function diceAt(g: Armada, side: Side, token: Marker): number {
  let sum = 0;
  for (const ship of shipsOf(g, side))
    for (const zone of zonesOf(g, ship)) {
      const dice = batteryOf(g, ship, zone);
      const shot = aim(g, { unit: ship.id }, zone, { marker: token.id }, null, { dice });
      if (isShot(shot)) sum += Math.max(0, countOf(shot.dice) - (shot.obstructed ? 1 : 0));
    }
  return sum;
}

/** AR-ERR-STOERBARRIERE-01, -03 */
function isJammed(g: Armada, a: Attack): boolean {
  const barrier = tokens(g);
  const [one, two] = barrier;
  if (!one || !two) return false;
  const lies = (party: Party): boolean => {
    const unit = unitOf(g.state, party);
    return unit !== undefined && shapesOf(g, unit).some((s) => barrier.some((t) => overlaps(s, markerShape(t))));
  };
  if (lies(a.attacker) || lies(a.defender)) return false;
  const { line } = look(g, endOf(g, a.attacker, a.zone), endOf(g, a.defender, a.defending), [a.attacker, a.defender]);
  const sight = { a: line[0], b: line[1] };
  const between = { a: { x: one.x, y: one.y }, b: { x: two.x, y: two.y } };
  return barrier.some((t) => crosses(sight, markerShape(t))) || segmentDistance(sight, between) === 0;
}

/** Engineering points for a victory token. */
const priceOf = (kind: Obstacle['kind']): number => (kind === 'station' ? 3 : 2);
const mines = (g: Armada, ship: Ship, points: number): readonly Obstacle[] =>
  g.state.obstacles.filter(
    (o) => (o.kind === 'station' || o.kind === 'dust') && points >= priceOf(o.kind) && isAtObstacle(g, ship, o, 1),
  );

/** A ship or a unique squadron. */
const isTactician = (g: Armada, unit: Unit): boolean => unit.kind === 'ship' || g.squadronCard(unit).unique === true;
/** Defence tokens (by place) that an asteroid field brings back: discarded ones; for the second player exhausted ones, too. */
const restorable = (g: Armada, unit: Unit): readonly number[] =>
  unit.tokens.flatMap((t, i) =>
    (t.state === 'discarded' && t.kind !== 'scatter') || (t.state === 'exhausted' && isSecond(g, unit)) ? [i] : [],
  );
