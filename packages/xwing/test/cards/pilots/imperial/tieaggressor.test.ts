import { describe, expect, it } from 'vitest';
import type { ShipSpec } from '../../../scene.ts';
import { BLANKS, duel, MIDDLE, offeredBefore, ROOKIE } from '../duel.ts';

describe('Lieutenant Kestal', () => {
  it('may spend a focus token to cancel the blanks and focus results of the defender', () => {
    const s = duel('imperial/tieaggressor/lieutenantkestal', ROOKIE, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      theirs: { tokens: { focus: 1 } },
      attack: ['hit', 'hit'],
      defence: ['focus', 'blank'],
    });
    s.take('primary>1', 'pass', '0:lieutenantkestal');
    expect(s.events('modified').at(-1)!.faces).toEqual([]);
    s.until('attack', 1);
    expect(s.ship(1).shields).toBe(0);
  });
  it('pays with the focus token', () => {
    const s = duel('imperial/tieaggressor/lieutenantkestal', ROOKIE, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      attack: ['hit', 'hit'],
      defence: ['focus', 'blank'],
    }).take('primary>1', 'pass', '0:lieutenantkestal');
    expect(s.ship(0).tokens.focus).toBe(0);
  });
});

describe('"Double Edge"', () => {
  const miss = (weapon: string) =>
    duel('imperial/tieaggressor/doubleedge', ROOKIE, MIDDLE, {
      mine: { upgrades: ['turret/dorsalturret'] },
      attack: ['blank', 'blank', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank', 'blank'],
    }).take(`${weapon}>1`);
  it('after a secondary weapon has missed he may attack with a different weapon', () => {
    const s = miss('0:turret.dorsalturret').take('0:doubleedge');
    expect(s.options()).toEqual(['primary>1', 'none']);
    s.take('primary>1').until('attack', 1);
    expect(s.ship(1).shields).toBe(0);
  });
  it('not after his primary weapon', () => {
    expect(offeredBefore(miss('primary'), 'attack', '0:doubleedge')).toBe(false);
  });
  const fire = (attack: string[], mine: ShipSpec = {}) =>
    duel('imperial/tieaggressor/doubleedge', ROOKIE, MIDDLE, {
      mine: { upgrades: ['turret/dorsalturret', 'cannon/ioncannon'], ...mine },
      attack,
      defence: BLANKS,
    }).take('0:turret.dorsalturret>1');
  it('not after a hit', () => {
    expect(offeredBefore(fire(['hit', 'blank']), 'attack', '0:doubleedge')).toBe(false);
  });
  it('once a round', () => {
    const s = fire([...BLANKS, 'blank']).take('0:doubleedge', '0:cannon.ioncannon>1');
    expect(offeredBefore(s, 'attack', '0:doubleedge')).toBe(false);
    expect(s.events('attack').length).toBe(2);
  });
  it('needs another weapon that can shoot', () => {
    expect(offeredBefore(fire(BLANKS, { degrees: 180 }), 'attack', '0:doubleedge')).toBe(false);
  });
});
