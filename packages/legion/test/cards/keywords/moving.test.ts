import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/data/index.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { flightOf } from '../../../src/values.ts';
import { apart, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, holding, rebels, storm } from '../../troops.ts';

const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
const field = (one: Spec, more: readonly Spec[] = [storm(1700, 800)], spec: Spec = {}) =>
  lay({ units: [one, ...more], active: 0, ...spec }).until('action');

describe('tokens for moving', () => {
  const riders = () => field(unit('tauntaun-riders', 0, 400, 400, { degrees: 90, minis: [null, 'fallen'] }));
  it('Agile: dodge tokens after a standard move, not after another', () => {
    expect(riders().take('move', way).until('action').tokens(0, 'dodge')).toBe(1);
    const turned = riders()
      .take('move', { ...way, kind: 'pivot', heading: 45 })
      .until('action');
    expect(turned.tokens(0, 'dodge')).toBe(0);
  });
  it('Tactical: aim tokens', () => {
    const t = field(unit('arc-troopers', 0, 400, 400));
    expect(t.take('move', way).until('action').tokens(0, 'aim')).toBe(1);
  });
});

describe('Reposition', () => {
  const riders = () =>
    field(unit('tauntaun-riders', 0, 400, 400, { degrees: 90, minis: [null, 'fallen'] })).take('move');
  it('[LE-NEUPOSITIONIEREN-01] [LE-NEUPOSITIONIEREN-02] before a standard move as well, which then must follow', () => {
    const t = riders().take({ ...way, kind: 'reposition', heading: 0 });
    expect(t.pose(0)[2]).toBeCloseTo(0);
    expect(t.match.check(0, { ...way, kind: 'pivot', heading: 20 })?.clauses).toContain('LE-BEWEGUNG-01');
    t.take(way);
    expect(t.pose(0)[1]).toBeGreaterThan(400);
  });
  it('[LE-NEUPOSITIONIEREN-01] not before and after the same move', () => {
    const t = riders().take({ ...way, kind: 'reposition', heading: 0 }, way);
    expect(t.ask().kind).toBe('action');
    expect(t.take('move').match.check(0, { ...way, kind: 'reposition', heading: 45 })).toBeUndefined();
  });
});

describe('Spur', () => {
  const dewback = (more: Spec = {}) =>
    field(unit('dewback-rider', 1, 400, 400, more), [rebels(1700, 800)]).take('move');
  const at = (speed: number) => ({ ...way, speed, heading: 0 });
  it('a suppression token for one more speed', () => {
    const t = dewback().take(at(2));
    expect(t.tokens(0, 'suppression')).toBe(1);
    expect(dewback().take(at(1)).tokens(0, 'suppression')).toBe(0);
    expect(dewback().match.check(1, at(3))).toBeDefined();
  });
});

/** Millimetres across. */
const WOOKIEE = unitOf('wookiee-warriors-freedom-fighters', '1.2').base.width;
describe('Scale', () => {
  const cliff = piece('building', 400, 500, 200, 120, { height: 150 });
  it('difficult ground does not slow it', () => {
    const woods = piece('dense-woods', 400, 500, 300, 300);
    const far = (card: string) =>
      field(unit(card, 0, 400, 300, alone(unitOf(card, '1.2').minis)), undefined, { terrain: [woods] })
        .take('move')
        .match.check(0, { ...way, speed: 2 });
    expect(far('wookiee-warriors-freedom-fighters')).toBeUndefined();
    expect(far('rebel-troopers')).toBeDefined();
  });
  it('it may clamber one height for nothing before or after a standard move, and no die is rolled', () => {
    const t = field(unit('wookiee-warriors-freedom-fighters', 0, 400, 440 - WOOKIEE / 2, alone(3)), undefined, {
      terrain: [cliff],
    });
    t.take('move', '0:scale').take({ ...way, kind: 'clamber', climb: { piece: 0, way: 'up' } });
    expect(t.events('climbRoll')).toEqual([]);
    expect(t.ask().kind).toBe('move');
    expect(t.g.mini(t.unit(0), 0).ground).toBe(150);
  });
});

