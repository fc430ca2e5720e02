import { type Flow, type Refusal, type Region, say } from '@holotisch/engine';
import { contains, containsPoint, type Pose, pose, type Shape, speedToolLength, WHETHER } from '@holotisch/table';
import { isNamed } from '../../cards/named.ts';
import type { MiniWay } from '../../events.ts';
import { type Footprint, gap, reach, within } from '../../geometry/base.ts';
import { isBeyond, SEGMENT, SEGMENTS } from '../../geometry/range.ts';
import { type Legion, levelAt } from '../../legion.ts';
import type { At, DeploymentData } from '../../payloads.ts';
import type { Side, Unit } from '../../state.ts';
import {
  captainOf,
  enemiesOf,
  hasKeyword,
  keywordTargets,
  living,
  numberOf,
  onTable,
  otherSide,
  refuse,
} from '../../values.ts';
import { readDeployment } from '../activation/move/answer.ts';
import { fallIn, formationAt, type Placed } from '../activation/move/formation.ts';
import { faultRefusal, tooManyPlaces } from '../activation/move/refusals.ts';
import { baseAt, faultAt, surroundings } from '../activation/move/surroundings.ts';
import { askIn, choose, NONE, noneOption, unitOption } from '../choose.ts';
import { carry } from '../objectives/markers.ts';
import { colourOf, shapeOfData, zoneData } from '../objectives/zones.ts';
import { open } from '../timing.ts';
import { sampleDeployment } from './deployment-sample.ts';
import { inOrder } from './sides.ts';

/** Step 8: units are deployed in turn. LE-SPIELAUFBAU-16, -17, LE-AUFSTELLUNG-01..07 */

export type DeployAnswer = {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  readonly others?: readonly (At | null)[];
};

const reserve = (g: Legion, side: number): readonly Unit[] =>
  g.state.units.filter((u) => u.status === 'reserve' && g.state.sides[u.seat] === side && !g.rules.waitsBeside(g, u));
export const isDeployed = (g: Legion): boolean =>
  !g.state.units.some((u) => u.status === 'reserve' && !g.rules.waitsBeside(g, u));

export function* deployNext(g: Legion): Flow {
  const { state } = g;
  const side = state.turnOf;
  state.turnOf = otherSide(side);
  const early = (of: Side) => reserve(g, of).filter((u) => numberOf(g, u, 'deploysLast', 0) === 0);
  const others = early(side).length + early(otherSide(side)).length > 0;
  const able = (others ? early(side) : reserve(g, side)).filter((unit) => !waitsForPartner(g, unit));
  if (able.length === 0) return; // LE-AUFSTELLUNG-03
  const late = able.every((unit) => hasKeyword(g, unit, 'reinforcements')) && !onlyLateLeft(g);
  const id = yield* choose({
    seat: captainOf(state, side),
    kind: 'deploy-order',
    prompt: say('le.ask.deploy-order'),
    about: {},
    clauses: ['LE-SPIELAUFBAU-17', 'LE-AUFSTELLUNG-03'],
    options: late ? [...able.map(unitOption), noneOption] : able.map(unitOption),
  });
  if (id === NONE) return;
  const unit = g.unit(Number(id));
  yield* open(g, 'setup.deploys', { unit });
  if (unit.inside !== null) return; // it has got into a vehicle
  yield* deploy(g, unit, g.rules.deploymentOf(g, unit));
  yield* open(g, 'setup.deployed', { unit });
}
/** Reinforcements may wait until everybody else stands. */
const onlyLateLeft = (g: Legion): boolean =>
  [0, 1].every((side) => reserve(g, side).every((unit) => hasKeyword(g, unit, 'reinforcements')));

/** Units of the name or type that a detachment belongs to, one for each detachment. */
function partnersOf(g: Legion, unit: Unit, status: Unit['status']): readonly Unit[] {
  const names = keywordTargets(g, unit, 'detachment');
  const taken = g.state.units.flatMap(({ note }) => (typeof note[PARTNER] === 'number' ? [note[PARTNER]] : []));
  return g.state.units.filter(
    (u) =>
      u.seat === unit.seat &&
      u.status === status &&
      !taken.includes(u.id) &&
      !hasKeyword(g, u, 'detachment') &&
      isNamed(g, u, names),
  );
}
const PARTNER = 'partner';
const waitsForPartner = (g: Legion, unit: Unit): boolean =>
  g.rules.detachmentsBeside &&
  hasKeyword(g, unit, 'detachment') &&
  partnersOf(g, unit, 'play').length === 0 &&
  partnersOf(g, unit, 'reserve').length > 0;

