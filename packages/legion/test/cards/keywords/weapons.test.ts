import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { apart, first, lay, piece, type Spec, unit } from '../../table.ts';
import { alone, LUKE, rebels, storm } from '../../troops.ts';

/** Lone rebels with the weapon of an upgrade against somebody. */
const ion = (enemy: Spec, dice: object) =>
  lay({
    units: [
      rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen', null], upgrades: ['mpl-57-ion-trooper'] }),
      enemy,
    ],
    active: 0,
    ...dice,
  }).fight({ weapons: { '0.0': 'none', '4.0': '0:mpl-57-ion-trooper' }, 'window:attack.modify': '0:impact' });

describe('Ion', () => {
  it('[LE-IONEN-X-01] [LE-IONENMARKER-03] [LC-IONEN-X-01] a vehicle that is wounded gains tokens', () => {
    const t = ion(unit('at-st', 1, 600, 400), {
      red: ['crit', 'blank'],
      whiteDefence: ['blank'],
      redDefence: ['blank'],
    });
    expect(t.tokens(1, 'ion')).toBe(1);
  });
  it('[LE-IONEN-X-01] not one that blocks it all', () => {
    const t = ion(unit('at-st', 1, 600, 400), {
      red: ['crit', 'blank'],
      whiteDefence: ['block'],
      redDefence: ['block'],
    });
    expect(t.tokens(1, 'ion')).toBe(0);
  });
  it('[LE-IONENMARKER-03] nor troopers, [LC-IONENMARKER-01] but droids', () => {
    expect(ion(storm(600, 400), { red: ['crit', 'blank'], redDefence: ['blank'] }).tokens(1, 'ion')).toBe(0);
    const droids = ion(unit('b1-battle-droids', 1, 600, 400), { red: ['crit', 'blank'], whiteDefence: ['blank'] });
    expect(droids.tokens(1, 'ion')).toBe(1);
  });
});

describe('Suppressive', () => {
  const jyn = (enemy: Spec, dice: object, more: readonly Spec[] = []) =>
    lay({ units: [unit('emperor-palpatine', 1, 400, 400), enemy, ...more], active: 0, ...dice }).fight();
  const blanks = { red: Array(8).fill('blank'), black: Array(8).fill('blank'), white: Array(8).fill('blank') };
  it('[LE-NIEDERHALTEND-01] after every attack with it, hit or not', () => {
    expect(jyn(rebels(500, 400), blanks).tokens(1, 'suppression')).toBe(1);
  });
  it('[LE-NIEDERHALTEND-02] in addition to the token of the attack', () => {
    const t = jyn(rebels(500, 400), {
      ...blanks,
      black: ['hit', ...Array(7).fill('blank')],
      red: ['hit', ...Array(7).fill('blank')],
      white: ['hit', ...Array(7).fill('blank')],
      whiteDefence: Array(4).fill('block'),
    });
    expect(t.tokens(1, 'suppression')).toBe(2);
  });
  it('[LE-NIEDERHALTEND-01] [LC-BEREITSCHAFTSMARKER-05] never on vehicles', () => {
    expect(jyn(unit('at-rt-rebel', 0, 500, 400), blanks).tokens(1, 'suppression')).toBe(0);
  });
});

describe('Critical', () => {
  it('[LC-KRITISCH-X-01] so many surges become critical hits, the others what the chart says', () => {
    // Obi-Wan's saber has Critical 2; his chart turns surges into hits.
    const t = lay({
      units: [unit('obi-wan-kenobi', 0, 400, 400), storm(400 + apart(0), 400)],
      active: 0,
      black: Array(6).fill('surge'),
      red: Array(6).fill('surge'),
      redDefence: Array(8).fill('blank'),
    });
    t.fight();
    expect(t.result.crits).toBe(2);
  });
});

describe('Spray', () => {
  it('[LE-STREUUNG-01] its dice once for each miniature in sight', () => {
    const t = (minis: readonly unknown[], terrain: readonly Spec[] = []) =>
      lay({
        units: [
          unit('snowtroopers', 1, 400, 400, {
            minis: [null, 'fallen', 'fallen', 'fallen', null],
            upgrades: ['flametrooper'],
          }),
          rebels(500, 400, { minis: minis as never }),
        ],
        terrain,
        active: 0,
      }).fight({ weapons: { '0.0': 'none', '4.0': '0:flametrooper' } });
    const dice = (table: ReturnType<typeof lay>) => table.events('rolled')[0]!.dice.length;
    expect(dice(t([null, [500, 440], [500, 360], 'fallen']))).toBe(3);
    expect(dice(t([null, [500, 440], 'fallen', 'fallen']))).toBe(2);
    const wall = piece('high-stone-wall', 530, 400, 10, 60, { height: 200 });
    expect(dice(t([null, [560, 400], 'fallen', 'fallen'], [wall]))).toBe(1);
  });
});

