import type { Proposal, Settled } from '@holotisch/room/client';
import { describe, expect, it } from 'vitest';
import { newlySettled, settledText } from '../../src/online/settled.ts';
import { onlineDe } from '../../src/text/online.de.ts';
import { onlineEn } from '../../src/text/online.en.ts';

const back: Proposal = { id: 1, seat: 0, what: { takeback: 3 }, awaits: [1] };
const open = (own: number) => ({ own: [own], proposals: [back], settled: [] });
const after = (own: number, how: Settled['how'], what: Settled['what'] = back.what) => ({
  own: [own],
  proposals: [],
  settled: [{ id: 1, seat: 0, what, how }],
});
const told = (own: number, how: Settled['how']) => newlySettled(open(own), after(own, how))?.how;

describe('a proposal that is none any more', () => {
  it('is told to whoever made it, unless he has withdrawn it himself', () => {
    expect(told(0, 'declined')).toBe('declined');
    expect(told(0, 'agreed')).toBe('agreed');
    expect(told(0, 'lapsed')).toBe('lapsed');
    expect(told(0, 'withdrawn')).toBeUndefined();
  });

  it('is told to whoever was asked, unless he has answered it himself', () => {
    expect(told(1, 'lapsed')).toBe('lapsed');
    expect(told(1, 'withdrawn')).toBe('withdrawn');
    expect(told(1, 'declined')).toBeUndefined();
    expect(told(1, 'agreed')).toBeUndefined();
    expect(newlySettled({ ...open(1), proposals: [] }, after(1, 'lapsed'))).toBeUndefined();
  });

  it('is told once, and an end that was agreed to tells of itself', () => {
    expect(newlySettled(after(0, 'lapsed'), after(0, 'lapsed'))).toBeUndefined();
    expect(newlySettled(open(0), after(0, 'agreed', { end: 'draw' }))).toBeUndefined();
    expect(newlySettled(open(0), after(0, 'declined', { end: 'draw' }))?.how).toBe('declined');
  });

  it('is named with whoever made it', () => {
    const [lapsed] = after(0, 'lapsed').settled;
    expect(settledText(lapsed!, [1], onlineEn, 'Bert')).toBe(
      'The proposal of Bert no longer stands: the match has gone on.',
    );
    expect(settledText(lapsed!, [0], onlineDe, 'Bert')).toBe(
      'Dein Vorschlag gilt nicht mehr: Die Partie ist weitergegangen.',
    );
  });
});
