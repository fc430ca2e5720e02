import { describe, expect, it } from 'vitest';
import { upgradesIn } from '../../../src/data/index.ts';
import { apart, first, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, holding, LUKE, rebels, storm, VADER } from '../../troops.ts';

/** Charge tokens, area weapons, and what is left of keywords that move or heal. */

const blanks = Array(12).fill('blank');
const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };
const PROTON = 'proton-charge-saboteur';
const MINE = { kind: 'charge', by: `upgrade/${PROTON}`, note: 'Proton Charge' };
const saboteurs = (x: number, y: number, seat = 0, upgrade = PROTON, more: Spec = {}) =>
  unit('rebel-commandos', seat, x, y, {
    minis: [null, 'fallen', 'fallen', 'fallen', null],
    upgrades: [upgrade],
    ...more,
  });

describe('charges', () => {
  it('[LE-BOMBENMARKER-01] [LE-BOMBENMARKER-02] each type goes with one Arm and one Detonate: nobody sets off another kind', () => {
    const offered = (upgrade: string) =>
      lay({
        units: [saboteurs(1200, 700, 0, upgrade), storm(500, 400, alone(4))],
        markers: [{ ...MINE, seat: 0, x: 500, y: 450 }],
        active: 0,
      })
        .until('action')
        .take('aim').open;
    expect(offered(PROTON)).toEqual(['0 window:action.after']);
    expect(offered('sonic-charge-saboteur')).not.toEqual(['0 window:action.after']);
    for (const { keywords, weapons } of upgradesIn('1.2')) {
      const all = [...keywords, ...weapons.flatMap((w) => w.keywords)];
      const [arm, set] = ['arm', 'detonate'].map((name) => all.find(({ keyword }) => keyword === name)?.of?.[0]);
      expect(arm).toBe(set);
    }
  });
  it('[LE-BOMBENMARKER-05] [LE-SCHARF-MACHEN-X-BOMBENTYP-05] every token is somebody’s, and only its side sets it off', () => {
    const t = lay({ units: [saboteurs(500, 400), storm(1500, 700)], active: 0 });
    t.until('action').take('card:0:arm/arm').take({ x: 580, y: 400 });
    expect(t.state.markers[0]).toMatchObject({ kind: 'charge', seat: 0, note: 'Proton Charge' });
    const theirs = lay({
      units: [saboteurs(1200, 700), storm(500, 400, alone(4))],
      markers: [{ ...MINE, seat: 1, x: 500, y: 450 }],
      active: 0,
    });
    expect(theirs.until('action').take('aim').open).not.toEqual(['0 window:action.after']);
  });
  it('[LE-BOMBENMARKER-04] [LE-SCHARF-MACHEN-X-BOMBENTYP-04] not half under a wall: on flat ground', () => {
    const t = lay({
      units: [saboteurs(500, 400), storm(1500, 700)],
      terrain: [piece('building', 600, 400, 60, 60, { height: 20 })],
      active: 0,
    });
    t.until('action').take('card:0:arm/arm');
    t.refuses({ x: 562, y: 400 }, 'LE-BOMBENMARKER-04');
    expect(t.match.check(0, { x: 540, y: 400 })).toBeUndefined();
  });
  it('[LE-DETONIEREN-04] [LE-FLAECHENWAFFEN-01] [LE-FLAECHENWAFFEN-04] [LE-FLAECHENWAFFEN-07] the area weapon of its card, and that alone, makes the pool', () => {
    const t = lay({
      units: [saboteurs(1200, 700), storm(500, 400, alone(4)), rebels(1700, 100)],
      markers: [{ ...MINE, seat: 0, x: 500, y: 450 }],
      active: 0,
    });
    t.until('action').take('aim').until('action', { 'window:action.after': first, 'card-unit': first });
    expect(t.events('attack')[0]).toMatchObject({ weapons: [{ weapon: PROTON, minis: 1 }] });
    const { pool, kind } = upgradesIn('1.2').find(({ id }) => id === PROTON)!.weapons[0]!;
    expect(kind).toBe('area');
    expect(t.events('rolled')[0]!.dice.length).toBe(pool.red + pool.black + pool.white);
  });
  it('[LE-DETONIEREN-X-BOMBENTYP-02] [LE-DETONIEREN-X-BOMBENTYP-04] [LE-FLAECHENWAFFEN-09] neither keywords nor other weapons of whoever sets it off', () => {
    // The saboteurs are sharpshooters; the charge is not, but it has Blast. Aim tokens stay where they are.
    const t = lay({
      units: [saboteurs(1200, 700, 0, PROTON, holding('aim')), storm(500, 400, { ...alone(4) }), rebels(1700, 100)],
      markers: [
        { ...MINE, seat: 0, x: 500, y: 450 },
        { ...MINE, seat: 0, x: 500, y: 480 },
      ],
      active: 0,
      red: blanks,
      white: blanks,
    });
    t.until('action').take('dodge').until('action', { 'window:action.after': first, 'card-unit': first });
    expect(t.tokens(0, 'aim')).toBe(1);
    // Detonate 1: one token after one action, so there is one pool of one weapon.
    expect(t.events('attack').map(({ weapons }) => weapons)).toEqual([[{ weapon: PROTON, minis: 1 }]]);
    expect(t.state.markers.length).toBe(1);
  });
  it('[LE-DETONIEREN-X-BOMBENTYP-07] who does not control the unit that has acted goes first', () => {
    const t = lay({
      units: [saboteurs(1200, 700), saboteurs(1200, 500, 1), rebels(500, 400, alone(4))],
      markers: [
        { ...MINE, seat: 0, x: 500, y: 450 },
        { ...MINE, seat: 1, x: 540, y: 450 },
      ],
      active: 2,
    });
    t.until('action').take('aim');
    expect(t.open).toEqual(['1 window:action.after']);
    t.take('pass');
    expect(t.open).toEqual(['0 window:action.after']);
  });
  it('[LE-DETONIEREN-12] tokens take no wounds', () => {
    const t = lay({
      units: [saboteurs(1200, 700), storm(500, 400, alone(4)), rebels(1700, 100)],
      markers: [
        { ...MINE, seat: 0, x: 500, y: 450 },
        { ...MINE, seat: 0, x: 540, y: 450 },
      ],
      active: 0,
      red: Array(3).fill('crit'),
    });
    t.until('action').take('aim').until('action', { 'window:action.after': first, 'card-unit': first });
    expect(t.state.markers.map(({ wounds }) => wounds)).toEqual([0]);
  });
});

