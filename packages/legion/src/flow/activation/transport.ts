import { type Flow, say } from '@holotisch/engine';
import { speedToolLength, WHETHER } from '@holotisch/table';
import { gap } from '../../geometry/base.ts';
import type { Legion } from '../../legion.ts';
import type { DeploymentData } from '../../payloads.ts';
import type { Unit } from '../../state.ts';
import { isTrooper, keywordOf, keywordTargets, leaderOf, living } from '../../values.ts';
import { chooseWay } from '../choose.ts';
import { HIDES } from '../objectives/reinforcements.ts';
import { deployment } from '../setup/deployment.ts';
import { open } from '../timing.ts';
import { gain } from '../tokens.ts';
import { putBeside, relocate } from './relocate.ts';

/** Trooper units in vehicles (1.x): getting in, being carried, getting out, and what becomes of them with the vehicle. R-LE-107 */

export const isAboard = ({ inside, status }: Unit): boolean => inside !== null && status === 'aside';
export const passengersOf = ({ state }: Legion, { id }: Unit): readonly Unit[] =>
  state.units.filter((unit) => unit.inside === id && isAboard(unit));

/** The round in which it got out, or in: never both in one. */
const STEPPED = 'stepped';
/** How near its leader must be to get in: about half a base. */
const DOOR = 13.5;

/** Whether a vehicle has room for such a unit: Light Transport takes single miniatures only. */
export function hasRoom(g: Legion, vehicle: Unit, unit: Unit): boolean {
  if (vehicle === unit || vehicle.seat !== unit.seat || vehicle.status !== 'play') return false;
  if (!isTrooper(g, unit) || g.card(unit).base.notched || unit.note[STEPPED] === g.state.round) return false;
  const light = keywordOf(g, vehicle, 'light-transport');
  if (light > 0 && living(unit).length !== 1) return false;
  return passengersOf(g, vehicle).length < light + keywordOf(g, vehicle, 'transport');
}
export const isAtDoor = (g: Legion, vehicle: Unit, unit: Unit): boolean =>
  gap(leaderOf(g, unit).base, leaderOf(g, vehicle).base) <= DOOR;

/** All of it is off the table; in its own activation it does nothing more. */
export function* board(g: Legion, unit: Unit, vehicle: Unit): Flow {
  if (unit.status === 'play') yield* g.rules.dropClaimed(g, unit);
  unit.status = 'aside';
  unit.inside = vehicle.id;
  unit.note[HIDES] = true;
  unit.note[STEPPED] = g.state.round;
  for (const mini of unit.minis) mini.pose = null;
  if (g.state.turn?.unit === unit.id) g.state.turn.over = true;
  g.emit({ type: 'setAside', unit: unit.id, card: 'transport' });
}
function outside(g: Legion, unit: Unit): void {
  unit.inside = null;
  delete unit.note[HIDES];
  unit.note[STEPPED] = g.state.round;
}

/** Its leader comes out and makes a speed-1 move from the vehicle. */
const where = (unit: Unit): DeploymentData => ({
  unit: unit.id,
  zones: [],
  beside: { unit: unit.inside!, within: speedToolLength(1) },
});
const mayLeave = (g: Legion, unit: Unit): boolean =>
  unit.note[STEPPED] !== g.state.round && deployment.sample(g, where(unit), WHETHER) !== undefined;

/** In its activation a passenger gets out, as an action, or does nothing. */
export function* beforeActions(g: Legion, unit: Unit): Flow<boolean> {
  if (!isAboard(unit)) return false;
  const turn = g.state.turn!;
  const about = { unit: unit.id, card: 'transport' };
  const ways = turn.actions > 0 && mayLeave(g, unit) ? (['disembark', 'stay'] as const) : (['stay'] as const);
  const way = yield* chooseWay(unit.seat, ways, ['LE-SCHLUESSELWOERTER-05'], say('le.ask.disembark', about), about);
  if (way === 'stay') turn.step = 'end';
  else {
    turn.actions--;
    turn.moved = true;
    g.emit({ type: 'action', unit: unit.id, action: 'card:transport/disembark', free: false });
    yield* disembark(g, unit);
  }
  return true;
}
function* disembark(g: Legion, unit: Unit): Flow {
  const vehicle = g.unit(unit.inside!);
  if (!(yield* relocate(g, unit, where(unit), { seat: unit.seat, clauses: ['LE-SCHLUESSELWOERTER-05'] }))) return;
  outside(g, unit);
  yield* open(g, 'unit.disembarked', { unit, vehicle });
}

/** The vehicle is lost: whoever is in it stands beside it, frightened and hurt; where there is no room, it is lost too. */
export function* evacuate(g: Legion, vehicle: Unit): Flow {
  const attacked = g.state.attacks.some(({ defender }) => defender === vehicle.id);
  const wounds = attacked && isOpen(g, vehicle) ? 2 : 1;
  for (const unit of passengersOf(g, vehicle)) {
    if (vehicle.minis[vehicle.leader]!.pose === null || !putBeside(g, unit, vehicle)) {
      outside(g, unit);
      yield* g.rules.defeat(g, unit, 'rule');
      continue;
    }
    outside(g, unit);
    yield* gain(g, unit, 'suppression', 1, 'transport');
    yield* g.rules.suffer(g, unit, wounds, { by: 'transport' });
  }
}
export const isOpen = (g: Legion, vehicle: Unit): boolean =>
  (['transport', 'light-transport'] as const).some((name) => keywordTargets(g, vehicle, name).includes('Open'));
