/** Look-up of the facts. `find...` answers undefined for an unknown id (imports), `...Card` throws (engine). */
import { CLASSES } from './classes.ts';
import { DAMAGE_DECK } from './damage.ts';
import { assault } from './objectives/assault.ts';
import { campaign } from './objectives/campaign.ts';
import { defence } from './objectives/defence.ts';
import { navigation } from './objectives/navigation.ts';
import { OBSTACLES, STATION_CARDS } from './obstacles.ts';
import * as ships from './ships/index.ts';
import * as squadrons from './squadrons/index.ts';
import type {
  DamageCard,
  ObjectiveCard,
  ObstacleToken,
  ShipCard,
  ShipClass,
  SquadronCard,
  UpgradeCard,
} from './types.ts';
import { ALL_UPGRADES } from './upgrades/index.ts';

export { CAMPAIGNS, type Campaign } from '../campaign/battle.ts';
export * from './types.ts';
export { ALL_UPGRADES, CLASSES, DAMAGE_DECK, OBSTACLES, STATION_CARDS };

export const ALL_SHIPS: readonly ShipCard[] = [...ships.rebel, ...ships.empire, ...ships.republic, ...ships.separatist];
export const ALL_SQUADRONS: readonly SquadronCard[] = [
  ...squadrons.rebel,
  ...squadrons.empire,
  ...squadrons.republic,
  ...squadrons.separatist,
];
export const ALL_OBJECTIVES: readonly ObjectiveCard[] = [...assault, ...defence, ...navigation, ...campaign];

type Known<T> = { readonly find: (id: string) => T | undefined; readonly get: (id: string) => T };

function byId<T extends { readonly id: string }>(what: string, cards: readonly T[]): Known<T> {
  const known = new Map(cards.map((one) => [one.id, one]));
  const find = (id: string): T | undefined => known.get(id);
  const get = (id: string): T => {
    const found = known.get(id);
    if (found === undefined) throw new Error(`unknown ${what} ${id}`);
    return found;
  };
  return { find, get };
}

export const { find: findShip, get: shipCard } = byId<ShipCard>('ship', ALL_SHIPS);
export const { find: findSquadron, get: squadronCard } = byId<SquadronCard>('squadron', ALL_SQUADRONS);
export const { find: findUpgrade, get: upgradeCard } = byId<UpgradeCard>('upgrade', ALL_UPGRADES);
export const { find: findObjective, get: objectiveCard } = byId<ObjectiveCard>('objective', ALL_OBJECTIVES);
export const { find: findDamage, get: damageCard } = byId<DamageCard>('damage card', DAMAGE_DECK);
export const { find: findObstacle, get: obstacleToken } = byId<ObstacleToken>('obstacle', OBSTACLES);
export const { get: shipClass } = byId<ShipClass>('ship class', CLASSES);

export const classOf = (ship: ShipCard): ShipClass => shipClass(ship.class);
export const isFlotilla = (ship: ShipCard): boolean => classOf(ship).flotilla === true;