describe('Scale, when', () => {
  const cliff = piece('building', 400, 500, 200, 120, { height: 150 });
  const climbing = (y: number, more: Spec = {}) =>
    field(unit('wookiee-warriors-freedom-fighters', 0, 400, y, { ...alone(3), ...more }), undefined, {
      terrain: [cliff],
    });
  const foot = 440 - WOOKIEE / 2;
  const up = { ...way, kind: 'clamber', climb: { piece: 0, way: 'up' } };
  it('Scale: before a standard move or after it, not both', () => {
    const before = climbing(foot).take('move', '0:scale', up, { ...way, heading: 90, way: 0.3 });
    expect(before.ask().kind).toBe('action');
    const after = climbing(foot - 40.8)
      .take('move')
      .until('move')
      .take({ ...way, way: 0.4 });
    expect(after.open).toEqual(['0 window:move.after']);
    after.take('0:scale', up);
    expect([after.g.mini(after.unit(0), 0).ground, after.ask().kind]).toEqual([150, 'action']);
  });
  it('Scale: with the next move again', () => {
    const t = climbing(foot).take('move', '0:scale', up, { ...way, heading: 90, way: 0.3 });
    expect(t.take('move').open).toEqual(['0 window:move.ready']);
  });
  it('Scale: not where there is nothing to climb', () => {
    expect(climbing(200).take('move').ask().kind).toBe('move');
  });
  it('Scale: nor at a wall that only two actions lead over, nor below a roof without room', () => {
    const before = (terrain: Spec) =>
      field(unit('wookiee-warriors-freedom-fighters', 0, 400, foot, alone(3)), undefined, { terrain: [terrain] })
        .take('move')
        .ask().kind;
    expect(before(piece('wreck', 400, 500, 200, 120, { height: 70 }))).toBe('move');
    expect(before(piece('building', 400, 450, 20, 20, { height: 150 }))).toBe('move');
    expect(before(cliff)).toBe('window:move.ready');
  });
});

describe('tokens for moving, to whom', () => {
  it('not for the moves of others', () => {
    const t = field(rebels(600, 400, alone(4)), [unit('arc-troopers', 0, 400, 400), storm(1700, 800)]);
    expect(t.take('move', way).until('action').tokens(1, 'aim')).toBe(0);
  });
});

describe('Disengage', () => {
  const duel = (card: string, enemies: number) =>
    field(unit(card, 0, 400, 400), [
      storm(400 + apart(0), 400, alone(4)),
      ...(enemies > 1 ? [storm(400 - apart(0), 400, alone(4))] : []),
    ]).options();
  it('it moves although it is engaged with one unit', () => {
    expect(duel('luke-skywalker-jedi-knight', 1)).toContain('move');
    expect(duel('luke-skywalker-jedi-knight', 2)).not.toContain('move');
    expect(duel('luke-skywalker-hero-of-the-rebellion', 1)).not.toContain('move');
  });
});

describe('Grounded', () => {
  it('it neither climbs nor clambers', () => {
    const wall = piece('building', 400, 500, 200, 120, { height: 100 });
    const kinds = (card: string) => {
      const t = field(unit(card, 0, 400, 400 + 40 - 13.5), undefined, { terrain: [wall] }).take('move');
      const { region } = t.ask() as unknown as { readonly region: { readonly kinds: readonly string[] } };
      return region.kinds.includes('clamber');
    };
    expect(kinds('r2-d2-independent-astromech')).toBe(false);
    expect(kinds('luke-skywalker-hero-of-the-rebellion')).toBe(true);
  });
});

describe('Hover', () => {
  const tank = (card: string, more: Spec = {}) => field(unit(card, 1, 500, 400, more), [rebels(1500, 800)]);
  const kinds = (card: string) => {
    const t = tank(card).take('move');
    const { region } = t.ask() as unknown as { readonly region: { readonly kinds: readonly string[] } };
    return region.kinds;
  };
  it('it strafes, reverses and stands by, which other repulsor vehicles do not', () => {
    expect(kinds('aat-trade-federation-battle-tank')).toEqual(expect.arrayContaining(['strafe', 'reverse']));
    expect(tank('aat-trade-federation-battle-tank').options()).toContain('standby');
    expect(kinds('74-z-speeder-bikes')).not.toContain('reverse');
    expect(tank('74-z-speeder-bikes').options()).not.toContain('standby');
  });
  it('its standby token is spent like any other', () => {
    const t = lay({
      units: [
        rebels(500, 800, alone(4)),
        unit('aat-trade-federation-battle-tank', 1, 500, 600, { degrees: 0, ...holding('standby') }),
      ],
      active: 0,
    });
    t.until('action').take('aim');
    expect(t.ask().kind).toBe('free-action');
  });
  it('Ground: others hide behind it as behind a ground vehicle', () => {
    const cover = (card: string) => {
      const { width } = unitOf(card, '1.2').base;
      const t = lay({
        units: [
          rebels(200, 400, alone(4)),
          storm(650, 400, alone(4)),
          unit(card, 1, 500, 400 + width / 2 - 4, { degrees: 90, ...(unitOf(card, '1.2').minis > 1 && alone(2)) }),
        ],
        active: 0,
        black: ['hit'],
      });
      return t.fight({ defender: '1' }).cover;
    };
    expect(cover('infantry-support-platform')).toBe(1);
    expect(cover('74-z-speeder-bikes')).toBe(0);
  });
  it('Air: terrain of its height does not stop it', () => {
    const step = (card: string) => {
      const t = tank(card);
      return Math.round(numberOfStep(t));
    };
    const numberOfStep = (t: ReturnType<typeof tank>) => flightOf(t.g, t.unit(0));
    expect(step('laat-le-patrol-transport-empire')).toBe(Math.round(2 * SEGMENT));
    expect(step('aat-trade-federation-battle-tank')).toBeLessThan(SEGMENT);
  });
});
