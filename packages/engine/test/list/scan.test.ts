import { describe, expect, it } from 'vitest';
import { type Names, scanned, spokenBy } from '../../src/list/index.ts';

/** A game of boats: what a sentence names, word by word. */

const BOATS: Readonly<Record<string, string>> = {
  barge: 'north',
  barges: 'north',
  'river barge': 'north',
  tug: 'north',
  tugs: 'north',
  captain: 'north',
  cutter: 'south',
  cutters: 'south',
};
const CARDS = ['lantern', 'long rope', 'captain'];
const names: Names = {
  piece: (words) => (Object.hasOwn(BOATS, words.toLowerCase()) ? words : undefined),
  isCarried: (words) => CARDS.includes(words.toLowerCase()),
  couldCarry: (piece, card) => !/tug/i.test(piece) || card.toLowerCase() !== 'captain',
  sides: (piece) => [BOATS[piece.toLowerCase()] ?? 'any'],
  isKindOf: (_, words) => /^barges?$/i.test(words),
  isNearly: (words, kind) => (kind === 'carried' ? words === 'Lantren' : words === 'Rivver Barge'),
};
const read = (line: string) => scanned(line, names, 1);
const pieces = (line: string) => read(line)?.pieces.map(({ count, words }) => `${count} ${words}`);

describe('a sentence word by word', () => {
  it('pieces anywhere in it, what is counted before them, and nothing that is counted besides', () => {
    expect(
      pieces('He was led by a Barge, supported by four squads each of eight Tugs and a half-dozen Cutter'),
    ).toEqual(['1 Barge', '4 Tugs']);
    expect(pieces('five eight men squads of Tugs')).toEqual(['5 Tugs']);
    expect(pieces('two flights each of the latest Tugs and Barges')).toEqual(['2 Tugs', '2 Barges']);
    expect(pieces('98 points each, Barge against')).toEqual(['1 Barge']);
    expect(pieces('3 Wagons headed by Barge')).toEqual(['1 Barge']);
    expect(pieces('3 wagons headed by Barge')).toEqual(['1 Barge']);
    expect(pieces('Double-Barge and Tugs x3')).toEqual(['2 Barge', '3 Tugs']);
  });

  it('what a piece carries stands behind a “with” and little words, or right before it', () => {
    expect(pieces('a Barge with his Lantern and a Long Rope, and a Tug')).toEqual([
      '1 Barge with Lantern, Long Rope',
      '1 Tug',
    ]);
    expect(pieces('two Lantern/Long Rope Tugs')).toEqual(['2 Tugs with Lantern, Long Rope']);
    expect(pieces('a Barge commanded by Captain')).toEqual(['1 Barge with Captain']);
    // Whom it has no room for goes for himself; behind other words nobody carries it.
    expect(pieces('a Tug with Captain')).toEqual(['1 Tug', '1 Captain']);
    expect(read('a Tug that once lost its Lantern')).toMatchObject({
      pieces: [{ words: 'Tug' }],
      unknown: ['Lantern'],
    });
  });

  it('what it names behind “vs”, or nobody can lead together with what stands before, is of others', () => {
    expect(read('a Barge vs two Tugs and a Barge')).toMatchObject({
      pieces: [{ words: 'Barge' }],
      others: ['Tugs', 'Barge'],
    });
    expect(read('I had a Barge. My friend had a Cutter and two Cutters.')?.others).toEqual(['Cutter', 'Cutters']);
  });

  it('what it refuses is none of it, and is left in what it says', () => {
    for (const no of ['without', 'not', 'ohne', 'any'])
      expect(read(`a Tug ${no} River Barge`), no).toMatchObject({
        pieces: [{ words: 'Tug' }],
        around: [expect.stringContaining('River Barge')],
      });
  });

  it('half of another name is none; nearly a name is asked of the game, a thing with a name is unknown', () => {
    expect(pieces('a Tug and Barge Umbrella')).toEqual(['1 Tug']);
    expect(pieces('a Tug and my Rivver Barge')).toEqual(['1 Tug', '1 Rivver Barge']);
    expect(pieces('a Barge wielding a Lantren')).toEqual(['1 Barge with Lantren']);
    expect(read('a Tug and a Dutch schooner')?.unknown).toEqual(['a Dutch schooner']);
    expect(read('several Tugs')?.vague).toEqual(['several Tugs']);
  });

  it('says of a piece what it is, and names no other', () => {
    expect(pieces('Captain in a Barge, and a Tug')).toEqual(['1 Captain', '1 Tug']);
  });

  it('no letters of small words are names', () => {
    expect(read('a tug of war and the barge of the neighbours')).toBeUndefined();
  });
});

describe('by its parts or word by word', () => {
  const isWhole = (words: string) => names.piece(words.split(' with ')[0]!) !== undefined;
  const spoken = (line: string) => spokenBy(line, isWhole, names);
  it('whichever leaves fewer names behind', () => {
    const line = 'I went with the tried and trusted combo of Captain, two Tugs and a Barge.';
    expect(spoken(line)?.pieces.map(({ words }) => words)).toEqual(['Captain', 'Tugs', 'Barge']);
    expect(spoken('I had a Barge with three squads of Tugs, and it was a good day for us.')?.pieces).toHaveLength(2);
  });
  it('a row that is no sentence is read whole or not', () => {
    expect(spoken('Zork Barge 2x Tug')).toBeUndefined();
    expect(spoken('River Barge 2x Tug')?.pieces).toHaveLength(2);
  });
});
