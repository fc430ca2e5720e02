import { expect, it } from 'vitest';
import { chronicle } from '../../../src/games/xwing/chronicle.ts';
import type { XWingEvent } from '../../../src/games/xwing/view.ts';
import { viewOfTwo } from './told/view.ts';

const view = viewOfTwo();
const told = (...events: readonly XWingEvent[]) =>
  chronicle(
    events.map((event, at) => ({ at, event })),
    view,
  );
const duel = { attack: 1, attacker: 0, defender: 1 };
const attack: XWingEvent = { type: 'attack', ...duel, weapon: 'primary', range: 2, obstructed: false };

it('hits and criticals are counted for the attacker, evades for the defender, against half and three eighths', () => {
  const { dice } = told(
    attack,
    { type: 'rolled', attack: 1, dice: 'attack', faces: ['hit', 'crit', 'focus', 'blank'] },
    { type: 'rolled', attack: 1, dice: 'defence', faces: ['evade', 'focus', 'blank'] },
  );
  expect(dice[0]).toEqual({ attack: { dice: 4, got: 2, expected: 2 }, defence: { dice: 0, got: 0, expected: 0 } });
  expect(dice[1]!.defence).toEqual({ dice: 3, got: 1, expected: 1.125 });
});

it('a die that is rolled again is another throw; one that a token has changed is none', () => {
  const { dice } = told(
    attack,
    { type: 'rolled', attack: 1, dice: 'attack', faces: ['blank', 'focus'] },
    { type: 'modified', attack: 1, dice: 'attack', how: 'reroll', rerolled: [0], faces: ['hit', 'focus'] },
    { type: 'modified', attack: 1, dice: 'attack', how: 'change', faces: ['hit', 'hit'] },
  );
  expect(dice[0]!.attack).toEqual({ dice: 3, got: 1, expected: 1.5 });
});

it('shields and damage cards are damage; what is recovered takes nothing back', () => {
  const { damage } = told(
    { type: 'round', round: 1 },
    { type: 'shield', ship: 0, by: -2 },
    { type: 'shield', ship: 0, by: 1 },
    { type: 'damage', ship: 1, card: null, faceup: false },
  );
  expect(damage).toEqual([{ round: 1, suffered: [2, 1] }]);
});

it('a ship that is destroyed is lost with its points, and its attack is what decided the match', () => {
  const { losses, decisive } = told(attack, { type: 'destroyed', attack: 1, ship: 1, cause: 'damage' });
  expect(losses).toEqual([{ at: 1, seat: 1, piece: 1, points: 12 }]);
  expect(decisive).toEqual({ at: 0, seat: 1, points: 12, pieces: [1] });
});
