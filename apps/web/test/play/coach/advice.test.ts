import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Json } from '../../../../../packages/engine/src/index.ts';
import { academy, rookie, scene } from '../../../../../packages/xwing/test/scene.ts';
import { answer } from '../../../src/analysis/looking.ts';
import type { Explained } from '../../../src/analysis/orders.ts';
import { adviceFrom } from '../../../src/play/coach/advice.ts';
import { coachText } from '../../../src/play/coach/text.ts';

type Weighed = Explained['answers'][number];
const weighed = (name: string, chance: number, more: Partial<Weighed> = {}): Weighed => ({
  answer: name,
  words: [],
  isGiven: false,
  isUsual: false,
  chance,
  error: 0.02,
  points: 0,
  fears: null,
  hopes: null,
  ...more,
});

describe('what the computer would do', () => {
  it('is the best that it has found, with the two reasons that weigh most', () => {
    const best = weighed('turn', 0.6, { points: 8, hopes: { piece: 3, points: 20 }, fears: { piece: 1, points: 4 } });
    const other = weighed('stay', 0.5, { points: 2, fears: { piece: 1, points: 30 } });
    const advice = adviceFrom({ answers: [best, other] });
    expect(advice?.answer.answer).toBe('turn');
    expect(advice?.instead?.answer).toBe('stay');
    expect(advice?.because).toEqual([
      { what: 'chance', here: 60, there: 50, error: 2 },
      { what: 'safe', piece: 1, here: 4, there: 30 },
    ]);
  });

  it('is what it usually does where the figures cannot tell the two apart', () => {
    const answers = [weighed('clever', 0.53), weighed('usual', 0.5, { isUsual: true, points: 3 })];
    const advice = adviceFrom({ answers });
    expect(advice?.answer.answer).toBe('usual');
    // A lower chance is no reason, and is not told as one.
    expect(advice?.because).toEqual([{ what: 'points', here: 3, there: 0 }]);
    expect(adviceFrom({ answers: [weighed('clever', 0.6), answers[1]!] })?.answer.answer).toBe('clever');
  });

  it('is said plainly where there is nothing else, and not at all where nothing was found', () => {
    expect(adviceFrom({ answers: [weighed('only', 0.4)] })).toMatchObject({ instead: undefined, because: [] });
    expect(adviceFrom({ answers: [] })).toBeUndefined();
  });

  it('is told in figures, in both languages', () => {
    const reason = { what: 'safe', piece: 1, here: 4, there: 30 } as const;
    expect(coachText.de.because(reason, 'Luke')).toBe('Wenn es schlecht läuft, büßt Luke 4 Punkte ein statt 30.');
    expect(coachText.en.because({ what: 'points', here: -2, there: 0 }, '')).toBe(
      '−2 points on average instead of ±0.',
    );
  });
});

describe('the worker that is asked', () => {
  afterEach(() => vi.unstubAllGlobals());
  const asked = (file: Json, advise: number) =>
    new Promise<unknown>((done) => {
      vi.stubGlobal('self', { postMessage: done });
      answer({ file, seed: '1', advise });
    });

  it('weighs the answers of the open question of a match that still runs, and no other seat’s', async () => {
    const s = scene({ phase: 'combat', ships: [rookie(450, 300), academy(450, 480, 180)] });
    const file = s.match.file() as unknown as Json;
    const { why } = (await asked(file, 0)) as { readonly why: Explained };
    expect(why.kind).toBe('attack');
    expect(why.answers.map((one) => one.answer)).toContain('primary>1');
    const advice = adviceFrom(why);
    expect(advice?.answer.answer).toBe('primary>1');
    expect(await asked(file, 1)).toEqual({ failed: 'Error: nothing was asked' });
    // The decisions of the file are taken before anybody is asked: now the other one has its turn.
    s.take('none');
    const later = (await asked(s.match.file() as unknown as Json, 1)) as { readonly why: Explained };
    expect(later.why.answers.map((one) => one.answer)).toContain('primary>0');
  });
});
