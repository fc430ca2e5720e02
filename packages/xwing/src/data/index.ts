/** Look-up of the facts. `find...` answers undefined for an unknown id (imports), the short name throws (engine). */
import { CONDITIONS } from './conditions.ts';
import { parseDial } from './dial.ts';
import { CARGO_TOKEN, OBSTACLES, OWN_OBSTACLES } from './obstacles.ts';
import { IMPERIAL_PILOTS } from './pilots/imperial/index.ts';
import { REBEL_PILOTS } from './pilots/rebel/index.ts';
import { SCUM_PILOTS } from './pilots/scum/index.ts';
import { SHIPS } from './ships.ts';
import type { Condition, Faction, Manoeuvre, Obstacle, Pilot, ShipType, Slot, Upgrade } from './types.ts';
import { UPGRADES } from './upgrades/index.ts';

export * from './aliases.ts';
export { BOMB_GUIDE, BOMB_TOKENS } from './bomb-tokens.ts';
export { DAMAGE_DECKS } from './damage/index.ts';
export { firstWave, setsWithShip } from './products.ts';
export { SETS } from './sets.ts';
export { fitsShipType } from './ship-type.ts';
export type * from './types.ts';
export { CONDITIONS, OBSTACLES, parseDial, SHIPS, UPGRADES };

export const PILOTS: readonly Pilot[] = [...REBEL_PILOTS, ...IMPERIAL_PILOTS, ...SCUM_PILOTS];

const shipsById = new Map(SHIPS.map((type) => [type.id, type]));
const dialsByShip = new Map(SHIPS.map((type) => [type.id, parseDial(type.dial)]));
/** Few cards share an id, so they are found without putting their full names together. */
const pilotsById = Map.groupBy(PILOTS, (one) => one.id);
const upgradesById = Map.groupBy(UPGRADES, (one) => one.id);
const NONE: readonly never[] = [];
const conditionsById = new Map(CONDITIONS.map((one) => [one.id, one]));
const obstaclesById = new Map([...OBSTACLES, CARGO_TOKEN, ...OWN_OBSTACLES].map((one) => [one.id, one]));

/** Asked all the time, so what is not known is put into words only where it is needed. */
function known<T>(found: T | undefined, kind: string, id: string, where = ''): T {
  if (found === undefined) throw new Error(`unknown ${kind}${where && ` ${where}`} ${id}`);
  return found;
}

export const findShip = (id: string): ShipType | undefined => shipsById.get(id);
export const ship = (id: string): ShipType => known(findShip(id), 'ship', id);

export const dialOf = (shipId: string): readonly Manoeuvre[] => known(dialsByShip.get(shipId), 'ship', shipId);

/** Pilot ids are unique only within faction and ship. */
export function findPilot(faction: Faction, shipId: string, id: string): Pilot | undefined {
  for (const one of pilotsById.get(id) ?? NONE) if (one.ship === shipId && one.faction === faction) return one;
  return undefined;
}
export const pilot = (faction: Faction, shipId: string, id: string): Pilot =>
  known(findPilot(faction, shipId, id), 'pilot', id, shipId);

export function findUpgrade(slot: Slot, id: string): Upgrade | undefined {
  for (const one of upgradesById.get(id) ?? NONE) if (one.slot === slot) return one;
  return undefined;
}
export const upgrade = (slot: Slot, id: string): Upgrade => known(findUpgrade(slot, id), 'upgrade', id, slot);

export const condition = (id: string): Condition => known(conditionsById.get(id), 'condition', id);

const brought = new Set(OBSTACLES.map((one) => one.id));
/** Whether players may bring it: what cards drop is no part of the setup. */
export const isBrought = (id: string): boolean => brought.has(id);
export const findObstacle = (id: string): Obstacle | undefined => obstaclesById.get(id);
export const obstacle = (id: string): Obstacle => known(findObstacle(id), 'obstacle', id);

/** The name that must not repeat in a squad: ids of one name differ only by the product they came in. */
export const uniqueName = (id: string): string => id.replace(/-swx\d+$/, '');
