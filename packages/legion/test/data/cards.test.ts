/** Single cards and tables of facts that the rules lean on. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as data from '../../src/data/index.ts';

const ledger = readFileSync(new URL('../../../../rules/legion.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => String(JSON.parse(line).id));

describe('keywords', () => {
  it('name clauses that the ledger has', () => {
    for (const { en, clauses } of Object.values<data.KeywordFact>(data.KEYWORDS))
      if (clauses) expect([en, ledger.some((id) => new RegExp(`^${clauses}-\\d+$`).test(id))]).toEqual([en, true]);
  });

  it('[LE-SCHLUESSELWOERTER-02] are of units or of weapons, and each is printed on some card', () => {
    const printed = new Set<string>(
      data.EDITIONS.flatMap((edition) => [
        ...data
          .unitsIn(edition)
          .flatMap(({ keywords, weapons }) => [...keywords, ...weapons.flatMap((w) => w.keywords)]),
        ...data
          .upgradesIn(edition)
          .flatMap(({ keywords, weapons }) => [...keywords, ...weapons.flatMap((w) => w.keywords)]),
      ]).map(({ keyword }) => keyword),
    );
    const unprinted = Object.keys(data.KEYWORDS).filter((keyword) => !printed.has(keyword));
    expect(unprinted).toEqual([]);
  });

  it('are read part by part: value, capacity, what they are about, and how they are used', () => {
    const keyword = (id: string, name: data.KeywordName, edition: data.Edition = '1.2') =>
      data.findKeyword(data.unitOf(id, edition), name);
    expect(keyword('r2-d2-hero-of-a-thousand-devices', 'repair')).toEqual({
      keyword: 'repair',
      value: 2,
      capacity: 2,
      action: 'card',
    });
    expect(keyword('droidekas', 'ai')).toEqual({ keyword: 'ai', of: ['Attack', 'Move'] });
    expect(keyword('laat-le-patrol-transport-empire', 'hover')).toEqual({ keyword: 'hover', value: 2, of: ['Air'] });
    expect(keyword('infantry-support-platform', 'weak-point')).toEqual({
      keyword: 'weak-point',
      value: 1,
      of: ['Rear', 'Sides'],
    });
    expect(keyword('t-47-airspeeder', 'immune-range-1-weapons')).toEqual({ keyword: 'immune-range-1-weapons' });
    expect(keyword('han-solo-reluctant-hero', 'independent', '2.6')).toEqual({
      keyword: 'independent',
      of: ['Aim 1', 'Dodge 1'],
      every: true,
    });
    expect(keyword('swoop-bike-riders', 'independent', '2.6')).toEqual({
      keyword: 'independent',
      of: ['Aim 1', 'Dodge 1'],
    });
  });
});

describe('the core sets', () => {
  it('[LC-OBI-WAN-KENOBI-01] Obi-Wan Kenobi costs 175 in the first print and 170 later', () => {
    const kenobi = data.unitOf('obi-wan-kenobi', '1.2');
    expect([data.firstPrintOfUnit('obi-wan-kenobi').points, kenobi.points]).toEqual([175, 170]);
    expect(kenobi).toMatchObject({
      courage: 3,
      wounds: 6,
      speed: 2,
      defence: 'red',
      title: { de: 'Zivilisierter Krieger' },
    });
  });

  it('Luke Skywalker is as printed: 160 points, six black dice with Impact 2 and Pierce 2', () => {
    const luke = data.unitOf('luke-skywalker-hero-of-the-rebellion', '1.2');
    expect(luke).toMatchObject({ points: 160, minis: 1, wounds: 6, courage: 3, slots: ['force', 'force', 'gear'] });
    expect(luke.weapons[1]).toMatchObject({
      id: 'anakins-lightsaber',
      range: { min: 0, max: 0 },
      pool: { red: 0, black: 6, white: 0 },
      keywords: [
        { keyword: 'impact', value: 2 },
        { keyword: 'pierce', value: 2 },
      ],
    });
  });

  it('a first print lacks what errata gave: Darth Vader had neither Compel nor a command icon', () => {
    const [first, now] = [
      data.firstPrintOfUnit('darth-vader-dark-lord-of-the-sith'),
      data.unitOf('darth-vader-dark-lord-of-the-sith', '1.2'),
    ];
    expect([data.findKeyword(first, 'compel'), first.slots.includes('command'), first.points]).toEqual([
      undefined,
      false,
      200,
    ]);
    expect([data.findKeyword(now, 'compel')?.of, now.slots.includes('command'), now.points]).toEqual([
      ['Corps Trooper'],
      true,
      190,
    ]);
  });

  it('[LC-BARC-IONEN-BORDSCHUETZE-01] [LC-BARC-ZWILLINGSLASER-BORDSCHUETZE-01] gunners slow the BARC speeder by 1 and fire to front and rear', () => {
    for (const id of ['barc-ion-gunner', 'barc-twin-laser-gunner']) {
      const gunner = data.upgradeOf(id, '1.2');
      expect([gunner.speed, gunner.weapons[0]?.arcs]).toEqual([-1, ['front', 'rear']]);
    }
  });
});

describe('a 2.6 form', () => {
  it('lays over the 1.2 form only what differs', () => {
    const [first, later] = [data.unitOf('stormtroopers', '1.2'), data.unitOf('stormtroopers', '2.6')];
    expect([first.points, later.points]).toEqual([44, 42]);
    expect([first.weapons[0]?.name.en, later.weapons[0]?.name.en]).toEqual(['Unarmed', 'Bludgeon']);
    expect(later.keywords).toEqual(first.keywords);
  });

  it('may have another rank, faction or name', () => {
    expect([data.unitOf('cassian-andor', '1.2').rank, data.unitOf('cassian-andor', '2.6').rank]).toEqual([
      'commander',
      'operative',
    ]);
    expect(data.unitOf('cad-bane', '2.6')).toMatchObject({ faction: 'mercenary', affiliation: 'Rogue' });
    expect(data.unitOf('tx-130-saber-class-fighter-tank', '2.6').name.en).toBe('Saber-Class Tank');
    expect(data.findUnit('phase-i-clone-troopers', '2.6')).toBeUndefined();
    expect(data.editionsOf('general-tagge')).toEqual(['2.6']);
  });
});

describe('dice', () => {
  const faces = (die: readonly string[]) =>
    Object.fromEntries([...new Set(die)].map((face) => [face, die.filter((one) => one === face).length]));

  it('[LE-WUERFEL-03] [LE-WUERFEL-04] attack dice have eight faces', () => {
    expect(faces(data.ATTACK_DICE.red)).toEqual({ crit: 1, hit: 5, surge: 1, blank: 1 });
    expect(faces(data.ATTACK_DICE.black)).toEqual({ crit: 1, hit: 3, surge: 1, blank: 3 });
    expect(faces(data.ATTACK_DICE.white)).toEqual({ crit: 1, hit: 1, surge: 1, blank: 5 });
  });

  it('[LE-WUERFEL-05] defence dice have six', () => {
    expect(faces(data.DEFENCE_DICE.red)).toEqual({ block: 3, surge: 1, blank: 2 });
    expect(faces(data.DEFENCE_DICE.white)).toEqual({ block: 1, surge: 1, blank: 4 });
  });
});

describe('deployment zones and territories', () => {
  const mapped = data.EDITIONS.flatMap((edition) => data.battleCardsIn(edition)).filter(({ zones }) => zones);

  it('lie on their battlefield, in tenths of a millimetre', () => {
    expect(mapped).toHaveLength(22);
    for (const { id, zones, places = [], table } of mapped) {
      const { width, height } = data.TABLES[table];
      const corners = Object.values(zones ?? {}).flatMap((side) =>
        side.flatMap((zone) => ('corners' in zone ? zone.corners : [zone.centre])),
      );
      for (const { x, y } of [...corners, ...places])
        expect([id, x, y]).toSatisfy(() => x >= 0 && x <= width && y >= 0 && y <= height);
    }
  });

  it('are alike for both players but for Hemmed In: a half turn about the middle lays one upon the other', () => {
    const key = (side: readonly data.Zone[], turn: (point: data.Point) => data.Point) =>
      side
        .flatMap((zone) => ('corners' in zone ? zone.corners.map(turn) : [turn(zone.centre)]))
        .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
        .sort();
    for (const { id, zones, table } of mapped) {
      if (!zones) continue;
      const { width, height } = data.TABLES[table];
      const turned = key(zones.red, ({ x, y }) => ({ x: width - x, y: height - y }));
      // Disarray mirrors its corners.
      const mirrored = key(zones.red, ({ x, y }) => ({ x: width - x, y }));
      const blue = key(zones.blue, (point) => point);
      expect([id, `${turned}` === `${blue}` || `${mirrored}` === `${blue}`]).toEqual([id, id !== 'hemmed-in']);
    }
  });

  it('[LC-GROSSOFFENSIVE-01] Major Offensive is an angle at two corners', () => {
    const { zones } = data.battleCardOf('major-offensive');
    expect(zones?.blue).toEqual([
      {
        corners: [
          { x: 914.4, y: 0 },
          { x: 1828.8, y: 0 },
          { x: 1828.8, y: 457.2 },
          { x: 1371.6, y: 457.2 },
          { x: 1371.6, y: 152.4 },
          { x: 914.4, y: 152.4 },
        ],
      },
    ]);
  });
});
