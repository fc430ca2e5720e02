/** `[LE-ANGRIFF-02] …`, `[R-LE-7] …` */
export const CLAUSE = /\[(?:R-)?(?:XW|AR|LE|LC|L2)-/;
/** `'upgrade/anger': {`, as rules of cards begin; what an edition reads otherwise has its number behind it. */
const KEY = /^\s*'((?:[a-z0-9-]+\/)+[a-z0-9-]+)(?:@[\d.]+)?':/gm;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The last parts of the keys of all cards whose rules stand in these sources. */
export const cardsIn = (sources: readonly string[]): readonly string[] =>
  sources.flatMap((text) => [...text.matchAll(KEY)].map(([, key]) => plain(key!.slice(key!.lastIndexOf('/') + 1))));

export const namesAClause = (test: string): boolean => CLAUSE.test(test);

/** What a card alone says no clause says: a test names that rule by the name of the card, with which it begins. */
export const namesACard = (test: string, cards: readonly string[]): boolean =>
  cards.some((card) => plain(test).startsWith(card));
