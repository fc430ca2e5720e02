import { describe, expect, it } from 'vitest';
import { type ShipSpec, scene, ship } from '../../../scene.ts';
import { ACADEMY, duel, flying, given, MIDDLE, offeredBefore, offers } from '../duel.ts';

describe('IG-88A', () => {
  const kill = (damage: ShipSpec[]) =>
    duel('scum/aggressor/ig88a', ACADEMY, MIDDLE + 20, {
      mine: { shields: 2 },
      theirs: { damage },
      attack: ['hit', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    }).take('primary>1');
  it('may recover a shield after an attack that destroys its target', () => {
    const s = kill([{ card: 'consolefire' }, { card: 'consolefire' }]).take('0:ig88a');
    expect(s.ship(0).shields).toBe(3);
  });
  it('[XW-GLEICHZEITIGER-ANGRIFF-03] of two attacks the first destroys a ship that stays for its own, the second misses it', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        ship('scum/aggressor/ig88a', 450, 300, 0, { upgrades: ['missile/clustermissiles'], locks: [1], shields: 2 }),
        ship('rebel/xwing/garvendreis', 450, 520, 180, {
          seat: 1,
          shields: 0,
          damage: [{ card: 'consolefire' }, { card: 'consolefire' }],
        }),
        ship('rebel/xwing/rookiepilot', 100, 800, 180, { seat: 1 }),
      ],
      attack: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank', 'blank'],
    }).take('0:missile.clustermissiles>1');
    expect([s.ship(1).doomed, s.ship(1).status]).toEqual([true, 'play']);
    expect(s.options()).toContain('0:ig88a');
  });
  it('not after one that only damages it', () => {
    expect(offers(kill([]), '0:ig88a')).toBe(false);
  });
});

describe('IG-88B', () => {
  const shoot = (attack: string[], defence = Array<string>(6).fill('evade')) =>
    duel('scum/aggressor/ig88b', ACADEMY, MIDDLE + 20, {
      mine: { upgrades: ['cannon/heavylasercannon'] },
      attack,
      defence,
    }).take('primary>1');
  it('after a miss may attack with a cannon, once a round', () => {
    const s = shoot(['blank', 'blank', 'blank', 'hit', 'blank', 'blank', 'blank']).take('0:ig88b');
    expect(s.options()).toEqual(['0:cannon.heavylasercannon>1', 'none']);
    expect(offeredBefore(s.take('0:cannon.heavylasercannon>1'), 'dials', '0:ig88b')).toBe(false);
    expect(s.events('attack').length).toBe(2);
  });
  it('not after a hit that leaves its target in play', () => {
    const s = duel('scum/aggressor/ig88b', ACADEMY, MIDDLE + 20, {
      mine: { upgrades: ['cannon/heavylasercannon'] },
      attack: ['hit', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    });
    expect(offeredBefore(s.take('primary>1'), 'dials', '0:ig88b')).toBe(false);
    expect(s.ship(1).status).toBe('play');
  });
  it('not after another ship has missed, nor without a cannon that reaches anybody', () => {
    const missed = shoot(['hit', 'blank', 'blank', 'blank', 'blank', 'blank'], ['blank', 'blank', 'blank']);
    expect(offeredBefore(missed, 'attack', '0:ig88b')).toBe(false);
    expect(offeredBefore(missed.take('primary>0'), 'dials', '0:ig88b')).toBe(false);
    const bare = duel('scum/aggressor/ig88b', ACADEMY, MIDDLE + 20, {
      attack: ['blank', 'blank', 'blank'],
      defence: ['evade', 'evade', 'evade'],
    });
    expect(offeredBefore(bare.take('primary>1'), 'dials', '0:ig88b')).toBe(false);
  });
});

describe('IG-88C', () => {
  it('may evade for free after a boost', () => {
    const s = flying('scum/aggressor/ig88c', 's2').take('boost', 'straight', '0:ig88c');
    expect(given(s, 0, 'evade')).toBe(1);
  });
  it('not after a focus', () => {
    expect(offers(flying('scum/aggressor/ig88c', 's2').take('focus'), '0:ig88c')).toBe(false);
  });
});

describe('IG-88D', () => {
  it('may fly the loop of speed 3 with the turn template', () => {
    const s = flying('scum/aggressor/ig88d', 'bl3s').take('0:ig88d');
    const usual = flying('scum/aggressor/ig88d', 'bl3s').take('pass');
    expect(s.pose(0)[2]).toBeCloseTo(90, 3); // a quarter to the left and about
    expect(usual.pose(0)[2]).toBeCloseTo(135, 3);
    expect(s.pose(0)[0]).toBeLessThan(usual.pose(0)[0]);
  });
  it('no other manoeuvre, and nobody else’s', () => {
    expect(offers(flying('scum/aggressor/ig88d', 'bl3'), '0:ig88d')).toBe(false);
    expect(offers(flying('scum/aggressor/ig88d', 'k4'), '0:ig88d')).toBe(false);
    const friend = ship('scum/aggressor/ig88b', 700, 300, 0, { seat: 0, dial: 'bl3s' });
    const s = flying('scum/aggressor/ig88d', 's2', { activated: true }, [friend]);
    expect(offeredBefore(s, 'dials', '0:ig88d')).toBe(false);
  });
});
