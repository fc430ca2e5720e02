import { describe, expect, it } from 'vitest';
import { ACADEMY, duel, lastRoll, MIDDLE, offeredBefore, offers, pirate, turnOf } from '../duel.ts';

describe('Bossk', () => {
  it('may make two hits of a critical hit that got through', () => {
    const s = duel('scum/yv666/bossk', 'imperial/vt49decimator/patrolleader', MIDDLE + 40, {
      attack: ['crit', 'blank', 'blank'],
    });
    s.take('primary>1', '0:bossk');
    expect(s.ship(1).shields).toBe(4 - 2);
  });
  it('there must be one', () => {
    const s = duel('scum/yv666/bossk', 'imperial/vt49decimator/patrolleader', MIDDLE + 40, {
      attack: ['hit', 'blank', 'blank'],
    });
    expect(offers(s.take('primary>1'), '0:bossk')).toBe(false);
  });
});

describe('Moralo Eval', () => {
  const targets = (pilot: string) =>
    duel(`scum/yv666/${pilot}`, ACADEMY, MIDDLE + 20, {
      mine: { degrees: 80, upgrades: ['cannon/heavylasercannon'] },
    }).options();
  it('his cannons also shoot through the auxiliary arc', () => {
    expect(targets('moraloeval')).toEqual(['primary>1', '0:cannon.heavylasercannon>1', 'none']);
    expect(targets('trandoshanslaver')).toEqual(['primary>1', 'none']);
  });
});

describe('Latts Razzi', () => {
  const friend = (locks: number[]) =>
    turnOf(
      duel('scum/yv666/lattsrazzi', ACADEMY, MIDDLE, { mine: { x: 350, y: 250, locks }, others: [pirate(450, 300)] }),
      2,
    ).take('primary>1');
  it('may spend her lock on the target of a friend: one agility less for that attack', () => {
    const s = friend([1]).take('0:lattsrazzi').until('attack');
    expect(lastRoll(s, 'defence').length).toBe(2);
    expect(s.ship(0).locks).toEqual([]);
  });
  it('not without a lock', () => {
    expect(offeredBefore(friend([]), 'attack', '0:lattsrazzi')).toBe(false);
  });
});
