import { abilitiesOffered, type Offered, rulesOffered } from '@holotisch/engine';
import type { Edition } from '../data/types.ts';
import { actName } from '../flow/activation/actions.ts';
import { OFFERS } from '../flow/timing.ts';
import { CARDS, CARDS_26 } from './index.ts';
import { CardSource } from './source.ts';

/**
 * How a card is called in a match, `N` being the number of its unit, `P` its place among the unit's upgrades, `S` the seat
 * of a command card or the side of a battle card.
 */
export function keyInMatch(card: string): string {
  const [family, id] = card.split('/');
  if (family === 'command') return `command:S.${id}`;
  if (family === 'battle') return `battle:${id}.S`;
  return family === 'upgrade' ? `N:P.${id}` : `N:${id}`;
}

/** All that cards offer in an edition, by the kind of the question: docs/windows-legion.md is written from it. */
export function cardOffers(edition: Edition): readonly Offered[] {
  const book = edition === '2.6' ? CARDS_26 : CARDS;
  const others = book.keys().flatMap((card): Offered[] => {
    const { acts = [], battle, insteadOfDrawing, divulge } = book.get(card)!;
    const source = new CardSource(keyInMatch(card), card, 0);
    return [
      ...[...acts, ...(battle?.acts ?? [])].map((act) => ({ card, option: actName(source, act), question: 'action' })),
      ...(insteadOfDrawing ? [{ card, option: source.key, question: 'window:pool.draw' }] : []),
      ...(divulge ? [{ card, option: card.slice('command/'.length), question: 'divulge' }] : []),
    ];
  });
  return [...abilitiesOffered(book, keyInMatch), ...others];
}

export const ruleOffers = (): readonly Offered[] => rulesOffered(OFFERS);
