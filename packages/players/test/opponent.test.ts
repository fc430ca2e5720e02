import { describe, expect, it } from 'vitest';
import { readOpponent, wordsFor } from '../src/index.ts';

describe('the words for an opponent', () => {
  it('are level, character and seconds, in this order, and come out as they went in', () => {
    for (const words of ['ace', 'recruit:mauer', 'ace:5s', 'ace:fuchs:10s', 'surprise:veteran:schwarm'])
      expect(wordsFor(readOpponent(words)!)).toBe(words);
    expect(readOpponent('ace:fuchs:5s')).toEqual({ level: 'ace', character: 'fuchs', seconds: 5 });
    expect(readOpponent('surprise:ace')).toEqual({ level: 'ace', surprise: true });
  });

  it('are nothing else', () => {
    for (const words of ['', 'random', 'fuchs', 'ace:', 'ace:wolf', 'ace:0s', 'ace:11s', 'ace:5s:fuchs', 'surprise'])
      expect([words, readOpponent(words)]).toEqual([words, undefined]);
    expect(readOpponent('ace:fuchs:5s:6s')).toBeUndefined();
    // A name of what every object has is no character.
    expect(readOpponent('ace:constructor')).toBeUndefined();
  });
});
