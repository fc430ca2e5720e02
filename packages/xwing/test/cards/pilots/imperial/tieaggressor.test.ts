import type { Json } from '@holotisch/engine';
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
    s.until('attack', {}, 1);
    expect(s.ship(1).shields).toBe(0);
  });
  const against = (foe: string, theirs: Record<string, Json>) =>
    duel('imperial/tieaggressor/lieutenantkestal', foe, MIDDLE, {
      mine: { tokens: { focus: 1 }, upgrades: ['ept/juke'], seat: 0 },
      theirs: { seat: 1, ...theirs },
      attack: ['hit', 'hit'],
      defence: ['focus', 'blank', 'evade'],
    });
  it('[XW-WUERFELERGEBNISSE-MODIFIZIEREN-01] cancelling is no modification: who cannot modify dice does it all the same (R-XW-56)', () => {
    const s = against('imperial/tiefofighter/omegaleader', { locks: [0], fought: true }).take('primary>1');
    s.until('window:attack.modifyDefenceDice', {}, 0);
    expect(s.options()).toEqual(['0:lieutenantkestal', 'pass']);
    s.take('0:lieutenantkestal');
    expect(s.events('modified').at(-1)!.faces).toEqual(['evade']);
  });
  it('in any order with what she modifies in that step: an evade that becomes a focus result goes too (R-XW-56)', () => {
    const s = duel('imperial/tieaggressor/lieutenantkestal', ROOKIE, MIDDLE, {
      mine: { tokens: { focus: 1, evade: 1 }, upgrades: ['ept/juke'] },
      attack: ['hit', 'hit'],
      defence: ['evade', 'blank'],
    }).take('primary>1');
    s.until('window:attack.modifyDefenceDice', {}, 0);
    expect([...s.options()].sort()).toEqual(['0:ept.juke', '0:lieutenantkestal', 'pass']);
    s.take('0:ept.juke', '0:lieutenantkestal');
    expect(s.events('modified').at(-1)!.faces).toEqual([]);
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
    s.take('primary>1').until('attack', {}, 1);
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
