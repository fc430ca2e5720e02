import { askAll, type Flow, type FormAsk, isObject, type Refusal, type Region, type Rng, say } from '@holotisch/engine';
import {
  area,
  circle,
  clipToConvex,
  contains,
  distance,
  overlaps,
  type Polygon,
  type Shape,
  TOLERANCE,
} from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import type { DeployMoment } from '../../cards/vocabulary.ts';
import * as data from '../../data/index.ts';
import {
  baseSize,
  DISTANCE,
  isAt,
  liesWithin,
  overlapsObstacle,
  overlapsSquadron,
  SQUADRON_RADIUS,
  StandingShip,
  shipsOverlap,
} from '../../geometry/index.ts';
import type { Deployment } from '../../payloads.ts';
import type { ArmadaState, Equipped, Ship, Side, Squadron, Unit } from '../../state.ts';
import {
  captainOf,
  hasKeyword,
  isFriendly,
  markerShape,
  maxSpeedOf,
  otherSide,
  refuse,
  shapesOf,
  shipsInPlay,
  sideOf,
  squadronsInPlay,
  toShape,
  unitsInPlay,
} from '../../values.ts';
import { askIn, chooseNumber, chooseUnit } from '../choose.ts';
import { objectiveRules } from '../objective.ts';
import { type Area, poseOfSpot, readSpot, type Spot, sampleSpot } from '../place.ts';
import { refusePlace } from '../squadron.ts';
import { takeOff } from '../take-off.ts';
import { open } from '../timing.ts';
import { commandNamed } from '../tokens.ts';
import {
  areaOf,
  type Bounds,
  edgeOf,
  heading,
  isInside,
  setupBounds,
  stripAt,
  zoneBounds,
  zoneDepth,
} from './areas.ts';

/** Set-up step 6: the fleets are deployed in turn, a ship or two squadrons at a time. AR-AUFBAU-18..23 */

const waiting = (g: Armada, side: Side): readonly Unit[] =>
  g.state.units.filter((u) => u.status === 'reserve' && sideOf(g.state, u) === side);

export const isDeployed = (g: Armada): boolean => g.state.units.every((u) => u.status !== 'reserve');

export function* deployNext(g: Armada): Flow {
  const { state } = g;
  if (state.stage === 'start') {
    state.stage = 'main';
    yield* open(g, 'setup.before', {});
    return;
  }
  const side = state.turnOf;
  loseStranded(g, side);
  const able = deployable(g, side);
  if (able.length === 0) {
    state.turnOf = otherSide(side);
    state.squadronsLeft = 0;
    return;
  }
  // AR-OPT-TEAM-SPIEL-11: the captain for the whole team
  const unit = yield* chooseUnit(captainOf(state, side), 'deploy-order', able, ['AR-AUFBAU-18']);
  const moment: DeployMoment = { unit, aside: null };
  yield* open(g, 'setup.deploys', moment);
  if (moment.aside === null) yield* deploy(g, unit);
  else setAside(g, unit, moment.aside);
  if (unit.kind === 'squadron' && !isSecondOfTurn(state)) {
    state.squadronsLeft = 1;
    if (deployable(g, side).length > 0) return; // the second one of this turn, even if it is the last
  }
  state.squadronsLeft = 0;
  state.turnOf = otherSide(side);
}

/** One squadron of this turn has been deployed. */
const isSecondOfTurn = ({ squadronsLeft }: ArmadaState): boolean => squadronsLeft === 1;

const isSquadron = (unit: Unit): unit is Squadron => unit.kind === 'squadron';

/** AR-OBJ-ANGRIFF-AUS-DEM-HYPERRAUM-03: squadrons that no ship of their side is there for, nor will be. */
function loseStranded(g: Armada, side: Side): void {
  const ships = g.state.units.some(
    (u) => u.kind === 'ship' && sideOf(g.state, u) === side && (u.status === 'play' || u.status === 'reserve'),
  );
  if (ships) return;
  for (const unit of waiting(g, side)
    .filter(isSquadron)
    .filter((s) => !hasKeyword(g, s, 'scout'))) {
    g.emit({ type: 'destroyed', unit: unit.id, at: null });
    takeOff(g, unit);
  }
}

