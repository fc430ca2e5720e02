import type { Json } from '@holotisch/engine';
import { xwing } from '../../src/game.ts';
import type { Scene } from '../scene.ts';

/** Words for the tests of boundaries: what happens on a line, a hair before it and a hair behind it. */

/** A hundredth of a millimetre: ten thousand times the tolerance of the table, and less than any hand can measure. */
export const HAIR = 0.01;

/** A hair below the line, on it, a hair above it. */
export const around = <T>(line: number, what: (at: number) => T): [T, T, T] => [
  what(line - HAIR),
  what(line),
  what(line + HAIR),
];

/** Puts one of the questions that anybody may ask. */
export const answer = (s: Scene, question: string, args: Record<string, Json>): Json => {
  const result = xwing.questions[question]!(s.state, args);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};

/** Gives an answer: the first clause that forbids it, or 'free'. */
export const decided = (s: Scene, what: Json): string => s.match.decide(s.ask().seat, what)?.clauses[0] ?? 'free';

/** How far the outline of `asteroid` (coreasteroid0) reaches from its middle, and where along the other axis its tips lie. */
export const ROCK = {
  west: 20.5, // its tip lies 6.5 up
  east: 22, // 3.5 down
  north: 18, // 3.5 to the left
  south: 17, // 3 to the right
} as const;
