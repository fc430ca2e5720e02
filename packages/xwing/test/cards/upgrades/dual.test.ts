import { describe, expect, it } from 'vitest';
import { actionBar } from '../../../src/flow/actions/perform.ts';
import { agilityOf, primaryOf, skillOf } from '../../../src/values.ts';
import { newMatch, squad, withObstacles } from '../../move/words.ts';
import type { Scene } from '../../scene.ts';
import { attacking, discarded, flying } from './duel.ts';

/** Dual cards: both sides, and the choice between them when their ship is placed. R-XW-30 */

/** Seat 0 has fewer points and so the initiative; it sits in the south. */
const deploying = (mine: string): Scene => {
  const theirs = ['tiefighter/obsidiansquadronpilot', 'lambdaclassshuttle/captainkagi', 'vt49decimator/patrolleader'];
  const s = withObstacles(newMatch({ squads: [squad('rebel', mine), squad('imperial', ...theirs)] }));
  return s.take(s.ask().seat === 0 ? 'south' : 'north');
};
const spot = { x: 450, y: 50, degrees: 0 };

describe('the side of a dual card', () => {
  it('is chosen when its ship is placed', () => {
    const s = deploying('xwing/rookiepilot mod/servomotorsfoils').take(spot);
    expect(s.open).toEqual(['0 dual-side']);
    expect(s.options()).toEqual(['0', '1']);
    expect(s.take('1').ship(0).upgrades[0]!.face).toBe(1);
    expect([primaryOf(s.g, s.ship(0)), actionBar(s.g, s.ship(0))]).toEqual([2, ['focus', 'targetlock', 'boost']]);
    expect(s.events('side')).toMatchObject([{ ship: 0, card: 'servomotorsfoils' }]);
  });
  it('until then the card does nothing: Adaptability leaves the order of placing alone', () => {
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

describe('Servomotor S-foils', () => {
  const bank = (first: string) =>
    flying(['mod/servomotorsfoils'], 'bl2', { y: 880, hero: { tokens: { stress: 1 } } }).take(first);
  it('closed, banks of speed 2 are green', () => {
    expect(bank('0:mod.servomotorsfoils').ship(0).tokens.stress).toBe(0);
    expect(bank('pass').ship(0).tokens.stress).toBe(1);
  });
});

describe('ARC Caster', () => {
  it('recharges after every attack with it, a miss too', () => {
    for (const red of ['bbbb', 'hbbb']) {
      const s = attacking(['cannon/arccaster'], { y: 400, red, green: 'bbb' }).take('0:cannon.arccaster>1');
      expect(s.ship(0).upgrades[0]!.face).toBe(1);
      expect(s.events('turned')).toMatchObject([{ ship: 0, card: 'arccaster', face: 1 }]);
    }
  });
});

describe('Captured TIE', () => {
  const begun = (...mine: string[]) =>
    withObstacles(
      newMatch({ squads: [squad('rebel', ...mine), squad('imperial', 'vt49decimator/patrolleader')] }),
    ).until('dials');
  const tie = 'tiefighter/ahsokatano mod/capturedtie';
  it('goes at once if its ship is alone from the start', () => {
    expect(discarded(begun(tie), 'capturedtie')).toBe(true);
    expect(discarded(begun(tie, 'z95headhunter/banditsquadronpilot'), 'capturedtie')).toBe(false);
  });
});
