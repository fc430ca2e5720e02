import { type Flow, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import type { ObstacleMoment } from '../../cards/vocabulary.ts';
import { ZONES } from '../../data/types.ts';
import { critsOn, hitsOn } from '../../dice.ts';
import { isAt, overlapsObstacle } from '../../geometry/index.ts';
import type { Obstacle, Ship, Unit } from '../../state.ts';
import { hullOf, isAtMarker, lives } from '../../values.ts';
import { discardDamage } from '../attack/damage.ts';
import { removeMarker } from '../attack/damage-others.ts';
import { rollLoose } from '../attack/dice.ts';
import { isWrecked } from '../attack/shots.ts';
import { choose, may, NONE, noneOption } from '../choose.ts';
import { open } from '../timing.ts';
import { setSpeed } from '../tokens.ts';

/** What obstacles do to a unit that lies on them after it has moved. AR-HINDERNISSE-01, AR-HINDERNISSE-40 */

export const overlappedBy = (g: Armada, unit: Unit): readonly Obstacle[] =>
  g.state.obstacles.filter((o) =>
    overlapsObstacle(unit.kind === 'ship' ? g.standing(unit).footprint : [g.base(unit)], g.outline(o)),
  );

/** One after the other, in the order that the owner likes. Returns all of them. */
export function* meetObstacles(g: Armada, unit: Unit): Flow<readonly Obstacle[]> {
  const all = overlappedBy(g, unit);
  const left = [...all];
  while (left.length > 0 && lives(unit)) {
    const id = yield* choose({
      seat: unit.seat,
      kind: 'obstacle-order',
      prompt: say('ar.ask.obstacle-order', { unit: unit.id }),
      clauses: ['AR-HINDERNISSE-01', 'AR-EFFEKTE-UND-TIMING-09'],
      about: { unit: unit.id },
      options: left.map((o) => {
        const at = g.state.obstacles.indexOf(o);
        return { id: String(at), label: say('ar.obstacle', { obstacle: at }), about: { obstacle: at } };
      }),
    });
    const obstacle = g.state.obstacles[Number(id)]!;
    left.splice(left.indexOf(obstacle), 1);
    if (yield* meet(g, unit, obstacle, all.length - left.length - 1)) break;
  }
  yield* g.rules.removeDestroyed(g);
  return all;
}

/** Whether all the others are ignored, too. */
function* meet(g: Armada, unit: Unit, obstacle: Obstacle, met: number): Flow<boolean> {
  const at = g.state.obstacles.indexOf(obstacle);
  const ignored = isIgnored(g, unit, obstacle);
  const moment: ObstacleMoment = { unit, obstacle, met, ignored, othersIgnored: false };
  g.emit({ type: 'overlapsObstacle', unit: unit.id, obstacle: at, token: obstacle.token, kind: obstacle.kind });
  yield* open(g, 'obstacle.overlaps', moment);
  const before = strengthOf(unit);
  if (!moment.ignored) yield* obstacleEffect(g, unit, obstacle);
  yield* open(g, 'obstacle.resolved', { unit, obstacle, harmed: strengthOf(unit) < before });
  return moment.othersIgnored;
}

/** All that damage could take from it. */
const strengthOf = (unit: Unit): number =>
  unit.kind === 'squadron' ? unit.hull : ZONES.reduce((sum, zone) => sum + unit.shields[zone], -unit.damage.length);

function isIgnored(g: Armada, unit: Unit, obstacle: Obstacle): boolean {
  for (const { source, rule } of g.having('ignoresObstacle')) if (rule(g, source, unit, obstacle)) return true;
  return false;
}

function* obstacleEffect(g: Armada, unit: Unit, { kind, station }: Obstacle): Flow {
  switch (kind) {
    case 'asteroid': // AR-HINDERNISSE-02, -03
      if (unit.kind === 'ship') yield* g.rules.dealDamage(g, unit, true);
      return;
    case 'debris': // AR-HINDERNISSE-38, -39
      if (unit.kind === 'ship') yield* g.rules.suffer(g, unit, 2, { by: kind });
      return;
    case 'exogorth': // AR-HINDERNISSE-11
      if (unit.kind === 'ship') yield* g.rules.suffer(g, unit, 1, { by: kind });
      return;
    case 'purrgil': // AR-HINDERNISSE-26, -27, AR-FAQ-PURRGIL-04
      yield* g.rules.suffer(g, unit, unit.kind === 'ship' ? unit.speed : 1, { by: kind });
      return;
    case 'rift': // AR-HINDERNISSE-24
      if (unit.kind === 'ship') yield* setSpeed(g, unit, 0);
      return;
    case 'station': // AR-HINDERNISSE-30, -31, AR-ANGRIFFE-UND-RAUMSTATIONEN-12
      if (!station || !isWrecked(station)) yield* stationHelps(g, unit);
      return;
    case 'dust':
      return;
  }
}

function* stationHelps(g: Armada, unit: Unit): Flow {
  if (unit.kind === 'squadron') {
    if (unit.hull >= hullOf(g, unit)) return;
    const prompt = say('ar.ask.station-hull', { unit: unit.id });
    if (!(yield* may(unit.seat, prompt, ['AR-HINDERNISSE-31'], { unit: unit.id }))) return;
    unit.hull++;
    g.emit({ type: 'hullGained', unit: unit.id, hull: unit.hull });
    return;
  }
  const answer = yield* choose({
    seat: unit.seat,
    kind: 'discard-damage',
    prompt: say('ar.ask.station', { unit: unit.id }),
    clauses: ['AR-HINDERNISSE-30'],
    about: { unit: unit.id },
    options: [...damageOptions(unit), noneOption],
  });
  if (answer !== NONE) discardDamage(g, unit, unit.damage[Number(answer)]!);
}

const damageOptions = (ship: Ship) =>
  ship.damage.map((d, at) => ({
    id: String(at),
    label: say('ar.damageCard', { card: d.faceup ? d.card : null }),
    about: { unit: ship.id, damage: at },
  }));

/** AR-HINDERNISSE-25: at distance 1-2 of a gravity rift a ship is a point slower while it determines its course. */
export const riftSlows = (g: Armada, ship: Ship): number =>
  g.state.obstacles.some((o) => o.kind === 'rift' && isAt(g.standing(ship).base, g.outline(o), 2)) ? 1 : 0;

/** AR-ANNAEHERUNGSMINEN-MARKER-02, -03 */
export function* meetMines(g: Armada, ship: Ship): Flow {
  for (const mine of g.state.markers.filter((m) => m.kind === 'mine' && isAtMarker(g, ship, m, 1))) {
    if (!lives(ship)) return;
    removeMarker(g, mine.id);
    const faces = rollLoose(g, 'blue', 2, say('ar.roll.mine', { unit: ship.id }));
    const cards = faces.filter((face) => hitsOn(face) + critsOn(face) > 0).length;
    for (let i = 0; i < cards && !ship.doomed; i++) yield* g.rules.dealDamage(g, ship, false);
  }
  yield* g.rules.removeDestroyed(g);
}
