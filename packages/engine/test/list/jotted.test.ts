import { describe, expect, it } from 'vitest';
import { jotted } from '../../src/list/jotted.ts';

/** Jottings put into the words of an ordinary list. The names here are nobody's. */

const NAMES = new Set(['red', 'blue', 'green', 'green thing', 'hull', 'wing', 'wings']);
const isName = (words: string): boolean => NAMES.has(words.trim().toLowerCase());
const plain = (text: string, meant = {}): string => jotted(text, isName, meant).text;
const asides = (text: string): string[] => jotted(text, isName).asides.map(({ kind, what }) => `${kind} ${what}`);

describe('doubts', () => {
  it('what has a question mark is taken, and told', () => {
    expect(plain('Wing: red? hull')).toBe('Wing: red, hull');
    expect(plain('Wing: red, hull?')).toBe('Wing: red, hull');
    expect(asides('Wing: red? hull')).toEqual(['doubted red']);
  });
  it('what the list says no to is not taken, with the reason or without', () => {
    for (const text of ['Wing - red? no, hull', 'Wing - red? nah: hull', 'Wing - red? no just hull'])
      expect([plain(text), ...asides(text)], text).toEqual(['Wing - hull', 'refused red']);
    expect(plain('Wing (hull/red? no there is no room)')).toBe('Wing (hull/)');
    expect(plain('2x wings? no - 1x wing')).toBe('1x wing');
    expect([plain('Wing red? no blue hull'), ...asides('Wing red? no blue hull')]).toEqual([
      'Wing blue hull',
      'refused red',
    ]);
    expect(asides('Wing - red? no there is no room, hull')).toEqual(['refused red', 'remark there is no room']);
  });
  it('a question that is none about a name stays what it is', () => {
    expect(plain('What do you think?')).toBe('What do you think?');
    expect(asides('Is it any good? no')).toEqual(['refused Is it any good']);
  });
  it('of two the first, until somebody says the other, or none', () => {
    expect(plain('Wing + red or blue + hull')).toBe('Wing + red + hull');
    expect(plain('Wing + red or blue + hull', { redorblue: 'blue' })).toBe('Wing + blue + hull');
    expect(asides('Wing + red or blue')).toEqual(['either red or blue']);
    expect(plain('Wing + red or nothing of it')).toBe('Wing + red or nothing of it');
  });
});

describe('numbers', () => {
  it('sums that are nearly right are taken off', () => {
    for (const sum of ['= 265ish', '~ 265', '(160ish)', '265ish', 'total ~265'])
      expect(plain(`Wing, hull ${sum}`), sum).toBe('Wing, hull');
    expect(plain('Wing = 265')).toBe('Wing = 265');
  });
  it('words that count, and those that do not', () => {
    expect(plain('dual wings')).toBe('2x wings');
    expect(plain('a pair of wings, a couple of red')).toBe('2x wings, 2x red');
    expect([plain('some wings'), ...asides('some wings')]).toEqual(['wings', 'vague some wings']);
    expect(plain('some of it')).toBe('some of it');
    // In words at the beginning, with a hyphen, in German; before what is no name they say nothing.
    expect(plain('three wings with red, doppel-wing')).toBe('3x wings with red, 2x wing');
    expect(plain('drei wings mit red')).toBe('3x wings mit red');
    expect(plain('three of a kind')).toBe('three of a kind');
  });
});

describe('who carries what', () => {
  it('on one, on the other, two of them with, both with', () => {
    expect(plain('2x wing: red on one, blue on the other')).toBe('2x wing: 1x red, 1x blue');
    expect(plain('wings: 4 with red and 2 with blue')).toBe('wings: 4x red and 2x blue');
    expect(plain('2x wing - both with hull')).toBe('2x wing - hull');
    expect(plain('wings x3 hull on two')).toBe('wings x3 with 2x hull');
    expect(plain('2x wing: depends on one')).toBe('2x wing: depends on one');
  });
  it('nothing, said in a word', () => {
    expect(plain('3 naked wings, wing with nothing')).toBe('3 wings, wing');
    expect(plain('bare thing')).toBe('bare thing');
    expect(plain('„nackte“ wing')).toBe('wing');
    expect([plain('wing, keine Staffeln'), ...asides('wing, keine Staffeln')]).toEqual([
      'wing, ',
      'remark keine Staffeln',
    ]);
  });
  it('the same as the one above', () => {
    expect(plain('red: hull, blue\ngreen: same')).toBe('red: hull, blue\ngreen: hull, blue');
    expect(plain('green: same')).toBe('green: same');
  });
});