describe('Impact', () => {
  it('[LE-WUCHT-X-03] [LE-SCHLUESSELWOERTER-07] [LC-WAFFENSCHLUESSELWOERTER-03] the X of several weapons add up', () => {
    const t = lay({
      units: [
        rebels(400, 400, { minis: [null, [400, 430], [400, 370], 'fallen'], upgrades: ['impact-grenades'] }),
        unit('at-st', 1, 500, 400, { degrees: 270 }),
      ],
      active: 0,
      black: ['hit', 'hit', 'hit'],
      whiteDefence: Array(4).fill('blank'),
    });
    t.fight({
      weapons: { '0.0': 'unit:a-280-blaster-rifle', '1.0': '0:impact-grenades', '2.0': '0:impact-grenades' },
      'window:attack.modify': '0:impact',
    });
    expect(t.result).toMatchObject({ crits: 2, hits: 0 });
  });
  it('[LE-WUCHT-X-02] [LE-ANGRIFFSPOOL-07] [LE-SCHLUESSELWOERTER-06] only the pool that holds the weapon', () => {
    const t = lay({
      units: [
        rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen', null], upgrades: ['mpl-57-ion-trooper'] }),
        unit('at-st', 1, 600, 400, { degrees: 270 }),
        storm(400, 560),
      ],
      active: 0,
      black: ['hit'],
      red: ['blank', 'blank'],
    });
    t.until('action').take('attack', '1').take({ '0.0': 'unit:a-280-blaster-rifle', '4.0': 'none' }).take('2');
    t.until('action', { pool: first, 'window:attack.modify': first });
    expect(t.events('result').map(({ crits }) => crits)).toEqual([0, 0]);
  });
});

describe('Immobilize and Tow Cable', () => {
  it('[LE-IMMOBILISIERT-MARKER-01] a weapon with Immobilize gives its tokens to whom it wounds, not to whom it only hits', () => {
    const tokens = (face: 'block' | 'blank', last = face) =>
      lay({
        units: [
          unit('cad-bane', 1, 400, 400, { upgrades: ['electro-gauntlets'] }),
          unit(LUKE, 0, 400 + apart(0), 400),
          rebels(1500, 700),
        ],
        active: 0,
        red: ['hit', 'hit', 'hit', 'hit'],
        redDefence: [face, face, face, last],
      })
        .fight({ weapons: { '0.0': '0:electro-gauntlets' } })
        .tokens(1, 'immobilize');
    expect([tokens('blank'), tokens('block', 'blank'), tokens('block')]).toEqual([3, 3, 0]);
  });
  it('[LE-IMMOBILISIERT-MARKER-01] each token takes 1 off the maximum speed', () => {
    const most = (immobilize: number) => {
      const t = lay({
        units: [rebels(400, 400, { ...alone(4), tokens: { immobilize } }), storm(1500, 700)],
        active: 0,
      });
      t.until('action');
      if (!t.options().includes('move')) return 0;
      t.take('move');
      const can = (speed: number) =>
        t.match.check(0, { kind: 'standard', speed, heading: 90, bend: 0, way: 1 }) === undefined;
      return can(2) ? 2 : can(1) ? 1 : 0;
    };
    expect([0, 1, 2, 3].map(most)).toEqual([2, 1, 0, 0]);
  });
  it('[LE-IMMOBILISIERT-MARKER-02] at 0 a walker does not even pivot', () => {
    const walker = (immobilize: number) =>
      lay({ units: [unit('at-rt-rebel', 0, 400, 400, { tokens: { immobilize } }), storm(1500, 700)], active: 0 })
        .until('action')
        .options();
    expect(walker(1)).toContain('move');
    expect(walker(2)).not.toContain('move');
  });
  it('[LE-IMMOBILISIERT-MARKER-04] an effect that grants a move of its own speed still works: it withdraws', () => {
    const t = lay({
      units: [rebels(400, 400, { ...alone(4), tokens: { immobilize: 2 } }), storm(400 + apart(0), 400, alone(4))],
      active: 0,
    });
    t.until('action').take('withdraw').take({ kind: 'withdraw', speed: 1, heading: 270, bend: 0, way: 1 });
    expect(t.pose(0)[0]).toBeLessThan(360);
  });
  it('[LE-SCHLEPPKABEL-01] the attacker turns the vehicle that the harpoon has wounded', () => {
    const t = lay({
      units: [
        unit('t-47-airspeeder', 0, 400, 400, { degrees: 270, upgrades: ['mo-dk-power-harpoon'] }),
        unit('at-st', 1, 560, 400, { degrees: 0 }),
      ],
      active: 0,
      red: Array(6).fill('crit'),
      black: Array(6).fill('crit'),
      white: Array(6).fill('crit'),
      whiteDefence: Array(8).fill('blank'),
      redDefence: Array(8).fill('block'),
    });
    t.until('action').take('attack');
    if (t.open[0]!.endsWith('weapons'))
      t.take(
        Object.fromEntries(
          (t.match.open[0] as Extract<Ask, { type: 'form' }>).fields.map((f, i) => [
            f.id,
            i === 0 ? f.options.find((o) => o.id.includes('harpoon'))!.id : 'none',
          ]),
        ),
      );
    t.until('move');
    expect(t.ask().seat).toBe(0);
    t.take({ kind: 'pivot', speed: 1, heading: 60, bend: 0, way: 1 });
    expect(t.pose(1)[2]).toBeCloseTo(60);
  });
});

