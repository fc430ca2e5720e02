import { describe, expect, it } from 'vitest';
import { CARDS, CARDS_26 } from '../../src/cards/index.ts';
import {
  battleCardsIn,
  commandsIn,
  type Edition,
  type Keyword,
  type Unit,
  type Upgrade,
  unitsIn,
  upgradesIn,
} from '../../src/data/index.ts';

/** How much of each edition acts, card by card; whatever does not is named here and refused in armies. */

const BOOKS = { '1.2': CARDS, '2.6': CARDS_26 };
const keywordsOf = ({ keywords, weapons }: Unit | Upgrade): readonly Keyword[] => [
  ...keywords,
  ...weapons.flatMap((weapon) => weapon.keywords),
];

/** Cards of an edition by kind, each with whether all that it says acts. */
function kinds(edition: Edition): Readonly<Record<string, readonly (readonly [string, boolean])[]>> {
  const book = BOOKS[edition];
  const acts = (kind: string, id: string, says: boolean | undefined) => !says || book.has(`${kind}/${id}`);
  const speaks = (card: Unit | Upgrade) => keywordsOf(card).every(({ keyword }) => book.has(`keyword/${keyword}`));
  const keywords = new Set([...unitsIn(edition), ...upgradesIn(edition)].flatMap(keywordsOf).map((k) => k.keyword));
  return {
    units: unitsIn(edition).map((card) => [card.id, speaks(card)]),
    keywords: [...keywords].map((id) => [id, book.has(`keyword/${id}`)]),
    upgrades: upgradesIn(edition).map((card) => [
      card.id,
      speaks(card) && acts('upgrade', card.id, card.effect || card.unknown),
    ]),
    commands: commandsIn(edition).map((card) => [card.id, acts('command', card.id, card.effect || card.unknown)]),
    battle: battleCardsIn(edition).map(({ id }) => [id, book.has(`battle/${id}`)]),
  };
}
const silent = (cards: readonly (readonly [string, boolean])[]) => cards.flatMap(([id, acts]) => (acts ? [] : [id]));
const share = (all: ReturnType<typeof kinds>): number => {
  const cards = Object.values(all).flat();
  return cards.filter(([, acts]) => acts).length / cards.length;
};

describe('of 1.x', () => {
  const all = kinds('1.2');
  it('all act', () => {
    expect(Object.fromEntries(Object.entries(all).map(([kind, cards]) => [kind, silent(cards).sort()]))).toEqual({
      units: [],
      keywords: [],
      upgrades: [],
      commands: [],
      battle: [],
    });
  });
});
describe('of 2.6', () => {
  const all = kinds('2.6');
  it('at least 79 of a hundred cards and keywords act', () => {
    expect(share(all)).toBeGreaterThanOrEqual(0.79);
  });
  it('all units, keywords and battle cards act but these', () => {
    const { units = [], keywords = [], battle = [] } = all;
    expect([silent(units), silent(keywords)]).toEqual([[], []]);
    expect(silent(battle).sort()).toEqual(['cauldron', 'contact-contact', 'outflank', 'payload-primary']);
  });
  it('upgrades and command cards whose text can be read act: what does not is marked', () => {
    const unread = new Set(
      [...upgradesIn('2.6'), ...commandsIn('2.6')].flatMap(({ id, unknown }) => (unknown ? [id] : [])),
    );
    const { upgrades = [], commands = [] } = all;
    const open = (cards: typeof upgrades) => silent(cards).filter((id) => !unread.has(id));
    expect([open(upgrades), open(commands)]).toEqual([[], []]);
  });
  it('so many cards have no text that can be read: they are refused by name', () => {
    const count = (cards: readonly { readonly unknown?: true }[]) => cards.filter(({ unknown }) => unknown).length;
    expect([count(upgradesIn('2.6')), count(commandsIn('2.6'))]).toEqual([152, 65]);
  });
});
