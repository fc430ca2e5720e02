import { type Broken, broken, say, throwBroken } from '@holotisch/engine';
import { contains, overlaps } from '@holotisch/table';
import type { Armada } from '../armada.ts';
import { isGone, marksOf } from '../campaign/battle.ts';
import { squadronCard } from '../data/index.ts';
import { COMMANDS } from '../data/types.ts';
import { isDestroyed } from '../flow/attack/damage.ts';
import { overlapsSquadron, shipsOverlap } from '../geometry/index.ts';
import { type ArmadaState, HIDDEN, type Ship, type Squadron, type Unit } from '../state.ts';
import {
  hullOf,
  markerShape,
  maxSpeedOf,
  sameTokenLimit,
  shapesOf,
  shieldLimit,
  shipsInPlay,
  squadronsInPlay,
  tokenLimit,
  zonesOf,
} from '../values.ts';
import { damageCards } from './start.ts';

/** What no legal match may break, looked at between two activities, in positions and after changes by hand. */

export const verify = (g: Armada): void => throwBroken(brokenIn(g));

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
const areDifferent = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

/** The first thing in a state that cannot be. */
export function brokenIn(g: Armada): Broken | undefined {
  const { state } = g;
  if (state.attacks.length > 0) return broken(['attacks'], 'ar.wrong.attack');
  for (const unit of state.units) {
    const wrong = brokenUnit(g, unit);
    if (wrong) return wrong;
  }
  return shipsApart(g) ?? brokenTurn(state) ?? brokenDeck(state);
}

function brokenUnit(g: Armada, unit: Unit): Broken | undefined {
  const at: Broken['where'] = ['units', unit.id];
  const marks = brokenMarks(g.state, unit, at);
  if (marks) return marks;
  if (unit.status === 'play' && unit.pose === null) return broken(at, 'ar.noPlace', { unit: unit.id });
  if (unit.status !== 'play' && (unit.pose !== null || unit.doomed))
    return broken(at, 'ar.wrong.gone', { unit: unit.id });
  if (isGone(unit)) return undefined;
  // who waits beside the table comes onto it as it is
  return unit.kind === 'ship' ? brokenShip(g, unit, at) : brokenSquadron(g, unit, at);
}

/** What a campaign alone knows; R-AR-78: veterans are ships and unique squadrons. */
function brokenMarks({ campaign }: ArmadaState, unit: Unit, at: Broken['where']): Broken | undefined {
  const { id, status } = unit;
  const retreats = unit.kind === 'ship' && unit.retreats === true;
  const isMarked = retreats || status === 'retreated' || Object.keys(marksOf(unit)).length > 0;
  if (!campaign) return isMarked ? broken(at, 'ar.wrong.marks', { unit: id }) : undefined;
  if (unit.kind === 'squadron' && unit.veteran && !squadronCard(unit.card).unique)
    return broken([...at, 'veteran'], 'ar.wrong.veteran', { unit: id });
  const away = (status === 'retreated' && unit.kind === 'squadron') || (retreats && status !== 'play' && !isGone(unit));
  return away ? broken([...at, 'status'], 'ar.wrong.retreat', { unit: id }) : undefined;
}

function brokenShip(g: Armada, ship: Ship, at: Broken['where']): Broken | undefined {
  const { id: unit, commands, raids } = ship;
  // A card that slows a ship down leaves the dial as it is until the ship moves
  const most = Math.max(g.card(ship).chart.length, maxSpeedOf(g, ship));
  if (!isCount(ship.speed) || ship.speed > most) return broken([...at, 'speed'], 'ar.tooFast', { unit, most });
  for (const zone of zonesOf(g, ship))
    if (!isCount(ship.shields[zone]) || ship.shields[zone] > shieldLimit(g, ship, zone))
      return broken(
        [...at, 'shields', zone],
        'ar.tooManyShields',
        { unit, zone: { ...say(`ar.zone.${zone}`) } },
        'AR-SCHILDE-04',
      );
  const same = sameTokenLimit(g, ship);
  if (commands.length > Math.max(0, tokenLimit(g, ship)))
    return broken(
      [...at, 'commands'],
      'ar.wrong.commands',
      { unit, most: tokenLimit(g, ship) },
      'AR-KOMMANDOMARKER-03',
    );
  if (COMMANDS.some((command) => commands.filter((c) => c === command).length > same))
    return broken([...at, 'commands'], 'ar.wrong.sameCommands', { unit, most: same }, 'AR-KOMMANDOMARKER-04');
  if (!areDifferent(raids)) return broken([...at, 'raids'], 'ar.wrong.raids', { unit }, 'AR-UEBERFALLMARKER-04');
  if (!ship.doomed && isDestroyed(g, ship)) return broken([...at, 'damage'], 'ar.tooMuchDamage', { unit });
  return undefined;
}

