import { WHETHER } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { deployment, deploymentOf } from '../../../src/flow/setup/deployment.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, type Spec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm } from '../../troops.ts';

const setUp = (units: readonly Spec[], more: Spec = {}) =>
  lay({ units, phase: 'deployment', round: 0, turnOf: 0, ...more });
const waiting = (card: string, seat: number, more: Spec = {}): Spec => ({ card, seat, status: 'reserve', ...more });

describe('Infiltrate', () => {
  const spot = (y: number) => {
    const t = setUp([waiting('rebel-pathfinders', 0), rebels(100, 100), storm(900, 900, alone(4))]).until('deploy');
    return t.match.check(0, { x: 900, y, degrees: 0 }) === undefined;
  };
  it('anywhere beyond range 3 of all enemies', () => {
    const edge = 900 - 13.5 - 3 * SEGMENT - 13.5;
    expect(spot(edge - 60)).toBe(true);
    expect(spot(edge + 0.5)).toBe(false);
  });
});

describe('Covert Ops', () => {
  const cassian = (other: boolean) =>
    setUp([waiting('cassian-andor', 0), ...(other ? [unit(LEIA, 0, 100, 100)] : [rebels(100, 100)]), storm(1700, 850)]);
  it('as an operative it infiltrates', () => {
    const t = cassian(true).until('window:setup.deploys').take('0:covert-ops');
    expect(t.unit(0).rank).toBe('operative');
    expect(t.match.check(0, { x: 600, y: 450, degrees: 0 })).toBeUndefined();
  });
  it('as a commander it stands in its zone; the only commander stays one', () => {
    const t = cassian(true).until('window:setup.deploys').take('pass');
    expect(t.match.check(0, { x: 600, y: 450, degrees: 0 })).toBeDefined();
    const alone_ = cassian(false);
    expect(alone_.goOn((one) => one.ask().kind !== '').ask().kind).toBe('deploy');
  });
});

describe('Loadout', () => {
  it('a card that was set aside takes the place of one with the same icon', () => {
    const t = setUp([
      waiting('cassian-andor', 0, { upgrades: ['duck-and-cover'], note: { loadout: ['tenacity'] } }),
      rebels(100, 100),
      storm(1700, 850),
    ]);
    t.until('window:setup.deploys').take('0:loadout', '0');
    expect(t.unit(0).upgrades.map(({ id }) => id)).toEqual(['tenacity']);
  });
});

describe('Reconfigure', () => {
  it('which side lies up is chosen when the unit is deployed, and of that unit alone', () => {
    const setting = (upgrades: readonly string[]) =>
      setUp([waiting('cassian-andor', 0, { upgrades }), rebels(100, 100), storm(1700, 850)]);
    const t = setting(['a280']).until('window:setup.deploys');
    expect(t.options()).toContain('0:reconfigure');
    t.take('0:reconfigure', '1');
    expect(t.unit(0).upgrades[0]!.note).toBe('flipped');
    const plain = setting([]);
    expect(plain.ask().kind === 'window:setup.deploys' && plain.options().includes('0:reconfigure')).toBe(false);
    const other = setUp([
      waiting('rebel-pathfinders', 0),
      unit('cassian-andor', 0, 100, 100, { upgrades: ['a280'] }),
      storm(1700, 850),
    ]);
    expect(other.ask().kind).toBe('deploy');
  });
});

describe('Reinforcements', () => {
  const kalani = (enemy: string) =>
    setUp([
      waiting('super-tactical-droid-kalani', 0),
      unit('b1-battle-droids', 0, 100, 100),
      waiting(enemy, 1),
      storm(1700, 850),
    ]);
  it('it may wait until all others stand', () => {
    const t = kalani('stormtroopers').until('deploy-order');
    expect(t.options()).toEqual(['0', 'none']);
    t.take('none').goOn(() => t.ask().kind === 'deploy' && t.ask().seat === 0);
    expect(t.unit(2).status).toBe('play');
  });
});

