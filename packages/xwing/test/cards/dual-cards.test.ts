import { describe, expect, it } from 'vitest';
import { actionBar } from '../../src/flow/activation/actions/perform.ts';
import { agilityOf, primaryOf, skillOf } from '../../src/values.ts';
import type { Scene } from '../scene.ts';
import { settingUp } from './setting-up.ts';

/** Seat 0 has fewer points and so the initiative; it sits in the south. */
const deploying = (mine: string): Scene => {
  const theirs = ['tiefighter/obsidiansquadronpilot', 'lambdaclassshuttle/captainkagi', 'vt49decimator/patrolleader'];
  return settingUp(['rebel', mine], ['imperial', ...theirs]);
};
const spot = { x: 450, y: 50, degrees: 0 };

describe('the side of a dual card', () => {
  it('[R-XW-30] is chosen when its ship is placed', () => {
    const s = deploying('xwing/rookiepilot mod/servomotorsfoils').take(spot);
    expect(s.open).toEqual(['0 dual-side']);
    expect(s.options()).toEqual(['0', '1']);
    expect(s.take('1').ship(0).upgrades[0]!.face).toBe(1);
    expect([primaryOf(s.g, s.ship(0)), actionBar(s.g, s.ship(0))]).toEqual([2, ['focus', 'targetlock', 'boost']]);
    expect(s.events('side')).toMatchObject([{ ship: 0, card: 'servomotorsfoils' }]);
  });
  it('[R-XW-30] until then the card does nothing: Adaptability leaves the order of placing alone', () => {
    // Printed skill 3 ties with the Obsidian Squadron Pilot, and ties go by initiative.
    const s = deploying('awing/greensquadronpilot ept/adaptability').take(spot);
    expect(s.events('deployed').map((e) => e.ship)).toEqual([0]);
    expect(skillOf(s.take('1').g, s.ship(0))).toBe(2);
  });
  it('the other side of Adaptability', () => {
    const s = deploying('awing/greensquadronpilot ept/adaptability').take(spot, '0');
    expect(skillOf(s.g, s.ship(0))).toBe(4);
  });
  it('other cards ask for no side', () => {
    const s = deploying('uwing/bluesquadronpathfinder title/pivotwing crew/gunner');
    s.take({ x: 450, y: 45, degrees: 0 });
    expect(s.open).toEqual(['0 dual-side']);
    s.take('1');
    expect(s.open).not.toContain('0 dual-side');
    expect(agilityOf(s.g, s.ship(0))).toBe(1);
  });
});