export function deploymentOf(g: Legion, unit: Unit): DeploymentData {
  const side = g.state.sides[unit.seat]!;
  const beside = g.rules.detachmentsBeside && hasKeyword(g, unit, 'detachment');
  const partner = beside ? partnersOf(g, unit, 'play')[0] : undefined;
  if (partner) return besidePartner(g, unit, partner);
  const zones = zoneData(g, colourOf(g.state, side));
  const card = g.state.battle.deployment;
  const rules = card === undefined ? undefined : g.book.get(`battle/${card}`)?.battle;
  const around = (rules?.around?.(g, unit) ?? 0) * SEGMENT;
  const only = rules?.bothZones ? emptyZones(g, side, zones) : undefined;
  const beyond = hasKeyword(g, unit, 'infiltrate') ? { orBeyond: INFILTRATION } : {};
  const data = { unit: unit.id, zones, ...(around > 0 && { around }), ...(only && { only }), ...beyond };
  return withRoom(g, data);
}
/**
 * Terrain, a cart and those who stand there already may leave a wide base no room in its zone: then the unit comes as near to
 * it as there is some. R-LE-94, R-LE-109
 */
function withRoom(g: Legion, data: DeploymentData): DeploymentData {
  for (let range = 0; range <= SEGMENTS; range++) {
    const around = (data.around ?? 0) + range * SEGMENT;
    const wider = { ...data, ...(around > 0 && { around }) };
    if (deployment.sample(g, wider, WHETHER)) return wider;
  }
  return data;
}
/** Infiltrate: beyond this range of all enemies. */
const INFILTRATION = 3;
/** The last units must go where nobody of their side stands yet. */
function emptyZones(g: Legion, side: number, zones: DeploymentData['zones']): readonly number[] | undefined {
  const mine = g.state.units.filter((u) => u.status === 'play' && g.state.sides[u.seat] === side);
  const empty = zones.flatMap((zone, i) => {
    const shape = shapeOfData(zone);
    return mine.some((u) => within(shape, g.mini(u, u.leader).base)) ? [] : [i];
  });
  return empty.length > 0 && reserve(g, side).length <= empty.length ? empty : undefined;
}

export function* deploy(g: Legion, unit: Unit, data: DeploymentData): Flow {
  const answer = yield* askIn(deployment as Region<never, DeploymentData, DeployAnswer>, {
    seat: unit.seat,
    kind: 'deploy',
    region: { ...data, name: 'deployment' },
    about: { unit: unit.id },
    prompt: say('le.ask.deploy', { unit: unit.id }),
    clauses: ['LE-AUFSTELLUNG-05', 'LE-AUFSTELLUNG-06', 'LE-AUFSTELLUNG-07'],
  });
  const plan = planDeployment(g, data, answer);
  if (!Array.isArray(plan)) throw new Error('an illegal deployment was taken');
  unit.status = 'play';
  const minis: MiniWay[] = (plan as readonly Placed[]).map(({ mini, pose: to }) => ({ mini, from: null, to }));
  for (const { mini, to } of minis) unit.minis[mini]!.pose = to;
  if (data.beside) unit.note[PARTNER] = data.beside.unit;
  carry(g, unit);
  g.emit({ type: 'deployed', unit: unit.id, minis });
}

/** The zones that are open to it. */
const openZones = ({ zones, only }: DeploymentData): readonly Shape[] =>
  zones.filter((_, i) => only === undefined || only.includes(i)).map(shapeOfData);

/** Everybody where he comes to stand, the leader first; or why not. */
export function planDeployment(g: Legion, data: DeploymentData, answer: DeployAnswer): readonly Placed[] | Refusal {
  const unit = g.unit(data.unit);
  const followers = living(unit).filter((mini) => mini !== unit.leader);
  const tooMany = tooManyPlaces(unit, 'others', answer.others, followers.length, ['LE-AUFSTELLUNG-07']);
  if (tooMany) return tooMany;
  const leader = pose(answer.x, answer.y, answer.degrees);
  const zones = openZones(data);
  const inside = insideOf(g, data, zones);
  const off = besideFault(g, data, leader);
  if (off) return off;
  const base = baseAt(g, unit, unit.leader, leader);
  const fault = faultAt(surroundings(g, unit, leader, 200), base, leader);
  if (fault) return faultRefusal(unit, fault);
  if (data.level !== undefined && Math.abs(levelAt(g.terrain, leader) - data.level) > SEGMENT)
    return refuse(['LE-KOMMANDOKARTEN-14'], say('le.no.zone', { unit: unit.id }), { piece: unit.id });
  if (!data.beside && !inside(base))
    return refuse(
      data.beyondEnemies === undefined ? ['LE-AUFSTELLUNG-06'] : ['LE-ERRATA-SCHNELLE-VERSTAERKUNG-02'],
      say('le.no.zone', { unit: unit.id }),
      { piece: unit.id },
    );
  const f = formationAt(g, unit, leader);
  const wishes = new Map<number, { x: number; y: number }>();
  for (const [i, mini] of followers.entries()) {
    const at = answer.others?.[i];
    if (at) wishes.set(mini, { x: at[0], y: at[1] });
  }
  const placed = fallIn(f, null, { wishes, strict: true, ...(!data.leaderOnly && !data.beside && { where: inside }) });
  if (!placed)
    return refuse(['LE-AUFSTELLUNG-07', 'LE-AUFSTELLUNG-06'], say('le.no.formation', { unit: unit.id }), {
      piece: unit.id,
    });
  return [{ mini: unit.leader, pose: leader }, ...placed];
}

