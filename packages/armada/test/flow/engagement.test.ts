import { describe, expect, it } from 'vitest';
import { engagedWith } from '../../src/flow/engagement.ts';
import { apart, lay, squadron } from '../table.ts';

/** Squadrons at distance 1 hold each other. */
describe('engagement', () => {
  it('[AR-NAHKAMPF-01][AR-NAHKAMPF-02] squadrons at distance 1 are engaged and cannot move; a hair further they can', () => {
    const at = (gap: number) =>
      lay({
        units: [
          squadron('x-wing-squadron', 0, 600, 400),
          squadron('tie-fighter-squadron', 1, 600 + apart(gap), 400),
          squadron('tie-fighter-squadron', 1, 600 - apart(gap), 400),
        ],
        phase: 'squadron',
        flying: { squadron: 0 },
      });
    const near = at(76);
    expect(engagedWith(near.g, near.squadron(0)).map((s) => s.id)).toEqual([1, 2]);
    expect(near.options()).toEqual(['attack', 'none']);
    expect(near.barred('move')).toContain('AR-NAHKAMPF-02');
    const far = at(76.5);
    expect(engagedWith(far.g, far.squadron(0))).toEqual([]);
    expect(far.options()).toEqual(['move', 'none']);
  });
});
