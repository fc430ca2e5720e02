import { describe, expect, it } from 'vitest';
import { CardBook, type CommonRules } from '../../src/index.ts';

type Rules = CommonRules<unknown, never> & { readonly fast?: true };

describe('a book of cards', () => {
  const book = CardBook.of<Rules>([{ a: { fast: true } }, { b: {} }]);

  it('binds the files of cards into one', () => {
    expect(book.keys()).toEqual(['a', 'b']);
    expect([book.get('a'), book.get('c'), book.has('b'), book.has('c')]).toEqual([
      { fast: true },
      undefined,
      true,
      false,
    ]);
  });

  it('refuses a card that is written down twice', () => {
    expect(() => CardBook.of<Rules>([{ a: {} }, { b: {}, a: {} }])).toThrow('the card a is defined twice');
  });

  it('refuses abilities of one card that nobody could tell apart', () => {
    const at = (window: string, id?: string) => ({ window, when: () => true, *run() {}, ...(id && { id }) });
    const card = (...abilities: ReturnType<typeof at>[]) => CardBook.of<Rules>([{ a: { abilities } }]);
    expect(card(at('hit'), at('hit', 'more'), at('miss')).has('a')).toBe(true);
    expect(() => card(at('hit'), at('hit'))).toThrow('the card a has two abilities at hit that nobody can tell apart');
    expect(() => card(at('hit', 'x'), at('hit', 'x'))).toThrow('tell apart');
    expect(() => book.with({ c: { abilities: [at('hit'), at('hit')] } })).toThrow('the card c');
  });

  it('lends itself to a test with other cards, and stays as it is', () => {
    const other = book.with({ b: { fast: true }, c: {} });
    expect([other.keys(), other.get('b'), book.get('b'), book.has('c')]).toEqual([
      ['a', 'b', 'c'],
      { fast: true },
      {},
      false,
    ]);
    expect([book.without('a').keys(), book.keys()]).toEqual([['b'], ['a', 'b']]);
  });
});