/** AR-AUFBAU-21, AR-AUFBAU-22: squadrons near a friendly ship; a single last one only after all ships. */
function deployable(g: Armada, side: Side): readonly Unit[] {
  const usual = usuallyDeployable(g, side);
  return objectiveRules(g)?.deploys?.(g, side, usual) ?? usual;
}
function usuallyDeployable(g: Armada, side: Side): readonly Unit[] {
  const left = waiting(g, side);
  const ships = left.filter((u) => u.kind === 'ship');
  const squadrons = left.filter(isSquadron);
  const single = squadrons.length === 1 && ships.length > 0;
  const anchored = shipsInPlay(g.state).some((s) => sideOf(g.state, s) === side);
  const placeable = squadrons.filter((s) => anchored || hasKeyword(g, s, 'scout'));
  if (isSecondOfTurn(g.state)) return placeable;
  const fit = single ? [] : placeable;
  return ships.length + fit.length > 0 ? [...ships, ...fit] : squadrons;
}

/** AR-BEISEITEGESTELLTE-SCHIFFE-01, -03: only the card that has set it aside may deploy it. */
export function setAside(g: Armada, unit: Unit, by: string): void {
  unit.status = 'aside';
  unit.asideBy = by;
  g.emit({ type: 'setAside', unit: unit.id, card: by });
}

/** A unit is placed, a ship's speed is set, and its cards get their tokens. AR-AUFBAU-20, AR-HINDERNISSE-23 */
export function* deploy(g: Armada, unit: Unit, where: Partial<Deployment> = {}): Flow {
  unit.pose = poseOfSpot(yield* placeOf(g, unit, where));
  unit.status = 'play';
  delete unit.asideBy;
  if (unit.kind === 'squadron') unit.slider = g.state.token; // R-AR-02
  if (unit.kind === 'ship') {
    unit.speed = yield* chooseSpeed(g, unit);
    yield* fillCards(g, unit);
  }
  g.emit({ type: 'deployed', unit: unit.id, pose: unit.pose, ...(unit.kind === 'ship' && { speed: unit.speed }) });
  yield* open(g, 'setup.deployed', { unit });
}

/** A ship that stands there already is deployed once more: place and speed. */
export function* deployAgain(g: Armada, ship: Ship): Flow {
  ship.pose = poseOfSpot(yield* placeOf(g, ship));
  ship.speed = yield* chooseSpeed(g, ship);
  g.emit({ type: 'deployed', unit: ship.id, pose: ship.pose, speed: ship.speed });
  yield* open(g, 'setup.deployed', { unit: ship });
}

function* placeOf(g: Armada, unit: Unit, where: Partial<Deployment> = {}): Flow<Spot> {
  return yield* askIn(deployment, {
    seat: unit.seat,
    kind: 'deploy',
    prompt: say('ar.ask.deploy', { unit: unit.id }),
    clauses: ['AR-AUFBAU-19', 'AR-AUFBAU-21'],
    about: { unit: unit.id },
    region: {
      name: 'deployment',
      unit: unit.id,
      edge: edgeOf(g, sideOf(g.state, unit)),
      depth: zoneDepth(g),
      ...objectiveRules(g)?.where?.(g, unit),
      ...where,
    },
  });
}

const nearRift = (g: Armada, ship: Ship): boolean =>
  g.state.obstacles.some((o) => o.kind === 'rift' && isAt(g.standing(ship).base, g.outline(o), 2));

/** AR-AUFBAU-20, AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-05: any speed of its chart but 0. */
function* chooseSpeed(g: Armada, ship: Ship): Flow<number> {
  if (nearRift(g, ship)) return 0;
  for (const { source, rule } of g.having('deploysAt')) {
    const must = rule(g, source, ship);
    if (must !== undefined) return must;
  }
  const chart = Array.from({ length: maxSpeedOf(g, ship) }, (_, i) => i + 1);
  const speeds = objectiveRules(g)?.speeds?.(g, ship, chart) ?? chart;
  return yield* chooseNumber(ship.seat, 'speed', ship.id, speeds, [
    'AR-AUFBAU-20',
    'AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-05',
  ]);
}

