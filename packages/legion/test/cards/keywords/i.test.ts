import type { Ask } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../src/data/index.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { keywordOf } from '../../../src/values.ts';
import { apart, first, lay, type Spec, unit } from '../../table.ts';
import { alone, holding, LEIA, LUKE, rebels, storm } from '../../troops.ts';
import { deploying } from '../scenes.ts';

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

describe('Immune: Deflect', () => {
  it('keeps a master of Soresu from wounding the attacker, not from blocking', () => {
    const shot = (attacker: Spec) =>
      lay({
        units: [attacker, unit('obi-wan-kenobi', 0, 600, 400, holding('dodge', 1))],
        active: 0,
        red: ['hit', 'hit'],
        black: ['hit', 'hit', 'hit', 'hit'],
        white: ['hit', 'hit', 'hit', 'hit'],
        redDefence: Array(8).fill('surge'),
      }).fight({ dodge: 'dodge' });
    const immune = shot(unit('droidekas', 1, 400, 400, { ...alone(2), degrees: 90 }));
    expect([immune.events('wounded').filter((e) => e.unit === 0).length, immune.result.wounds]).toEqual([0, 0]);
    expect(shot(storm(400, 400)).wounds(0)).toBeGreaterThan(0);
  });
});

describe('Immune: Melee', () => {
  it('[LE-IMMUNITAET-NAHKAMPF-01] nobody is placed in contact with an airspeeder', () => {
    const t = lay({ units: [storm(400, 400), unit('t-47-airspeeder', 0, 560, 400)], active: 0 });
    t.until('action').take('move');
    expect(
      t.match.check(1, { kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1, engage: 1 })?.clauses,
    ).toContain('LE-IMMUNITAET-NAHKAMPF-01');
  });
  it('[LE-IMMUNITAET-NAHKAMPF-01] with others it is possible', () => {
    const t = lay({ units: [storm(400, 400), unit(LEIA, 0, 500, 400)], active: 0 });
    t.until('action').take('move');
    expect(t.match.check(1, { kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1, engage: 1 })).toBeUndefined();
  });
});

describe('Immune: Pierce', () => {
  it('nothing is pierced, and nobody is immune to it', () => {
    const t = lay({ units: [unit('wookiee-warriors-noble-fighters', 0, 400, 400), storm(1500, 700)], active: 0 });
    const of = (keyword: 'pierce' | 'immune-pierce') => keywordOf(t.g, t.unit(0), keyword);
    expect([of('pierce'), of('immune-pierce')]).toEqual([0, 0]);
  });
});

