import { describe, expect, it } from 'vitest';
import { academy, scene, ship } from '../../../scene.ts';
import { ADVANCED, labels } from '../../assigned.ts';
import { attacking } from '../../upgrades/duel.ts';
import { ACADEMY, duel, lastRoll, MIDDLE } from '../duel.ts';

describe('“Crimson Leader”', () => {
  const lead = (more: object, red = 'hcb') =>
    attacking([], {
      hero: { type: 'bsf17bomber', pilot: 'crimsonleader', ...more },
      foe: ADVANCED,
      red,
      green: 'bbb',
    }).take('primary>1');
  it('a hit or critical hit is spent to rattle a defender in the firing arc', () => {
    const s = lead({}).take('0:crimsonleader');
    expect(labels(s)).toEqual(['xw.face.hit', 'xw.face.crit']);
    s.take('hit');
    expect(s.ship(1).conditions).toEqual(['rattled']);
    expect(s.ship(1).shields).toBe(1);
  });
  it('not outside the arc, not without such a result', () => {
    for (const s of [lead({ degrees: 180 }), lead({}, 'bbb')]) {
      expect(s.events('attack')).toHaveLength(1);
      expect(s.open).toEqual(['0 dials', '1 dials']);
    }
  });
});

describe('Cobalt Leader', () => {
  const dice = (x: number) =>
    lastRoll(
      duel('rebel/bsf17bomber/cobaltleader', ACADEMY, MIDDLE + 20, {
        bombs: [{ card: 'protonbombs', ship: 0, x, y: 500 }],
      })
        .take('primary>1')
        .until('attack', {}, 1),
      'defence',
    ).length;
  it('[XW-ANGRIFF-24] a defender at range 1 of a bomb rolls one die fewer', () => {
    expect([dice(520), dice(700)]).toEqual([2, 3]);
  });
});

describe('Cobalt Leader', () => {
  it.each([
    [[520, 700], 2],
    [[610], 3],
  ])('bombs at x %j leave the defender %d dice', (places, dice) => {
    const bombs = places.map((x) => ({ card: 'protonbombs', ship: 0, x, y: 500 }));
    const s = duel('rebel/bsf17bomber/cobaltleader', ACADEMY, MIDDLE + 20, { bombs });
    s.take('primary>1').until('attack', {}, 1);
    expect(lastRoll(s, 'defence').length).toBe(dice);
  });
});

describe('Crimson Specialist', () => {
  const crimson = (upgrades: readonly string[]) =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/bsf17bomber/crimsonspecialist', 450, 300, 0, { dial: 's1', upgrades: [...upgrades] }),
        academy(450, 880, 180, { activated: true }),
      ],
    });
  it('[XW-BOMBEN-04] lays the token against any side of the base', () => {
    const s = crimson(['bomb/seismiccharges']).take('0:bomb.seismiccharges', 'touching');
    expect(s.open).toEqual(['0 bomb-touching']);
    const { pose } = s.take({ x: 700, y: 300, degrees: 90 }).state.bombs[0]!;
    // The base ends at x = 490; the token lies behind its straight edge, so its far end, 31 mm off, meets the base.
    expect([Math.round(pose.x), Math.round(pose.y)]).toEqual([521, 300]);
  });
  it('[XW-BOMBEN-04] a place under the ship is moved out as far as it takes', () => {
    const s = crimson(['bomb/seismiccharges']).take('0:bomb.seismiccharges', 'touching', {
      x: 450,
      y: 340,
      degrees: 180,
    });
    expect(s.state.bombs[0]!.pose.y).toBeGreaterThan(340);
  });
  it('[XW-BOMBEN-03] the usual place is still there; mines are dropped as ever', () => {
    const s = crimson(['bomb/seismiccharges']).take('0:bomb.seismiccharges', 'straight');
    expect(s.state.bombs[0]!.pose.y).toBe(220);
    const t = crimson(['bomb/proximitymines']).until('action').take('0:bomb.proximitymines');
    expect(t.open).not.toContain('0 drop-template');
  });
});