/**
 * AR-AUFWERTUNGSKARTEN-MIT-MARKERN-01..08, R-AR-13: tokens and dials that begin on a card. A ship that was set aside and
 * comes later has missed that, unless the card names its deployment.
 */
function* fillCards(g: Armada, ship: Ship): Flow {
  for (const card of ship.upgrades) {
    const { starts } = data.upgradeCard(card.id);
    if (starts && !starts.late && (starts.whenever || g.state.phase === 'deployment'))
      yield* fillCard(g, ship, card, starts);
  }
}

/** R-AR-13: cards whose tokens or dials are chosen after deployment, one each in turn. */
function* fillLateCards(g: Armada): Flow {
  const left = shipsInPlay(g.state).flatMap((ship) =>
    ship.upgrades.flatMap((card) => {
      const { starts } = data.upgradeCard(card.id);
      return starts?.late ? [{ ship, card, starts }] : [];
    }),
  );
  let side = g.state.first;
  while (left.length > 0) {
    const at = left.findIndex(({ ship }) => sideOf(g.state, ship) === side);
    const [next] = at < 0 ? [] : left.splice(at, 1);
    if (next) yield* fillCard(g, next.ship, next.card, next.starts);
    side = otherSide(side);
  }
}

export function* fillCard(g: Armada, ship: Ship, card: Equipped, starts: data.StartCounters): Flow {
  const count = starts.tokens ?? starts.dials ?? 0;
  const form: FormAsk = {
    type: 'form',
    seat: ship.seat,
    kind: 'card-counters',
    prompt: say('ar.ask.card-counters', { card: card.id, unit: ship.id }),
    clauses: ['AR-AUFWERTUNGSKARTEN-MIT-MARKERN-01', 'AR-AUFWERTUNGSKARTEN-MIT-MARKERN-05'],
    fields: Array.from({ length: count }, (_, i) => ({
      id: String(i),
      label: say('ar.counter', { n: i + 1 }),
      options: starts.of.map((command) => ({
        id: command,
        label: say(`ar.command.${command}`),
        about: { unit: ship.id, command },
      })),
    })),
    ...(starts.kinds !== undefined && {
      check: (answer) =>
        new Set(Object.values(answer)).size < starts.kinds!
          ? refuse(['AR-AUFWERTUNGSKARTEN-MIT-MARKERN-05'], say('ar.no.kinds', { kinds: starts.kinds! }))
          : undefined,
    }),
  };
  const fixed = starts.of.length === 1 ? starts.of[0] : undefined;
  const [answer] = fixed ? [undefined] : yield* askAll([form]);
  const chosen = Array.from({ length: count }, (_, i) =>
    fixed ? fixed : commandNamed(isObject(answer) ? String(answer[String(i)]) : ''),
  );
  if (starts.tokens !== undefined) {
    card.tokens.push(...chosen);
    g.emit({ type: 'cardTokens', unit: ship.id, card: card.id, tokens: [...card.tokens] });
  } else card.dials.push(...chosen);
}

/** Where a unit may be deployed. */
export const deployment: Region<Armada, Deployment, Spot> = {
  name: 'deployment',
  read: readSpot,
  check(g, where, spot): Refusal | undefined {
    const unit = g.unit(where.unit);
    return unit.kind === 'ship' ? refuseShip(g, unit, where, spot) : refuseSquadron(g, unit, where, spot);
  },
  sample(g, where, rng) {
    const unit = g.unit(where.unit);
    const straight = heading[where.edge];
    const legal = (s: Spot): boolean => !deployment.check(g, where, s);
    const special = [where.on, where.marker, where.zone, where.near].some((named) => named !== undefined);
    const huge = unit.kind === 'ship' && g.class(unit).size === 'huge';
    if (where.zone && where.part !== undefined) {
      for (const spot of spotsIn(where.zone)) if (legal(spot)) return spot;
      return undefined;
    }
    if (huge && !special) return sampleHuge(g, unit, where, rng);
    const turns = special ? [0, 90, -90, 30, -30, 60, -60, 180] : [0, -15, 15, -30, 30, 60, -60];
    const headings = unit.kind === 'ship' ? turns.map((d) => straight + d) : [0];
    const around = placeNamed(g, where) ?? near(g, unit);
    const [west, south, east, north] =
      unit.kind === 'squadron' ? setupBounds(g) : (where.zone ?? zoneBounds(g, where.edge, where.depth));
    const found = sampleSpot(rng, around ?? { x: [west, east], y: [south, north] }, headings, legal);
    if (found || !where.orObstacle) return found;
    return sampleSpot(rng, { x: [west, east], y: [south, north] }, headings, legal);
  },
};