describe('Immune: Range 1 Weapons', () => {
  const flamer = (card: string) =>
    lay({
      units: [
        rebels(400, 400, { upgrades: ['at-rt-flamethrower'], ...alone(4), degrees: 90 }),
        unit(card, 1, 400 + 13.5 + 20 + unitOf(card, '1.2').base.length / 2, 400, { degrees: 90 }),
        storm(1700, 800),
      ],
      active: 0,
    })
      .until('action')
      .take('attack');
  it('no weapon whose longest range is 1 is used against it', () => {
    const used = (card: string) => {
      const t = flamer(card);
      const all = t.ask().kind === 'weapons' ? t.options() : [];
      return all.some((one) => one.includes('flamethrower'));
    };
    expect(used('at-rt-rebel')).toBe(true);
    expect(used('t-47-airspeeder')).toBe(false);
  });
  it('others are used against it, and that weapon against others', () => {
    const speeder = flamer('t-47-airspeeder');
    speeder.goOn((t) => t.events('attack').length > 0);
    expect(speeder.events('attack')[0]!.weapons.map(({ weapon }) => weapon)).toEqual(['unit:a-280-blaster-rifle']);
    const t = lay({
      units: [
        rebels(400, 400, { upgrades: ['at-rt-flamethrower'], ...alone(4), degrees: 90 }),
        unit('at-rt-rebel', 1, 400 + 13.5 + 20 + unitOf('at-rt-rebel', '1.2').base.length / 2, 400, { degrees: 90 }),
        unit('t-47-airspeeder', 1, 1500, 700),
      ],
      active: 0,
    });
    t.until('action').take('attack').until('weapons');
    expect(t.options().some((one) => one.includes('flamethrower'))).toBe(true);
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

describe('Impervious', () => {
  it('[LE-UNDURCHDRINGLICH-01] [LE-UNDURCHDRINGLICH-02] [LE-UNDURCHDRINGLICH-04] [LC-UNDURCHDRINGLICH-01] Impervious rolls as many more as the pool has Pierce, which then cancels as usual', () => {
    // Luke's saber has Pierce 2; one hit, so three dice.
    const t = lay({
      units: [unit(LUKE, 0, 400, 400), unit('boba-fett-infamous-bounty-hunter', 1, 400 + apart(0), 400)],
      active: 0,
      black: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
      redDefence: ['block', 'block', 'block'],
    });
    t.fight({ 'window:defence.modify': '0:pierce' });
    expect(t.events('defenceRolled')[0]!.dice).toHaveLength(3);
    expect(t.result).toMatchObject({ hits: 1, blocks: 1, wounds: 0 });
  });
});

describe('Incognito', () => {
  const k2 = (gap: number, more: Spec = {}) =>
    lay({ units: [storm(400, 400, alone(4)), unit('k-2so', 0, 400 + apart(gap), 400, more)], active: 0 }).until(
      'action',
    );
  it('nobody beyond range 1 attacks it', () => {
    expect(k2(SEGMENT).options()).toContain('attack');
    expect(k2(SEGMENT + 0.01).options()).not.toContain('attack');
  });
  it('until it has made an attack', () => {
    expect(k2(SEGMENT + 0.01, { note: { unmasked: true } }).options()).toContain('attack');
    const t = lay({
      units: [unit('k-2so', 0, 400, 400), storm(400 + apart(0), 400, alone(4)), storm(1500, 700)],
      active: 0,
    });
    t.fight().goOn((one) => one.ask().kind === 'action');
    expect(t.unit(0).note['unmasked']).toBe(true);
  });
});

describe('Incognito, of others', () => {
  it('whoever is not incognito may be attacked beyond range 1', () => {
    const t = lay({
      units: [storm(400, 400, alone(4)), rebels(400 + apart(1.5 * SEGMENT), 400, alone(4)), unit('k-2so', 0, 100, 800)],
      active: 0,
    }).until('action');
    expect(t.options()).toContain('attack');
  });
  it('the attack of a friend does not unmask it', () => {
    const t = lay({
      units: [rebels(400, 400, alone(4)), unit('k-2so', 0, 400, 600), storm(560, 400)],
      active: 0,
      black: ['blank'],
    }).fight();
    expect(t.unit(1).note['unmasked']).toBeUndefined();
  });
});

describe('Incognito, unmasked', () => {
  it('by what it does with an objective, not by what others do', () => {
    const claim = (active: number) => {
      const t = lay({
        units: [unit('k-2so', 0, 400, 400), rebels(400, 452.1, alone(4)), storm(1500, 700)],
        active,
        battle: { objective: 'recover-the-supplies' },
        markers: [{ kind: 'objective', by: 'recover-the-supplies', x: 400, y: 426.05 }],
      }).until('action');
      const act = t.options().find((id) => id.startsWith('card:battle:'))!;
      t.take(act).until('action');
      return t.unit(0).note['unmasked'];
    };
    expect([claim(0), claim(1)]).toEqual([true, undefined]);
  });
});

describe('Inconspicuous', () => {
  const r2 = (suppression: number, friend: number) =>
    lay({
      units: [
        storm(400, 400, alone(4)),
        unit('r2-d2-independent-astromech', 0, 560, 400, holding('suppression', suppression)),
        rebels(friend, 500, alone(4)),
      ],
      active: 0,
    }).until('action');
  const targets = (suppression: number, friend: number) => {
    const t = r2(suppression, friend);
    t.take('attack').goOn(() => t.ask().kind === 'defender' || t.events('attack').length > 0);
    return t.ask().kind === 'defender' ? t.options() : t.events('attack').map(({ defender }) => String(defender));
  };
  it('with a suppression token, whoever can attack another must', () => {
    expect(targets(1, 600)).toEqual(['2']);
    expect(targets(0, 600)).toEqual(['1', '2']);
  });
  it('but if there is nobody else, it can be attacked', () => {
    expect(targets(1, 1700)).toEqual(['1']);
  });
  it('it may keep all its suppression tokens when it rallies', () => {
    const t = lay({
      units: [unit('r2-d2-independent-astromech', 0, 400, 400, holding('suppression', 2)), storm(1500, 700)],
      active: { unit: 0, step: 'rally' },
      whiteDefence: ['block', 'block'],
    }).until('keep');
    expect(t.options()).toEqual(['0', '1', '2']);
  });
  it('hide from nobody: one of them must be attacked', () => {
    const r2 = (x: number, y: number) => unit('r2-d2-independent-astromech', 0, x, y, holding('suppression', 1));
    const t = lay({ units: [storm(400, 400, alone(4)), r2(560, 400), r2(560, 500)], active: 0 }).until('action');
    t.take('attack').until('defender');
    expect(t.options()).toEqual(['1', '2']);
  });
});

describe('Indomitable', () => {
  it('[LE-UNBEZWINGBAR-01] Wookiees rally with red dice', () => {
    const t = lay({
      units: [unit('wookiee-warriors-freedom-fighters', 0, 400, 400, { tokens: { suppression: 2 } }), storm(1500, 700)],
      active: { unit: 0, step: 'rally' },
      redDefence: ['block', 'blank'],
    });
    expect(t.events('rallied')).toMatchObject([{ colour: 'red', faces: ['block', 'blank'], left: 1 }]);
  });
});

describe('Infiltrate', () => {
  const waiting = (card: string, seat: number, more: Spec = {}): Spec => ({ card, seat, status: 'reserve', ...more });
  const spot = (y: number) => {
    const t = deploying([waiting('rebel-pathfinders', 0), rebels(100, 100), storm(900, 900, alone(4))]).until('deploy');
    return t.match.check(0, { x: 900, y, degrees: 0 }) === undefined;
  };
  it('anywhere beyond range 3 of all enemies', () => {
    const edge = 900 - 13.5 - 3 * SEGMENT - 13.5;
    expect(spot(edge - 60)).toBe(true);
    expect(spot(edge + 0.5)).toBe(false);
  });
});

describe('Inspire', () => {
  const first = (a: Ask) =>
    a.type === 'choice' ? a.options[0]!.id : a.type === 'several' ? a.options.slice(0, a.max).map((o) => o.id) : [];
  const blanks = Array(8).fill('blank');
  const rallies = (active: number, ...units: readonly Spec[]) =>
    lay({
      units,
      active: { unit: active, step: 'rally' },
      whiteDefence: blanks as never,
      redDefence: blanks as never,
    }).goOn((t) => ['window:unit.rallied', 'action'].includes(t.ask().kind));
  const shaken = (x: number, y: number) => rebels(x, y, { ...alone(4), ...holding('suppression', 1) });
  it('[LE-ANSPORNEN-X-01] [LC-ANSPORNEN-X-01] Inspire 2: two tokens in all, from others at range 2', () => {
    const t = (gap: number) => {
      const table = lay({
        units: [
          unit(LEIA, 0, 400, 400, { tokens: { suppression: 1 } }),
          rebels(400 + apart(gap), 400, { ...alone(4), tokens: { suppression: 1 } }),
          rebels(400, 500, { ...alone(4), tokens: { suppression: 3 } }),
          storm(1500, 700),
        ],
        active: { unit: 0, step: 'rally' },
        whiteDefence: ['blank'],
      });
      table.until('action', { 'window:unit.rallied': first, 'card-unit': first });
      return [0, 1, 2].map((id) => table.tokens(id, 'suppression'));
    };
    expect(t(2 * SEGMENT)).toEqual([1, 0, 2]);
    expect(t(2 * SEGMENT + 0.01)).toEqual([1, 1, 1]);
  });
  it('[LE-ANSPORNEN-X-01] Inspire: after its own, if somebody near is frightened; one may stop', () => {
    const leia = unit(LEIA, 0, 400, 400);
    const t = rallies(0, leia, shaken(500, 400), shaken(400, 500), storm(1500, 700));
    expect(t.open).toEqual(['0 window:unit.rallied']);
    expect(t.take('0:inspire', 'none').open).toEqual(['0 action']);
    expect(rallies(1, leia, shaken(500, 400), shaken(400, 500), storm(1500, 700)).open).toEqual(['0 action']);
    expect(rallies(0, leia, rebels(500, 400, alone(4)), storm(1500, 700)).open).toEqual(['0 action']);
  });
});

describe('Ion', () => {
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
