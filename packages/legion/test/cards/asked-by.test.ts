import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sayingCards } from '../../src/cards/coverage.ts';
import { CARDS } from '../../src/cards/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';

const keywords = [...sayingCards('1.2')].filter((key) => key.startsWith('keyword/'));

describe('keywords of 1.x', () => {
  it('act, all of them', () => {
    expect(keywords.filter((key) => !CARDS.has(key))).toEqual([]);
  });
  it('are asked for by name where a procedure carries them out', () => {
    for (const key of keywords) {
      const file = CARDS.get(key)?.askedBy;
      if (file === undefined) continue;
      const source = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8');
      const name = key.slice('keyword/'.length);
      expect(source.toLowerCase().includes(`'${name}'`), `${key} in ${file}`).toBe(true);
    }
  });
  it('are explained in both languages', () => {
    for (const key of keywords) {
      expect(SAYINGS[key]?.de, key).toMatch(/\.$/);
      expect(SAYINGS[key]?.en, key).toMatch(/\.$/);
    }
  });
});
