import type { CardRules } from '../../src/cards/vocabulary.ts';

/**
 * House cards: rules that a test puts on a card that has none, so that a rule about cards is proven with nothing else
 * in the way. A test file that uses them mocks the card index:
 * `vi.mock('../../src/cards/index.ts', async (real) => withHouseCards(await real()))`.
 */
const cards = new Map<string, CardRules>();

/** Gives a card of a plain ship rules of the house: `rebel/xwing/rookiepilot`, `mod/shieldupgrade`. */
export const house = (key: string, rules: CardRules): void => {
  cards.set(key, rules);
};
export const noHouseCards = (): void => cards.clear();

interface Index {
  readonly rulesOf: (key: string) => CardRules | undefined;
}
export const withHouseCards = (real: Index): Index => ({
  ...real,
  rulesOf: (key) => cards.get(key) ?? real.rulesOf(key),
});

export const ROOKIE = 'rebel/xwing/rookiepilot';
export const ACADEMY = 'imperial/tiefighter/academypilot';
