import { describe, expect, it } from 'vitest';
import { momentAsked } from '../../../src/address/moments.ts';
import { roundAt } from '../../../src/analysis/stretches.ts';
import { carriedBy } from '../../../src/match/match-link.ts';
import { beatAfter, beatBefore, beatsOf } from '../../../src/play/replay/beats.ts';
import { replayKey } from '../../../src/play/replay/replay-keys.ts';

describe('a step of a replay', () => {
  const beats = beatsOf([0, 0, 3, 3, 4, 9].map((at) => ({ at })));

  it('leads to the next decision that something came of, and past those that nobody saw', () => {
    expect(beats).toEqual([0, 3, 4, 9]);
    expect([0, 1, 3, 4].map((moment) => beatAfter(beats, moment, 12))).toEqual([3, 3, 4, 9]);
  });

  it('leads to the present where nothing happens any more, and never beyond it', () => {
    expect(beatAfter(beats, 9, 12)).toBe(12);
    expect(beatAfter(beats, 4, 8)).toBe(8);
  });

  it('leads back the same way, down to the beginning', () => {
    expect([12, 9, 5, 4, 3, 0].map((moment) => beatBefore(beats, moment))).toEqual([9, 4, 4, 3, 0, 0]);
  });
});

describe('the keys of a replay', () => {
  const pressed = (key: string, more = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...more,
  });

  it('are space and the arrows', () => {
    expect([' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp'].map((key) => replayKey(pressed(key), 'else'))).toEqual([
      'toggle',
      'back',
      'forth',
      undefined,
    ]);
  });

  it('leave a button its space bar, the table its arrows and the browser what is pressed with Ctrl or Alt', () => {
    expect(replayKey(pressed(' '), 'button')).toBeUndefined();
    expect(replayKey(pressed('ArrowRight'), 'button')).toBe('forth');
    expect(replayKey(pressed('ArrowRight'), 'arrows')).toBeUndefined();
    expect(replayKey(pressed(' '), 'arrows')).toBe('toggle');
    expect(replayKey(pressed('ArrowLeft', { altKey: true }), 'else')).toBeUndefined();
  });
});

describe('an address', () => {
  it('shows a moment of a match, or plays it from there', () => {
    expect(momentAsked('?bei=34')).toEqual({ moment: 34, plays: false });
    expect(momentAsked('?x=1&ab=0')).toEqual({ moment: 0, plays: true });
  });

  it('that names no number is that of the match as it stands', () => {
    for (const search of ['', '?bei=', '?bei=-1', '?bei=1e3', '?dabei=3', '?bei=12345678'])
      expect(momentAsked(search)).toBeUndefined();
  });

  it('carries a position to be played or a match to be watched, and nothing else', () => {
    expect(carriedBy('#p=abc')).toEqual({ link: 'abc', watches: false });
    expect(carriedBy('#m=a-_9')).toEqual({ link: 'a-_9', watches: true });
    expect(carriedBy('#x=abc')).toBeUndefined();
    expect(carriedBy('#m=')).toBeUndefined();
  });
});

it('the round of a moment is the last that had begun; before the first there is none', () => {
  const rounds = [
    { round: 1, at: 5 },
    { round: 2, at: 9 },
  ];
  expect([4, 5, 8, 9, 40].map((moment) => roundAt(rounds, moment))).toEqual([undefined, 1, 1, 2, 2]);
});
