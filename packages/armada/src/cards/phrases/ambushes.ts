import { say } from '@holotisch/engine';
import { WHETHER } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import { setAsideBy } from '../../flow/attack/take-off.ts';
import { chooseNumber, chooseUnit, chooseUnits, mayChooseUnit } from '../../flow/choose.ts';
import { layMarker, moveMarker } from '../../flow/markers.ts';
import { edgeOf } from '../../flow/setup/areas.ts';
import { deploy, setAside } from '../../flow/setup/deployment.ts';
import { deployment, mostInside } from '../../flow/setup/deployment-place.ts';
import { setSpeed } from '../../flow/tokens.ts';
import type { Deployment } from '../../payloads.ts';
import type { Marker, Unit } from '../../state.ts';
import { isAtObstacle, lives, maxSpeedOf, sideOf } from '../../values.ts';
import { at, type CardRules } from '../vocabulary.ts';
import { ambushZone } from './doings.ts';
import {
  DUST,
  gainFor,
  isFirst,
  isOwn,
  isSecond,
  NO_STATION,
  pickToken,
  placeToken,
  removeTokens,
  secondAdds,
  secondPlaces,
  secondSeat,
  shipsOf,
  tokens,
} from './objectives.ts';

/** Defence objectives that decide where fleets begin: ambushes, and those that come out of hyperspace. */

const ASSAULT = 'hyperspace-assault';

export const fleetAmbush: CardRules = {
  objective: {
    *before(g) {
      const [west, south, east, north] = ambushZone(g);
      for (const x of [west, east]) for (const y of [south, north]) layMarker(g, 'objective', { x, y }, null);
    },
    // AR-OBJ-HINTERHALT-02
    deploys: (_g, _side, able) => (able.some((u) => u.kind === 'ship') ? able.filter((u) => u.kind === 'ship') : able),
    where: (g, unit) => (isFirst(g, unit) ? ambushed(g, unit) : {}),
    after: removeTokens,
  },
};

export const hyperspaceAssault: CardRules = {
  objective: {
    *before(g) {
      const seat = secondSeat(g);
      const own = g.state.units.filter((u) => u.status === 'reserve' && isSecond(g, u));
      const ships = own.flatMap((u) => (u.kind === 'ship' && ['small', 'medium'].includes(g.class(u).size) ? [u] : []));
      const clauses = ['AR-BEISEITEGESTELLTE-SCHIFFE-01'] as const;
      if (ships.length > 0)
        setAside(g, yield* chooseUnit(seat, 'card-unit', ships, clauses, say('ar.ask.set-aside-ship')), ASSAULT);
      const squadrons = own.filter((u) => u.kind === 'squadron');
      for (const squadron of yield* chooseUnits(
        seat,
        squadrons,
        3,
        clauses,
        say('ar.ask.set-aside-squadrons', { n: 3 }),
        ASSAULT,
      ))
        setAside(g, squadron, ASSAULT);
      for (let i = 0; i < 3; i++) yield* placeToken(g, seat, { beyond: { playerEdges: 3 } });
    },
    // AR-OBJ-ANGRIFF-AUS-DEM-HYPERRAUM-06
    ends(g) {
      for (const unit of asideOf(g)) {
        g.emit({ type: 'destroyed', unit: unit.id, at: null });
        unit.status = 'destroyed';
      }
    },
  },
  abilities: [
    // AR-OBJ-ANGRIFF-AUS-DEM-HYPERRAUM-04: not in the first round
    at('round.start', {
      id: 'deploy',
      when: (g, _m, self) =>
        g.state.round > 1 &&
        isSecond(g, self) &&
        g.state.objectiveNote['shifted'] !== g.state.round &&
        asideOf(g).length > 0 &&
        roomyTokens(g).length > 0,
      *run(g, _m, self) {
        const token = yield* pickToken(g, self.seat, roomyTokens(g));
        for (const unit of asideOf(g)) {
          if (!hasRoom(g, unit, token)) continue;
          yield* deploy(g, unit, { marker: token.id });
          if (unit.kind === 'ship') yield* g.rules.displace(g, unit);
        }
        yield* removeTokens(g);
      },
      label: () => say('ar.use.hyperspace'),
    }),
    at('round.start', {
      id: 'shift',
      when: (g, _m, self) => g.state.round > 1 && isSecond(g, self) && asideOf(g).length > 0 && tokens(g).length > 0,
      *run(g, _m, self) {
        g.state.objectiveNote['shifted'] = g.state.round;
        for (const token of tokens(g)) {
          const place = { at: [{ from: [token.x, token.y] as const, least: 1, most: 1, within: true }] };
          yield* moveMarker(g, self.seat, token, place, ['AR-EINSATZZIELMARKER-01']);
        }
      },
      label: () => say('ar.use.shift-tokens'),
    }),
  ],
};

