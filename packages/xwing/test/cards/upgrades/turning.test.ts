import { describe, expect, it } from 'vitest';
import { attacking, faces, flying, rolled } from './duel.ts';

describe('dual cards', () => {
  it('Servomotor S-Foils turn over and back', () => {
    const s = flying(['mod/servomotorsfoils'], 's2', { y: 880 }).take('0:mod.servomotorsfoils');
    expect(s.ship(0).upgrades[0]!.face).toBe(1);
    s.until('dials').dials({ '0': 's1' }).take('0:mod.servomotorsfoils');
    expect(s.ship(0).upgrades[0]!.face).toBe(0);
  });
  it('Pivot Wing turns over and back', () => {
    const hero = { type: 'uwing', pilot: 'bluesquadronpathfinder' };
    const s = flying(['title/pivotwing'], 's1', { y: 880, hero }).take('0:title.pivotwing');
    expect(s.ship(0).upgrades[0]!.face).toBe(1);
    s.until('dials').dials({ '0': 's1' }).until('window:manoeuvre.executed').take('0:title.pivotwing');
    expect(s.ship(0).upgrades[0]!.face).toBe(0);
  });
  it.each([
    ['closed', 'tl3', {}, '0:mod.servomotorsfoils'],
    ['stressed', 'tl3', { tokens: { stress: 1 } }, 'pass'],
    ['a turn of speed 2', 'tl2', {}, 'pass'],
    ['a bank', 'bl3', {}, 'pass'],
  ])('the foils offer no Tallon roll: %s', (_why, dial, hero, first) => {
    const s = flying(['mod/servomotorsfoils'], dial, { hero }).take(first);
    expect(s.ask().kind).not.toBe('window:ship.revealed');
  });
});

describe('Alliance Overhaul', () => {
  const arc = { type: 'arc170', pilot: 'thanekyrell' };
  it('to the rear one eye may be a crit, if there is one; no die more', () => {
    const s = attacking(['title/allianceoverhaul'], { hero: { ...arc, degrees: 180 }, red: 'ffb' }).take('primary>1');
    expect(rolled(s, 'attack')).toBe(2);
    expect(faces(s.take('0:title.allianceoverhaul'), 'attack')).toBe('cf');
    const t = attacking(['title/allianceoverhaul'], { hero: { ...arc, degrees: 180 }, red: 'hb' }).take('primary>1');
    expect(t.open).not.toContain('0 window:attack.modifyAttackDice');
  });
  it('to the front an eye stays an eye', () => {
    const s = attacking(['title/allianceoverhaul'], { hero: arc, red: 'fff' }).take('primary>1', 'pass');
    expect(s.open).not.toContain('0 window:attack.modifyAttackDice');
  });
});
