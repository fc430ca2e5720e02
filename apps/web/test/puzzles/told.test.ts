import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Asker } from '../../src/puzzles/asker.tsx';
import { reasonsFor } from '../../src/puzzles/reasons.ts';
import { de } from '../../src/puzzles/text.de.ts';
import { en } from '../../src/puzzles/text.en.ts';
import { PuzzleProvider, type Verdict } from '../../src/puzzles/use-puzzle.ts';
import { apiOf, Client, shown, toyRoom, wordsOf } from '../play/at-the-table.tsx';
import { puzzle } from './a-puzzle.ts';

const never = () => {
  throw new Error('nobody answers while a page is only looked at');
};
async function told(verdict: Verdict | undefined, judging = false): Promise<string> {
  const api = apiOf(new Client(toyRoom(), [0]));
  const solving = {
    puzzle,
    asked: undefined,
    verdict,
    judging,
    showing: false,
    giveUp: never,
    again: never,
    show: never,
  };
  return shown(createElement(PuzzleProvider, { value: solving }, createElement(Asker, { next: 'ffffffff' })), api);
}

describe('what stands beside a puzzle', () => {
  it('before the answer is the question, and nothing that gives it away', async () => {
    const page = await told(undefined);
    expect(page).toContain(en.aim);
    expect(page).toContain(en.giveUp);
    for (const figure of ['5.0', '2.5', '2.3', en.best, en.obvious]) expect(page).not.toContain(figure);
    expect(await told(undefined, true)).toContain(en.judging(48));
  });

  it('after a wrong one says so, with the figures of the best, the obvious and the own answer', async () => {
    const own = { points: 1, dealt: 1, suffered: 0, felled: 0, lost: 0, victory: 0 };
    const page = await told({ line: ['2'], outcome: own, right: false });
    expect(page).toContain(en.wrong);
    expect(wordsOf(page, 'td').filter((cell) => cell !== '')).toEqual([
      '+5.0',
      '-1.0',
      '+1.0',
      '2.5',
      '0.5',
      '1.0',
      '0.0',
      '1.0',
      '0.0',
    ]);
    expect(page).toContain('href="/raetsel/toy/ffffffff"');
  });

  it('after the best one needs no third column, and one that nobody can work out is not called wrong', async () => {
    const right = await told({ line: ['1'], outcome: puzzle.best.outcome, right: true });
    expect(right).toContain(en.right);
    expect(right).not.toContain(en.yours);
    const unknown = await told({ line: ['2'], outcome: undefined, right: false });
    expect(unknown).toContain(en.unknown);
    expect(unknown).not.toContain(en.wrong);
  });

  it('gives its reasons in both languages: exact odds first, then what is dealt, suffered and lost', () => {
    expect(reasonsFor(puzzle, en)).toEqual([
      en.exactly('2.3', '0.5'),
      en.dealsMore('2.5', '0.5'),
      en.suffersLess('0.0', '1.0'),
      en.fellsMore(40, 0),
      en.losesLess(0, 20),
    ]);
    expect(reasonsFor(puzzle, de)[0]).toContain('2,3 Schaden');
    const turned = { ...puzzle, best: { ...puzzle.guess, facts: [] }, guess: puzzle.best };
    expect(reasonsFor(turned, en)).toEqual([en.costsDamage('2.0'), en.costsLife('1.0')]);
  });
});