/** Around the obstacle, the token or the unit that it is deployed at. */
function placeNamed(g: Armada, { on, marker, near: beside }: Deployment): Area | undefined {
  const token = g.state.markers.find((m) => m.id === marker);
  const at =
    on !== undefined ? g.state.obstacles[on]!.pose : (token ?? (beside && g.unit(beside.unit).pose) ?? undefined);
  const far = beside ? 330 : 190;
  return at && { x: [at.x - far, at.x + far], y: [at.y - far, at.y + far] };
}

/** AR-RIESIGES-SCHIFF-09: a huge ship stands with its stern, or with a side, against its player's edge. */
function sampleHuge(g: Armada, ship: Ship, where: Deployment, rng: Rng): Spot | undefined {
  const { halfLength, halfWidth } = baseSize(g.class(ship).size);
  const [west, south, east, north] = setupBounds(g);
  const straight = heading[where.edge];
  const step = 6;
  for (const [turn, deep] of [
    [0, halfLength],
    [90, halfWidth],
    [-90, halfWidth],
  ] as const) {
    const along = where.edge === 'south' || where.edge === 'north' ? east - west : north - south;
    const start = rng.below(Math.max(1, Math.floor(along / step)));
    const count = Math.floor(along / step);
    for (let i = 0; i < count; i++) {
      const t = step * ((start + i) % count);
      const at = {
        south: { x: west + t, y: south + deep },
        north: { x: west + t, y: north - deep },
        west: { x: west + deep, y: south + t },
        east: { x: east - deep, y: south + t },
      }[where.edge];
      const spot = { ...at, degrees: straight + turn };
      if (!deployment.check(g, where, spot)) return spot;
    }
  }
  return undefined;
}

/** A squadron is looked for around the friendly ships. */
function near(g: Armada, unit: Unit) {
  if (unit.kind === 'ship') return undefined;
  const ships = shipsInPlay(g.state).filter((s) => isFriendly(g.state, s, unit));
  if (ships.length === 0) return undefined;
  const xs = ships.map((s) => s.pose!.x);
  const ys = ships.map((s) => s.pose!.y);
  const far = 260;
  return {
    x: [Math.min(...xs) - far, Math.max(...xs) + far] as const,
    y: [Math.min(...ys) - far, Math.max(...ys) + far] as const,
  };
}

/** AR-AUFBAU-19, AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-06, -09; huge ones: AR-RIESIGES-SCHIFF-09..11. */
function refuseShip(g: Armada, ship: Ship, where: Deployment, spot: Spot): Refusal | undefined {
  const { edge, depth, zone, near } = where;
  const cls = g.class(ship);
  const standing = new StandingShip(cls, poseOfSpot(spot));
  const refusal = refuseSpecial(g, standing, where) ?? refuseOnUnit(g, standing, where);
  if (refusal || where.on !== undefined || where.marker !== undefined) return refusal;
  const huge = cls.size === 'huge';
  const { width, depth: length } = g.state.rules;
  const table: Bounds = [0, 0, width, length];
  const inside = near ? table : (zone ?? (huge ? setupBounds(g) : zoneBounds(g, edge, depth)));
  if (where.part === undefined && !standing.base.every((b) => isInside(b, inside)))
    return refuse(huge ? ['AR-RIESIGES-SCHIFF-10'] : ['AR-AUFBAU-19', 'AR-AUFSTELLUNGSBEREICH-01'], say('ar.no.zone'), {
      piece: ship.id,
    });
  if (near && !standing.base.some((b) => toShape(g, g.unit(near.unit), b) <= DISTANCE[near.most - 1]! + TOLERANCE))
    return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-05'], say('ar.no.tooFar', { distance: near.most }), {
      allowed: near.most,
    });
  if (huge && !zone && !near && standing.base.every((b) => distance(b, stripAt(g, edge)) > 0.5))
    return refuse(['AR-RIESIGES-SCHIFF-09'], say('ar.no.touchesEdge'), { piece: ship.id });
  if (huge && g.state.obstacles.some((o) => overlapsObstacle(standing.footprint, g.outline(o))))
    return refuse(['AR-RIESIGES-SCHIFF-11'], say('ar.no.onObstacle'));
  return undefined;
}

