import { abilitiesOffered, abilityKey, type Offered, rulesOffered } from '@holotisch/engine';
import { OFFERS } from '../flow/offers.ts';
import { CARDS } from './index.ts';

/** How a card is called in a match, `N` being the number of its unit, `P` its place among the damage cards, `S` a side. */
export function keyInMatch(card: string): string {
  const [family, id] = card.split('/');
  if (family === 'objective') return 'objective:S';
  return family === 'damage' ? `N:${id}#P` : `N:${id}`;
}

/** All that cards offer, by the kind of the question: docs/windows-armada.md is written from it. */
export const cardOffers = (): readonly Offered[] => [
  ...abilitiesOffered(CARDS, keyInMatch),
  ...CARDS.keys().flatMap((card): Offered[] => {
    const key = keyInMatch(card);
    const rules = CARDS.get(card)!;
    const option = (question: string, id: string): Offered => ({ card, option: id, question });
    return [
      ...(rules.criticals ?? []).map((one) => option('critical', abilityKey({ key, card, seat: 0 }, one))),
      ...(rules.tokenFor ? [option('command', `token@${key}`), option('command', `both@${key}`)] : []),
      ...(rules.passes ? [option('activate', key)] : []),
      ...(rules.acts ?? []).map(({ id }) => option('squadron-act', id)),
    ];
  }),
];

export const ruleOffers = (): readonly Offered[] => rulesOffered(OFFERS);
