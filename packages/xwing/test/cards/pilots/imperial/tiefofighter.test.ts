import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../../src/values.ts';
import type { ShipSpec } from '../../../scene.ts';
import { duel, flying, lastRoll, MIDDLE, offeredBefore, offers, ROOKIE, turnOf, wingman } from '../duel.ts';

describe('Omega Leader', () => {
  const between = (locks: number[]) =>
    duel('imperial/tiefofighter/omegaleader', 'rebel/xwing/lukeskywalker', MIDDLE, {
      mine: { locks },
      theirs: { tokens: { focus: 1, stress: 1 }, locks: [0] },
      attack: ['hit', 'hit', 'blank', 'focus', 'focus'],
      defence: ['focus', 'focus'],
    });
  it('a ship he has locked modifies no dice, neither by tokens nor by cards', () => {
    const s = between([1]).until('attack', {}, 0).take('primary>1');
    s.until('attack', {}, 1);
    expect(s.ship(1).tokens.focus).toBe(1);
    expect(s.ship(1).shields).toBe(0);
    expect(offeredBefore(s.take('primary>0'), 'dials', '1:targetlock')).toBe(false);
  });
  it('without his lock it does', () => {
    const s = between([]).until('attack', {}, 0).take('primary>1');
    expect(s.options()).toEqual(['1:focus', '1:lukeskywalker', 'pass']);
  });
});

describe('Omega Leader', () => {
  const LUKE = 'rebel/xwing/lukeskywalker';
  const between = (attack: string[], defence: string[], locks: number[] = [1]) =>
    duel('imperial/tiefofighter/omegaleader', LUKE, MIDDLE, {
      mine: { locks },
      theirs: { tokens: { focus: 1 }, locks: [0, 2] },
      others: [wingman(510, 300)],
      attack,
      defence,
    });
  const focusOf = (attack: string[], defence: string[], who: number, target: number) =>
    offeredBefore(turnOf(between(attack, defence), who).take(`primary>${target}`), 'attack', '1:focus');
  it('binds the ship he has locked in his own attack, not in that of a friend', () => {
    expect(focusOf(['hit', 'hit'], ['focus', 'focus'], 0, 1)).toBe(false);
    expect(focusOf(['hit', 'hit'], ['focus', 'focus'], 2, 1)).toBe(true);
  });
  it('binds it when it attacks him, not when it attacks a friend', () => {
    const luke = (target: number) =>
      offers(turnOf(between(['focus', 'focus', 'focus'], []), 1).take(`primary>${target}`), '1:focus');
    expect([luke(0), luke(2)]).toEqual([false, true]);
  });
});

describe('Omega Ace', () => {
  const shoot = (mine: ShipSpec) =>
    duel('imperial/tiefofighter/omegaace', ROOKIE, MIDDLE, { mine, attack: ['blank', 'focus'] }).take('primary>1');
  it('may spend focus and lock for critical hits only', () => {
    const s = shoot({ tokens: { focus: 1 }, locks: [1] }).take('0:omegaace');
    expect(s.events('modified').at(-1)!.faces).toEqual(['crit', 'crit']);
    expect([s.ship(0).tokens.focus, s.ship(0).locks]).toEqual([0, []]);
  });
  it('needs both', () => {
    expect(offers(shoot({ tokens: { focus: 1 } }), '0:omegaace')).toBe(false);
    expect(offers(shoot({ locks: [1] }), '0:omegaace')).toBe(false);
  });
});

describe('Zeta Leader', () => {
  it('may take stress for one more attack die', () => {
    const s = duel('imperial/tiefofighter/zetaleader', ROOKIE, MIDDLE)
      .take('primary>1', '0:zetaleader')
      .until('attack');
    expect([s.ship(0).tokens.stress, lastRoll(s, 'attack').length]).toEqual([1, 3]);
  });
  it('not while stressed', () => {
    const s = duel('imperial/tiefofighter/zetaleader', ROOKIE, MIDDLE, { mine: { tokens: { stress: 1 } } });
    expect(offeredBefore(s.take('primary>1'), 'attack', '0:zetaleader')).toBe(false);
  });
});

describe('Epsilon Leader', () => {
  it('every friendly ship at range 1, he included, loses a stress token when the Combat phase starts', () => {
    const s = duel('imperial/tiefofighter/epsilonleader', ROOKIE, MIDDLE, {
      mine: { tokens: { stress: 1 } },
      theirs: { tokens: { stress: 1 } },
      others: [wingman(510, 300, { tokens: { stress: 2 } }), wingman(600, 300, { tokens: { stress: 1 } })],
    });
    expect(s.state.ships.map((o) => o.tokens.stress)).toEqual([0, 1, 1, 1]);
  });
});

describe('Zeta Ace', () => {
  it('may roll with the straight 2 template', () => {
    const s = flying('imperial/tiefofighter/zetaace', 's2').take('barrelroll');
    expect(s.options()).toEqual(['left', 'right', 'left-far', 'right-far']);
    s.take('right-far', [0, 0]);
    expect(s.pose(0)[0]).toBeCloseTo(450 + 120, 3);
  });
});

describe('Epsilon Ace', () => {
  it('has skill 12 as long as he is not damaged', () => {
    const first = (damage: ShipSpec[]) =>
      duel('imperial/tiefofighter/epsilonace', 'rebel/xwing/wedgeantilles', MIDDLE, { mine: { damage } }).ask().seat;
    expect([first([]), first([{ card: 'consolefire' }])]).toEqual([0, 1]);
  });
  it('has exactly skill 12', () => {
    const s = duel('imperial/tiefofighter/epsilonace', ROOKIE, MIDDLE);
    expect(skillOf(s.g, s.ship(0))).toBe(12);
  });
});