export const fighterAmbush: CardRules = {
  objective: {
    *before(g) {
      for (const unit of g.state.units)
        if (unit.kind === 'squadron' && unit.status === 'reserve' && isSecond(g, unit))
          setAside(g, unit, 'fighter-ambush');
    },
    *after(g) {
      for (;;) {
        const left = asideOf(g);
        if (left.length === 0) return;
        const unit = yield* chooseUnit(left[0]!.seat, 'deploy-order', left, ['AR-AUFBAU-18']);
        yield* deploy(g, unit, { orObstacle: true, beyond: edgeOf(g, g.state.first) });
      }
    },
  },
  abilities: [
    at('attack.after', {
      mandatory: true,
      when: (g, { attack, attacker, defender }, self) =>
        attacker?.kind === 'squadron' &&
        isOwn(g, attacker, self) &&
        defender?.kind === 'ship' &&
        attack.memory.cardsDealt > 0,
      *run(g, _m, self) {
        gainFor(g, self);
      },
    }),
  ],
};

export const riftAmbush: CardRules = {
  objective: {
    *obstacles(g) {
      yield* secondAdds(g, 'rift', { ...g.rules.usualPlace(g), fromPlayerEdges: 5 });
      yield* secondPlaces(g, [...NO_STATION, ...DUST]);
    },
    *after(g) {
      const ship = yield* mayChooseUnit(
        secondSeat(g),
        shipsOf(g, g.state.first),
        ['AR-SCHUB-09'],
        say('ar.ask.rift-ship'),
      );
      if (!ship) return;
      yield* g.rules.executeManoeuvre(g, ship, { speed: 1, straight: true });
      if (!lives(ship)) return;
      const speeds = [ship.speed - 1, ship.speed, ship.speed + 1].filter((s) => s >= 0 && s <= maxSpeedOf(g, ship));
      const speed = yield* chooseNumber(
        secondSeat(g),
        'card-number',
        ship.id,
        speeds,
        ['AR-SCHUB-05'],
        say('ar.ask.rift-speed', { unit: ship.id }),
      );
      yield* setSpeed(g, ship, speed, secondSeat(g));
    },
  },
  abilities: [
    at('manoeuvre.after', {
      mandatory: true,
      limit: { times: 1, per: 'activation' },
      when: (g, { ship }, self) =>
        isOwn(g, ship, self) &&
        g.state.active === ship.id &&
        g.state.obstacles.some((o) => o.kind === 'rift' && isAtObstacle(g, ship, o, 2)),
      *run(g, { ship }) {
        yield* g.rules.executeManoeuvre(g, ship, { speed: 1, straight: isFirst(g, ship), riftless: true });
      },
    }),
  ],
};

/** Units that the objective has set aside. AR-BEISEITEGESTELLTE-SCHIFFE-03 */
const asideOf = (g: Armada): readonly Unit[] => setAsideBy(g, g.state.objective!);

/** Whether a unit that comes out of hyperspace finds a place at this token. */
const hasRoom = (g: Armada, unit: Unit, token: Marker): boolean =>
  deployment.sample(g, deployedAt(g, unit, { marker: token.id }), WHETHER) !== undefined;
const roomyTokens = (g: Armada): readonly Marker[] => {
  const first = asideOf(g)[0];
  return first ? tokens(g).filter((token) => hasRoom(g, first, token)) : [];
};
const deployedAt = (g: Armada, unit: Unit, where: Partial<Deployment>): Deployment => ({
  unit: unit.id,
  edge: edgeOf(g, sideOf(g.state, unit)),
  depth: 0,
  ...where,
});

/** Where the first player deploys: every other ship in the ambush zone, beginning with the first. */
function ambushed(g: Armada, unit: Unit): Partial<Deployment> {
  const zone = ambushZone(g);
  const out = shipsOf(g, sideOf(g.state, unit)).length;
  if (unit.kind === 'squadron' || out % 2 === 1) return unit.kind === 'squadron' ? { zone, clear: true } : {};
  const where = deployedAt(g, unit, { zone, clear: true });
  if (deployment.sample(g, where, WHETHER)) return { zone, clear: true };
  return { zone, clear: true, part: mostInside(g, unit, where) };
}