/** A speed-1 tool away at most; where nobody finds room so near, as near as there is some. R-LE-94 */
function besidePartner(g: Legion, unit: Unit, partner: Unit): DeploymentData {
  const within = (away: number) => ({ unit: unit.id, zones: [], beside: { unit: partner.id, within: away } });
  for (let range = 0; range <= SEGMENTS; range++) {
    const data = within(speedToolLength(1) + range * SEGMENT);
    if (deployment.sample(g, data, WHETHER)) return data;
  }
  return within(speedToolLength(1));
}

/** A detachment stands by the unit that it belongs to, wherever that is. */
function besideFault(g: Legion, { unit: id, beside }: DeploymentData, leader: Pose): Refusal | undefined {
  if (!beside) return undefined;
  const unit = g.unit(id);
  const partner = g.mini(g.unit(beside.unit), g.unit(beside.unit).leader);
  const away = gap(baseAt(g, unit, unit.leader, leader), partner.base);
  return away <= beside.within && Math.abs(levelAt(g.terrain, leader) - partner.ground) <= SEGMENT
    ? undefined
    : refuse([], say('le.no.beside', { unit: id, partner: beside.unit }), {
        measured: away,
        allowed: beside.within,
        piece: id,
      });
}

/** LE-AUFSTELLUNG-06: wholly inside one zone of its own, or where an effect lets it come. */
function insideOf(g: Legion, data: DeploymentData, zones: readonly Shape[]): (base: Footprint) => boolean {
  const { beyondEnemies, orBeyond, around = 0 } = data;
  const beyond = (range: number) => {
    const bases = enemiesOf(g.state, g.unit(data.unit)).flatMap((enemy) =>
      onTable(enemy).map((mini) => g.mini(enemy, mini).base),
    );
    return (base: Footprint): boolean => bases.every((other) => isBeyond(gap(base, other), range));
  };
  if (beyondEnemies !== undefined) return beyond(beyondEnemies);
  const zoned = (base: Footprint): boolean =>
    around > 0 ? zones.some((zone) => reach([zone], base) <= around) : isCovered(base, zones);
  if (orBeyond === undefined) return zoned;
  const far = beyond(orBeyond);
  return (base) => zoned(base) || far(base);
}

/** In one zone, or across the line where two parts of one zone meet: judged by points of its rim. */
function isCovered(base: Footprint, zones: readonly Shape[]): boolean {
  if (zones.some((zone) => base.every((shape) => contains(zone, shape)))) return true;
  if (zones.length < 2) return false;
  return base.every((shape) => {
    for (let i = 0; i < 24; i++) {
      const at = pose(shape.cx, shape.cy, i * 15);
      const dot = { x: shape.cx + at.hx * shape.radius, y: shape.cy + at.hy * shape.radius };
      if (!zones.some((zone) => containsPoint(zone, dot))) return false;
    }
    return true;
  });
}

export const deployment: Region<Legion, DeploymentData, DeployAnswer> = {
  name: 'deployment',
  read: readDeployment,
  check(g, data, answer) {
    const plan = planDeployment(g, data, answer);
    return Array.isArray(plan) ? undefined : (plan as Refusal);
  },
  sample: (g, data, rng) =>
    sampleDeployment(
      g,
      data,
      rng,
      data.beside !== undefined ? undefined : insideOf(g, data, openZones(data)),
      (answer) => Array.isArray(planDeployment(g, data, answer)),
    ),
};
/** All are deployed: the first round begins. LE-SPIELAUFBAU-19 */
export function* setupDone(g: Legion): Flow {
  for (const { card } of inOrder(g)) {
    const rules = g.book.get(`battle/${card}`)?.battle;
    if (rules?.deployed) yield* rules.deployed(g);
  }
  yield* open(g, 'setup.after', {});
  g.state.round = 1;
  g.state.phase = 'command';
  g.state.stage = 0;
}
