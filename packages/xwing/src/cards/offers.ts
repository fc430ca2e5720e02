import { abilitiesOffered, type Offered } from '@holotisch/engine';
import { DAMAGE_DECKS } from '../data/index.ts';
import { TOKEN_ABILITIES } from '../flow/attack/modify.ts';
import { CARDS } from './index.ts';

/** How a card is called in a match, `N` being the number of its ship and `P` its place among the damage cards. */
export function keyInMatch(card: string): string {
  const [place, ...rest] = card.split('/');
  const id = rest.at(-1)!;
  if (rest.length > 1) return `N:${id}`; // a pilot: faction/ship/id
  return place! in DAMAGE_DECKS ? `N:${id}#P` : `N:${place}.${id}`;
}

/** All that cards and rules offer, by the kind of the question: docs/windows-xwing.md is written from it. */
export const cardOffers = (): readonly Offered[] => [
  ...abilitiesOffered(CARDS, keyInMatch),
  ...CARDS.keys().flatMap((card) => {
    const actions = CARDS.get(card)?.actions ?? [];
    return actions.map(({ name }) => ({
      card,
      option: actions.length > 1 ? `${keyInMatch(card)}/${name}` : keyInMatch(card),
      question: 'action',
    }));
  }),
];

export const ruleOffers = (): readonly Offered[] =>
  TOKEN_ABILITIES.map(([token, { window, mandatory }]) => ({
    card: '',
    option: `N:${token}`,
    question: `window:${window}`,
    ...(mandatory && { mandatory }),
  }));
