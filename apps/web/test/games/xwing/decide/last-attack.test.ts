import type { GameEvent } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { lastAttack } from '../../../../src/games/xwing/decide/last-attack.ts';

const happened = (...events: GameEvent[]) => events.map((event) => ({ at: 0, event }));
const attack = (attacker: number, defender: number): GameEvent => ({ type: 'attack', attacker, defender });
const rolled = (dice: string, ...faces: string[]): GameEvent => ({ type: 'rolled', dice, faces });

describe('the dice that stay on the table', () => {
  it('are those of the attack that came to its end, as they were modified', () => {
    const events = happened(
      attack(0, 1),
      rolled('attack', 'hit', 'focus'),
      { type: 'modified', dice: 'attack', how: 'change', faces: ['hit', 'hit'] },
      rolled('defence', 'evade'),
      { type: 'hit', attacker: 0, defender: 1, faces: ['hit'] },
      { type: 'damage', ship: 1, card: 'consolefire', faceup: true },
      { type: 'damage', ship: 1, card: null, faceup: false },
      { type: 'token', ship: 1, token: 'stress', by: 1 },
    );
    expect(lastAttack(events)).toEqual({
      at: 0,
      attacker: 0,
      defender: 1,
      attackDice: ['hit', 'hit'],
      defenceDice: ['evade'],
      hit: true,
      through: ['hit'],
      cards: ['consolefire'],
      destroyed: false,
    });
    const end = { type: 'destroyed', ship: 1, cause: 'damage' };
    expect(lastAttack([...events, ...happened(end)])).toMatchObject({ at: 0, destroyed: true });
  });

  it('are not those of an attack that is still going on', () => {
    expect(lastAttack(happened(attack(0, 1), rolled('attack', 'hit')))).toBeUndefined();
  });

  it('an attack that interrupts another ends first; dice thrown for an obstacle belong to none', () => {
    const inner = happened(
      attack(0, 1),
      rolled('attack', 'hit'),
      attack(1, 0),
      rolled('attack', 'blank'),
      { type: 'missed', attacker: 1, defender: 0, faces: [] },
      { type: 'obstacleRoll', ship: 0, face: 'hit' },
    );
    expect(lastAttack(inner)).toMatchObject({ at: 2, attacker: 1, hit: false, attackDice: ['blank'], through: [] });
    const outer = [...inner, ...happened({ type: 'hit', attacker: 0, defender: 1, faces: ['hit'] })];
    expect(lastAttack(outer)).toMatchObject({ at: 0, attacker: 0, attackDice: ['hit'] });
  });
});
