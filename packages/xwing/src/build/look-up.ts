import * as data from '../data/index.ts';
import type { Faction, Pilot, Upgrade } from '../data/types.ts';
import { squadPoints } from '../points.ts';
import type { Squad, SquadShip } from './squad.ts';

/** The cards of a list. A list may be wrong, so all of these answer undefined for what is unknown. */

const FACTIONS: readonly Faction[] = ['rebel', 'imperial', 'scum'];

/** The ship card, of the squad's own faction if it has one of that name, otherwise of another. */
export function pilotOf(squad: Pick<Squad, 'faction'>, ship: SquadShip): Pilot | undefined {
  for (const faction of [squad.faction, ...FACTIONS]) {
    const found = data.findPilot(faction, ship.type, ship.pilot);
    if (found) return found;
  }
  return undefined;
}

export const cardsOf = (ship: SquadShip): (Upgrade | undefined)[] =>
  ship.upgrades.map((u) => data.findUpgrade(u.slot, u.id));

export const shipPoints = (squad: Pick<Squad, 'faction'>, ship: SquadShip): number =>
  squadPoints([{ ...ship, faction: pilotOf(squad, ship)?.faction ?? squad.faction }]);

/** XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-01: ships and upgrades together. */
export const pointsOf = (squad: Squad): number => squad.ships.reduce((sum, ship) => sum + shipPoints(squad, ship), 0);
