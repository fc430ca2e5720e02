import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../src/build/look-up.ts';
import { refuseSquad } from '../../src/build/refuse.ts';
import { faultsOf } from '../../src/build/validate.ts';
import { CARDS } from '../../src/cards/index.ts';
import { PILOTS, UPGRADES } from '../../src/data/index.ts';
import { READY_SQUADS } from '../../src/squads/ready.ts';

describe('ready-made squads', () => {
  it.each(READY_SQUADS)('$id is legal, and a match starts with it', ({ squad }) => {
    expect(faultsOf(squad, { points: 100, format: 'standard' })).toEqual([]);
    expect(refuseSquad(squad, { points: 100, unenforced: false }, CARDS)).toBeUndefined();
  });

  it('make full use of their points; those of one box are well matched', () => {
    for (const { id, size, squad } of READY_SQUADS)
      if (size === 'full') expect([id, pointsOf(squad) > 95]).toEqual([id, true]);
    const points = Object.fromEntries(READY_SQUADS.map(({ id, squad }) => [id, pointsOf(squad)]));
    for (const box of ['core', 'tfa'])
      expect(Math.abs(points[`${box}-rebel`]! - points[`${box}-imperial`]!)).toBeLessThanOrEqual(1);
  });

  it('of a core set need nothing but that core set', () => {
    for (const { id, size, squad } of READY_SQUADS) {
      if (size !== 'core') continue;
      const box = id.startsWith('tfa') ? 36 : 1;
      for (const ship of squad.ships) {
        const pilot = PILOTS.find((p) => p.faction === squad.faction && p.ship === ship.type && p.id === ship.pilot);
        expect(pilot?.sets).toContain(box);
        for (const u of ship.upgrades)
          expect(UPGRADES.find((c) => c.slot === u.slot && c.id === u.id)?.sets).toContain(box);
      }
    }
  });

  it('are of all three factions, each with its own id', () => {
    const full = READY_SQUADS.filter((r) => r.size === 'full');
    expect(full.length).toBeGreaterThanOrEqual(6);
    expect(new Set(full.map((r) => r.squad.faction)).size).toBe(3);
    expect(new Set(READY_SQUADS.map((r) => r.id)).size).toBe(READY_SQUADS.length);
  });
});