describe('Detachment', () => {
  const mortar = (y: number) => {
    const t = setUp([
      unit('rebel-veterans', 0, 600, 250, alone(4)),
      waiting('mark-ii-medium-blaster-trooper', 0),
      storm(1700, 850),
    ]);
    t.until('deploy');
    return t.match.check(0, { x: 600, y, degrees: 0 }) === undefined;
  };
  it('its leader stands at speed 1 of the leader of the unit that it belongs to, zone or not', () => {
    const t = setUp([
      unit('rebel-veterans', 0, 600, 250),
      waiting('mark-ii-medium-blaster-trooper', 0),
      storm(1700, 850),
    ]).until('deploy');
    const own = t.g.baseOf(t.unit(1), 0);
    const far = 250 + 13.5 + own.length / 2 + 75;
    expect(mortar(far)).toBe(true);
    expect(mortar(far + 0.5)).toBe(false);
  });
  it('a place beside it is found without luck, too, and farther off where nobody finds room', () => {
    const beside = (...walls: Spec[]) => {
      const t = setUp([
        unit('rebel-veterans', 0, 40, 250, alone(4)),
        waiting('mark-ii-medium-blaster-trooper', 0),
        storm(1700, 850),
        ...walls,
      ]);
      const data = deploymentOf(t.g, t.unit(1));
      return { place: deployment.sample(t.g, data, WHETHER), within: data.beside?.within };
    };
    const free = beside();
    expect(free.place).toBeDefined();
    expect(free.within).toBe(75);
    // troopers so close together that the base of the mortar fits between none of them
    const rows = [100, 150, 200, 250, 300, 350, 400].flatMap((y) => [40, 90, 140, 190].map((x) => [x, y] as const));
    const full = beside(...rows.flatMap(([x, y]) => (x === 40 && y === 250 ? [] : [storm(x, y, alone(4))])));
    expect(full.place).toBeDefined();
    expect(full.within).toBeGreaterThan(75);
  });
  it('it waits until that unit stands', () => {
    const t = setUp([
      waiting('rebel-veterans', 0),
      waiting('mark-ii-medium-blaster-trooper', 0),
      rebels(100, 100),
      storm(1700, 850),
    ]);
    t.until('deploy');
    expect(t.ask().about).toMatchObject({ unit: 0 });
  });
});

describe('Scouting Party', () => {
  const party = (...friends: readonly Spec[]) => {
    const t = setUp([waiting('clone-captain-rex', 0), ...friends, storm(1700, 850)], {
      battle: { deployment: 'battle-lines' },
    });
    t.until('deploy').take({ x: 400, y: 100, degrees: 0 });
    return t.until('card-units', { 'window:setup.deployed': '0:scout' });
  };
  const clones = (x: number, y: number, more: Spec = {}) =>
    unit('phase-i-clone-troopers', 0, x, y, { ...alone(4), ...more });
  it('[LC-SPUERTRUPP-X-01] up to X other trooper units at range 1 to 2 that do not scout by themselves', () => {
    const t = party(
      ...[clones(500, 100), clones(300, 100), clones(400, 30), clones(1000, 100), unit('at-rt-republic', 0, 500, 200)],
      unit('arc-troopers', 0, 300, 200, alone(4)),
    );
    expect([t.options(), t.ask()]).toMatchObject([['1', '2', '3'], { min: 0, max: 2 }]);
    t.take(['1', '3']).goOn(({ state }) => state.phase !== 'deployment');
    expect(t.events('moved').map(({ unit: id, speed }) => [id, speed])).toEqual([
      [0, 1],
      [1, 1],
      [3, 1],
    ]);
  });
});

describe('the reach of a scouting party', () => {
  it('[LC-SPUERTRUPP-X-01] ends at range 2, and nobody need come along', () => {
    const able = (gap: number) => {
      const clones = (x: number) => unit('phase-i-clone-troopers', 0, x, 100, alone(4));
      const t = setUp([waiting('clone-captain-rex', 0), clones(500), clones(400 + apart(gap)), storm(1700, 850)], {
        battle: { deployment: 'battle-lines' },
      });
      t.until('deploy').take({ x: 400, y: 100, degrees: 0 });
      return t.until('card-units', { 'window:setup.deployed': '0:scout' }).options();
    };
    expect([able(2 * SEGMENT), able(2 * SEGMENT + 0.01)]).toEqual([['1', '2'], ['1']]);
  });
});

describe('Scout', () => {
  const scouts = (card: string, more: Spec = {}) => {
    const t = setUp([waiting(card, 0, more), rebels(100, 100), storm(1700, 850)], {
      battle: { deployment: 'battle-lines' },
    });
    t.until('deploy').take({ x: 600, y: 100, degrees: 0 });
    return t.open;
  };
  it('[LE-AUSKUNDSCHAFTEN-X-01] whoever has it, when it has been deployed', () => {
    expect(scouts('arc-troopers')).toEqual(['0 window:setup.deployed']);
    expect(scouts('rebel-veterans')).not.toEqual(['0 window:setup.deployed']);
  });
});

describe('Shielded', () => {
  it('[LC-SCHILD-X-01] so many tokens when it is deployed', () => {
    const t = setUp([waiting('droidekas', 0), rebels(100, 100), storm(1700, 850)], {
      battle: { deployment: 'battle-lines' },
    });
    t.until('deploy').take({ x: 600, y: 100, degrees: 0 });
    expect([t.tokens(0, 'shield'), t.tokens(1, 'shield')]).toEqual([4, 0]);
  });
});
