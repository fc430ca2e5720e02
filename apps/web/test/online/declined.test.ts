import type { Proposal } from '@holotisch/room/client';
import { describe, expect, it } from 'vitest';
import { declined } from '../../src/online/declined.ts';

const draw = (seat: number): Proposal => ({ id: 1, seat, what: { end: 'draw' }, awaits: [1 - seat] });
const standing = { own: [0], proposals: [draw(0)], taken: 7, takebacks: [], events: [] };
const without = { ...standing, proposals: [] };

describe('a proposal that is gone', () => {
  it('was declined where nothing has come of it', () => {
    expect(declined(standing, without)).toEqual(draw(0));
    expect(declined(standing, standing)).toBeUndefined();
    expect(declined(without, without)).toBeUndefined();
  });

  it('was agreed to, or forgotten over something else, where the match has changed', () => {
    expect(declined(standing, { ...without, taken: 4, takebacks: [4] })).toBeUndefined();
    expect(declined(standing, { ...without, taken: 8 })).toBeUndefined();
    expect(declined(standing, { ...without, events: [{ at: 7, event: { type: 'ended' } }] })).toBeUndefined();
  });

  it('concerns nobody but the one who has proposed it', () => {
    const others = { ...standing, proposals: [draw(1)] };
    expect(declined(others, without)).toBeUndefined();
  });
});
