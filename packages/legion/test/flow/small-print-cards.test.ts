import { describe, expect, it } from 'vitest';
import { commandOf, firstPrintOfUnit, firstPrintOfUpgrade, unitOf, unitsIn, upgradeOf } from '../../src/data/index.ts';
import { ALL_DICE } from '../../src/dice.ts';
import { view } from '../../src/view/view.ts';
import { apart, lay, unit } from '../table.ts';
import { alone, BOBA, holding, LEIA, LUKE, rebels, storm, VADER } from '../troops.ts';

/** Clauses that say what cards and tokens carry: seen on the table or in the facts. */

const blanks = Array(12).fill('blank');
const way = { kind: 'standard', speed: 1, heading: 0, bend: 0, way: 1 };

describe('what cards carry', () => {
  it('[LE-EINHEITENKARTE-TRUPPLER-01] [LE-EINHEITENKARTE-FAHRZEUG-01] [LE-EINHEITENKARTE-FAHRZEUG-02] [LE-TAPFERKEIT-01] troopers have courage where vehicles have resilience; everything else both have', () => {
    for (const card of unitsIn('1.2')) {
      if (card.rank === 'counterpart') continue;
      expect(card.points, card.id).toBeGreaterThan(0);
      expect(card.minis, card.id).toBeGreaterThan(0);
      expect(card.wounds, card.id).toBeGreaterThan(0);
      expect(card.defence, card.id).toMatch(/^(red|white)$/);
      const vehicle = card.type.endsWith('-vehicle');
      expect([card.courage === undefined, card.resilience === undefined], card.id).toEqual([vehicle, !vehicle]);
    }
  });
  it('[LE-EINHEITENKARTE-TRUPPLER-02] Luke Skywalker: 160 points, courage 3, two weapons, Jump 1', () => {
    const card = firstPrintOfUnit(LUKE);
    expect(card).toMatchObject({ faction: 'rebel', type: 'trooper', points: 160, minis: 1, courage: 3 });
    const saber = card.weapons.find(({ range }) => range.min === 0)!;
    expect(saber.keywords.map(({ keyword, value }) => [keyword, value]).sort()).toEqual([
      ['impact', 2],
      ['pierce', 2],
    ]);
    expect(card.weapons.length).toBe(2);
    expect(card.keywords).toContainEqual(expect.objectContaining({ keyword: 'jump', value: 1 }));
  });
  it('[LE-EINHEITENKARTE-FAHRZEUG-03] AT-RT: 55 points, one miniature, resilience 4, claws and rifle', () => {
    const card = firstPrintOfUnit('at-rt-rebel');
    expect(card).toMatchObject({ faction: 'rebel', points: 55, minis: 1, resilience: 4 });
    expect(card.weapons.length).toBe(2);
    expect(
      card.weapons.some(({ keywords }) => keywords.some(({ keyword, value }) => keyword === 'impact' && value === 1)),
    ).toBe(true);
  });
  it('[LE-KOMMANDOKARTE-01] [LE-KOMMANDOKARTE-02] [LE-ARMEE-KOMMANDOKARTEN-04] [LE-KOMMANDOKARTEN-10] a command card has pips, its character and its orders: New Ways to Motivate Them, Vader, two trooper units', () => {
    const card = commandOf('new-ways-to-motivate-them', '1.2');
    expect(card.pips).toBeGreaterThan(0);
    expect(card.owners).toContain(VADER);
    expect(card.orders.groups).toEqual([{ count: 2, of: [{ kind: 'trooper' }] }]);
  });
  it('[LE-TRUPPLERAUFWERTUNG-01] [LE-TRUPPLERAUFWERTUNG-02] [LE-TRUPPLERAUFWERTUNG-03] HH-12 Stormtrooper: stormtroopers only, one miniature, 34 points, exhausts, cumbersome', () => {
    const card = firstPrintOfUpgrade('hh-12-stormtrooper');
    expect(card).toMatchObject({ points: 34, mini: { count: 1 } });
    expect(card.limits[0]!.units).toContain('stormtroopers');
    expect(card.exhausts ?? card.weapons[0]!.exhausts).toBe(true);
    expect(card.weapons[0]!.keywords.some(({ keyword }) => keyword === 'cumbersome')).toBe(true);
  });
  it('[LE-WAFFENAUFWERTUNG-01] [LE-WAFFENAUFWERTUNG-03] AT-RT Rotary Blaster: a weapon, no miniature, and only into the front arc', () => {
    const card = upgradeOf('at-rt-rotary-blaster', '1.2');
    expect(card.mini).toBeUndefined();
    const shoots = (degrees: number) =>
      lay({
        units: [unit('at-rt-rebel', 0, 400, 400, { degrees, upgrades: ['at-rt-rotary-blaster'] }), storm(640, 400)],
        active: 0,
      })
        .until('action')
        .take('attack')
        .options()
        .some((id) => id.includes('rotary'));
    expect(shoots(90)).toBe(true);
    expect(shoots(270)).toBe(false);
  });
  it('[LE-WAFFEN-01] [LE-WAFFEN-08] every unit but a truck has weapons, and many of them keywords', () => {
    for (const { id, weapons, slots } of unitsIn('1.2')) expect(weapons.length > 0 || slots.length > 0, id).toBe(true);
    expect(
      unitsIn('1.2').filter(({ weapons }) => weapons.some(({ keywords }) => keywords.length > 0)).length,
    ).toBeGreaterThan(50);
  });
  it('[LE-WAFFEN-06] a weapon with both symbols serves in melee and at range', () => {
    const uses = (gap: number) =>
      lay({
        units: [unit('emperor-palpatine', 1, 400, 400), rebels(400 + apart(gap), 400, alone(4))],
        active: 0,
        red: blanks,
        black: blanks,
        white: blanks,
      })
        .fight()
        .events('attack')[0]!;
    expect(uses(0)).toMatchObject({ melee: true, weapons: [{ weapon: 'unit:force-lightning' }] });
    expect(uses(100)).toMatchObject({ melee: false, weapons: [{ weapon: 'unit:force-lightning' }] });
  });
  it('[LE-WUERFEL-01] [LE-WUERFEL-02] attack dice and defence dice, and nothing else, are rolled', () => {
    expect(ALL_DICE.map(({ name }) => name).sort()).toEqual(['black', 'red', 'redDefence', 'white', 'whiteDefence']);
  });
  it('[LE-SCHLUESSELWOERTER-01] [LE-SCHLUESSELWOERTER-03] [LE-SCHLUESSELWOERTER-04] keywords of a unit stand on its card or come by upgrades; those of weapons act in pools with the weapon', () => {
    const offers = (upgrades: readonly string[]) =>
      lay({ units: [storm(400, 400, { upgrades }), rebels(700, 400)], active: 0 })
        .until('action')
        .options()
        .filter((id) => id.startsWith('card:'));
    expect(offers([])).toEqual([]);
    expect(offers(['viper-recon-droid'])).toEqual(['card:0:observe/observe']);
    const cover = (weapon: string) =>
      lay({
        units: [
          rebels(400, 400, { minis: [null, 'fallen', 'fallen', 'fallen'], upgrades: ['concussion-grenades'] }),
          storm(545, 400, { ...alone(4), ...holding('suppression') }),
        ],
        active: 0,
        black: ['hit'],
        red: ['hit'],
        redDefence: ['block'],
      }).fight({ weapons: { '0.0': weapon } }).cover;
    expect(cover('unit:a-280-blaster-rifle')).toBe(1);
    expect(cover('0:concussion-grenades')).toBe(0);
  });
  it('[LE-FAEHIGKEITEN-01] [LE-SCHLUESSELWOERTER-05] each ability has its own time: Inspire after the rally, Ready after a standby', () => {
    const t = lay({
      units: [unit(LEIA, 0, 400, 400), rebels(450, 400, { ...alone(4), ...holding('suppression') }), storm(1700, 800)],
      active: { unit: 0, step: 'start' },
    }).until('window:unit.rallied');
    expect(t.options()).toContain('0:inspire');
    expect(t.state.turn!.step).toBe('rally');
  });
});

