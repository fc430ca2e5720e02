import { describe, expect, it } from 'vitest';
import { abilityCoverage } from '../../src/cards/coverage.ts';
import { CARDS } from '../../src/cards/index.ts';
import { CONDITIONS, DAMAGE_DECKS, findPilot, findUpgrade } from '../../src/data/index.ts';
import type { Faction, Slot } from '../../src/data/types.ts';

describe('the coverage of the pool', () => {
  it('counts only cards that exist', () => {
    for (const key of CARDS.keys()) {
      const parts = key.split('/');
      const exists =
        parts.length === 3
          ? findPilot(parts[0] as Faction, parts[1]!, parts[2]!)
          : (findUpgrade(parts[0] as Slot, parts[1]!) ??
            DAMAGE_DECKS[parts[0] as keyof typeof DAMAGE_DECKS]?.find((c) => c.id === parts[1]) ??
            (parts[0] === 'condition' && CONDITIONS.find((c) => c.id === parts[1])));
      expect(exists, key).toBeTruthy();
    }
  });

  it('enforces both damage decks in full and at least 150 abilities of the pool', () => {
    const { pool, enforced } = abilityCoverage();
    expect(enforced).toBeGreaterThanOrEqual(150);
    expect(enforced).toBeLessThanOrEqual(pool);
    const known = new Set(CARDS.keys());
    for (const [deck, cards] of Object.entries(DAMAGE_DECKS))
      for (const card of cards) expect(known.has(`${deck}/${card.id}`), `${deck}/${card.id}`).toBe(true);
  });
});
