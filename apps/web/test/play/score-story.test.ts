import { expect, it } from 'vitest';
import { armadaStory } from '../../src/games/armada/story.ts';
import { legionStory } from '../../src/games/legion/story.ts';
import { xwingStory } from '../../src/games/xwing/story.ts';
import { pointsOf, scored } from '../../src/play/story/score-story.tsx';

const shot = { type: 'rolled', ship: 1 };
const lost = { type: 'destroyed', ship: 1, cause: 'damage' };
const over = { type: 'over', winner: 0, reason: 'points' };
const told = [
  { at: 3, event: shot },
  { at: 5, event: lost },
  { at: 9, event: over },
];

it('a score is told by the events that brought points, and by the end', () => {
  expect(scored(told, xwingStory.scoring)).toEqual([lost, over]);
  expect(scored([{ at: 1, event: { type: 'victoryToken' } }], armadaStory.scoring)).toHaveLength(1);
  expect(scored([{ at: 1, event: { type: 'victory' } }], legionStory.scoring)).toHaveLength(1);
  expect(scored(told, undefined)).toEqual([]);
});

it('says what a piece was worth at the moment it was lost, and of nothing else', () => {
  const losses = [{ at: 5, seat: 1, piece: 1, points: 31 }];
  expect(pointsOf(lost, told, losses)).toBe(31);
  expect(pointsOf(shot, told, losses)).toBeUndefined();
  expect(pointsOf(over, told, losses)).toBeUndefined();
  expect(pointsOf(lost, told, [{ at: 5, seat: 0, piece: 2, points: 12 }])).toBeUndefined();
  expect(pointsOf(lost, told, [{ at: 4, seat: 1, piece: 1, points: 31 }])).toBeUndefined();
});
