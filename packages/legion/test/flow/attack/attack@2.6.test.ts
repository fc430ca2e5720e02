import { describe, expect, it } from 'vitest';
import { screensBetween } from '../../../src/flow/attack/sight.ts';
import { HALF, SEGMENT } from '../../../src/geometry/range.ts';
import { between, leaderOf } from '../../../src/values.ts';
import { row } from '../../cards/scenes.ts';
import { apart, piece, type Spec, unit } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, LEIA, rebels, storm, VEERS } from '../../troops.ts';

const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const);
const hits = (n: number) => Array.from({ length: n }, () => 'hit' as const);
const WALL = { height: 200 };
const cover = (
  defender: Spec,
  more: {
    readonly terrain?: readonly Spec[];
    readonly units?: readonly Spec[];
    readonly markers?: readonly Spec[];
  } = {},
) =>
  lay26({
    units: [rebels(400, 400, alone(4)), defender, ...(more.units ?? [])],
    terrain: more.terrain ?? [],
    ...(more.markers && { markers: more.markers }),
    active: 0,
  }).fight({ defender: '1' }).cover;

describe('measuring and seeing', () => {
  it('[L2-ENTFERNUNG-01] bases are measured from above, whatever the height', () => {
    const t = lay26({
      units: [rebels(500, 400, alone(4)), storm(700, 400, alone(4))],
      terrain: [piece('building', 500, 400, 100, 100, { height: 150 })],
    });
    expect(t.g.mini(t.unit(0), 0).ground).toBe(150);
    expect(between(t.g, t.unit(0), t.unit(1))).toBeCloseTo(200 - 27);
  });
  it('[L2-SICHTLINIE-01] [L2-SICHTLINIE-02] from any point of one cylinder to any of the other, and so the same way back', () => {
    const sees = (edge: number) => {
      const t = lay26({
        units: [rebels(400, 400, alone(4)), storm(600, 400, alone(4))],
        terrain: [piece('high-stone-wall', 500, edge - 200, 20, 400, WALL)],
      });
      const [a, b] = [leaderOf(t.g, t.unit(0)), leaderOf(t.g, t.unit(1))];
      const screens = screensBetween(t.g);
      expect(t.g.rules.sees(a, b, screens)).toBe(t.g.rules.sees(b, a, screens));
      return t.g.rules.sees(a, b, screens);
    };
    // The wall hides both middles and leaves the upper rims of the bases free.
    expect(sees(405)).toBe(true);
    expect(sees(425)).toBe(false);
  });
  it('[L2-SICHTLINIE-02] a wall as high as the cylinders hides, one that is lower does not', () => {
    const sees = (height: number) => {
      const t = lay26({
        units: [rebels(400, 400, alone(4)), storm(600, 400, alone(4))],
        terrain: [piece('high-stone-wall', 500, 400, 20, 400, { height })],
      });
      return t.g.rules.sees(leaderOf(t.g, t.unit(0)), leaderOf(t.g, t.unit(1)), screensBetween(t.g));
    };
    expect([sees(41), sees(43)]).toEqual([true, false]);
  });
  it('[L2-SICHTLINIE-03] ground vehicles hide who is behind them, repulsor vehicles and troopers do not', () => {
    const sees = (between_: Spec) => {
      const t = lay26({ units: [rebels(300, 400, alone(4)), storm(700, 400, alone(4)), between_] });
      return t.g.rules.sees(leaderOf(t.g, t.unit(0)), leaderOf(t.g, t.unit(1)), screensBetween(t.g));
    };
    expect(sees(unit('at-st', 1, 500, 400))).toBe(false);
    expect(sees(unit('t-47-airspeeder', 0, 500, 400))).toBe(true);
    expect(sees(storm(500, 400, alone(4)))).toBe(true);
    // Hover: Ground, a repulsor vehicle that counts as a ground vehicle here
    expect(sees(unit('aat-trade-federation-battle-tank', 1, 500, 400))).toBe(false);
  });
});

