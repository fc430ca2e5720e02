import * as data from '../data/index.ts';
import type { Faction, Pilot, Upgrade } from '../data/types.ts';
import { cardPoints } from './points.ts';
import type { Squad, SquadShip } from './squad.ts';

/** The cards of a list. A list may be wrong, so all of these answer undefined for what is unknown. */

const FACTIONS: readonly Faction[] = ['rebel', 'imperial', 'scum'];

/** The ship card, of the squad's own faction if it has one of that name, otherwise of another. */
export function pilotOf(squad: Pick<Squad, 'faction'>, ship: SquadShip): Pilot | undefined {
  let found = data.findPilot(squad.faction, ship.type, ship.pilot);
  for (let i = 0; found === undefined && i < FACTIONS.length; i++)
    found = data.findPilot(FACTIONS[i]!, ship.type, ship.pilot);
  return found;
}

export const cardsOf = (ship: SquadShip): (Upgrade | undefined)[] =>
  ship.upgrades.map((u) => data.findUpgrade(u.slot, u.id));

export const shipPoints = (squad: Pick<Squad, 'faction'>, ship: SquadShip): number =>
  cardPoints(pilotOf(squad, ship), cardsOf(ship));

/** XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-01: ships and upgrades together. */
export const pointsOf = (squad: Squad): number => squad.ships.reduce((sum, ship) => sum + shipPoints(squad, ship), 0);
