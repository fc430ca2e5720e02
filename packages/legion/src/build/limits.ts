import type { ClauseId } from '@holotisch/rules';
import { findKeyword } from '../data/index.ts';
import type { Faction, Unit, Upgrade, UpgradeLimit } from '../data/types.ts';
import { limitWord, upgradeName } from '../text/build/names.ts';
import type { Army } from './army.ts';
import { type ArmyFault, fault } from './fault.ts';

/** LE-ARMEE-AUFWERTUNGSKARTEN-05, -06, LC-AUFWERTUNGEN-05; units of no such faction stand on the side of their army. */
const SIDES: Readonly<Record<Faction, 'light' | 'dark' | undefined>> = {
  rebel: 'light',
  republic: 'light',
  empire: 'dark',
  separatist: 'dark',
  mercenary: undefined,
  mandalorian: undefined,
};

const includes = <T>(list: readonly T[] | undefined, one: T): boolean => list === undefined || list.includes(one);
const excludes = <T>(list: readonly T[] | undefined, one: T): boolean => !list?.includes(one);

/** Whether a unit fits all that a limit names. */
export const meets = (limit: UpgradeLimit, unit: Unit, army: Pick<Army, 'faction'>): boolean =>
  includes(limit.factions, unit.faction) &&
  includes(limit.units, unit.id) &&
  excludes(limit.notUnits, unit.id) &&
  (limit.ranks === undefined || limit.ranks.some((rank) => rank === unit.rank)) &&
  !limit.notRanks?.some((rank) => rank === unit.rank) &&
  includes(limit.types, unit.type) &&
  excludes(limit.notTypes, unit.type) &&
  (limit.affiliations === undefined ||
    limit.affiliations.some((one) => one.toLowerCase() === unit.affiliation?.toLowerCase())) &&
  (limit.defence === undefined || limit.defence === unit.defence) &&
  (limit.side === undefined ||
    findKeyword(unit, 'tempted') !== undefined ||
    limit.side === (SIDES[unit.faction] ?? SIDES[army.faction])) &&
  (limit.slot === undefined || unit.slots.includes(limit.slot)) &&
  (limit.keyword === undefined || findKeyword(unit, limit.keyword) !== undefined);

export const isOpenTo = (upgrade: Upgrade, unit: Unit, army: Pick<Army, 'faction'>): boolean =>
  upgrade.limits.length === 0 || upgrade.limits.some((limit) => meets(limit, unit, army));

/** Which clause says so depends on what the card asks for. */
function clausesOf({ limits }: Upgrade): readonly ClauseId[] {
  const [first] = limits;
  if (first?.side === 'dark') return ['LE-ARMEE-AUFWERTUNGSKARTEN-05', 'LE-FRAKTIONEN-04', 'LC-AUFWERTUNGEN-05'];
  if (first?.side === 'light') return ['LE-ARMEE-AUFWERTUNGSKARTEN-06', 'LE-FRAKTIONEN-05', 'LC-AUFWERTUNGEN-05'];
  if (first?.units) return ['LE-AUFWERTUNGSKARTEN-03', 'LE-ARMEE-AUFWERTUNGSKARTEN-04', 'LC-AUFWERTUNGEN-04'];
  return ['LE-ARMEE-AUFWERTUNGSKARTEN-04', 'LC-AUFWERTUNGEN-04'];
}

export function unmet(upgrade: Upgrade, unit: Unit, army: Army): ArmyFault[] {
  if (isOpenTo(upgrade, unit, army)) return [];
  const allowed = upgrade.limits.map((limit) => limitWord(limit, army.edition));
  return [fault(clausesOf(upgrade), 'notFor', { card: upgradeName(upgrade.id, army.edition), allowed })];
}
