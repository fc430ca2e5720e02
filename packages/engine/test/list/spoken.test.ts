import { describe, expect, it } from 'vitest';
import { counted, namesSomething, spokenPieces, titleWithTotal } from '../../src/list/index.ts';

const PIECES = ['Barge', 'Barges', 'Tug', 'Tugs'];
const isPiece = (words: string): boolean => PIECES.includes(words.split(' with ')[0]!);
const spoken = (line: string) => spokenPieces(line, isPiece, (words) => words === 'Lantern');

describe('pieces that a sentence names', () => {
  it('behind an article, a number or any words', () => {
    expect(spoken('He brought a Barge with Rope, Lantern, and three Tugs')?.pieces).toEqual([
      { count: 1, words: 'Barge with Rope, Lantern' },
      { count: 3, words: 'Tugs' },
    ]);
  });

  it('one alone may be an accident of words', () => {
    expect(spoken('We saw a Barge yesterday')).toBeUndefined();
  });

  it('what it says besides is told, what it counts and nobody knows apart from that; little words are not', () => {
    expect(spoken('On Sunday we had two Barges, of course, a Tug and 5 buckets of tar')).toEqual({
      pieces: [
        { count: 2, words: 'Barges' },
        { count: 1, words: 'Tug' },
      ],
      around: ['On Sunday we had'],
      unknown: ['5 buckets of tar'],
    });
  });

  it('a name among names that nobody knows is unknown, and no talk; whose something is says no name', () => {
    expect(spoken('Barge, Old Schooner, two Tugs')?.unknown).toEqual(['Old Schooner']);
    expect(spoken('Barge, Mara’s Fleet, two Tugs')).toMatchObject({ around: ['Mara’s Fleet'], unknown: [] });
  });

  it('all of them in brackets; squads behind “with”; a name with an “and” of its own', () => {
    expect(spoken('Her best (Barge, Tug and Tug), and they sailed')?.pieces).toHaveLength(3);
    expect(spoken('A Barge with two squads of Tugs')?.pieces).toEqual([
      { count: 1, words: 'Barge' },
      { count: 2, words: 'Tugs' },
    ]);
    const both = spokenPieces('A Barge with Rope & Hook, and a Tug', isPiece, (words) => words === 'Rope & Hook');
    expect(both?.pieces[0]?.words).toBe('Barge with Rope & Hook');
  });

  it('it turns to another piece without a comma', () => {
    expect(spoken('a Barge from the old Tug')?.pieces).toHaveLength(2);
    for (const by of ['flanked by', 'escorted by', 'begleitet von'])
      expect(
        spoken(`a Barge ${by} two Tugs`)?.pieces.map(({ count }) => count),
        by,
      ).toEqual([1, 2]);
    expect(spoken('two Barges alongside Tugs x3')?.pieces).toEqual([
      { count: 2, words: 'Barges' },
      { count: 3, words: 'Tugs' },
    ]);
  });

  it('a number before it that counts something else makes it unknown', () => {
    expect(spoken('a Barge, six men of the Tug, two Tugs')?.unknown).toEqual(['six men of the Tug']);
    expect(spoken('a Barge, four six men squads of Tugs')?.pieces.at(-1)).toEqual({ count: 4, words: 'Tugs' });
  });
});

it('how many stands behind a name, but not behind a mark that parts cards', () => {
  expect(counted('Barge x7')).toEqual({ count: 7, name: 'Barge', isCounted: true });
  expect(counted('Barge + Rope + x7').isCounted).toBe(false);
});

it.each([
  ['Harbour fleet (398/400)', { name: 'Harbour fleet', total: 398, limit: 400 }],
  ['Harbour fleet – 398 points', { name: 'Harbour fleet', total: 398 }],
  ['Harbour fleet: 398 Punkte', { name: 'Harbour fleet', total: 398 }],
  ['Harbour fleet 398/400', { name: 'Harbour fleet', total: 398, limit: 400 }],
  ['Barge (98)', undefined],
  ['398/400', undefined],
  ['Harbour fleet of 2019 or so', undefined],
])('“%s” is a title with its total or is none', (line, title) => {
  expect(titleWithTotal(line, 100)).toEqual(title);
});

describe('what a sentence says besides', () => {
  it('names something if a few of its words in a row do, with a capital; a name of a whole sentence does not', () => {
    const isName = (words: string) => ['jan ors', 'wedge'].includes(words.toLowerCase());
    expect(namesSomething('they start with Jan Ors in a ship', isName)).toBe(true);
    expect(namesSomething('“Wedge”, as always', isName)).toBe(true);
    expect(namesSomething('Wedge’s friends', isName)).toBe(true);
    expect(namesSomething('a thin wedge of cheese', isName)).toBe(false);
    expect(namesSomething('Jan and Ors', isName)).toBe(false);
  });
});
