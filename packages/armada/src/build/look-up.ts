import * as data from '../data/index.ts';
import type { ShipCard, SquadronCard, UpgradeCard } from '../data/types.ts';
import type { Fleet, FleetShip } from './fleet.ts';
import type { Prices } from './formats.ts';

/** The cards of a list and what they cost. A list may be wrong, so unknown cards are undefined and cost nothing. */

export const upgradesOf = (ship: FleetShip): (UpgradeCard | undefined)[] => ship.upgrades.map(data.findUpgrade);
export const squadronsOf = (fleet: Fleet): (SquadronCard | undefined)[] => fleet.squadrons.map(data.findSquadron);

export const isCommander = (card: UpgradeCard | undefined): boolean => card?.slots.includes('commander') ?? false;

/** AR-FLAGGSCHIFF-01: the ship that has the commander. */
export const isFlagship = (ship: FleetShip): boolean => upgradesOf(ship).some(isCommander);

/** AR-FLOTTENZUSAMMENSTELLUNG-02 */
export const costOf = (card: ShipCard | SquadronCard | UpgradeCard | undefined, prices: Prices): number =>
  card === undefined ? 0 : prices === 'first' ? (card.firstPoints ?? card.points) : card.points;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** AR-AUFWERTUNGSKARTEN-01: a ship with all that it carries. */
export const shipPoints = (ship: FleetShip, prices: Prices): number =>
  sum([data.findShip(ship.card), ...upgradesOf(ship)].map((card) => costOf(card, prices)));

/** AR-STAFFEL-03: every copy costs what its card says. */
export const squadronPoints = (fleet: Fleet, prices: Prices): number =>
  sum(squadronsOf(fleet).map((card) => costOf(card, prices)));

/** AR-FLOTTENZUSAMMENSTELLUNG-01: ships, squadrons and upgrades together. */
export const pointsOf = (fleet: Fleet, prices: Prices): number =>
  sum(fleet.ships.map((ship) => shipPoints(ship, prices))) + squadronPoints(fleet, prices);

/** AR-FLOTTENZUSAMMENSTELLUNG-11: unique squadrons with defence tokens are counted. */
export const isAce = (card: SquadronCard | undefined): boolean => card?.unique === true && card.tokens.length > 0;
