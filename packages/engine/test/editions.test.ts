import { describe, expect, it } from 'vitest';
import { CardBook, type CommonRules } from '../src/index.ts';
import { toyGame, toyGame2 } from '../src/toy/index.ts';
import { placed, take } from './play.ts';

type Rules = CommonRules<unknown, never> & { readonly speed?: number; readonly armour?: number };

describe('the book of an edition', () => {
  const base = CardBook.of<Rules>([{ a: { speed: 1, armour: 2 }, b: { speed: 3 } }]);

  it('has the cards of its base, and its own form of those that it names', () => {
    const second = base.overlay({ a: (card) => ({ ...card, speed: card.speed! + 5 }) });
    expect([second.get('a'), second.get('b')]).toEqual([{ speed: 6, armour: 2 }, { speed: 3 }]);
    expect(base.get('a')).toEqual({ speed: 1, armour: 2 });
    expect(second.overlay({ a: (card) => ({ armour: card.speed! }) }).get('a')).toEqual({ armour: 6 });
  });

  it('brings cards, words some anew as a whole, and leaves some without rules', () => {
    const second = base.overlay({ c: { speed: 9 }, a: { armour: 1 } }, { b: null });
    expect(second.keys().map((key) => [key, second.get(key)])).toEqual([
      ['a', { armour: 1 }],
      ['c', { speed: 9 }],
    ]);
  });

  it('refuses to change or drop what its base does not have, and to read a card twice', () => {
    expect(() => base.overlay({ c: (card) => card })).toThrow('the edition changes the card c');
    expect(() => base.overlay({ c: null })).toThrow('the edition changes the card c');
    expect(() => base.overlay({ a: {} }, { a: {} })).toThrow('the card a is defined twice');
  });
});

describe('the second edition of the toy', () => {
  const duel =
    (cards: readonly [readonly string[], readonly string[]], red: readonly string[]) => (game: typeof toyGame) =>
      take(
        placed(
          [
            [0, 40, cards[0]],
            [1, 60, cards[1]],
          ],
          red,
          [],
          { verify: true },
          game,
        ),
        [0, { 0: 'attack' }],
        [1, { 1: 'guard' }],
        [0, 40],
        [0, '1'],
      );

  it('has its own procedures, also for a card that calls one and is the same in both', () => {
    const shots = (game: typeof toyGame) => {
      const m = take(duel([[], ['counter']], ['blank', 'blank', 'blank', 'hit', 'hit', 'hit'])(game), [1, '1.counter']);
      return m.events.flatMap(({ event }) => (event.type === 'rolled' ? [(event['dice'] as string[]).length] : []));
    };
    expect(shots(toyGame)).toEqual([3, 3]);
    expect(shots(toyGame2)).toEqual([3, 2]);
  });

  it('has its own form of a card: the lucky one is lucky twice', () => {
    const lucky = duel([['lucky'], []], ['blank', 'blank', 'blank', 'hit', 'hit']);
    const once = take(lucky(toyGame), [0, '0.lucky']);
    expect(once.open.map((a) => a.kind)).not.toContain('window:modify');
    const twice = take(lucky(toyGame2), [0, '0.lucky'], [0, '0.lucky']);
    expect(twice.state.uses).toEqual({ 'round:0.lucky': 2 });
    expect(twice.open.map((a) => a.kind)).not.toContain('window:modify');
    expect([once, twice].map((m) => m.state.drones[1]!.wounds.length)).toEqual([1, 2]);
  });
});
