import { describe, expect, it } from 'vitest';
import { academy, scene, ship } from '../../../scene.ts';
import { ACADEMY, duel, lastRoll, MIDDLE, NEAR, offers } from '../duel.ts';

describe('Tycho Celchu', () => {
  it('acts under stress', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('rebel/awing/tychocelchu', 450, 300, 0, { dial: 's5', tokens: { stress: 3 } }),
        academy(450, 800, 180, { activated: true }),
      ],
    });
    s.take('evade');
    expect(s.ship(0).tokens.evade).toBe(1);
    expect(s.ship(0).tokens.stress).toBeGreaterThan(0);
  });
});

describe('Jake Farrell', () => {
  const fly = () =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/awing/jakefarrell', 450, 300, 0, { dial: 's3', upgrades: ['title/awingtestpilot'] }),
        academy(450, 800, 180, { activated: true }),
      ],
    });
  it('after a focus token may boost or roll for free', () => {
    const s = fly().take('focus', '0:jakefarrell');
    expect(s.options()).toEqual(['boost', 'barrelroll']);
    const before = s.pose(0);
    s.take('boost', 'straight');
    expect(s.pose(0)[1]).toBeCloseTo(before[1] + 80, 3);
  });
  it('not after an evade token', () => {
    expect(offers(fly().take('evade'), '0:jakefarrell')).toBe(false);
  });
});

describe('Arvel Crynyd', () => {
  const touching = (pilot: string, degrees: number) =>
    duel(pilot, ACADEMY, 44, { mine: { degrees }, touching: [[0, 1]] });
  it('may attack an enemy he touches, if it is in his arc', () => {
    const s = touching('rebel/awing/arvelcrynyd', 0);
    expect(s.options()).toEqual(['primary>1', 'none']);
    s.take('primary>1').until('dials');
    expect(lastRoll(s, 'attack').length).toBe(3);
  });
  it('not one behind him, and others not at all', () => {
    expect(touching('rebel/awing/arvelcrynyd', 180).open).not.toContain('0 attack');
    expect(touching('rebel/awing/prototypepilot', 0).open).not.toContain('0 attack');
  });
});

describe('Gemmer Sojan', () => {
  const attacked = (distance: number) =>
    lastRoll(duel('rebel/awing/gemmersojan', ACADEMY, distance).take('none', 'primary>0').until('dials'), 'defence');
  it('has one agility more next to an enemy', () => {
    expect(attacked(NEAR).length).toBe(4);
    expect(attacked(MIDDLE).length).toBe(3);
  });
});
