import { describe, expect, it } from 'vitest';
import { aim, armaments, type Shot } from '../../src/flow/attack/weapons.ts';
import { played } from '../../src/prospect/played.ts';
import { rookie, scene, ship } from '../scene.ts';
import { decimator, EVADES, EVEN, fighter, shot, successes, through } from './by-hand.ts';

describe('the odds of a shot', () => {
  it('without defence dice are those of the attack dice, and those of a critical hit among them', () => {
    const { damage, expected, critical } = shot({}, decimator());
    expect(damage).toEqual([1, 3, 3, 1].map((n) => expect.closeTo(n / 8, 9)));
    expect(expected).toBeCloseTo(3 / 2, 9);
    expect(critical).toBeCloseTo(1 - (7 / 8) ** 3, 9);
  });

  it('evade results take hits away before critical hits', () => {
    const { expected, critical, damage } = shot({}, fighter());
    expect(expected).toBeCloseTo(through(EVEN, EVADES), 9);
    expect(damage.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
    // So many critical hits come through as there are more of them than evade results that no hit has used up.
    let some = 0;
    const faces = [4, 3, 1] as const; // sides of nothing, hit, critical hit
    for (const a of [0, 1, 2])
      for (const b of [0, 1, 2])
        for (const c of [0, 1, 2]) {
          const dice = [a, b, c];
          const [hits, crits] = [1, 2].map((face) => dice.filter((one) => one === face).length) as [number, number];
          const chance = dice.reduce((product, face) => (product * faces[face]!) / 8, 1);
          for (const [e, q] of EVADES.entries()) if (crits > Math.max(0, e - hits)) some += chance * q;
        }
    expect(critical).toBeCloseTo(some, 9);
  });

  it('the attacker spends focus, lock, or both: with focus only blanks are rerolled', () => {
    const focus = { tokens: { focus: 1 } };
    const lock = { locks: [1] };
    expect(shot(focus, decimator()).expected).toBeCloseTo(3 * (6 / 8), 9);
    expect(shot(lock, decimator()).expected).toBeCloseTo(3 * (1 / 2 + 1 / 4), 9);
    expect(shot({ ...focus, ...lock }, decimator()).expected).toBeCloseTo(3 * (6 / 8 + (2 / 8) * (6 / 8)), 9);
  });

  it('the defender spends focus and evade, each where it helps', () => {
    const focused = shot({}, fighter({ tokens: { focus: 1 } }));
    expect(focused.expected).toBeCloseTo(through(EVEN, successes(3, 5 / 8)), 9);
    const evading = shot({}, fighter({ tokens: { evade: 1 } }));
    expect(evading.expected).toBeCloseTo(through(EVEN, [0, ...EVADES]), 9);
    // A ship without defence dice has no use for focus; an evade token adds its result even so.
    expect(shot({}, decimator({ tokens: { focus: 1 } })).expected).toBeCloseTo(3 / 2, 9);
    expect(shot({}, decimator({ tokens: { evade: 1 } })).expected).toBeCloseTo(through(EVEN, [0, 1]), 9);
  });

  it('who may have the other’s dice rerolled takes the good ones: Elusiveness rerolls one hit where there is any, and no blank', () => {
    const [none, one, two, three] = EVEN as [number, number, number, number];
    const { expected, damage } = shot({}, decimator({ upgrades: ['ept/elusiveness'] }));
    expect(damage[0]).toBeCloseTo(none + one / 2, 9);
    expect(expected).toBeCloseTo(3 / 2 - (one + two + three) / 2, 9);
  });

  it('[XW-ANGRIFF-06] what is performed twice counts twice, and a lock that is paid rerolls nothing', () => {
    const twin = shot({ upgrades: ['turret/twinlaserturret'] }, decimator(), 'twinlaserturret');
    expect(twin.damage).toEqual([1, 14, 49].map((n) => expect.closeTo(n / 64, 9))); // each hits seven times of eight
    expect(twin.critical).toBe(0);
    const armed = { upgrades: ['torpedo/advprotontorpedoes'], locks: [1] };
    const near = ship('imperial/vt49decimator/patrolleader', 450, 400, 180);
    // Five dice, of which up to three blanks become focus results: nothing hits that did not hit before.
    expect(shot(armed, near, 'advprotontorpedoes').expected).toBeCloseTo(5 / 2, 9);
  });

  it('cards are used where they do good: Predator rerolls one die against skill 3, and none that hits', () => {
    const predator = { upgrades: ['ept/predator'] };
    expect(shot(predator, decimator()).expected).toBeCloseTo(3 / 2 + (1 - 1 / 8) / 2, 9);
    // The lock is spent before: what it has rerolled stays as it lies.
    expect(shot({ ...predator, locks: [1] }, decimator()).expected).toBeCloseTo(3 * (3 / 4), 9);
  });

  it('counts nothing twice: an attack is over for everybody when its odds are known', () => {
    const s = scene({ phase: 'combat', ships: [rookie(450, 300, 0, { locks: [1] }), fighter()] });
    const before = JSON.stringify(s.state);
    const { g } = s;
    const all = () => played(g, g.ship(0), aim(g, g.ship(0), armaments(g, g.ship(0))[0]!, g.ship(1)) as Shot);
    expect(all()).toEqual(all());
    expect(JSON.stringify(s.state)).toBe(before);
  });
});