/** What an objective asks of the place of a ship. */
function refuseSpecial(
  g: Armada,
  { base, footprint }: StandingShip,
  { zone, part, clear, on, marker }: Deployment,
): Refusal | undefined {
  if (on !== undefined) {
    if (!overlapsObstacle(footprint, g.outline(g.state.obstacles[on]!)))
      return refuse(['AR-OBJ-UEBERRASCHUNGSANGRIFF-05'], say('ar.no.onStationFirst'));
    if (!base.every((b) => isInside(b, setupBounds(g)))) return refuse(['AR-AUFBAU-19'], say('ar.no.setupArea'));
  }
  if (marker !== undefined) {
    const token = markerShape(g.state.markers.find((m) => m.id === marker)!);
    if (!base.every((b) => contains(g.playArea, b))) return refuse(['AR-SPIELFLAECHE-01'], say('ar.no.table'));
    if (!isAt(base, token, 1))
      return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-05'], say('ar.no.markerAt', { least: 1, most: 1 }));
  }
  if (part !== undefined && zone) {
    if (!base.every((b) => isInside(b, setupBounds(g)))) return refuse(['AR-AUFBAU-19'], say('ar.no.setupArea'));
    if (partInside(base, zone) < part) return refuse(['AR-OBJ-HINTERHALT-03'], say('ar.no.zone'));
  }
  if (clear && zone && liesOnObstacle(g, footprint, zone))
    return refuse(['AR-OBJ-HINTERHALT-03'], say('ar.no.onObstacle'));
  return undefined;
}

/** Whether something lies in a zone and there on an obstacle. */
const liesOnObstacle = (g: Armada, body: readonly Shape[], zone: Bounds): boolean =>
  body.some((b) => overlaps(b, areaOf(zone))) &&
  g.state.obstacles.some((o) => overlaps(areaOf(zone), g.outline(o)) && overlapsObstacle(body, g.outline(o)));

/** How much of a base lies in a zone, in mm². */
const partInside = (base: readonly Polygon[], zone: Bounds): number =>
  base.flatMap((b) => clipToConvex(areaOf(zone), b)).reduce((sum, p) => sum + area(p), 0);

/** AR-OBJ-HINTERHALT-03: how much of a ship fits into a zone at most, where all of it does not. */
export function mostInside(g: Armada, ship: Ship, where: Deployment): number {
  const cls = g.class(ship);
  let most = 0;
  for (const spot of spotsIn(where.zone!)) {
    const inside = partInside(new StandingShip(cls, poseOfSpot(spot)).base, where.zone!);
    if (inside > most && !refuseShip(g, ship, { ...where, part: inside }, spot)) most = inside;
  }
  return 0.99 * most; // a hand need not find the very best place
}
function* spotsIn([west, south, east, north]: Bounds): Iterable<Spot> {
  for (let x = west; x <= east; x += 20)
    for (let y = south; y <= north; y += 20)
      for (let degrees = 0; degrees < 360; degrees += 45) yield { x, y, degrees };
}

function refuseOnUnit(
  g: Armada,
  standing: StandingShip,
  { unit, marker, overSquadrons }: Deployment,
): Refusal | undefined {
  for (const other of shipsInPlay(g.state))
    if (other.id !== unit && shipsOverlap(standing, g.standing(other)))
      return refuse(['AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-06'], say('ar.no.onUnit', { unit: other.id }), {
        piece: other.id,
      });
  if (marker !== undefined || overSquadrons) return undefined; // squadrons give way
  for (const other of squadronsInPlay(g.state))
    if (overlapsSquadron(standing, g.base(other)))
      return refuse(['AR-BEWEGUNG-VON-STAFFELN-05'], say('ar.no.onUnit', { unit: other.id }), { piece: other.id });
  return undefined;
}

