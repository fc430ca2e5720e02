import { describe, expect, it } from 'vitest';
import type { Arc } from '../../src/data/types.ts';
import { aim, armaments, isShot } from '../../src/flow/attack/weapons.ts';
import { isInArc } from '../../src/geometry/measuring.ts';
import { around } from '../flow/edge-words.ts';
import { academy, rookie, type Scene, type ShipSpec, scene, ship } from '../scene.ts';

/** The lines of an arc belong to it; and each weapon shoots through its own arcs and through no other. */

const DONE = { fought: true };
const combat = (...ships: readonly ShipSpec[]): Scene => scene({ phase: 'combat', ships });

describe('the lines of an arc', () => {
  /** Whether a ship with its middle at (x, y), turned as said, has any part in an arc of the ship at (450, 450). */
  const within = (who: string, arc: Arc, x: number, y: number, degrees = 0) => {
    const seat = who.startsWith('imperial') ? 0 : 1;
    const s = combat(ship(who, 450, 450), { ...academy(x, y, degrees), seat });
    return isInArc(s.g, s.ship(0), s.ship(1), arc);
  };
  const SMALL = 'rebel/xwing/rookiepilot';
  const LARGE = 'imperial/firespray31/bountyhunter';

  it('[XW-FEUERWINKEL-01] [XW-FEUERWINKEL-03] a corner on the line is in the arc, a hair outside it is not; so on the left and on the right', () => {
    // The line of a small ship runs 17.05 mm aside for every 20 ahead: 102.3 at 120, where the near corner stands.
    const aside = (120 * 17.05) / 20 + 20;
    expect(around(450 + aside, (x) => within(SMALL, 'front', x, 550))).toEqual([true, true, false]);
    expect(around(450 - aside, (x) => within(SMALL, 'front', x, 550))).toEqual([false, true, true]);
  });

  it('[XW-FEUERWINKEL-01] the lines of a large ship go through the corners of its own token', () => {
    const aside = (120 * 36.05) / 40 + 20;
    expect(around(450 + aside, (x) => within(LARGE, 'front', x, 550))).toEqual([true, true, false]);
  });

  it('[XW-ZUSATZFEUERWINKEL-02] those of an auxiliary arc behind the ship are the same, looking back', () => {
    const aside = (120 * 36.05) / 40 + 20;
    expect(around(450 + aside, (x) => within(LARGE, 'auxiliaryrear', x, 350))).toEqual([true, true, false]);
    expect(around(450 - aside, (x) => within(LARGE, 'auxiliaryrear', x, 350))).toEqual([false, true, true]);
    expect(within(LARGE, 'auxiliaryrear', 450, 550)).toBe(false);
  });

  it('[XW-ZUSATZFEUERWINKEL-02] an arc of 180 degrees ends level with the middle of its ship', () => {
    const GUNSHIP = 'rebel/auzituckgunship/kashyyykdefender';
    expect(around(430, (y) => within(GUNSHIP, 'auxiliary180', 560, y))).toEqual([false, true, true]);
    expect(around(430, (y) => within(GUNSHIP, 'auxiliary180', 340, y))).toEqual([false, true, true]);
  });

  it('[XW-FEUERWINKEL-02] far across the table the line is as sharp', () => {
    const s = (x: number) => {
      const far = combat(rookie(100, 100), academy(x, 580));
      return isInArc(far.g, far.ship(0), far.ship(1));
    };
    expect(around(100 + (500 * 17.05) / 20 + 20, s)).toEqual([true, true, false]);
  });
});

describe('which weapon shoots through which arc', () => {
  const EVERY_SLOT = [
    'cannon/ioncannon',
    'missile/assaultmissiles',
    'torpedo/protontorpedoes',
    'turret/ioncannonturret',
  ];
  /** What a ship with a weapon of every kind can fire at an enemy 180 mm away in each direction. */
  const fires = (who: string, more: ShipSpec = {}): Record<string, string[]> => {
    const half = 60;
    const spots = { ahead: [450, 450 + half + 120], behind: [450, 450 - half - 120], right: [450 + half + 120, 450] };
    const seat = who.startsWith('imperial') ? 0 : 1;
    const s = combat(
      { ...ship(who, 450, 450, 0, { upgrades: EVERY_SLOT, locks: [1, 2, 3], ...more }), seat: 1 - seat },
      ...Object.values(spots).map(([x, y]) => ({ ...academy(x!, y!, 0, DONE), seat })),
    );
    const shots = (target: number) =>
      armaments(s.g, s.ship(0))
        .filter((w) => isShot(aim(s.g, s.ship(0), w, s.ship(target))))
        .map((w) => w.equipped?.slot ?? 'primary');
    return Object.fromEntries(Object.keys(spots).map((where, i) => [where, shots(i + 1)]));
  };
  const ALL = ['primary', 'cannon', 'missile', 'torpedo', 'turret'];

  it('[XW-FEUERWINKEL-04] [XW-ANGRIFF-09] an ordinary ship fires all of them ahead, and only its turret card elsewhere', () => {
    expect(fires('rebel/xwing/rookiepilot')).toEqual({ ahead: ALL, behind: ['turret'], right: ['turret'] });
  });

  it('[XW-ZUSATZFEUERWINKEL-02] [XW-ZUSATZFEUERWINKEL-03] [XW-FEUERWINKEL-05] through an auxiliary arc behind goes the primary weapon and no card', () => {
    for (const who of [
      'imperial/firespray31/bountyhunter',
      'rebel/arc170/braylenstramm',
      'imperial/tiesffighter/zetaspecialist',
    ])
      expect(fires(who)).toEqual({ ahead: ALL, behind: ['primary', 'turret'], right: ['turret'] });
  });

  it('[XW-ZUSATZFEUERWINKEL-02] [XW-FEUERWINKEL-05] through one of 180 degrees it goes to the side, the cards do not', () => {
    for (const who of ['rebel/auzituckgunship/kashyyykdefender', 'scum/yv666/trandoshanslaver'])
      expect(fires(who)).toEqual({ ahead: ALL, behind: ['turret'], right: ['primary', 'turret'] });
  });

  it('[XW-FEUERWINKEL-04] [XW-FEUERWINKEL-05] the special arc of a VCX-100 is for its torpedoes: neither its primary weapon nor another card goes through it', () => {
    expect(fires('rebel/vcx100/lothalrebel')).toEqual({ ahead: ALL, behind: ['torpedo', 'turret'], right: ['turret'] });
  });

  it('[XW-PRIMAERWAFFE-GESCHUETZTURM-03] [XW-ANGRIFF-08] a primary turret shoots everywhere, its cards do not', () => {
    const aside = ['primary', 'turret'];
    expect(fires('rebel/yt1300/outerrimsmuggler')).toEqual({ ahead: ALL, behind: aside, right: aside });
  });

  it('[XW-FEUERWINKEL-04] a mobile arc, too, is for the primary weapon alone, wherever it is turned', () => {
    const caster = (mobile: string) => fires('scum/lancerclasspursuitcraft/shadowporthunter', { mobile });
    const aside = ['primary', 'turret'];
    expect(caster('front')).toEqual({ ahead: ALL, behind: ['turret'], right: ['turret'] });
    expect(caster('rear')).toEqual({ ahead: ALL, behind: aside, right: ['turret'] });
    expect(caster('right')).toEqual({ ahead: ALL, behind: ['turret'], right: aside });
    expect(caster('left')).toEqual({ ahead: ALL, behind: ['turret'], right: ['turret'] });
  });
});
