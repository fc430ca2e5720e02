import type { EventOf, XWingEvent } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { lastAttack } from '../../../../src/games/xwing/told/last-attack.ts';
import type { Face } from '../../../../src/games/xwing/view.ts';

const attack = (attacker: number, defender: number): EventOf<'attack'> => ({
  ...{ type: 'attack', attacker, defender, weapon: 'primary', range: 2, obstructed: false },
});
const rolled = (dice: 'attack' | 'defence', ...faces: Face[]): EventOf<'rolled'> => ({ type: 'rolled', dice, faces });
const compared = <T extends 'hit' | 'missed'>(type: T, attacker: number, defender: number, ...faces: Face[]) => {
  const results = faces.filter((face) => face === 'hit' || face === 'crit');
  return { type, attacker, defender, faces, cancelled: [], results };
};

describe('the dice that stay on the table', () => {
  it('are those of the attack that came to its end, as they were modified; what was cancelled is crossed out', () => {
    const events: XWingEvent[] = [
      attack(0, 1),
      rolled('attack', 'hit', 'focus', 'blank'),
      { type: 'modified', dice: 'attack', how: 'change', faces: ['hit', 'hit', 'blank'] },
      rolled('defence', 'evade'),
      compared('hit', 0, 1, 'hit', 'blank'),
      { type: 'damage', ship: 1, card: 'consolefire', faceup: true },
      { type: 'damage', ship: 1, card: null, faceup: false },
      { type: 'token', ship: 1, token: 'stress', by: 1 },
    ];
    expect(lastAttack(events)).toEqual({
      at: 0,
      declared: attack(0, 1),
      attackDice: [{ face: 'hit' }, { face: 'hit', mark: 'cancelled' }, { face: 'blank' }],
      defenceDice: [{ face: 'evade' }],
      hit: true,
      through: ['hit'],
      cards: ['consolefire'],
      destroyed: false,
    });
    const end: XWingEvent = { type: 'destroyed', ship: 1, cause: 'damage' };
    expect(lastAttack([...events, end])).toMatchObject({ at: 0, destroyed: true });
  });

  it('are not those of an attack that is still going on', () => {
    expect(lastAttack([attack(0, 1), rolled('attack', 'hit')])).toBeUndefined();
  });

  it('an attack that interrupts another ends first; dice thrown for an obstacle belong to none', () => {
    const inner: XWingEvent[] = [
      attack(0, 1),
      rolled('attack', 'hit'),
      attack(1, 0),
      rolled('attack', 'blank'),
      compared('missed', 1, 0, 'blank'),
      { type: 'obstacleRoll', ship: 0, obstacle: 0, face: 'hit' },
    ];
    const dice = [{ face: 'blank' }];
    expect(lastAttack(inner)).toMatchObject({
      at: 2,
      declared: attack(1, 0),
      hit: false,
      attackDice: dice,
      through: [],
    });
    const outer = [...inner, compared('hit', 0, 1, 'hit')];
    expect(lastAttack(outer)).toMatchObject({ at: 0, declared: attack(0, 1), attackDice: [{ face: 'hit' }] });
  });
});
