import { describe, expect, it } from 'vitest';
import { rookie } from '../../../scene.ts';
import { ACADEMY, attackedBy, duel, lastRoll, MIDDLE, offeredBefore } from '../duel.ts';

describe('Wullffwarro', () => {
  const dice = (mine: object) =>
    lastRoll(
      duel('rebel/auzituckgunship/wullffwarro', ACADEMY, MIDDLE, { mine: { ...mine } })
        .take('primary>1')
        .until('attack'),
      'attack',
    ).length;
  it('without shields and damaged rolls one more die', () => {
    const damage = [{ card: 'consolefire' }];
    expect([dice({ shields: 0, damage }), dice({ shields: 1, damage }), dice({ shields: 0 })]).toEqual([4, 3, 3]);
  });
});

describe('Lowhhrick', () => {
  it('may spend a reinforce token for an evade of a neighbour', () => {
    const s = duel('rebel/auzituckgunship/lowhhrick', ACADEMY, MIDDLE, {
      mine: { x: 390, tokens: { reinforce: 1 } },
      others: [rookie(450, 300)],
      attack: ['hit', 'blank'],
      defence: ['blank', 'blank'],
    });
    s.until('attack', {}, 1).take('primary>2', '0:lowhhrick').until('dials');
    expect(s.ship(2).shields).toBe(2);
    expect(s.ship(0).tokens.reinforce).toBe(0);
  });
  it('not for himself', () => {
    const s = duel('rebel/auzituckgunship/lowhhrick', ACADEMY, MIDDLE, { mine: { tokens: { reinforce: 1 } } });
    expect(offeredBefore(s.until('attack', {}, 1).take('primary>0'), 'dials', '0:lowhhrick')).toBe(false);
  });
  it('at range 1 only, and the token is gone at once', () => {
    const lowhhrick = (x: number) =>
      attackedBy(
        duel('rebel/auzituckgunship/lowhhrick', ACADEMY, MIDDLE, {
          mine: { x, fought: true, tokens: { reinforce: 1 } },
          others: [rookie(450, 300, 0, { fought: true, tokens: { focus: 1 } })],
          attack: ['hit', 'hit'],
          defence: ['focus', 'blank'],
        }),
        2,
      );
    expect(offeredBefore(lowhhrick(300), 'dials', '0:lowhhrick')).toBe(false);
    const s = lowhhrick(380).take('0:lowhhrick');
    expect(s.options()).toContain('2:focus');
    expect(s.ship(0).tokens.reinforce).toBe(0);
  });
});