describe('attacking in 2.6', () => {
  it('[L2-ANGRIFF-IM-DETAIL-01] the leader itself must have one of them in range and in sight', () => {
    const targets = (x: number, y: number, terrain: readonly Spec[] = []) =>
      lay26({
        units: [rebels(400, 400, { minis: [null, [440, 470], 'fallen', 'fallen'] }), storm(x, y, alone(4))],
        terrain: [...terrain],
        active: 0,
      })
        .until('action')
        .options()
        .includes('attack');
    expect(targets(400 + apart(3 * SEGMENT), 400)).toBe(true);
    expect(targets(400 + apart(3 * SEGMENT) + 0.01, 400)).toBe(false);
    // The other miniature sees over the end of the wall; that is not enough.
    expect(targets(700, 400, [piece('high-stone-wall', 420, 380, 8, 100, WALL)])).toBe(false);
  });
  it('[L2-ANGRIFF-IM-DETAIL-02] [L2-ANGRIFF-IM-DETAIL-03] each miniature that sees somebody adds a weapon whose range the leader has measured', () => {
    const t = lay26({
      units: [rebels(400, 400, { minis: [null, [400, 460], [400, 340], 'fallen'] }), storm(800, 400, alone(4))],
      terrain: [piece('high-stone-wall', 440, 460, 10, 50, WALL)],
      active: 0,
      black: blanks(2),
    });
    t.fight();
    expect(t.events('rolled')[0]!.dice).toHaveLength(2);
    const far = lay26({
      units: [unit('fleet-troopers', 0, 400, 400, alone(4)), storm(400 + apart(2 * SEGMENT + 1), 400, alone(4))],
      active: 0,
    });
    expect(far.until('action').options()).not.toContain('attack');
  });
  it('[L2-ANGRIFF-IM-DETAIL-04] in melee only melee weapons, else only ranged ones', () => {
    const weapons = (gap: number) =>
      lay26({
        units: [rebels(400, 400, alone(4)), storm(400 + apart(gap), 400, alone(4))],
        active: 0,
        black: ['blank'],
      })
        .fight()
        .events('attack')[0]!
        .weapons.map(({ weapon }) => weapon);
    expect(weapons(0)).toEqual(['unit:unarmed']);
    expect(weapons(50)).toEqual(['unit:a-200-blaster-rifle']);
  });
  it('[L2-ANGRIFF-IM-DETAIL-05] [L2-ANGRIFF-IM-DETAIL-06] [L2-ANGRIFF-IM-DETAIL-21] a further defender gets a pool of other miniatures’ weapons, and both pools are resolved in turn', () => {
    const t = lay26({
      units: [
        rebels(400, 400, { minis: [null, null, 'fallen', 'fallen'], upgrades: ['z-6-trooper'] }),
        storm(700, 300, alone(4)),
        storm(700, 500, alone(4)),
      ],
      active: 0,
    });
    t.until('action').take('attack').until('defender').take('1').until('weapons');
    const fields = t.options();
    expect(fields.some((f) => f.includes('z-6'))).toBe(true);
    const form = Object.fromEntries(
      [...new Set(fields.map((f) => f.split('=')[0]!))].map((field) => {
        const gun = fields.find((f) => f.startsWith(`${field}=`) && f.includes('z-6'));
        return [field, gun ? 'none' : fields.find((f) => f.startsWith(`${field}=`))!.split('=')[1]!];
      }),
    );
    t.take(form).until('further-defender').take('2');
    t.goOn((table) => table.events('attackEnds').length === 2);
    const attacks = t.events('attack');
    expect(attacks.map(({ defender }) => defender)).toEqual([1, 2]);
    expect(attacks[0]!.weapons.map(({ weapon }) => weapon)).toEqual(['unit:a-200-blaster-rifle']);
    expect(attacks[1]!.weapons.map(({ weapon }) => weapon)).toEqual(['0:z-6-trooper']);
    expect(t.events('attackEnds')).toHaveLength(2);
  });
  it('[L2-ANGRIFF-IM-DETAIL-07] step 4 is roll, reroll, convert', () => {
    const t = lay26({ units: [storm(400, 400, alone(4)), rebels(600, 400, alone(4))], active: 0, white: ['surge'] });
    t.fight();
    expect(t.result).toMatchObject({ hits: 1 });
  });
  it('[L2-ANGRIFF-IM-DETAIL-14] [L2-ANGRIFF-IM-DETAIL-15] cover is rolled before dodge tokens are spent, and a token may go although nothing is left', () => {
    const t = lay26({
      units: [storm(400, 400, { ...alone(4) }), rebels(560, 400, { ...alone(4), tokens: { dodge: 1 } })],
      terrain: [piece('barricade', 520, 400, 14, 80)],
      active: 0,
      white: ['hit'],
      whiteDefence: ['block'],
    });
    t.until('action').take('attack').until('dodge');
    expect(t.events('cover')).toMatchObject([{ cancelled: 1 }]);
    t.take('dodge');
    expect(t.events('tokens')).toContainEqual(expect.objectContaining({ token: 'dodge', change: -1 }));
  });
  it('[L2-ANGRIFF-IM-DETAIL-16] [L2-RUECKENDECKUNG-02] backup cancels up to two hits while attack dice are modified, never criticals', () => {
    const t = guarded();
    t.until('action').take('attack').until('window:attack.modify');
    expect(t.events('cover')).toHaveLength(1);
    t.take(t.options().find((id) => id.includes('backup'))!);
    t.goOn((table) => table.events('result').length > 0);
    expect(t.result).toMatchObject({ hits: 1, crits: 1 });
  });
  it('[L2-ANGRIFF-IM-DETAIL-17] [L2-ANGRIFF-IM-DETAIL-18] one defence die of its colour for each hit and critical hit; surges convert; then pierce', () => {
    const shot = (defender: Spec, dice: object) =>
      lay26({ units: [unit(LEIA, 0, 400, 400), defender], active: 0, red: ['hit', 'crit', 'blank'], ...dice }).fight();
    const red = shot(storm(600, 400), { redDefence: ['block', 'surge'] });
    expect(red.events('defenceRolled')).toMatchObject([{ dice: [{ colour: 'red' }, { colour: 'red' }] }]);
    expect(red.result).toMatchObject({ blocks: 1, wounds: 1 });
    const luke = lay26({
      units: [unit('luke-skywalker-hero-of-the-rebellion', 0, 400, 400), storm(600, 400)],
      active: 0,
      red: ['hit'],
      black: ['hit', 'blank', 'blank'],
      redDefence: ['block', 'block'],
    }).fight({ 'window:defence.modify': (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    expect(luke.result).toMatchObject({ blocks: 1, wounds: 1 });
  });
  it('[L2-ANGRIFF-IM-DETAIL-19] the defender assigns: the most wounded first, the leader last, seen or not; no more than those in sight can suffer', () => {
    // One of the two is seen: two wounds go through, one is suffered, and it may be the hidden one.
    const t = lay26({
      units: [unit(LEIA, 0, 400, 400), storm(800, 400, { minis: [null, [800, 470], 'fallen', 'fallen'] })],
      terrain: [piece('high-stone-wall', 760, 470, 10, 60, WALL)],
      active: 0,
      red: hits(3),
      redDefence: blanks(3),
    });
    t.fight();
    expect(t.result.wounds).toBe(3);
    expect(t.alive(1)).toBe(1);
    expect(t.unit(1).minis.map(({ fell }) => fell === null)).toEqual([true, false, false, false]);
    const wookiees = lay26({
      units: [
        unit(LEIA, 0, 400, 400),
        unit('tauntaun-riders', 1, 700, 400, { minis: [{ wounds: 0 }, { x: 700, y: 480, wounds: 2 }] }),
      ],
      active: 0,
      red: hits(3),
      whiteDefence: blanks(3),
    });
    wookiees.fight();
    expect(wookiees.unit(1).minis.map(({ fell, wounds }) => (fell === null ? wounds : 'fallen'))).toEqual([
      1,
      'fallen',
    ]);
  });
  it('[L2-ANGRIFF-IM-DETAIL-20] a hit or critical hit in step 4 of a ranged attack suppresses, even if it is cancelled; without one nothing does', () => {
    const after = (face: 'hit' | 'crit' | 'blank' | 'surge') =>
      lay26({
        units: [rebels(400, 400, alone(4)), storm(600, 400, { tokens: { dodge: 1 } })],
        active: 0,
        black: [face],
        redDefence: ['block'],
      })
        .fight({ dodge: 'dodge' })
        .tokens(1, 'suppression');
    expect([after('hit'), after('crit'), after('blank'), after('surge')]).toEqual([1, 1, 0, 0]);
    const melee = lay26({
      units: [rebels(400, 400, alone(4)), storm(400 + apart(0), 400)],
      active: 0,
      black: ['hit'],
      redDefence: ['block'],
    }).fight();
    expect(melee.tokens(1, 'suppression')).toBe(0);
  });
});

describe('cover', () => {
  const short = (y: number, depth: number, kind = 'barricade') => piece(kind, 520, y, 14, depth);
  it('[L2-VERDECKT-01] [L2-ENTFERNUNG-02] the piece must lie within half a segment of the miniature, and not touch the attacking leader', () => {
    // The wall ends at x 507.
    expect(cover(row(507 + HALF + 13.5, 1), { terrain: [piece('barricade', 500, 400, 14, 80)] })).toBe(2);
    expect(cover(row(507 + HALF + 13.5 + 0.1, 1), { terrain: [piece('barricade', 500, 400, 14, 80)] })).toBe(0);
    expect(cover(row(455, 1), { terrain: [piece('barricade', 400 + 13.5 + 7, 400, 14, 80)] })).toBe(0);
    expect(cover(row(455, 1), { terrain: [piece('barricade', 400 + 13.5 + 7 + 0.2, 400, 14, 80)] })).toBe(2);
  });
  it('[L2-ANGRIFF-IM-DETAIL-08] [L2-ANGRIFF-IM-DETAIL-09] half of them must be obscured from the attacking leader, in ranged attacks only', () => {
    expect(cover(row(560, 2), { terrain: [short(400, 30)] })).toBe(2);
    expect(cover(row(560, 3), { terrain: [short(400, 30)] })).toBe(0);
    expect(cover(row(560, 1), { terrain: [short(400, 80, 'sandbags')] })).toBe(1);
    const melee = lay26({
      units: [rebels(400, 400, alone(4)), storm(400 + apart(0), 400, { ...alone(4), tokens: { suppression: 1 } })],
      active: 0,
      black: ['hit'],
    }).fight();
    expect(melee.events('cover')).toEqual([]);
  });
  it('[L2-ANGRIFF-IM-DETAIL-10] one behind heavy cover makes it heavy for all', () => {
    expect(
      cover(row(560, 3), {
        terrain: [piece('sandbags', 520, 440, 14, 110), piece('barricade', 535, 400, 6, 20)],
      }),
    ).toBe(2);
    expect(cover(row(560, 3), { terrain: [piece('sandbags', 520, 440, 14, 130)] })).toBe(1);
  });
  it('[L2-NIEDERGEHALTEN-02] [L2-ANGRIFF-IM-DETAIL-11] [L2-PANIK-02] suppressed and panicked units have one grade more, others with tokens and droids none', () => {
    const grade = (mine: Spec, terrain: readonly Spec[] = []) => cover(mine, { terrain });
    const sandbags = [short(400, 80, 'sandbags')];
    expect(grade(row(560, 1))).toBe(0);
    expect(grade(row(560, 1, { tokens: { suppression: 1 } }))).toBe(1);
    expect(grade(row(560, 1, { tokens: { suppression: 2 } }))).toBe(1);
    expect(grade(row(560, 1, { tokens: { suppression: 1 } }), sandbags)).toBe(2);
    expect(grade(row(560, 1, { tokens: { suppression: 1 } }), [short(400, 80)])).toBe(2);
    expect(grade(unit(VEERS, 1, 560, 400, { tokens: { suppression: 1 } }))).toBe(0);
    expect(grade(unit('b1-battle-droids', 1, 560, 400, { ...alone(6), tokens: { suppression: 3 } }))).toBe(0);
  });
  it('[L2-ANGRIFF-IM-DETAIL-12] [L2-ANGRIFF-IM-DETAIL-13] a white die for each hit: light cover counts blocks, heavy cover surges too; criticals pass', () => {
    const shot = (
      kind: string,
      faces: readonly ('block' | 'surge' | 'blank')[],
      red: readonly ('hit' | 'crit')[] = hits(3),
    ) => {
      const t = lay26({
        units: [
          unit('rebel-veterans', 0, 400, 400, { minis: [null, [400, 440], [400, 360], 'fallen'] }),
          storm(560, 400, alone(4)),
        ],
        terrain: [piece(kind, 520, 400, 14, 90)],
        active: 0,
        black: [...red],
        whiteDefence: [...faces],
      });
      t.fight();
      const { cancelled, roll } = t.events('cover')[0]!;
      return [cancelled, roll?.length];
    };
    expect(shot('sandbags', ['block', 'surge', 'blank'])).toEqual([1, 3]);
    expect(shot('barricade', ['block', 'surge', 'blank'])).toEqual([2, 3]);
    expect(shot('barricade', ['block', 'block', 'block'], ['hit', 'crit', 'crit'])).toEqual([1, 1]);
    const open = lay26({
      units: [rebels(400, 400, alone(4)), storm(560, 400, alone(4))],
      active: 0,
      black: ['hit'],
    }).fight();
    expect(open.events('cover')).toMatchObject([{ grade: 0, cancelled: 0, roll: [] }]);
  });
  it('[L2-VERDECKT-01] a point of interest and a ground vehicle give heavy cover, a repulsor vehicle none; vehicles themselves are never obscured', () => {
    const poi = { kind: 'poi', x: 520, y: 400, by: 'close-the-pocket' };
    expect(cover(row(565, 1), { markers: [poi] })).toBe(2);
    expect(cover(row(570, 1), { units: [unit('at-rt-rebel', 0, 500, 434)] })).toBe(2);
    expect(cover(row(600, 1), { units: [unit('t-47-airspeeder', 0, 510, 450)] })).toBe(0);
    expect(cover(unit('at-st', 1, 620, 400), { terrain: [short(400, 80)] })).toBe(0);
  });
});

const guarded = (more: { readonly helper?: Spec; readonly x?: number; readonly defender?: Spec } = {}) =>
  lay26({
    units: [
      unit('rebel-veterans', 0, more.x ?? 400, 400, { upgrades: [], minis: [null, null, null, null] }),
      more.defender ?? unit(VEERS, 1, 400 + apart(2 * SEGMENT + 1), 400),
      more.helper ?? storm(400 + apart(2 * SEGMENT + 1) + apart(HALF), 400, alone(4)),
    ],
    active: 0,
    black: ['hit', 'hit', 'hit', 'crit'],
    redDefence: blanks(4),
  });

describe('backup', () => {
  const has = (more: Parameters<typeof guarded>[0] = {}) => {
    const t = guarded(more);
    let seen = false;
    t.fight({
      defender: '1',
      'window:attack.modify': (a) => {
        if (a.type === 'choice' && a.options.some(({ id }) => id.includes('backup'))) seen = true;
        return 'pass';
      },
    });
    return seen;
  };
  it('[L2-RUECKENDECKUNG-01] a commander or agent, the attacker beyond range 2, a corps squad that keeps its nerve within half a segment', () => {
    const x = 400 + apart(2 * SEGMENT + 1);
    expect(has()).toBe(true);
    expect(has({ x: 402 })).toBe(false); // at range 2
    expect(has({ helper: storm(x + apart(HALF) + 0.1, 400, alone(4)) })).toBe(false);
    expect(has({ helper: storm(x + 60, 400, { ...alone(4), tokens: { suppression: 1 } }) })).toBe(false);
    expect(has({ helper: unit('scout-troopers', 1, x + 60, 400) })).toBe(false);
    expect(has({ defender: storm(x, 400, alone(4)) })).toBe(false);
  });
});
