import { describe, expect, it } from 'vitest';
import { targetsOf } from '../../../src/flow/attack/targets.ts';
import { inContact } from '../../../src/geometry/base.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { apart, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, BOBA, LUKE, rebels, storm } from '../../troops.ts';

const A280 = 'unit:a-280-blaster-rifle';
/** A rebel squad with a Z-6 trooper as fifth miniature. */
const gunners = (x: number, y: number, more: Spec = {}) =>
  rebels(x, y, { minis: [null, null, 'fallen', 'fallen', null], upgrades: ['z-6-trooper'], ...more });

describe('forming the pool', () => {
  it('[LE-ANGRIFF-08] [LE-ANGRIFF-03] the attacker picks one enemy unit', () => {
    const t = lay({ units: [rebels(400, 400), storm(550, 400), storm(400, 560), rebels(300, 300)], active: 0 });
    t.until('action').take('attack');
    expect(t.ask().kind).toBe('defender');
    expect(t.options()).toEqual(['1', '2']);
  });
  it('[LE-ANGRIFF-12] [LE-ANGRIFF-15] [LE-WAFFEN-07] [LC-WAFFEN-05] one weapon for each miniature, and its dice', () => {
    const t = lay({ units: [gunners(400, 400), storm(550, 400)], active: 0 });
    t.fight({ weapons: { '0.0': A280, '1.0': A280, '4.0': '0:z-6-trooper' } });
    const dice = t.events('rolled')[0]!.dice.map(({ colour }) => colour);
    expect(dice.filter((c) => c === 'black')).toHaveLength(2);
    expect(dice.filter((c) => c === 'white')).toHaveLength(6);
  });
  it('[LE-WAFFEN-11] [LE-WAFFEN-13] [LE-WAFFEN-12] only who holds the heavy weapon uses it; he may take the squad’s instead', () => {
    const t = lay({ units: [gunners(400, 400), storm(550, 400)], active: 0 });
    t.until('action').take('attack');
    expect(t.options()).toEqual([
      `0.0=${A280}`,
      '0.0=none',
      `1.0=${A280}`,
      '1.0=none',
      `4.0=${A280}`,
      '4.0=0:z-6-trooper',
      '4.0=none',
    ]);
  });
  it('[LE-WAFFEN-14] [LE-WAFFEN-15] grenades are everybody’s, [LE-ANGRIFF-14] but only at their range', () => {
    const at = (gap: number) => {
      const t = lay({
        units: [
          rebels(400, 400, { minis: [null, [400, 440], 'fallen', 'fallen'], upgrades: ['concussion-grenades'] }),
          storm(400 + apart(gap), 400, alone(4)),
        ],
        active: 0,
      });
      t.until('action').take('attack');
      return t.open[0] === '0 weapons' ? t.options().filter((o) => o.includes('grenades')) : [];
    };
    expect(at(SEGMENT)).toEqual(['0.0=0:concussion-grenades', '1.0=0:concussion-grenades']);
    expect(at(SEGMENT + 0.01)).toEqual([]);
  });
  it('[LE-ANGRIFFSPOOL-04] [LC-WAFFEN-02] no nearer than its least range either: a sniper rifle of range 1-5, a mortar of range 3-4', () => {
    const at = (gap: number) => {
      const t = lay({
        units: [
          unit('df-90-mortar-trooper', 1, 400, 400, { degrees: 90 }),
          rebels(400 + 25 + 13.5 + gap, 400, alone(4)),
        ],
        active: 0,
      });
      t.until('action').take('attack');
      return t.match.open[0]!.kind === 'weapons' ? t.options() : t.events('attack')[0]!.weapons.map((w) => w.weapon);
    };
    expect(at(2 * SEGMENT)).toEqual(['unit:e-22-blaster-rifle']);
    expect(at(2 * SEGMENT + 0.01)).toContain('0.0=unit:df-90-mortar');
  });
  it('[LE-ANGRIFF-05] [LE-WAFFEN-02] [LE-FERNKAMPFWAFFE-01] [LE-NAHKAMPFWAFFE-01] ranged weapons at a distance only', () => {
    const t = lay({ units: [rebels(400, 400, alone(4)), storm(550, 400)], active: 0 });
    t.fight();
    expect(t.events('attack')[0]!.weapons).toEqual([{ weapon: A280, minis: 1 }]);
  });
  it('[LE-ANGRIFF-06] [LE-WAFFEN-05] [LE-NAHKAMPF-04] [LC-WAFFEN-04] melee weapons in melee only', () => {
    const t = lay({ units: [rebels(400, 400, alone(4)), storm(400 + apart(0), 400, alone(4))], active: 0 });
    t.fight();
    expect(t.events('attack')[0]!.weapons).toEqual([{ weapon: 'unit:unarmed', minis: 1 }]);
  });
  it('[LE-ANGRIFF-16] [LE-ANGRIFF-17] [LE-FERNKAMPFWAFFE-02] [LE-FERNKAMPFWAFFE-03] other names may go elsewhere, the same name may not', () => {
    const t = lay({ units: [gunners(400, 400), storm(550, 400), storm(400, 560)], active: 0 });
    t.until('action').take('attack', '1');
    t.take({ '0.0': A280, '1.0': 'none', '4.0': 'none' });
    expect(t.open).toEqual(['0 further-defender']);
    expect(t.options()).toEqual(['2', 'none']);
    t.take('2').until('action', { pool: (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    expect(t.events('attack').map(({ defender, weapons }) => [defender, weapons.map((w) => w.weapon)])).toEqual([
      [1, [A280]],
      [2, ['0:z-6-trooper']],
    ]);
  });
  it('[LE-ANGRIFFSPOOL-02] [LE-ANGRIFFSPOOL-03] no weapon twice, and no second pool for a defender', () => {
    const t = lay({ units: [gunners(400, 400), storm(550, 400), storm(400, 560)], active: 0 });
    t.until('action').take('attack', '1');
    t.take({ '0.0': A280, '1.0': 'none', '4.0': '0:z-6-trooper' });
    // Both weapons are in the first pool: the other squad gets no dice, of whom ever.
    expect(t.events('attack').map(({ defender, weapons }) => [defender, weapons])).toEqual([
      [
        1,
        [
          { weapon: A280, minis: 1 },
          { weapon: '0:z-6-trooper', minis: 1 },
        ],
      ],
    ]);
    expect(t.open).not.toContain('0 further-defender');
    const split = lay({ units: [gunners(400, 400), storm(550, 400), storm(400, 560)], active: 0 });
    split.until('action').take('attack', '1').take({ '0.0': A280, '1.0': 'none', '4.0': 'none' }).take('2');
    const [first, second] = split.events('attack');
    expect([first!.weapons, second!.weapons]).toEqual([
      [{ weapon: A280, minis: 1 }],
      [{ weapon: '0:z-6-trooper', minis: 1 }],
    ]);
    const again = lay({ units: [gunners(400, 400), storm(550, 400)], active: 0 });
    again.until('action').take('attack').take({ '0.0': A280, '1.0': 'none', '4.0': 'none' });
    expect(again.open).not.toContain('0 further-defender');
  });
  it('[LE-ANGRIFF-19] [LE-ANGRIFF-33] [LC-MEHRERE-EINHEITEN-ANGREIFEN-04] the attacker says which pool is next', () => {
    const t = lay({ units: [gunners(400, 400), storm(550, 400), storm(400, 560)], active: 0 });
    t.until('action').take('attack', '1').take({ '0.0': A280, '1.0': 'none', '4.0': 'none' }).take('2');
    expect(t.open).toEqual(['0 pool']);
    t.take(t.options()[1]!);
    t.until('action');
    const order = t
      .events('attackEnds')
      .map(({ attack }) => t.events('attack').find((a) => a.attack === attack)!.defender);
    expect(order).toEqual([2, 1]);
  });
  it('[LE-ANGRIFF-35] [LE-ANGRIFF-34] each pool is an attack of its own: each defender is suppressed by its own', () => {
    const t = lay({
      units: [gunners(400, 400), storm(550, 400), storm(400, 560)],
      active: 0,
      black: ['hit'],
      white: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      redDefence: ['block'],
    });
    t.until('action').take('attack', '1').take({ '0.0': A280, '1.0': 'none', '4.0': 'none' }).take('2');
    t.until('action', { pool: (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    expect([t.tokens(1, 'suppression'), t.tokens(2, 'suppression')]).toEqual([1, 0]);
  });
  const CANNON = 'unit:ax-20-blaster-cannon';
  const bikes = (degrees: number, enemy: Spec, minis: readonly unknown[] = [null, 'fallen']) => {
    const t = lay({
      units: [unit('74-z-speeder-bikes', 1, 500, 400, { degrees, minis: minis as never }), enemy],
      active: 0,
    });
    const [target] = targetsOf(t.g, t.unit(0));
    return (target?.weapons ?? []).filter(({ keys }) => keys.includes(CANNON)).map(({ mini }) => mini);
  };
  it('[LE-ANGRIFFSPOOL-06] [LE-FESTER-FEUERWINKEL-FRONT-HECK-01] [LC-FESTER-FEUERWINKEL-FRONT-01] a fixed weapon needs its arc', () => {
    expect(bikes(90, rebels(700, 400))).toEqual([0]);
    expect(bikes(270, rebels(700, 400))).toEqual([]);
    expect(bikes(0, rebels(700, 400))).toEqual([]);
  });
  it('[LE-FESTER-FEUERWINKEL-FRONT-HECK-02] a part of one base in the arc is enough for the unit', () => {
    // The front quarter of a bike that looks along x ends on the diagonal: a base of radius 13.5 reaches 19.1 across it.
    const at = (offset: number) => bikes(90, rebels(620, 520 + offset, alone(4)));
    expect(at(19)).toEqual([0]);
    expect(at(19.2)).toEqual([]);
    expect(bikes(90, rebels(620, 600, { minis: [null, [620, 530], 'fallen', 'fallen'] }))).toEqual([0]);
  });
  it('[LE-FESTER-FEUERWINKEL-FRONT-HECK-03] miniature by miniature', () => {
    expect(bikes(90, rebels(700, 430), [null, { x: 500, y: 480, degrees: 270 }])).toEqual([0]);
    expect(bikes(90, rebels(700, 430), [null, { x: 500, y: 480, degrees: 90 }])).toEqual([0, 1]);
  });
  it('[LE-SPERRIG-02] [LE-SPERRIG-01] a cumbersome weapon is not for who has moved, and who has used it does not move', () => {
    const eweb = (moved: boolean) => {
      const t = lay({
        units: [unit('e-web-heavy-blaster-team', 1, 500, 400, { degrees: 90 }), rebels(700, 400)],
        active: { unit: 0, moved },
        red: ['blank'],
        black: ['blank', 'blank'],
        white: ['blank', 'blank'],
      });
      return t.until('action');
    };
    const t = eweb(true).take('attack');
    expect(JSON.stringify(t.match.open[0])).not.toContain('e-web-heavy-blaster"');
    const still = eweb(false);
    still.fight({ weapons: { '0.0': 'unit:e-web-heavy-blaster' } });
    still.until('action').take('move');
    still.refuses({ kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 }, 'LE-SPERRIG-01');
    still.take({ kind: 'pivot', speed: 1, heading: 120, bend: 0, way: 1 });
  });
  it('[LE-SPERRIG-03] in a standby attack it may be used although the unit has moved before', () => {
    const t = lay({
      units: [
        rebels(700, 400, alone(4)),
        unit('e-web-heavy-blaster-team', 1, 500, 400, { degrees: 90, tokens: { standby: 1 }, order: 'facedown' }),
      ],
      active: 0,
      red: ['blank'],
      black: ['blank', 'blank'],
      white: ['blank', 'blank'],
    });
    t.until('action').take('aim').take('attack');
    expect(t.options()).toContain('0.0=unit:e-web-heavy-blaster');
  });
  it('[LE-FLAECHENWAFFEN-03] [LE-FLAECHENWAFFEN-08] [LE-WAFFEN-03] an area weapon is nothing to attack with', () => {
    const t = lay({
      units: [
        unit('rebel-commandos', 0, 400, 400, {
          minis: [null, 'fallen', 'fallen', 'fallen', null],
          upgrades: ['proton-charge-saboteur'],
        }),
        storm(480, 400),
      ],
      active: 0,
    });
    t.until('action').take('attack');
    if (t.open[0] === '0 weapons') expect(t.options().filter((o) => o.includes('proton'))).toEqual([]);
    else
      expect(
        t
          .events('attack')[0]!
          .weapons.map((w) => w.weapon)
          .join(),
      ).not.toContain('proton');
  });
  it('[LE-ZIVILIST-01] a civilian brings no dice', () => {
    const t = lay({
      units: [
        rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen', null], upgrades: ['2-1b-medical-droid'] }),
        storm(550, 400),
      ],
      active: 0,
      black: ['blank'],
    });
    t.fight();
    expect(t.events('attack')[0]!.weapons).toEqual([{ weapon: A280, minis: 1 }]);
  });
  it('[LE-ZWEITWAFFE-NAHKAMPF-FERNKAMPF-01] [LE-ZWEITWAFFE-NAHKAMPF-FERNKAMPF-03] in melee the electrostaff guard has his staff and nothing else; the others do not have it', () => {
    const t = lay({
      units: [
        unit('imperial-royal-guards', 1, 400, 400, {
          minis: [null, 'fallen', 'fallen', null],
          upgrades: ['electrostaff-guard'],
        }),
        rebels(400 + apart(0), 400),
      ],
      active: 0,
    });
    t.until('action').take('attack');
    expect(t.options().filter((o) => o.startsWith('3.0'))).toEqual(['3.0=0:electrostaff-guard', '3.0=none']);
    expect(t.options().filter((o) => o.startsWith('0.0'))).not.toContain('0.0=0:electrostaff-guard');
  });
  it('[LE-ZWEITWAFFE-NAHKAMPF-FERNKAMPF-03] from afar he shoots like the others', () => {
    const t = lay({
      units: [
        unit('imperial-royal-guards', 1, 400, 400, {
          minis: [null, 'fallen', 'fallen', null],
          upgrades: ['electrostaff-guard'],
        }),
        rebels(520, 400),
      ],
      active: 0,
    });
    t.fight();
    expect(t.events('attack')[0]!.weapons.reduce((n, w) => n + w.minis, 0)).toBe(2);
  });
  it('[LE-ARSENAL-X-01] [LE-ARSENAL-X-02] [LC-ARSENAL-2-01] Arsenal 2: two weapons, not three', () => {
    const t = lay({ units: [unit(BOBA, 1, 400, 400), rebels(520, 400)], active: 0 });
    t.until('action').take('attack');
    const fields = t.options().map((o) => o.split('=')[0]);
    expect(new Set(fields)).toEqual(new Set(['0.0', '0.1']));
    const weapons = [...new Set(t.options().map((o) => o.split('=')[1]!))].filter((w) => w !== 'none');
    expect(t.match.check(1, { '0.0': weapons[0]!, '0.1': weapons[0]! })?.clauses).toEqual(['LE-ANGRIFF-12']);
  });
  it('[LE-ARSENAL-X-04] and they may go against different units', () => {
    const t = lay({ units: [unit(BOBA, 1, 400, 400), rebels(520, 400), rebels(400, 520)], active: 0 });
    t.until('action').take('attack', '1');
    const weapons = [...new Set(t.options().map((o) => o.split('=')[1]!))].filter((w) => w !== 'none');
    t.take({ '0.0': weapons[0]!, '0.1': 'none' });
    expect(t.open).toEqual(['1 further-defender']);
    t.take('2').until('action', { pool: (a) => (a.type === 'choice' ? a.options[0]!.id : '') });
    expect(t.events('attack').map(({ defender }) => defender)).toEqual([1, 2]);
  });
});

describe('line of sight', () => {
  const wall = (height: number) => piece('high-stone-wall', 500, 400, 20, 200, { height });
  const sees = (terrain: readonly Spec[], more: readonly Spec[] = []) =>
    lay({ units: [rebels(400, 400, alone(4)), storm(600, 400, alone(4)), ...more], terrain, active: 0 })
      .until('action')
      .options()
      .includes('attack');
  it('[LE-SICHTLINIE-01] [LE-SICHTLINIE-03] [LE-SICHTLINIE-04] [LE-SICHTLINIE-05] a wall as high as the eyes hides the enemy, a low one does not', () => {
    expect(sees([wall(200)])).toBe(false);
    expect(sees([wall(10)])).toBe(true);
  });
  it('[LE-SICHTLINIE-02] what counts is the highest point above the base: a tall walker looks over', () => {
    const t = lay({
      units: [unit('at-st', 1, 350, 400, { degrees: 90 }), rebels(640, 400, alone(4))],
      terrain: [piece('high-stone-wall', 480, 400, 20, 200, { height: 60 })],
      active: 0,
    });
    expect(t.until('action').options()).toContain('attack');
    expect(sees([piece('high-stone-wall', 480, 400, 20, 200, { height: 60 })])).toBe(false);
  });
  it('[LE-SICHTLINIE-05] [LC-VERSPERRTE-SICHTLINIE-01] a vehicle hides as well, [LE-SICHTLINIE-06] [LC-VERSPERRTE-SICHTLINIE-02] troopers never', () => {
    expect(sees([], [unit('at-st', 1, 500, 400)])).toBe(true); // the AT-ST itself may be attacked
    const t = lay({
      units: [rebels(400, 400, alone(4)), storm(600, 400, alone(4)), unit('at-st', 0, 500, 400)],
      active: 0,
    });
    expect(t.until('action').barred('attack')).toContain('LE-SICHTLINIE-07');
    expect(sees([], [rebels(500, 400)])).toBe(true);
  });
  it('[LE-SICHTLINIE-09] nobody stands in his own light', () => {
    const t = lay({ units: [unit('at-st', 1, 400, 400, { degrees: 90 }), rebels(600, 400)], active: 0 });
    expect(t.until('action').options()).toContain('attack');
  });
});

describe('rules of the pool', () => {
  it('[LE-NAHKAMPFWAFFE-04] [LE-FERNKAMPFWAFFE-04] [LE-ANGRIFF-13] melee and ranged weapons never share a pool', () => {
    const t = lay({
      units: [unit('at-st', 1, 400, 400, { degrees: 90 }), rebels(400, 400 - 50 - 13.5, alone(4)), rebels(650, 400)],
      active: 0,
    });
    for (const { melee, weapons } of targetsOf(t.g, t.unit(0)))
      for (const { keys } of weapons)
        for (const key of keys) {
          const weapon = t.g.card(t.unit(0)).weapons.find(({ id }) => key === `unit:${id}`)!;
          expect(weapon.range.min === 0).toBe(melee);
        }
    expect(targetsOf(t.g, t.unit(0)).some(({ melee }) => !melee)).toBe(true);
  });
  it('[LE-NAHKAMPFWAFFE-02] [LE-NAHKAMPFWAFFE-03] melee weapons of one name go to one enemy', () => {
    const t = lay({
      units: [
        rebels(400, 400, { minis: [null, [400, 430], 'fallen', 'fallen'] }),
        storm(400 + apart(0), 400, alone(4)),
        storm(400 - apart(0), 430, alone(4)),
      ],
      active: 0,
    });
    t.until('action').take('attack', '1').take({ '0.0': 'unit:unarmed', '1.0': 'none' });
    expect(t.open).not.toContain('0 further-defender');
  });
  it('[LE-ANGRIFFSPOOL-01] a pool without a die is none', () => {
    const t = lay({ units: [rebels(400, 400), storm(550, 400)], active: 0 });
    t.until('action').take('attack');
    const none = Object.fromEntries([0, 1, 2, 3].map((mini) => [`${mini}.0`, 'none']));
    t.refuses(none, 'LE-ANGRIFFSPOOL-01');
  });
  it('[LE-ARSENAL-X-03] of an arsenal only what reaches the enemy', () => {
    const near = lay({ units: [unit(BOBA, 1, 400, 400), rebels(520, 400)], active: 0 });
    const far = lay({
      units: [unit(BOBA, 1, 400, 400), rebels(400 + apart(2 * SEGMENT + 5), 400, alone(4))],
      active: 0,
    });
    const keys = (t: ReturnType<typeof lay>) => targetsOf(t.g, t.unit(0))[0]!.weapons[0]!.keys;
    for (const key of keys(far)) {
      const weapon = far.g.card(far.unit(0)).weapons.find(({ id }) => key === `unit:${id}`)!;
      expect(weapon.range.max).toBeGreaterThanOrEqual(3);
    }
    expect(keys(far).length).toBeLessThan(keys(near).length);
  });
  it('[LE-NAHKAMPF-09] [LC-EINEN-NAHKAMPF-BEGINNEN-05] the enemy closes in as well, [LE-NAHKAMPF-10] [LC-EINEN-NAHKAMPF-BEGINNEN-06] unless it has no melee weapon', () => {
    const touching = (t: ReturnType<typeof lay>) =>
      t.unit(1).minis.filter(({ pose }, mini) => {
        if (!pose) return false;
        const { base } = t.g.mini(t.unit(1), mini);
        return t.unit(0).minis.some((own, i) => own.pose && inContact(base, t.g.mini(t.unit(0), i).base));
      }).length;
    const charge = (enemy: Spec) => {
      const t = lay({ units: [unit(LUKE, 0, 400, 400), enemy], active: 0 });
      t.until('action').take('move').take({ kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1, engage: 1 });
      return touching(t.until('action'));
    };
    expect(charge(storm(500, 400, { minis: [null, [540, 430], 'fallen', 'fallen'] }))).toBe(2);
    expect(
      charge(unit('74-z-speeder-bikes', 1, 520, 400, { degrees: 0, minis: [null, { x: 600, y: 400, degrees: 0 }] })),
    ).toBe(1);
  });
  it('[LE-NAHKAMPF-21] who can reach nobody any more stays, and the melee is over', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), storm(400 + apart(0), 400, alone(4)), storm(1500, 700)],
      active: 0,
      black: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
      red: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      redDefence: ['blank'],
    });
    t.fight();
    expect(t.unit(1).status).toBe('defeated');
    expect(t.pose(0).slice(0, 2)).toEqual([400, 400]);
    expect(t.until('action').options()).toContain('move');
  });
  it('[LE-NAHKAMPF-11] [LC-EINEN-NAHKAMPF-BEGINNEN-07] a move into contact with two enemy units at once is refused', () => {
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), storm(500, 400 + 13.6, alone(4)), storm(500, 400 - 13.6, alone(4))],
      active: 0,
    });
    t.until('action').take('move');
    expect(t.match.check(0, { kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1, engage: 1 })).toBeDefined();
  });
});
