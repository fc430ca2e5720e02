import { type Json, type Refusal, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { fitsShipType, uniqueName } from '../data/index.ts';
import type { Pilot, Restriction, ShipType, Stats, Upgrade } from '../data/types.ts';
import { factionName, nameOf, slotName, upgradeKey } from '../text/names.ts';
import { grantsOf, type Place } from './places.ts';

/** A ship of a list with its cards looked up; unknown ones are undefined. */
export interface Fitting {
  readonly type: ShipType;
  readonly pilot: Pilot;
  readonly cards: readonly (Upgrade | undefined)[];
  readonly places: readonly Place[];
  /** The unique names in the whole squad. */
  readonly names: ReadonlySet<string>;
}

/** The printed value and what the ship's cards add to it. */
function shipValue({ type, pilot, cards }: Fitting, name: Exclude<keyof Stats, 'energy' | 'skill'>): number {
  const printed = pilot.stats?.[name] ?? type[name];
  return cards.reduce((sum, card) => sum + ((card && grantsOf(card)?.stats?.[name]) ?? 0), printed);
}

const hasAction = ({ type, cards }: Fitting, action: ShipType['actions'][number]): boolean =>
  type.actions.includes(action) || cards.some((card) => card && grantsOf(card)?.actions?.includes(action));

/**
 * Every attribute of a card that the ship does not meet (XW-AUFWERTUNGSKARTEN-05: all of them apply together).
 * Pilot skill is the one printed on the ship card: what a card adds cannot carry the card it needs.
 */
export function unmet(ship: Fitting, index: number): Refusal[] {
  const card = ship.cards[index]!;
  const faults: Refusal[] = [];
  const refuse = (key: string, clauses: readonly ClauseId[], args: Readonly<Record<string, Json>>) =>
    faults.push({ clauses, message: say(`xw.squad.${key}`, { card: nameOf(upgradeKey(card)), ...args }) });
  const { faction, size, shipType, ship: only, unlessSquadHas, ...more }: Restriction = card.restrict ?? {};
  if (faction && !faction.includes(ship.pilot.faction) && !(unlessSquadHas && ship.names.has(unlessSquadHas)))
    refuse('otherFaction', ['XW-AUFWERTUNGSKARTEN-06', 'XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-04', 'XW-FRAKTION-03'], {
      allowed: faction.map(factionName),
    });
  if (size && !size.includes(ship.type.size))
    refuse('otherSize', ['XW-AUFWERTUNGSKARTEN-07'], { allowed: size.map((s) => ({ text: `xw.size.${s}` })) });
  // XW-AUFWERTUNGSKARTEN-09, R-XW-16
  if (shipType && !shipType.some((wording) => fitsShipType(wording, ship.type.name.en)))
    refuse('otherShip', ['XW-AUFWERTUNGSKARTEN-08', 'XW-AUFWERTUNGSKARTEN-09'], { allowed: shipType });
  if (only && !only.includes(ship.type.id))
    refuse('otherShip', ['XW-AUFWERTUNGSKARTEN-08'], { allowed: only.map(nameOf) });
  unmetValues(ship, index, more, refuse);
  return faults;
}

type Refuse = (key: string, clauses: readonly ClauseId[], args: Readonly<Record<string, Json>>) => void;

/** Conditions that stand in a card's text rather than among its attributes. XW-KARTENFAEHIGKEITEN-01 */
function unmetValues(ship: Fitting, index: number, wants: Restriction, refuse: Refuse): void {
  const text: readonly ClauseId[] = ['XW-KARTENFAEHIGKEITEN-01'];
  const { action, slots, withoutSlot, minSkill, maxAgility, maxHull, exactShields } = wants;
  if (action && !hasAction(ship, action)) refuse('noAction', text, { action: { text: `xw.action.${action}` } });
  for (const slot of slots ?? [])
    if (!ship.places.some((p) => p.kinds.length === 1 && p.kinds[0] === slot))
      refuse('needsIcon', text, { slot: slotName(slot) });
  if (withoutSlot && ship.places.some((p) => p.from !== index && p.kinds.includes(withoutSlot)))
    refuse('iconForbidden', text, { slot: slotName(withoutSlot) });
  if (minSkill !== undefined && ship.pilot.skill < minSkill)
    refuse('skillTooLow', text, { skill: ship.pilot.skill, least: minSkill });
  const above = (name: 'agility' | 'hull', most: number | undefined) => {
    const value = shipValue(ship, name);
    if (most !== undefined && value > most)
      refuse('valueTooHigh', text, { name: { text: `xw.value.${name}` }, value, most });
  };
  above('agility', maxAgility);
  above('hull', maxHull);
  const shields = shipValue(ship, 'shields');
  if (exactShields !== undefined && shields !== exactShields)
    refuse('wrongShields', text, { value: shields, wanted: exactShields });
}

/** The names that must not repeat: of ship cards and upgrades alike. XW-EINZIGARTIGE-NAMEN-03 */
export const uniqueNameOf = (card: Pilot | Upgrade): string | undefined =>
  card.unique ? uniqueName(card.id) : undefined;
