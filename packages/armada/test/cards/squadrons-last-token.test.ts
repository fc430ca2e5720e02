import { describe, expect, it } from 'vitest';
import { cruiser, foe, inPhase, own } from './squadrons/dogfight.ts';

describe('Anakin Skywalker (Y-wing)', () => {
  it('pays with his last token as well, an exhausted one too, and cannot without one', () => {
    const acts = (...tokens: readonly { kind: string; state: string }[]) =>
      inPhase([
        own('anakin-skywalker-btl-b-y-wing', 0, 0, { tokens: [...tokens] }),
        foe('droid-tri-fighter-squadron', 10),
        cruiser(),
      ]).options();
    expect(acts({ kind: 'brace', state: 'exhausted' })).toContain('disengage');
    expect(acts({ kind: 'brace', state: 'discarded' })).not.toContain('disengage');
    expect(acts()).not.toContain('disengage');
  });
});
