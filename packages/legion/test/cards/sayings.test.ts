import { expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { SAYINGS } from '../../src/text/abilities/index.ts';

it('every battle card that is played with says what it does, in both languages', () => {
  const keys = CARDS.keys().filter((key) => key.startsWith('battle/'));
  expect(keys.length).toBeGreaterThan(25);
  for (const key of keys) {
    expect(SAYINGS[key]?.de, key).toMatch(/[.]$/);
    expect(SAYINGS[key]?.en, key).toMatch(/[.]$/);
  }
});