/** AR-AUFBAU-21, AR-FAQ-STAFFELN-02, AR-RIESIGES-SCHIFF-12; scouts: R-AR-17. */
function refuseSquadron(g: Armada, squadron: Squadron, where: Deployment, spot: Spot): Refusal | undefined {
  const base = circle(spot, SQUADRON_RADIUS);
  const { marker, beyond, orObstacle, clear, zone: ambush } = where;
  if (marker !== undefined) {
    const token = markerShape(g.state.markers.find((m) => m.id === marker)!);
    if (!contains(g.playArea, base)) return refuse(['AR-SPIELFLAECHE-01'], say('ar.no.table'));
    if (!isAt(base, token, 1))
      return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-05'], say('ar.no.markerAt', { least: 1, most: 1 }));
    return refusePlace(g, squadron, spot);
  }
  if (beyond && isAt(base, stripAt(g, beyond), 5))
    return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-06'], say('ar.no.nearEdge', { distance: 5 }));
  if (clear && ambush && liesOnObstacle(g, [base], ambush))
    return refuse(['AR-OBJ-HINTERHALT-03'], say('ar.no.onObstacle'));
  if (!isInside(base, setupBounds(g))) return refuse(['AR-FAQ-STAFFELN-02', 'AR-AUFBAU-21'], say('ar.no.setupArea'));
  for (const other of unitsInPlay(g.state)) {
    const on = other.kind === 'ship' ? overlapsSquadron(g.standing(other), base) : overlaps(g.base(other), base);
    if (on)
      return refuse(['AR-BEWEGUNG-VON-STAFFELN-05'], say('ar.no.onUnit', { unit: other.id }), { piece: other.id });
  }
  if (orObstacle && g.state.obstacles.some((o) => isAt(base, g.outline(o), 1))) return undefined;
  const isScout = hasKeyword(g, squadron, 'scout');
  if (isScout) {
    const enemy = unitsInPlay(g.state).find(
      (u) => !isFriendly(g.state, u, squadron) && shapesOf(g, u).some((s) => distance(s, base) <= DISTANCE[4]),
    );
    if (enemy)
      return refuse(['AR-SCHLUESSELWOERTER-VON-STAFFELN-03'], say('ar.no.scout', { unit: enemy.id }), {
        piece: enemy.id,
      });
    return undefined;
  }
  const friends = shipsInPlay(g.state).filter((s) => isFriendly(g.state, s, squadron));
  const beside = friends.filter((ship) => liesWithin(base, g.standing(ship).base, DISTANCE[1]));
  if (friends.length > 0 && beside.length === 0)
    return refuse(['AR-AUFBAU-21'], say('ar.no.nearFriend'), { allowed: DISTANCE[1] });
  // AR-OBJ-HINTERHALT-01: beside a ship in the ambush zone they may stand, wherever that is
  const isAmbushing = (ship: Ship): boolean =>
    ambush !== undefined && g.standing(ship).base.some((b) => overlaps(b, areaOf(ambush)));
  const onlyHuge = beside.length > 0 && beside.every((ship) => g.class(ship).size === 'huge' && !isAmbushing(ship));
  const zone = areaOf(zoneBounds(g, where.edge, where.depth));
  if (onlyHuge && !liesWithin(base, zone, DISTANCE[1]))
    return refuse(['AR-RIESIGES-SCHIFF-12'], say('ar.no.nearZone'), { allowed: DISTANCE[1] });
  return undefined;
}

/** Set-up steps 7 and 8: the first round begins. AR-AUFBAU-24 */
export function* setupDone(g: Armada): Flow {
  const { state } = g;
  yield* objectiveRules(g)?.after?.(g) ?? [];
  yield* fillLateCards(g);
  yield* open(g, 'setup.after', {});
  state.round = 1;
  state.phase = 'command';
  state.stage = 'start';
}
