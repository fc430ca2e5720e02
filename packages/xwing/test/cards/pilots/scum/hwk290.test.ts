import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../../src/values.ts';
import { scene, ship } from '../../../scene.ts';
import { ACADEMY, duel, FAR, MIDDLE, offers } from '../duel.ts';

describe('Dace Bonearm', () => {
  const ion = (stress: number) => {
    const s = duel('scum/hwk290/dacebonearm', 'imperial/tiedefender/deltasquadronpilot', MIDDLE, {
      mine: { tokens: { stress }, upgrades: ['turret/ioncannonturret'] },
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
    });
    return s.take('0:turret.ioncannonturret>1');
  };
  it('may take stress so that an enemy that receives an ion token suffers a damage', () => {
    const s = ion(0).take('0:dacebonearm');
    expect(s.ship(1).shields).toBe(3 - 2);
    expect(s.ship(0).tokens.stress).toBe(1);
  });
  it('for an ion token of an enemy, for no other token and for no friend', () => {
    const hurt = (other: string, token: 'ion' | 'stress') => {
      const s = scene({
        ships: [ship('scum/hwk290/dacebonearm', 300, 100), ship(other, 300, 250), ship(ACADEMY, 800, 800)],
      });
      return s.g.stands('token.assigned', { ship: s.ship(1), token });
    };
    const FRIEND = 'scum/hwk290/spicerunner';
    expect([hurt(ACADEMY, 'ion'), hurt(ACADEMY, 'stress'), hurt(FRIEND, 'ion')]).toEqual([true, false, false]);
  });
  it('not while he is stressed', () => {
    expect(offers(ion(1), '0:dacebonearm')).toBe(false);
  });
});

describe('Palob Godalhi', () => {
  const start = (distance: number) =>
    duel('scum/hwk290/palobgodalhi', ACADEMY, distance, { theirs: { tokens: { focus: 1, evade: 1 } } });
  it('may take a focus or evade token from an enemy at range 1-2', () => {
    const s = start(MIDDLE).take('0:palobgodalhi');
    expect(s.options()).toEqual(['focus', 'evade']);
    s.take('evade');
    expect([s.ship(0).tokens.evade, s.ship(1).tokens.evade, s.ship(1).tokens.focus]).toEqual([1, 0, 1]);
  });
  it('not at range 3', () => {
    expect(start(FAR).open).toEqual(['0 attack']);
  });
});

describe('Torkil Mux', () => {
  const start = (y: number) =>
    scene({
      phase: 'activation',
      ships: [
        ship('scum/hwk290/torkilmux', 450, 300, 0, { activated: true }),
        ship('imperial/tiefighter/howlrunner', 450, y, 180, { activated: true }),
      ],
    });
  it('an enemy at range 1-2 has skill 0 until the end of the Combat phase', () => {
    const s = start(480);
    expect(s.open).toEqual(['0 attack']);
    s.until('dials');
    expect(s.state.lasting).toEqual([]);
  });
  it('not one at range 3', () => {
    expect(start(580).open).toEqual(['1 attack']);
  });
  it('Torkil Mux takes the skill of one enemy up to range 2', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('scum/hwk290/torkilmux', 450, 300, 0, { activated: true }),
        ...[480, 600].map((y) => ship('imperial/tiefighter/howlrunner', 450, y, 180, { activated: true })),
      ],
    });
    expect([1, 2].map((id) => skillOf(s.g, s.ship(id)))).toEqual([0, 8]);
  });
});
