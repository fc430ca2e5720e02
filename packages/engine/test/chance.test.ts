import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  below,
  chance,
  cloneChance,
  drawCard,
  rollDice,
  rollDie,
  shuffle,
  shuffledDeck,
  topCards,
} from '../src/index.ts';

const D8 = { name: 'd8', faces: ['1', '2', '3', '4', '5', '6', '7', '8'] } as const;

describe('the match’s own chance', () => {
  it('is ChaCha20 keyed with the SHA-256 of the seed: anyone can check a roll', () => {
    // Recomputed independently with OpenSSL: key = SHA-256("holotisch"), nonce 0, first words little-endian.
    const c = chance('holotisch');
    const words = Array.from({ length: 4 }, () => below(c, 0x1_0000_0000));
    expect(words).toEqual([3300129023, 2034001959, 333620146, 3193065339]);
  });

  it('is the very stream that OpenSSL makes of any seed, at any place of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat({ max: 500 }), (seed, block) => {
        const key = createHash('sha256').update(seed, 'utf8').digest();
        const start = Buffer.alloc(16); // the counter, lowest byte first, and the nonce
        start.writeUInt32LE(block);
        const stream = createCipheriv('chacha20', key, start).update(Buffer.alloc(400));
        const c = { ...chance(seed), drawn: 16 * block };
        const words = Array.from({ length: 100 }, (_, i) => stream.readUInt32LE(4 * i));
        expect(words.map(() => below(c, 0x1_0000_0000))).toEqual(words);
      }),
      { seed: 6, numRuns: 40 },
    );
  });

  it('draws again where a bare remainder would favour the low numbers', () => {
    // Of the 2^32 words three whole rounds of this size fit; a word of the fourth, broken one is passed over.
    const size = 0x5000_0000;
    const [all, some] = [chance('again'), chance('again')];
    const words = Array.from({ length: 200 }, () => below(all, 0x1_0000_0000));
    const kept = words.filter((word) => word < 3 * size).map((word) => word % size);
    expect(kept.length).toBeLessThan(words.length);
    expect(kept.map(() => below(some, size))).toEqual(kept);
  });

  it('gives the same numbers wherever a copy of the state takes over, across chunk borders too', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 3000 }), (seed, skip) => {
        const a = chance(seed);
        for (let i = 0; i < skip; i++) below(a, 2);
        const b = cloneChance(a);
        const rest = () => Array.from({ length: 40 }, () => 0);
        expect(rest().map(() => below(a, 8))).toEqual(rest().map(() => below(b, 8)));
      }),
      { seed: 5, numRuns: 60 },
    );
  });

  it('rolls each face about equally often', () => {
    const c = chance('fair');
    const count = new Map<string, number>();
    const n = 80_000;
    for (const face of rollDice(c, D8, n)) count.set(face, (count.get(face) ?? 0) + 1);
    const chi2 = D8.faces.reduce((sum, f) => sum + (count.get(f)! - n / 8) ** 2 / (n / 8), 0);
    expect(chi2).toBeLessThan(24.3); // 7 degrees of freedom, one in a thousand; the seed is fixed, so this cannot flicker
  });

  it('shuffles every order about equally often', () => {
    const c = chance('orders');
    const count = new Map<string, number>();
    const n = 24_000;
    for (let i = 0; i < n; i++) {
      const cards = ['a', 'b', 'c', 'd'];
      shuffle(c, cards);
      count.set(cards.join(''), (count.get(cards.join('')) ?? 0) + 1);
    }
    expect(count.size).toBe(24);
    const chi2 = [...count.values()].reduce((sum, k) => sum + (k - n / 24) ** 2 / (n / 24), 0);
    expect(chi2).toBeLessThan(49.7); // 23 degrees of freedom, one in a thousand
  });

  it('refuses to draw below nonsense', () => {
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 33]) expect(() => below(chance('x'), n)).toThrow(RangeError);
  });
});

describe('loaded dice', () => {
  it('come first and in order; then the seed decides', () => {
    const c = chance('x', { d8: ['7', '7', '1'] });
    expect(rollDice(c, D8, 3)).toEqual(['7', '7', '1']);
    expect(c.drawn).toBe(0);
    expect(rollDie(c, D8)).toBe(rollDie(chance('x'), D8));
  });

  it('with a face that the die does not have are refused', () => {
    expect(() => rollDie(chance('x', { d8: ['9'] }), D8)).toThrow(/no face "9"/);
  });
});

describe('decks', () => {
  it('reshuffle their discard pile when they run out, and give nothing when both are empty', () => {
    const c = chance('deck');
    const deck = shuffledDeck(c, ['a', 'b', 'c'], ['b']);
    expect(drawCard(c, deck)).toBe('b');
    deck.discard.push('b');
    const rest = [drawCard(c, deck), drawCard(c, deck)];
    expect([...rest].sort()).toEqual(['a', 'c']);
    expect(drawCard(c, deck)).toBe('b');
    expect(drawCard(c, deck)).toBeUndefined();
  });

  it('cannot be loaded with a card that they do not hold', () => {
    expect(() => shuffledDeck(chance('x'), ['a'], ['a', 'a'])).toThrow(/no \(further\) card "a"/);
  });
});

describe('the cards on top of a deck', () => {
  it('are those that drawing would bring, also where the discard pile has to be shuffled for them, and they stay', () => {
    for (const left of [0, 1, 2, 3, 5]) {
      const make = () => ({ draw: ['a', 'b', 'c', 'd', 'e'].slice(0, left), discard: ['v', 'w', 'x', 'y', 'z'] });
      const [one, other] = [make(), make()];
      const [luck, same] = [chance('top'), chance('top')];
      const top = topCards(luck, one, 3);
      expect(top).toEqual([1, 2, 3].map(() => drawCard(same, other)));
      expect(luck).toEqual(same);
      expect(one.draw.splice(0, 3)).toEqual(top);
      expect(one).toEqual(other);
    }
  });

  it('are as few as there are', () => {
    expect(topCards(chance('few'), { draw: ['a'], discard: [] }, 4)).toEqual(['a']);
  });
});