function brokenSquadron(g: Armada, squadron: Squadron, at: Broken['where']): Broken | undefined {
  const fits = squadron.doomed || (!isDestroyed(g, squadron) && squadron.hull <= hullOf(g, squadron));
  return fits ? undefined : broken([...at, 'hull'], 'ar.badHull', { unit: squadron.id });
}

function shipsApart(g: Armada): Broken | undefined {
  const ships = shipsInPlay(g.state);
  for (const [i, a] of ships.entries())
    for (const b of ships.slice(i + 1)) if (shipsOverlap(g.standing(a), g.standing(b))) return overlap(b, a);
  return undefined;
}
const overlap = (unit: Unit, other: Unit): Broken =>
  broken(['units', unit.id, 'x'], 'ar.overlap', { unit: unit.id, other: other.id });

/** Whose turn it is: a ship of that phase, a squadron. */
function brokenTurn({ active, turn, flying, units }: ArmadaState): Broken | undefined {
  if (active !== null && units[active]?.kind !== 'ship') return broken(['active'], 'ar.noSuchUnit', { id: active });
  if (turn !== null && active === null) return broken(['active'], 'ar.wrong.turn');
  if (flying && units[flying.squadron]?.kind !== 'squadron')
    return broken(['flying', 'squadron'], 'ar.noSuchUnit', { id: flying.squadron });
  return undefined;
}

/** AR-SCHADEN-11: no card is lost, none comes from nowhere. */
function brokenDeck({ deck, units }: ArmadaState): Broken | undefined {
  const all = [...deck.draw, ...deck.discard];
  for (const unit of units) if (unit.kind === 'ship') for (const { card } of unit.damage) all.push(card);
  if (all.includes(HIDDEN) || all.length === damageCards().length) return undefined;
  return broken(['discarded'], 'ar.wrong.deck', { count: all.length, most: damageCards().length }, 'AR-SCHADEN-11');
}

/**
 * What nobody puts on a table although a match may come to it for a moment: a unit over the edge that is about to be
 * removed, a squadron that is about to be pushed aside.
 */
export function misplacedIn(g: Armada): Broken | undefined {
  const squadrons = squadronsInPlay(g.state);
  for (const unit of [...shipsInPlay(g.state), ...squadrons])
    if (!shapesOf(g, unit).every((shape) => contains(g.playArea, shape)))
      return broken(['units', unit.id, 'x'], 'ar.offTable', { unit: unit.id });
  // AR-SPIELFLAECHE-01: so do obstacles and tokens
  for (const [i, obstacle] of g.state.obstacles.entries())
    if (!contains(g.playArea, g.outline(obstacle)))
      return broken(['obstacles', i, 'x'], 'ar.obstacleOffTable', { obstacle: obstacle.token }, 'AR-SPIELFLAECHE-01');
  for (const [i, marker] of g.state.markers.entries())
    if (!contains(g.playArea, markerShape(marker)))
      return broken(['markers', i, 'x'], 'ar.markerOffTable', {}, 'AR-SPIELFLAECHE-01');
  for (const ship of shipsInPlay(g.state)) {
    for (const s of squadrons) if (overlapsSquadron(g.standing(ship), g.base(s))) return overlap(s, ship);
  }
  for (const [i, a] of squadrons.entries())
    for (const b of squadrons.slice(i + 1)) if (overlaps(g.base(a), g.base(b))) return overlap(b, a);
  return undefined;
}
