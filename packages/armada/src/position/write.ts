import { copy, type Json, type JsonObject } from '@holotisch/engine';
import { headingDegrees, type Pose } from '@holotisch/table';
import type { Armada } from '../armada.ts';
import { marksOf } from '../campaign/battle.ts';
import { ZONES } from '../data/types.ts';
import type { ArmadaState, DefenceToken, Equipped, Ship, Unit } from '../state.ts';
import { isActivated } from '../values.ts';
import { newEquipped, newShip } from './start.ts';

/**
 * A position that `place` lays out again: the moment between two activities, with all that is on the table. What is as
 * it would be anyway is left out, for a position is sent as a link.
 */
export function positionOf({ state }: Pick<Armada, 'state'>): Json {
  const { turn, flying } = state;
  return lean({
    units: state.units.map((unit) => unitOf(state, unit)),
    sides: [...state.sides],
    captains: [...state.captains],
    first: state.first,
    objective: state.objective,
    round: state.round,
    phase: state.phase,
    stage: state.stage,
    turnOf: state.turnOf,
    active: turn === null ? null : state.active,
    ...(turn && {
      step: turn.step,
      attacked: [...turn.attacked],
      attacks: turn.attacks,
      targeted: [...turn.targeted],
      commanding: turn.squadrons && copy(turn.squadrons),
    }),
    flying: flying && { ...flying },
    squadronsLeft: state.squadronsLeft,
    passes: [...state.passes],
    passed: [...state.passed],
    edges: [...state.edges],
    brought: state.brought.map((o) => o && { ...o }),
    supply: [...state.supply],
    obstacles: state.obstacles.map(({ token, pose, marked, station }) => ({
      token,
      ...spotOf(pose),
      ...(marked && { marked }),
      ...(station && { station: { ...station } }),
    })),
    markers: state.markers.map((m) => ({ ...m })),
    note: copy(state.objectiveNote),
    victory: [...state.victory],
    lasting: state.lasting.map((l) => copy(l)),
    uses: { ...state.uses },
    discarded: [...state.deck.discard],
    outcome: state.outcome && { ...state.outcome, score: [...state.outcome.score] },
    rules: { ...state.rules },
    ...(state.campaign && { campaign: copy(state.campaign) }),
  });
}

const isNothing = (value: Json): boolean =>
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value).length === 0);
/** Without what says that there is nothing. */
const lean = (all: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => !isNothing(value)));

const spotOf = (p: Pose) => ({ x: p.x, y: p.y, degrees: headingDegrees(p.hx, p.hy) });

const unitOf = (state: ArmadaState, unit: Unit): Json => ({
  ...lean({
    ...(unit.kind === 'ship' ? shipOf(unit) : { squadron: unit.card, hull: unit.hull }),
    seat: unit.seat,
    ...(unit.status !== 'play' && { status: unit.status }),
    ...(unit.pose && spotOf(unit.pose)),
    ...(unit.objectives > 0 && { objectives: unit.objectives }),
    activated: isActivated(state, unit),
    doomed: unit.doomed,
    ...(unit.asideBy !== undefined && { asideBy: unit.asideBy }),
    ...marksOf(unit),
  }),
  tokens: unit.tokens.map(tokenOf),
});

const tokenOf = ({ kind, state }: DefenceToken): Json => (state === 'ready' ? kind : { kind, state });

function shipOf(ship: Ship): JsonObject {
  const full = newShip(ship.id, ship.seat, ship.card, []).shields;
  return {
    ship: ship.card,
    upgrades: ship.upgrades.map(upgradeOf),
    speed: ship.speed,
    shields: Object.fromEntries(
      ZONES.filter((zone) => ship.shields[zone] !== full[zone]).map((zone) => [zone, ship.shields[zone]]),
    ),
    damage: ship.damage.map(({ card, faceup }) => ({ card, ...(faceup && { faceup }) })),
    commands: [...ship.commands],
    raids: [...ship.raids],
    dials: [...ship.dials],
    open: [...ship.open],
    marked: ship.marked.map((m) => ({ ...m })),
    aim: ship.aim && { ...ship.aim },
    ...(ship.retreats && { retreats: true }),
  };
}

function upgradeOf({ id, discarded, exhausted, tokens, dials, count, note }: Equipped): Json {
  const happened = {
    ...lean({ discarded, tokens: [...tokens], dials: [...dials] }),
    ...(exhausted !== newEquipped(id).exhausted && { exhausted }),
    ...(count > 0 && { count }),
    ...(note !== undefined && { note: copy(note) }),
  };
  return Object.keys(happened).length === 0 ? id : { id, ...happened };
}
