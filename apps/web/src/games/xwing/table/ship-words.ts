import { say } from '@holotisch/engine';
import { tokenTerm } from '@holotisch/xwing';
import type { Phase, ShipView } from '../view.ts';
import type { Words } from '../words.ts';
import type { ValuesOf } from './use-values.ts';

/** The tokens beside a base, kind by kind. */
export const tokenWords = ({ tokens }: Pick<ShipView, 'tokens'>, lang: Words['lang']): readonly string[] =>
  Object.entries(tokens)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => `${n > 1 ? `${n} × ` : ''}${tokenTerm(kind, lang) ?? kind}`);

/** What lies beside a base, for those who do not see it: shields, hull, faceup damage, tokens, locks. */
export function shipWords(
  ship: ShipView,
  { own, lang, ship: nameOf, message }: Pick<Words, 'own' | 'lang' | 'ship' | 'message'>,
  values: ValuesOf,
  phase: Phase,
): string {
  const { shields, hull } = values.of(ship);
  const locks = ship.locks.map(nameOf).join(', ');
  return [
    own.table.shield(values.shieldsLeft(ship, phase), shields),
    own.table.hull(values.hullLeft(ship), hull),
    ...ship.damage.flatMap((d) => (d.faceup && d.card ? [message(say('xw.hand.faceup', { card: d.card }))] : [])),
    ...tokenWords(ship, lang),
    ...(locks === '' ? [] : [own.card.locks(locks)]),
  ].join(', ');
}
