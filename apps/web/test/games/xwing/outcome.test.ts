import { expect, it } from 'vitest';
import { outcomeOf } from '../../../src/games/xwing/outcome.ts';
import { viewOfTwo } from './told/view.ts';

const player = (seat: number) => `Player ${seat + 1}`;
const conceded = viewOfTwo({ outcome: { winner: 0, reason: 'conceded' } });
const reason = (you: number | undefined) => outcomeOf(conceded, 'en', { player, you })?.reason;

it('who has conceded is named, and told so as "you"', () => {
  expect(reason(1)).toBe('You have conceded.');
  expect(reason(0)).toBe('Player 2 has conceded.');
  expect(reason(undefined)).toBe('Player 2 has conceded.');
});

it('who has lost all ships is told so, and nobody where both have', () => {
  const told = (winner: 0 | 1 | null, you: number) =>
    outcomeOf(viewOfTwo({ outcome: { winner, reason: 'destroyed' } }), 'en', { player, you })?.reason;
  expect(told(0, 1)).toBe('You have no ship left in play.');
  expect(told(0, 0)).toBe('The opponent has no ship left in play.');
  expect(told(null, 0)).toBe('Neither side has a ship left in play.');
});

it('a ship that has not come to the table is not lost; one that is destroyed is', () => {
  const { ships, ...rest } = viewOfTwo({ outcome: { winner: null, reason: 'draw' } });
  const lines = (status: 'reserve' | 'docked' | 'destroyed') =>
    outcomeOf({ ...rest, ships: ships.map((ship) => ({ ...ship, status })) }, 'en', { player, you: 0 })?.lines[0];
  const of = ships.filter(({ seat }) => seat === 0).length;
  expect(lines('reserve')).toBe(`Player 1: ${of} of ${of} ships left`);
  expect(lines('docked')).toBe(`Player 1: ${of} of ${of} ships left`);
  expect(lines('destroyed')).toBe(`Player 1: 0 of ${of} ships left`);
});