describe('objective tokens', () => {
  it('[LE-EINSATZZIELMARKER-18] no token goes below 0 wounds: then there is nothing to repair', () => {
    const works = (wounds: number) =>
      lay({
        units: [rebels(400, 400, alone(4)), storm(1500, 400)],
        active: 0,
        battle: { objective: 'sabotage-the-moisture-vaporators' },
        markers: [{ kind: 'objective', x: 400, y: 426, by: 'sabotage-the-moisture-vaporators', seat: 1, wounds }],
      })
        .until('action')
        .options()
        .some((id) => id.endsWith('/repair'));
    expect(works(1)).toBe(true);
    expect(works(0)).toBe(false);
  });
});

describe('wounds on cards', () => {
  it('[LE-REPARATUR-X-KAPAZITAET-Y-07] no healing takes tokens off a card', () => {
    const t = lay({
      units: [
        rebels(400, 400, {
          minis: [null, 'fallen', 'fallen', 'fallen', [400, 360], [430, 370]],
          upgrades: [{ id: 'r4-astromech-droid', wounds: 2 }, '2-1b-medical-droid'],
        }),
        unit('at-rt-rebel', 0, 330, 400, { wounds: 2 }),
        rebels(460, 400, alone(4)),
        storm(1700, 800),
      ],
      active: 0,
    }).until('action');
    // The astromech has used its capacity; the medic finds nobody that is hurt, and the tokens are no wounds.
    expect(t.options().filter((id) => id.startsWith('card:'))).toEqual([]);
    expect(t.unit(0).upgrades[0]!.wounds).toBe(2);
  });
});

describe('jumps', () => {
  const walker = (y: number) => unit('at-rt-rebel', 0, 400, y);
  const jump = (y: number, speed: number) => {
    const t = lay({ units: [unit(LUKE, 0, 400, 300), walker(y), storm(1700, 800)], active: 0 }).until('action');
    t.take('card:0:jump/jump');
    return { t, answer: { ...way, kind: 'jump', speed } };
  };
  it('[LE-SPRINGEN-X-07] over a walker that is low enough', () => {
    const { t, answer } = jump(365, 2);
    const walk = lay({ units: [unit(LUKE, 0, 400, 300), walker(365), storm(1700, 800)], active: 0 }).until('action');
    walk.take('move', { ...way, speed: 2 });
    expect(walk.pose(0)[1]).toBeLessThan(330);
    expect(t.take(answer).pose(0)[1]).toBeGreaterThan(400);
  });
  it('[LE-SPRINGEN-X-08] but it does not end on one', () => {
    const { t, answer } = jump(440, 2);
    expect(t.match.check(0, answer)).toBeDefined();
  });
});

describe('standby against Relentless', () => {
  it('[LE-BEREITSCHAFT-11] Vader comes to range 2, the watchers step back, and there is nobody left to throw at', () => {
    const t = lay({
      units: [
        unit(VADER, 1, 400, 100, { upgrades: ['saber-throw'] }),
        rebels(400, 100 + apart(2.2 * 152.4), { ...alone(4), ...holding('standby') }),
        storm(1700, 800),
      ],
      active: 0,
    });
    t.until('action').take('move', way);
    expect(t.open).toEqual(['0 free-action']);
    t.take('move')
      .until('move')
      .take({ ...way, speed: 2 });
    t.until('action');
    expect(t.events('attack')).toEqual([]);
    expect(t.options()).not.toContain('attack');
  });
});