describe('charges', () => {
  const MINE = { kind: 'charge', seat: 0, by: 'upgrade/proton-charge-saboteur', note: 'Proton Charge' };
  const saboteurs = (x: number, y: number) =>
    unit('rebel-commandos', 0, x, y, {
      minis: [null, 'fallen', 'fallen', 'fallen', null],
      upgrades: ['proton-charge-saboteur'],
    });
  const field = (units: readonly Spec[], x: number, y: number, more: object = {}) =>
    lay({ units: [saboteurs(1200, 700), ...units], markers: [{ ...MINE, x, y }] as never, active: 0, ...more });
  const blast = (t: ReturnType<typeof lay>) =>
    t.until('action').take('aim').until('action', { 'window:action.after': first, 'card-unit': first });
  it('[LE-DETONIEREN-01] [LE-DETONIEREN-05] [LE-DETONIEREN-06] [LE-FLAECHENWAFFEN-02] a separate attack on every unit in range, friend and foe', () => {
    const t = blast(
      field([storm(500, 400, alone(4)), rebels(500, 500, alone(4)), storm(500, 700, alone(4))], 500, 450),
    );
    expect(
      t
        .events('attack')
        .map(({ defender }) => defender)
        .sort(),
    ).toEqual([1, 2]);
    expect(t.events('attack')[0]).toMatchObject({ kind: 'detonation', attacker: { marker: 0 }, melee: false });
  });
  it('[LE-DETONIEREN-03] then the token is gone', () => {
    expect(blast(field([storm(500, 400)], 500, 460)).state.markers).toEqual([]);
  });
  it('[LE-DETONIEREN-08] [LE-FLAECHENWAFFEN-06] [LE-HANDGEMENGE-05] engaged units too', () => {
    const t = blast(field([storm(500, 400, alone(4)), rebels(500 + apart(0), 400, alone(4))], 500, 450));
    expect(t.events('attack')).toHaveLength(2);
  });
  it('[LE-DETONIEREN-02] [LE-DETONIEREN-09] [LE-DETONIEREN-X-BOMBENTYP-05] with the weapon, the keywords and the chart of its card: surges are critical', () => {
    const t = blast(
      field([storm(500, 400)], 500, 450, {
        red: ['surge'],
        white: ['hit', 'blank'],
        redDefence: ['blank', 'blank'],
      }),
    );
    expect(t.events('rolled')[0]!.dice.map(({ colour }) => colour)).toEqual(['red', 'white', 'white']);
    expect(t.result).toMatchObject({ crits: 1, hits: 1 });
  });
  it('[LE-DETONIEREN-02] its Impact 1 works against Armor, [LE-SCHWACHSTELLE-X-HECK-02] and one more behind an AT-ST', () => {
    const at = (degrees: number) =>
      blast(
        field([unit('at-st', 1, 500, 400, { degrees })], 500, 470, {
          red: ['hit'],
          white: ['hit', 'hit'],
          whiteDefence: ['block', 'block', 'block'],
        }),
      ).result.crits;
    expect(at(0)).toBe(1);
    expect(at(180)).toBe(2);
  });
  it('[LE-DETONIEREN-10] [LE-DETONIEREN-X-BOMBENTYP-03] nobody spends aim tokens on it', () => {
    const t = field([storm(500, 400)], 500, 460);
    blast(t);
    expect(t.tokens(0, 'aim')).toBe(1);
    expect(t.events('dice').some(({ why }) => why === 'aim')).toBe(false);
  });
  it('[LE-DETONIEREN-X-BOMBENTYP-01] [LE-DETONIEREN-X-BOMBENTYP-06] [LE-DETONIEREN-11] after an action of anybody, before what else follows it', () => {
    const t = lay({
      units: [saboteurs(1200, 700), unit('snowtroopers', 1, 400, 400), storm(1500, 300)],
      markers: [{ ...MINE, x: 520, y: 480 }] as never,
      active: 1,
    });
    t.until('action').take('move').take({ kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 });
    expect(t.open).toEqual(['0 window:action.after']);
    expect(t.options()[0]).toContain('detonate');
    t.take('pass');
    expect(t.open[0]!.startsWith('1')).toBe(true);
  });
  it('[LE-DETONIEREN-13] who does not see the token is not hurt', () => {
    const wall = piece('high-stone-wall', 500, 430, 200, 10, { height: 200 });
    const t = blast(field([storm(500, 400, alone(4))], 500, 465, { terrain: [wall] }));
    expect(t.events('attack')).toEqual([]);
  });
  it('[LE-DETONIEREN-07] [LE-FLAECHENWAFFEN-05] [LE-WAFFEN-04] they are ranged attacks: troopers are suppressed', () => {
    const t = blast(
      field([storm(500, 400, alone(4))], 500, 450, { red: ['hit'], white: ['blank', 'blank'], redDefence: ['block'] }),
    );
    expect(t.tokens(1, 'suppression')).toBe(1);
  });
  it('[LE-SCHARF-MACHEN-X-BOMBENTYP-01] [LE-SCHARF-MACHEN-X-BOMBENTYP-02] Arm is a card action that lays the token wholly inside range 1', () => {
    const t = lay({ units: [saboteurs(500, 400), storm(1500, 700)], active: 0 });
    t.until('action').take('card:0:arm/arm');
    const side = 500 + 13.5;
    t.refuses({ x: side + 152.4 - 10, y: 400 }, 'LE-SCHARF-MACHEN-X-BOMBENTYP-02');
    t.take({ x: side + 60, y: 400 });
    expect(t.state.markers).toMatchObject([{ kind: 'charge', seat: 0, x: side + 60 }]);
    t.until('action', { 'window:action.after': 'pass' });
    expect(t.state.turn!.actions).toBe(1);
  });
  it('[LE-SCHARF-MACHEN-X-BOMBENTYP-03] [LE-BOMBENMARKER-03] not on another token', () => {
    const t = lay({
      units: [saboteurs(500, 400), storm(1500, 700)],
      markers: [{ kind: 'objective', x: 560, y: 400, by: '' }],
      active: 0,
    });
    t.until('action').take('card:0:arm/arm');
    t.refuses({ x: 565, y: 400 }, 'LE-BOMBENMARKER-03');
    t.take({ x: 500, y: 460 });
  });
});

