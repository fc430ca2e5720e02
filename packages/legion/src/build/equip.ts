/** The upgrades of one unit: icons, restrictions, copies, and what it must carry. */
import type { ClauseId } from '@holotisch/rules';
import { type Format, findKeyword, type Slot, type Unit, type Upgrade } from '../data/index.ts';
import { slotName, unitName, upgradeName } from '../text/build/names.ts';
import type { Army, Carrier } from './army.ts';
import { type ArmyFault, fault } from './fault.ts';
import { seat } from './icons.ts';
import { unmet } from './limits.ts';
import { upgradesOf } from './look-up.ts';

const ICON: readonly ClauseId[] = ['LE-ARMEE-AUFWERTUNGSKARTEN-02', 'LC-AUFWERTUNGEN-02'];
const COPY: readonly ClauseId[] = ['LE-ARMEE-AUFWERTUNGSKARTEN-03', 'LC-AUFWERTUNGEN-03'];

export function equipFaults(army: Army, carrier: Carrier, unit: Unit, format: Format): ArmyFault[] {
  const cards = upgradesOf(carrier, format);
  const named = (card: Upgrade) => upgradeName(card.id, army.edition);
  const each = cards.flatMap((card, i): ArmyFault[] => {
    if (!card) return [{ ...fault([], 'unknownUpgrade', { id: carrier.upgrades[i] ?? '' }), upgrade: i }];
    const found = unmet(card, unit, army);
    if (cards.indexOf(card) < i) found.push(fault(COPY, 'copy', { card: named(card) }));
    return found.map((one) => ({ ...one, upgrade: i }));
  });
  const { bar, free, out } = seat(unit, cards);
  const unseated = out.flatMap((i): ArmyFault[] => {
    const card = cards[i];
    if (!card) return [];
    const args = { card: named(card), unit: unitName(unit.id, army.edition), slot: slotName(card.slot) };
    return [{ ...fault(ICON, bar[card.slot] ? 'iconTaken' : 'noIcon', args), upgrade: i }];
  });
  return [...each, ...unseated, ...duties(army, unit, cards, free)];
}

/** Upgrades that a unit must have: nothing is wrong with those that it has. */
function duties(
  army: Army,
  unit: Unit,
  cards: readonly (Upgrade | undefined)[],
  free: { readonly [S in Slot]?: number },
): ArmyFault[] {
  const missing = (clauses: readonly ClauseId[], key: string, args: Parameters<typeof fault>[2] = {}): ArmyFault => ({
    ...fault(clauses, key, { unit: unitName(unit.id, army.edition), ...args }),
    incomplete: true,
  });
  const count = (slot: Slot) => cards.filter((card) => card?.slot === slot).length;
  const faults: ArmyFault[] = [];
  // LE-SCHWERER-INFANTERIETRUPP-01
  if (findKeyword(unit, 'heavy-weapon-team') && count('heavy-weapon') === 0)
    faults.push(missing(['LE-SCHWERER-INFANTERIETRUPP-01'], 'needsSlot', { slot: slotName('heavy-weapon'), count: 1 }));
  if (findKeyword(unit, 'programmed') && count('programming') === 0)
    faults.push(missing([], 'needsSlot', { slot: slotName('programming'), count: 1 }));
  const response = findKeyword(unit, 'flexible-response')?.value ?? 0;
  if (count('heavy-weapon') < response)
    faults.push(missing([], 'needsSlot', { slot: slotName('heavy-weapon'), count: response }));
  for (const wanted of findKeyword(unit, 'equip')?.of ?? []) {
    // Equip names a card, or a kind of upgrade.
    const kind = EQUIP_SLOTS[wanted];
    const has = kind ? count(kind) > 0 : cards.some((card) => card?.name.en.startsWith(wanted));
    if (!has)
      faults.push(
        kind
          ? missing([], 'needsSlot', { slot: slotName(kind), count: 1 })
          : missing([], 'needsCard', { card: wanted }),
      );
  }
  for (const card of cards) {
    const [slot] = card?.mustFill ? (card.slots ?? []) : [];
    if (card && slot && (free[slot] ?? 0) > 0)
      faults.push(
        missing(['LE-GOLDENE-REGELN-02'], 'mustFill', {
          card: upgradeName(card.id, army.edition),
          slot: slotName(slot),
        }),
      );
  }
  return faults;
}

const EQUIP_SLOTS: Readonly<Record<string, Slot>> = { Doctrine: 'doctrine', Armament: 'armament' };
