import { describe, expect, it } from 'vitest';
import { chronicleOf, type Fact, thrown } from '../../src/table-ui/chronicle.ts';

type Told = { readonly type: string; readonly cause?: string; readonly facts?: readonly Fact[] };

const told = (...all: readonly (readonly [at: number, ...facts: Fact[]])[]) =>
  all.map(([at, ...facts]) => ({ at, event: { type: 'any', facts } }));
const figuresOf = (events: readonly { readonly at: number; readonly event: Told }[]) =>
  chronicleOf({
    seats: 2,
    events,
    facts: ({ facts = [] }) => facts,
    belongsTo: ({ cause }) => cause,
  });
const round = (n: number): Fact => ({ kind: 'round', round: n });
const loss = (seat: number, piece: number, points: number): Fact => ({ kind: 'loss', seat, piece, points });
const hurt = (seat: number, amount: number): Fact => ({ kind: 'damage', seat, amount });

describe('the figures of a match', () => {
  it('count damage in the round in which it was suffered, rounds without any included', () => {
    const { damage, rounds } = figuresOf(
      told([1, round(1)], [2, hurt(0, 2)], [3, hurt(1, 1), hurt(0, 1)], [4, round(2)], [5, round(3)], [6, hurt(1, 4)]),
    );
    expect(rounds).toEqual([
      { round: 1, at: 1 },
      { round: 2, at: 4 },
      { round: 3, at: 5 },
    ]);
    expect(damage).toEqual([
      { round: 1, suffered: [3, 1] },
      { round: 2, suffered: [0, 0] },
      { round: 3, suffered: [0, 4] },
    ]);
  });

  it('have a place for what happens before the first round', () => {
    expect(figuresOf(told([0, hurt(0, 1)])).damage).toEqual([{ round: 0, suffered: [1, 0] }]);
  });

  it('add up the dice of each seat, apart by what they were rolled for', () => {
    const dice = (seat: number, of: 'attack' | 'defence', got: number): Fact => ({
      kind: 'dice',
      seat,
      of,
      dice: 2,
      got,
      expected: 1,
    });
    const { dice: sums } = figuresOf(told([1, dice(0, 'attack', 2), dice(1, 'defence', 0)], [2, dice(0, 'attack', 1)]));
    expect(sums[0]).toEqual({ attack: { dice: 4, got: 3, expected: 2 }, defence: { dice: 0, got: 0, expected: 0 } });
    expect(sums[1]!.defence).toEqual({ dice: 2, got: 0, expected: 1 });
  });
});

it('the attacks of a match last from what is seen of them first to what is seen last; a turn is none', () => {
  const of = (at: number, cause: string) => ({ at, event: { type: 'any', cause } });
  const { attacks } = figuresOf([
    of(3, 'turn 1'),
    of(4, 'attack 7'),
    of(5, 'attack 7'),
    of(6, 'attack 8'),
    of(8, 'attack 8'),
  ]);
  expect(attacks).toEqual([
    { from: 4, to: 5 },
    { from: 6, to: 8 },
  ]);
});

describe('the decisive moment', () => {
  const inAttack = (at: number, cause: string, ...facts: Fact[]) => ({ at, event: { type: 'any', cause, facts } });

  it('is the attack that cost one side most in all, from where it began', () => {
    const events = [
      inAttack(1, 'a', loss(0, 1, 30)),
      inAttack(4, 'b'),
      inAttack(5, 'b', loss(1, 7, 20)),
      inAttack(6, 'b', loss(1, 8, 15)),
    ];
    expect(figuresOf(events).decisive).toEqual({ at: 4, seat: 1, points: 35, pieces: [7, 8] });
  });

  it('does not add what both sides lose, nor the same unit’s turns of two rounds', () => {
    const both = [inAttack(1, 'a', loss(0, 1, 20), loss(1, 2, 25))];
    expect(figuresOf(both).decisive).toEqual({ at: 1, seat: 1, points: 25, pieces: [2] });
    const turns = [inAttack(1, 't', loss(0, 1, 20)), ...told([2, round(2)]), inAttack(3, 't', loss(0, 2, 20))];
    expect(figuresOf(turns).decisive).toEqual({ at: 1, seat: 0, points: 20, pieces: [1] });
  });

  it('is none where nobody lost anything that counts', () => {
    expect(figuresOf(told([1, hurt(0, 3)], [2, loss(0, 1, 0)])).decisive).toBeUndefined();
  });
});

it('dice are measured by their own sides', () => {
  const faces = ['hit', 'hit', 'blank', 'blank'];
  const worth = (face: string) => (face === 'hit' ? 1 : 0);
  const dice = ['hit', 'blank', 'hit'].map((face) => ({ face, faces }));
  expect(thrown(dice, worth)).toEqual({ dice: 3, got: 2, expected: 1.5 });
});
