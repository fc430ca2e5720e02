import { data } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { upgradeSays, weaponFacts } from '../../../../src/games/xwing/builder/card-face.tsx';
import { squadDe } from '../../../../src/games/xwing/text/builder.de.ts';
import { squadEn } from '../../../../src/games/xwing/text/builder.en.ts';

describe('a secondary weapon', () => {
  const facts = (slot: data.Slot, id: string, t = squadDe) => weaponFacts({ t }, data.upgrade(slot, id));

  it('tells its dice and its range', () => {
    expect(facts('torpedo', 'protontorpedoes')).toBe('4 Würfel, Reichweite 2–3');
    expect(facts('torpedo', 'protontorpedoes', squadEn)).toBe('4 dice, range 2–3');
  });

  it('may stand on one side of a card, and names a single range once', () => {
    expect(data.upgrade('cannon', 'arccaster').weapon).toBeUndefined();
    expect(facts('cannon', 'arccaster')).toBe('4 Würfel, Reichweite 1');
  });

  it('is not what other cards are', () => {
    expect(facts('ept', 'pushthelimit')).toBeUndefined();
  });
});

describe('what an upgrade does', () => {
  it('is read from both sides of a card that has two', () => {
    const says = (key: string | undefined) => `<${key}>`;
    expect(upgradeSays(says, data.upgrade('cannon', 'arccaster'))).toBe('<cannon/arccaster#0> / <cannon/arccaster#1>');
    expect(upgradeSays(says, data.upgrade('ept', 'pushthelimit'))).toBe('<ept/pushthelimit>');
  });
});
