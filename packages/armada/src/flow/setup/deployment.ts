import { askAll, type Flow, type FormAsk, isObject, say } from '@holotisch/engine';
import { poseOfSpot, type Spot } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import type { DeployMoment } from '../../cards/vocabulary.ts';
import * as data from '../../data/index.ts';
import { isAt } from '../../geometry/index.ts';
import type { Deployment } from '../../payloads.ts';
import type { ArmadaState, Equipped, Ship, Side, Squadron, Unit } from '../../state.ts';
import { captainOf, hasKeyword, maxSpeedOf, otherSide, refuse, shipsInPlay, sideOf } from '../../values.ts';
import { takeOff } from '../attack/take-off.ts';
import { askIn, chooseNumber, chooseUnit } from '../choose.ts';
import { objectiveRules } from '../objective.ts';
import { open } from '../timing.ts';
import { commandNamed } from '../tokens.ts';
import { edgeOf, zoneDepth } from './areas.ts';
import { deployment } from './deployment-place.ts';

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
  yield* g.rules.deployed(g, unit);
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

function* fillCard(g: Armada, ship: Ship, card: Equipped, starts: data.StartCounters): Flow {
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
