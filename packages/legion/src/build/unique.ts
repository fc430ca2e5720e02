/** Cards that an army may have only once, or only so often. */
import type { ClauseId } from '@holotisch/rules';
import type { Format, Unit, Upgrade } from '../data/index.ts';
import type { Army } from './army.ts';
import { type ArmyFault, fault } from './fault.ts';
import { findUnit, upgradesOf } from './look-up.ts';

const ONCE: readonly ClauseId[] = [
  'LE-ARMEE-EINZIGARTIGE-KARTEN-02',
  'LE-EINZIGARTIGE-KARTEN-03',
  'LC-EINZIGARTIGE-KARTEN-02',
];

type Place = Pick<ArmyFault, 'unit' | 'upgrade' | 'counterpart'>;
type Placed = { readonly card: Unit | Upgrade; readonly place: Place };

/** All units and upgrades with their places. */
export const placedCards = (army: Army, format: Format): readonly Placed[] =>
  army.units.flatMap((listed, unit) =>
    [listed, ...(listed.counterpart ? [listed.counterpart] : [])].flatMap((carrier): Placed[] => {
      const at: Place = carrier === listed ? { unit } : { unit, counterpart: true };
      const own = findUnit(carrier.unit, format);
      return [
        ...(own ? [{ card: own, place: at }] : []),
        ...upgradesOf(carrier, format).flatMap((card, upgrade) => (card ? [{ card, place: { ...at, upgrade } }] : [])),
      ];
    }),
  );

/** How many of a name there may be; units and upgrades of one name count together. */
export function limitOf(card: Unit | Upgrade): number | undefined {
  if (card.unique) return 1;
  return 'copies' in card ? card.copies : undefined;
}

export function uniqueFaults(army: Army, format: Format): ArmyFault[] {
  const seen = new Map<string, number>();
  return placedCards(army, format).flatMap(({ card, place }): ArmyFault[] => {
    const allowed = limitOf(card);
    if (allowed === undefined) return [];
    const measured = (seen.get(card.name.en) ?? 0) + 1;
    seen.set(card.name.en, measured);
    if (measured <= allowed) return [];
    const key = allowed === 1 ? 'twice' : 'tooManyCopies';
    return [{ ...fault(ONCE, key, { card: card.name.en, measured, allowed }), ...place, measured, allowed }];
  });
}
