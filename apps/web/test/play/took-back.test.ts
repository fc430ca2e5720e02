import { render, say } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { BackNotice } from '../../src/match/protocol.ts';
import { untold } from '../../src/play/took-back.tsx';
import { undoneText } from '../../src/play/undone.tsx';
import { playDe } from '../../src/text/play.de.ts';
import { playEn } from '../../src/text/play.en.ts';

const back = (change: Partial<BackNotice> = {}): BackNotice => ({
  number: 12,
  by: 1,
  to: 9,
  count: 2,
  agreed: false,
  recorded: false,
  undoes: [],
  ...change,
});
const standing = (notice: BackNotice, own: readonly number[] = [0]) => ({ backs: [notice], own, taken: 9, moment: 9 });

describe('a takeback that needs no consent', () => {
  it('is told to the other player, once, until somebody has decided again', () => {
    expect(untold(standing(back()), 0)).toEqual(back());
    expect(untold(standing(back()), 12)).toBeUndefined();
    expect(untold({ ...standing(back()), taken: 10, moment: 10 }, 0)).toBeUndefined();
    expect(untold({ ...standing(back()), backs: [] }, 0)).toBeUndefined();
  });

  it('is not told to whoever took back, unless the match file tells of it; what all have agreed to is known', () => {
    expect(untold(standing(back(), [1]), 0)).toBeUndefined();
    expect(untold(standing(back({ recorded: true }), [1]), 0)?.recorded).toBe(true);
    expect(untold(standing(back({ agreed: true, recorded: true })), 0)).toBeUndefined();
    expect(untold({ ...standing(back()), moment: 3 }, 0)).toBeUndefined();
  });
});

describe('the decisions that a takeback undoes', () => {
  const dictionary = { action: 'Action for {ship}', focus: 'Focus', changed: 'Changed by hand.' };
  const words = {
    t: playEn,
    player: (seat: number) => ['Anna', 'Bert'][seat]!,
    message: (message: Parameters<typeof render>[1]) => render([dictionary], message),
  };
  const undone = { seat: 1, kind: 'action', prompt: say('action', { ship: 'Luke' }) };

  it('are named: who was asked what, and what he chose', () => {
    expect(undoneText({ ...undone, chosen: [say('focus')] }, words)).toBe('Bert: Action for Luke → Focus');
    expect(undoneText({ ...undone, chosen: [] }, { ...words, t: playDe })).toBe('Bert: Action for Luke → nichts');
  });

  it('keep what may not be known, or has no words', () => {
    expect(undoneText({ ...undone, chosen: null }, words)).toBe('Bert: Action for Luke');
    expect(undoneText({ seat: 'override', kind: 'override', prompt: say('changed'), chosen: null }, words)).toBe(
      'Changed by hand.',
    );
  });
});
