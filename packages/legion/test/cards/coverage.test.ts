import { describe, expect, it } from 'vitest';
import { abilityCoverage, sayingCards } from '../../src/cards/coverage.ts';
import { CARDS, CARDS_26 } from '../../src/cards/index.ts';
import { EDITIONS } from '../../src/data/index.ts';

describe('what says something, and what acts', () => {
  it('an upgrade with an effect, or one that nobody has read; not one that only brings a weapon', () => {
    const says = sayingCards('1.2');
    expect([says.has('upgrade/saber-throw'), says.has('upgrade/z-6-trooper')]).toEqual([true, false]);
    expect([says.has('command/ambush'), says.has('command/no-time-for-sorrows')]).toEqual([false, true]);
  });
  it('each edition is counted with its own rules', () => {
    const counted = EDITIONS.map((edition) => {
      const [book, says] = [edition === '2.6' ? CARDS_26 : CARDS, [...sayingCards(edition)]];
      return { pool: says.length, enforced: says.filter((key) => book.has(key)).length };
    });
    const sum = (of: 'pool' | 'enforced') => counted.reduce((all, now) => all + now[of], 0);
    expect(abilityCoverage()).toEqual({ pool: sum('pool'), enforced: sum('enforced') });
  });
});
