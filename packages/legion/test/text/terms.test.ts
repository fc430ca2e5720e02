import { describe, expect, it } from 'vitest';
import { SAYINGS } from '../../src/text/abilities/index.ts';
import { text } from '../../src/text/index.ts';

/** One word for one thing, as in the ledger: Einheitenführer, Basen, and in English defence. */

type Line = readonly [key: string, words: string];
/** Lines that depend on their arguments are read as they are written. */
const lines = (lang: 'de' | 'en'): readonly Line[] => [
  ...Object.entries(text[lang]).map(([key, line]): Line => [key, String(line)]),
  ...Object.entries(SAYINGS).map(([key, saying]): Line => [key, saying[lang]]),
];
/** Names of cards and keywords keep what is printed on them. */
const isName = (key: string): boolean => /^le\.(upgrade|command|unit|battle|keyword|weapon|card)\./.test(key);
const withWord = (lang: 'de' | 'en', word: RegExp): readonly Line[] =>
  lines(lang).filter(([key, words]) => !isName(key) && word.test(words));

describe('words of Legion', () => {
  it('call the leader of a unit Einheitenführer in German', () => {
    expect(withWord('de', /(?<![A-Za-zäöüß-])(Anführer|Führer)/)).toEqual([]);
    expect(withWord('de', /Einheitenführer/).length).toBeGreaterThan(20);
  });
  it('speak of Basen, not of Bases', () => {
    expect(withWord('de', /\bBases\b/)).toEqual([]);
  });
  it('spell defence in one way in English', () => {
    expect(withWord('en', /\bdefenses?\b/i)).toEqual([]);
    expect(withWord('en', /\bdefence\b/i).length).toBeGreaterThan(20);
  });
});
