import { describe, expect, it } from 'vitest';
import { hintsDe } from '../../src/games/xwing/text/hints.de.ts';
import { hintsEn } from '../../src/games/xwing/text/hints.en.ts';
import { hintAmong } from '../../src/games/xwing/text/hints.ts';
import { de } from '../../src/text/de.ts';
import { en } from '../../src/text/en.ts';
import { takeBackText } from '../../src/text/take-back.ts';

/** All texts with their place; functions are called with a stand-in for each parameter. */
function leaves(value: unknown, place: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function')
    return [[place, String(value(...Array.from({ length: value.length }, (_, i) => `‹${i}›`)))]];
  return Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, `${place}.${key}`));
}

const german = leaves({ ...de, takeBack: takeBackText.de }, '');
const english = new Map(leaves({ ...en, takeBack: takeBackText.en }, ''));

describe('both languages', () => {
  it('say everything the other says', () => {
    expect([...english.keys()]).toEqual(german.map(([place]) => place));
    for (const [place, text] of [...german, ...english]) expect(text.trim(), place).not.toBe('');
  });

  it('use the same parameters', () => {
    const used = (text: string) => [...text.matchAll(/‹\d›/g)].map(String).sort();
    for (const [place, text] of german) expect(used(english.get(place) ?? ''), place).toEqual(used(text));
  });

  it('help with the same questions', () => {
    expect(Object.keys(hintsEn)).toEqual(Object.keys(hintsDe));
    for (const kind of Object.keys(hintsDe)) expect(hintsDe[kind]).not.toBe(hintsEn[kind]);
    expect(hintAmong(hintsDe, 'toString', {})).toBeUndefined();
    // Who sees where a manoeuvre ends is not told that nothing is measured.
    expect(hintAmong(hintsEn, 'dials', { preview: true })).not.toMatch(/measured/);
    expect(hintAmong(hintsEn, 'dials', { preview: false })).toMatch(/measured/);
  });
});
