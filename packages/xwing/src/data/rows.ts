/** Makers that keep one card on one line of a table; the tables next door read like the cards' index. */
import type { DamageCard, Faction, Name, Pilot, ShipType, Size, Slot, Subfaction, Upgrade } from './types.ts';

/** The English name, or the English and the German one. */
type NameCell = string | readonly [en: string, de: string];

export const named = (cell: NameCell): Name => (typeof cell === 'string' ? { en: cell } : { en: cell[0], de: cell[1] });

type StatCells = readonly [attack: number, agility: number, hull: number, shields: number];
type ShipRest = Pick<ShipType, 'actions' | 'arcs' | 'dial' | 'energy' | 'xws'>;

const shipOf =
  (size: Size) =>
  (id: string, name: NameCell, factions: readonly Faction[], stats: StatCells, rest: ShipRest): ShipType => {
    const [attack, agility, hull, shields] = stats;
    const epic = size === 'huge' ? { epic: true as const } : {};
    return { id, name: named(name), size, factions, attack, agility, hull, shields, ...rest, ...epic };
  };

export const small = shipOf('small');
export const large = shipOf('large');
export const huge = shipOf('huge');

type PilotRow = Omit<Pilot, 'ship' | 'faction' | 'subfaction'>;
type PilotRest = Partial<Pick<Pilot, 'ability' | 'stats' | 'primaryRange' | 'conditions' | 'arrivesBy'>>;

/** Product numbers, one or several. */
type SetCell = number | readonly number[];

const setList = (cell: SetCell): readonly number[] => (typeof cell === 'number' ? [cell] : cell);

const pilotOf =
  (unique: boolean) =>
  (
    id: string,
    name: NameCell,
    skill: number,
    points: number,
    slots: readonly Slot[],
    sets: SetCell,
    rest: PilotRest = {},
  ): PilotRow => ({
    id,
    name: named(name),
    unique,
    skill,
    points,
    slots,
    // In the whole pool a pilot has a text exactly if he has a unique name; three huge ships say otherwise in `rest`.
    ability: unique,
    sets: setList(sets),
    ...rest,
  });

export const ace = pilotOf(true);
export const generic = pilotOf(false);

export const pilotsOf = (
  faction: Faction,
  ship: string,
  rows: readonly PilotRow[],
  subfaction?: Subfaction,
): readonly Pilot[] => {
  const group = subfaction === undefined ? { faction, ship } : { faction, ship, subfaction };
  return rows.map((row) => ({ ...group, ...row }));
};

type UpgradeRow = Omit<Upgrade, 'slot'>;
type UpgradeRest = Partial<Omit<UpgradeRow, 'id' | 'name' | 'points' | 'unique' | 'sets'>>;

const cardOf =
  (unique: boolean) =>
  (id: string, name: NameCell, points: number, sets: SetCell, rest: UpgradeRest = {}): UpgradeRow => ({
    id,
    name: named(name),
    points,
    unique,
    limited: false,
    ability: true,
    sets: setList(sets),
    ...rest,
  });

export const card = cardOf(false);
export const unique = cardOf(true);

export const upgradesOf = (slot: Slot, rows: readonly UpgradeRow[]): readonly Upgrade[] =>
  rows.map((row) => ({ slot, ...row }));

export const damageCard = (
  trait: DamageCard['trait'],
  id: string,
  name: readonly [en: string, de: string],
  count = 2,
): DamageCard => ({ id, name: named(name), trait, count });
