import type { EventOf, Which, XWingEvent } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { lastAttack } from '../../../../src/games/xwing/told/last-attack.ts';
import type { Face } from '../../../../src/games/xwing/view.ts';

const attack = (id: number, attacker: number, defender: number): EventOf<'attack'> => ({
  type: 'attack',
  attack: id,
  attacker,
  defender,
  weapon: 'primary',
  range: 2,
  obstructed: false,
});
const rolled = (id: number, dice: Which, ...faces: Face[]): EventOf<'rolled'> => ({
  type: 'rolled',
  attack: id,
  dice,
  faces,
});
type Duel = EventOf<'attack'>;
const compared = (type: 'hit' | 'missed', { attack: id, attacker, defender }: Duel, ...faces: Face[]): XWingEvent => {
  const results = faces.filter((face) => face === 'hit' || face === 'crit');
  return { type, attack: id, attacker, defender, faces, cancelled: [], results };
};

describe('the dice that stay on the table', () => {
  const first = attack(4, 0, 1);
  const within = attack(5, 1, 0);

  it('are those of the attack that came to its end, as they were modified; what was cancelled is crossed out', () => {
    const events: XWingEvent[] = [
      first,
      rolled(4, 'attack', 'hit', 'focus', 'blank'),
      { type: 'modified', attack: 4, dice: 'attack', how: 'change', faces: ['hit', 'hit', 'blank'] },
      rolled(4, 'defence', 'evade'),
      compared('hit', first, 'hit', 'blank'),
      { type: 'damage', attack: 4, ship: 1, card: 'consolefire', faceup: true },
      { type: 'damage', attack: 4, ship: 1, card: null, faceup: false },
      { type: 'token', ship: 1, token: 'stress', by: 1 },
    ];
    expect(lastAttack(events)).toEqual({
      id: 4,
      declared: first,
      attackDice: [{ face: 'hit' }, { face: 'hit', mark: 'cancelled' }, { face: 'blank' }],
      defenceDice: [{ face: 'evade' }],
      hit: true,
      through: ['hit'],
      cards: ['consolefire'],
      destroyed: false,
    });
    const end = { type: 'destroyed', ship: 1, cause: 'damage' } as const;
    expect(lastAttack([...events, { ...end, attack: 4 }])).toMatchObject({ id: 4, destroyed: true });
    // A bomb of a later phase has nothing to do with it.
    const card = { type: 'damage', ship: 1, card: 'directhit', faceup: true } as const;
    expect(lastAttack([...events, card, end])).toMatchObject({ cards: ['consolefire'], destroyed: false });
  });

  it('are not those of an attack that is still going on', () => {
    expect(lastAttack([first, rolled(4, 'attack', 'hit')])).toBeUndefined();
  });

  it('an attack that interrupts another ends first; dice thrown for an obstacle belong to none', () => {
    const inner: XWingEvent[] = [
      first,
      rolled(4, 'attack', 'hit'),
      within,
      rolled(5, 'attack', 'blank'),
      compared('missed', within, 'blank'),
      { type: 'obstacleRoll', ship: 0, obstacle: 0, face: 'hit' },
    ];
    expect(lastAttack(inner)).toMatchObject({ id: 5, declared: within, hit: false, through: [] });
    expect(lastAttack(inner)?.attackDice).toEqual([{ face: 'blank' }]);
    const outer = [...inner, compared('hit', first, 'hit')];
    expect(lastAttack(outer)).toMatchObject({ id: 4, declared: first, attackDice: [{ face: 'hit' }] });
  });

  it('an attack that is performed twice shows what came of it last', () => {
    const once = [first, rolled(4, 'attack', 'hit'), rolled(4, 'defence'), compared('hit', first, 'hit')];
    const hurt: XWingEvent = { type: 'damage', attack: 4, ship: 1, card: 'directhit', faceup: true };
    const again = [first, rolled(4, 'attack', 'blank'), compared('missed', first, 'blank')];
    expect(lastAttack([...once, hurt, ...again])).toMatchObject({ id: 4, hit: false, cards: [] });
    // It has begun again, but nothing has been compared yet.
    expect(lastAttack([...once, hurt, ...again.slice(0, 2)])).toMatchObject({ hit: true, cards: ['directhit'] });
  });
});
