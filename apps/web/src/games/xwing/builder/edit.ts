import {
  cardsOf,
  choicesFor,
  data,
  type Place,
  type Squad,
  type SquadShip,
  type SquadUpgrade,
  shipPoints,
  unenforcedIn,
} from '@holotisch/xwing';
/** Changes of a squad, and a few facts about its cards that a builder shows. */

export const withShip = (squad: Squad, ship: SquadShip): Squad => ({ ...squad, ships: [...squad.ships, ship] });

export const withoutShip = (squad: Squad, index: number): Squad => ({
  ...squad,
  ships: squad.ships.filter((_, i) => i !== index),
});

const replaced = (squad: Squad, index: number, change: (ship: SquadShip) => SquadShip): Squad => ({
  ...squad,
  ships: squad.ships.map((ship, i) => (i === index ? change(ship) : ship)),
});

/** The upgrades stay: what does not fit the new pilot is shown as a fault, nothing vanishes. */
export const withPilot = (squad: Squad, index: number, { ship: type, id }: data.Pilot): Squad =>
  replaced(squad, index, (ship) => ({ ...ship, type, pilot: id }));

export const withoutUpgrade = (squad: Squad, index: number, upgrade: number): Squad =>
  replaced(squad, index, (ship) => ({ ...ship, upgrades: ship.upgrades.filter((_, i) => i !== upgrade) }));

/** Where the card lay that it replaces. */
export const withUpgradeAt = (squad: Squad, index: number, upgrade: number, { slot, id }: SquadUpgrade): Squad =>
  replaced(squad, index, (ship) => ({
    ...ship,
    upgrades: ship.upgrades.map((old, i) => (i === upgrade ? { slot, id } : old)),
  }));

/** What one upgrade adds to the points of its ship, discounts of other cards taken off. */
export function upgradeCost(squad: Squad, ship: SquadShip, upgrade: number): number {
  const card = cardsOf(ship)[upgrade];
  if (!card) return 0;
  // without a card that makes others cheaper, they would cost more
  if (card.grants?.discount) return card.points;
  const without = { ...ship, upgrades: ship.upgrades.filter((_, i) => i !== upgrade) };
  return shipPoints(squad, ship) - shipPoints(squad, without);
}

/** Whether the players must see to the text of a card themselves, because the program does not carry it out yet. */
export const isManual = (card: data.Pilot | data.Upgrade): boolean =>
  unenforcedIn(
    'slot' in card
      ? { faction: 'rebel', ships: [{ type: '', pilot: '', upgrades: [{ slot: card.slot, id: card.id }] }] }
      : { faction: card.faction, ships: [{ type: card.ship, pilot: card.id, upgrades: [] }] },
  ).length > 0;

const titled = new Map<string, boolean>();

/** Every ship has room for a title, but for most types none was ever printed: such an icon only clutters the card. */
export function isUsable(type: string, { kinds }: Place): boolean {
  if (kinds.length !== 1 || kinds[0] !== 'title') return true;
  const known = titled.get(type);
  if (known !== undefined) return known;
  const has = data.PILOTS.filter((pilot) => pilot.ship === type).some(({ faction, id }) => {
    const alone: Squad = { faction, ships: [{ type, pilot: id, upgrades: [] }] };
    return choicesFor(alone, 0, 'title', { points: null, format: 'epic' }).some(({ fault }) => !fault);
  });
  titled.set(type, has);
  return has;
}
