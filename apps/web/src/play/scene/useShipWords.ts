import type { Language } from '@holotisch/engine';
import { tokenTerm } from '@holotisch/xwing';
import type { ShipView } from '../view.ts';
import { useWords } from '../words.ts';
import { useValues } from './useValues.ts';

/** The tokens beside a base, kind by kind. */
export const tokenWords = ({ tokens }: Pick<ShipView, 'tokens'>, lang: Language): readonly string[] =>
  Object.entries(tokens)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => `${n > 1 ? `${n} × ` : ''}${tokenTerm(kind, lang) ?? kind}`);

/** What lies beside a base and on its card, for those who do not see it: shields, hull, tokens, target locks. */
export function useShipWords(): (ship: ShipView) => string {
  const { t, lang, ship: nameOf } = useWords();
  const values = useValues();
  return (ship) => {
    const { shields, hull } = values.of(ship);
    const locks = ship.locks.map(nameOf).join(', ');
    return [
      t.table.shield(ship.shields, shields),
      t.table.hull(values.hullLeft(ship), hull),
      ...tokenWords(ship, lang),
      ...(locks === '' ? [] : [t.card.locks(locks)]),
    ].join(', ');
  };
}