describe('keywords and their pool', () => {
  it('[LE-HOCHGESCHWINDIGKEIT-02] only the defender of the pool that holds the weapon', () => {
    const t = lay({
      units: [
        unit('scout-troopers', 1, 400, 400, {
          minis: [null, 'fallen', 'fallen', 'fallen', null],
          upgrades: ['dlt-19x-sniper'],
        }),
        rebels(560, 400, { tokens: { dodge: 1 } }),
        rebels(400, 560, { tokens: { dodge: 1 } }),
      ],
      active: 0,
      black: Array(4).fill('hit'),
      white: Array(4).fill('hit'),
      red: Array(4).fill('hit'),
      whiteDefence: Array(6).fill('block'),
    });
    t.until('action').take('attack', '1');
    const own = t
      .options()
      .find((o) => o.startsWith('0.0='))!
      .split('=')[1]!;
    t.take({ '0.0': own, '4.0': 'none' }).take('2');
    t.until('action', { pool: first, dodge: 'dodge' });
    const spent = t.events('tokens').filter(({ token, change }) => token === 'dodge' && change < 0);
    expect(spent.map(({ unit: u }) => u)).toEqual([1]);
  });
  it('[LE-ANGRIFFSPOOL-08] Impact changes any dice of the pool, not only those of its weapon', () => {
    const t = lay({
      units: [
        rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen', null], upgrades: ['mpl-57-ion-trooper'] }),
        unit('at-st', 1, 600, 400, { degrees: 270 }),
      ],
      active: 0,
      black: ['hit'],
      red: ['blank', 'blank'],
      whiteDefence: ['blank'],
    });
    t.fight({
      weapons: { '0.0': 'unit:a-280-blaster-rifle', '4.0': '0:mpl-57-ion-trooper' },
      'window:attack.modify': '0:impact',
    });
    expect(t.result).toMatchObject({ hits: 0, crits: 1 });
  });
});
