import { expect, it } from 'vitest';
import { CONDITIONS } from '../../../src/cards/battle/conditions.ts';
import { DEPLOYMENTS } from '../../../src/cards/battle/deployments.ts';
import { OBJECTIVES } from '../../../src/cards/battle/objectives.ts';
import { SAYINGS } from '../../../src/text/abilities/index.ts';

it('every battle card that is played with says what it does, in both languages', () => {
  const keys = Object.keys({ ...OBJECTIVES, ...DEPLOYMENTS, ...CONDITIONS });
  expect(keys.length).toBeGreaterThan(25);
  for (const key of keys) {
    expect(SAYINGS[key]?.de, key).toMatch(/[.]$/);
    expect(SAYINGS[key]?.en, key).toMatch(/[.]$/);
  }
});