describe('tokens', () => {
  it('[LE-BEHANDELN-X-KAPAZITAET-Y-10] who comes back is one wound short of falling again', () => {
    const wookiees = 'wookiee-warriors-freedom-fighters';
    const t = lay({
      units: [
        unit(VADER, 1, 400, 400),
        unit(wookiees, 0, 400 + 13.5 + unitOf(wookiees, '1.2').base.width / 2, 400, {
          minis: [null, [460, 440], 'fallen'],
        }),
        rebels(400, 470, {
          minis: [null, 'fallen', 'fallen', 'fallen', [370, 470]],
          upgrades: ['2-1b-medical-droid'],
          order: 'faceup',
        }),
      ],
      active: 0,
      red: [...Array(unitOf(wookiees, '1.2').wounds).fill('crit'), ...blanks],
      whiteDefence: blanks,
      redDefence: blanks,
    }).fight();
    expect(t.alive(1)).toBe(1);
    t.until('action').take('none');
    t.until('action', { activate: '2' });
    t.take('card:2:treat/treat').until('action', { 'card-unit': '1', 'card-way': 'restore' });
    expect(
      t
        .unit(1)
        .minis.filter(({ fell }) => fell === null)
        .map(({ wounds }) => wounds)
        .sort(),
    ).toEqual([0, unitOf(wookiees, '1.2').wounds - 1]);
  });
  it('[LE-KOPFGELD-02] the token goes where the marked unit goes', () => {
    const t = lay({
      units: [unit(LEIA, 0, 400, 400, { bounty: 1 }), unit(BOBA, 1, 1500, 400), storm(1700, 800)],
      active: 0,
    });
    t.until('action').take('move', way).until('action');
    expect(t.unit(0).bounty).toBe(1);
    for (const seat of [0, 1] as const) expect(view(t.state, seat).units[0]!.bounty).toBe(1);
  });
  it('[LE-KOPFGELD-07] a marked guard that falls by what it has taken upon itself is the hunter’s', () => {
    const t = lay({
      units: [
        unit(BOBA, 1, 400, 400),
        rebels(560, 400),
        unit('imperial-royal-guards', 0, 600, 440, { ...alone(3), bounty: 1 }),
        storm(1700, 800),
      ],
      active: 0,
      black: ['hit', 'hit'],
      red: blanks,
      white: blanks,
      redDefence: ['blank', 'blank'],
      whiteDefence: blanks,
    }).fight({
      defender: '1',
      weapons: (a) =>
        a.type === 'form'
          ? Object.fromEntries(a.fields.map((f, i) => [f.id, i === 0 ? 'unit:fetts-ee-3-carbine' : 'none']))
          : {},
      'window:attack.modify': '2:guardian',
      'card-number': (a) => (a.type === 'choice' ? a.options.at(-1)!.id : '1'),
    });
    expect(t.unit(2).status).toBe('defeated');
    expect(t.unit(0).bountiesWon).toBe(1);
  });
  it('[LE-NIEDERHALTEN-19] a token that is removed is gone', () => {
    const t = lay({ units: [rebels(400, 400, holding('suppression', 2)), storm(1700, 800)], active: 0 }).until(
      'action',
    );
    t.take('recover').until('action', { recover: ['suppression.0'] });
    expect(t.tokens(0, 'suppression')).toBe(1);
  });
});
