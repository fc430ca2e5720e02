import { describe, expect, it } from 'vitest';
import { readAts, readDeployment, readMove, readPlaces } from '../../../../src/flow/activation/move/answer.ts';

/** What a player may say when a unit is moved or placed; everything else is no answer at all. */

describe('places', () => {
  it('are pairs of numbers, or null for whom the program places', () => {
    expect(readAts([[1, 2], null, [-3.5, 4]])).toEqual([[1, 2], null, [-3.5, 4]]);
    expect(readAts([])).toEqual([]);
    for (const bad of [
      'x',
      { 0: [1, 2] },
      [[1]],
      [[1, 2, 3]],
      [[1, 'x']],
      [['x', 1]],
      [1],
      [undefined],
      [[Number.NaN, 1]],
    ])
      expect(readAts(bad)).toBeUndefined();
    expect([readAts([[99_999, 0]]), readAts([[100_000, 0]]), readAts([[0, -100_000]])]).toEqual([
      [[99_999, 0]],
      undefined,
      undefined,
    ]);
    expect([readAts(Array(40).fill(null))?.length, readAts(Array(41).fill(null))]).toEqual([40, undefined]);
  });
  it('nothing said leaves them all to the program', () => {
    expect([readPlaces({}), readPlaces({ at: undefined }), readPlaces({ at: [[1, 2]] })]).toEqual([
      {},
      {},
      { at: [[1, 2]] },
    ]);
    expect([readPlaces(null), readPlaces('x'), readPlaces(undefined), readPlaces({ at: 'x' })]).toEqual(
      Array(4).fill(undefined),
    );
  });
  it('of a unit that is deployed: its leader’s spot, and the others', () => {
    expect(readDeployment({ x: 1, y: 2, degrees: 3 })).toEqual({ x: 1, y: 2, degrees: 3 });
    expect(readDeployment({ x: 1, y: 2, degrees: 3, others: [null] })).toEqual({
      x: 1,
      y: 2,
      degrees: 3,
      others: [null],
    });
    for (const bad of [null, 'x', { x: 1 }, { x: 1, y: 2, degrees: 3, others: 'x' }])
      expect(readDeployment(bad)).toBeUndefined();
  });
});

describe('a move', () => {
  const plain = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
  it('needs its kind only; the rest is straight ahead at speed 1, all the way', () => {
    expect(readMove({ kind: 'standard' })).toStrictEqual(plain);
    expect(readMove({ ...plain, turn: 0 })).toStrictEqual(plain);
  });
  it('keeps all that is said of it', () => {
    const all = {
      kind: 'climb',
      speed: 2,
      heading: 40,
      bend: -90,
      way: 0.5,
      turn: 10,
      engage: 3,
      climb: { piece: 0, way: 'up' },
      others: [[1, 2], null],
    };
    expect(readMove(all)).toStrictEqual(all);
    for (const way of ['up', 'down', 'over'])
      expect(readMove({ ...plain, climb: { piece: 1, way } })?.climb).toEqual({ piece: 1, way });
  });
  it.each([
    ['nothing', null],
    ['a word', 'standard'],
    ['no kind', {}],
    ['an unknown kind', { kind: 'fly' }],
    ['no number for its speed', { ...plain, speed: 'x' }],
    ['no number for its heading', { ...plain, heading: null }],
    ['no number for its bend', { ...plain, bend: 'x' }],
    ['no number for its way', { ...plain, way: 'x' }],
    ['bent too far', { ...plain, bend: 90.1 }],
    ['bent too far the other way', { ...plain, bend: -90.1 }],
    ['no enemy', { ...plain, engage: 'x' }],
    ['no turn', { ...plain, turn: 'x' }],
    ['no places', { ...plain, others: [1] }],
    ['a climb that is none', { ...plain, climb: null }],
    ['a climb of a word', { ...plain, climb: 'up' }],
    ['a climb without a piece', { ...plain, climb: { way: 'up' } }],
    ['a climb without a way', { ...plain, climb: { piece: 1, way: 'through' } }],
  ])('is no answer: %s', (_, answer) => expect(readMove(answer)).toBeUndefined());
});
