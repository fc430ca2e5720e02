/** The facts as a whole: how many there are, and that each lies within what the game's parts allow. */
import { describe, expect, it } from 'vitest';
import { COMMAND_CARDS } from '../../src/data/commands/index.ts';
import * as data from '../../src/data/index.ts';
import { UNIT_CARDS } from '../../src/data/units/index.ts';
import { UPGRADE_CARDS } from '../../src/data/upgrades/index.ts';

const { EDITIONS, FACTIONS, RANKS, SLOTS, UNIT_TYPES } = data;
const count = <T>(cards: readonly T[], is: (card: T) => boolean): number => cards.filter(is).length;
const twice = (ids: readonly string[]): readonly string[] => ids.filter((id, at) => ids.indexOf(id) !== at);
const allUnits = EDITIONS.flatMap((edition) => data.unitsIn(edition).map((unit) => ({ unit, edition })));
const allUpgrades = EDITIONS.flatMap((edition) => data.upgradesIn(edition).map((upgrade) => ({ upgrade, edition })));

describe('the whole pool', () => {
  it('[LC-FRAKTIONEN-01] has 98 units of four factions in 1.2', () => {
    const byFaction = FACTIONS.map((faction) => count(data.unitsIn('1.2'), (unit) => unit.faction === faction));
    expect(byFaction).toEqual([30, 27, 22, 19, 0, 0]);
    expect(data.unitsIn('1.2')).toHaveLength(98);
  });

  it('has 178 units of six factions in 2.6, and three counterparts', () => {
    const byFaction = FACTIONS.map((faction) =>
      count(data.unitsIn('2.6'), (unit) => unit.faction === faction && unit.rank !== 'counterpart'),
    );
    expect(byFaction).toEqual([32, 35, 36, 31, 40, 4]);
    expect(data.unitsIn('2.6')).toHaveLength(181);
  });

  it('[LE-ARMEE-RAENGE-02] [LE-RANG-01] [LC-RAENGE-02] gives every unit one of six ranks, counterparts apart', () => {
    const byRank = RANKS.map((rank) => count(data.unitsIn('1.2'), (unit) => unit.rank === rank));
    expect(byRank).toEqual([27, 12, 12, 21, 12, 11]);
    expect(count(data.unitsIn('1.2'), (unit) => unit.rank === 'counterpart')).toBe(3);
    for (const { unit } of allUnits) expect([...RANKS, 'counterpart']).toContain(unit.rank);
  });

  it('[LE-AUFWERTUNGSKARTEN-02] [LC-AUFWERTUNGSKARTEN-03] has 223 upgrades in 1.2, under 15 icons', () => {
    const counts = SLOTS.map((slot) => [slot, count(data.upgradesIn('1.2'), (upgrade) => upgrade.slot === slot)]);
    expect(Object.fromEntries(counts)).toEqual({
      force: 13,
      command: 7,
      doctrine: 0,
      clan: 0,
      'squad-leader': 0,
      'heavy-weapon': 52,
      personnel: 34,
      hardpoint: 22,
      pilot: 22,
      crew: 11,
      ordnance: 3,
      generator: 2,
      programming: 3,
      training: 11,
      comms: 9,
      armament: 18,
      gear: 11,
      grenades: 5,
    });
    expect(data.upgradesIn('2.6')).toHaveLength(434);
  });

  it('has 109 command cards in 1.2 and 236 in 2.6', () => {
    expect([data.commandsIn('1.2').length, data.commandsIn('2.6').length]).toEqual([109, 236]);
    const pips = [0, 1, 2, 3, 4].map((n) =>
      count(data.commandsIn('1.2'), (card) => (card.handPips ?? card.pips) === n),
    );
    expect(pips).toEqual([0, 35, 37, 36, 1]);
  });

  it('[LE-GEFECHTSKARTEN-02] has battle cards of three kinds in each edition', () => {
    const kinds = (edition: data.Edition) =>
      data.BATTLE_KINDS[edition].map((kind) => count(data.battleCardsIn(edition), (card) => card.kind === kind));
    expect(kinds('1.2')).toEqual([13, 13, 13]);
    expect(kinds('2.6')).toEqual([13, 13, 17]);
  });

  it('gives no two cards of a kind the same id', () => {
    for (const cards of [UNIT_CARDS, UPGRADE_CARDS, COMMAND_CARDS])
      expect(twice(cards.map(({ id }) => id))).toEqual([]);
    const battleIds = EDITIONS.flatMap((edition) => data.battleCardsIn(edition).map(({ id }) => id));
    expect(twice(battleIds)).toEqual([]);
    for (const id of [...UNIT_CARDS, ...UPGRADE_CARDS].map((card) => card.id))
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('lays no card into an edition twice under the same name, title and faction', () => {
    for (const edition of EDITIONS) {
      const names = data.unitsIn(edition).map(({ name, title, faction }) => `${name.en} ${title?.en} ${faction}`);
      expect(twice(names)).toEqual([]);
    }
  });
});

describe('every unit', () => {
  it.each(allUnits)('$edition $unit.id has values that its card can show', ({ unit }) => {
    expect(UNIT_TYPES).toContain(unit.type);
    expect(unit.speed ?? 1).toBeGreaterThanOrEqual(0);
    expect(unit.speed ?? 1).toBeLessThanOrEqual(3);
    expect(unit.minis).toBeLessThanOrEqual(6);
    expect(unit.wounds).toBeLessThanOrEqual(11);
    expect(unit.points).toBeLessThanOrEqual(210);
    for (const slot of unit.slots) expect(SLOTS).toContain(slot);
    if (unit.rank === 'counterpart') return;
    if (data.isVehicle(unit.type)) expect([unit.courage, unit.resilience !== undefined]).toEqual([undefined, true]);
    else expect([unit.courage !== undefined, unit.resilience]).toEqual([true, undefined]);
  });

  it('stands on one of the bases of the game; only small ones have no notches', () => {
    const bases = new Set(allUnits.map(({ unit: { base } }) => `${base.width}x${base.length} ${base.notched}`));
    expect([...bases].sort()).toEqual([
      '100x100 true',
      '100x175 true',
      '100x200 true',
      '120x120 true',
      '150x150 true',
      '27x27 false',
      '50x50 true',
      '70x70 true',
    ]);
    const sides = data.unitsIn('1.2').filter(({ base }) => base.sideNotches);
    expect(sides.map(({ id }) => id).sort()).toEqual([
      'a-a5-speeder-truck-rebel',
      'aat-trade-federation-battle-tank',
      'infantry-support-platform',
      'laat-le-patrol-transport-empire',
      'laat-le-patrol-transport-republic',
      'tx-130-saber-class-fighter-tank',
    ]);
  });

  it('is as high as its template: troopers by their base, vehicles each by their own', () => {
    for (const { unit } of allUnits)
      if (data.isTrooper(unit.type)) expect([unit.id, unit.height]).toEqual([unit.id, unit.base.notched ? 69 : 42]);
    expect([data.unitOf('at-st', '1.2').height, data.unitOf('droidekas', '1.2').height]).toEqual([224.5, 47]);
    // 2.6 counts droidekas among the troopers.
    expect(data.unitOf('droidekas', '2.6')).toMatchObject({ type: 'heavy-droid-trooper', height: 69, courage: null });
  });
});

describe('every weapon', () => {
  const weapons = [
    ...allUnits.flatMap(({ unit }) => unit.weapons.map((weapon) => ({ of: unit.id, weapon }))),
    ...allUpgrades.flatMap(({ upgrade }) => upgrade.weapons.map((weapon) => ({ of: upgrade.id, weapon }))),
  ];

  it('has one to eight dice, and reaches from melee or range 1 to 5 or without end', () => {
    for (const { of, weapon } of weapons) {
      const { red, black, white } = weapon.pool;
      expect([of, red + black + white]).toSatisfy(([, dice]) => Number(dice) >= 1 && Number(dice) <= 8);
      const { min, max } = weapon.range;
      expect([of, min, max]).toSatisfy(() => min <= max && min <= 4 && (max <= 5 || max === Number.POSITIVE_INFINITY));
    }
  });

  it('bears keywords of weapons, and a Fixed weapon says its arcs', () => {
    for (const { of, weapon } of weapons) {
      for (const { keyword } of weapon.keywords) expect([of, data.KEYWORDS[keyword].on]).toEqual([of, 'weapon']);
      const fixed = data.findKeyword(weapon, 'fixed');
      expect([of, weapon.arcs?.length ?? 0]).toEqual([of, fixed?.of?.length ?? 0]);
    }
  });
});

describe('every upgrade', () => {
  it('names units that exist in its edition', () => {
    for (const { upgrade, edition } of allUpgrades)
      for (const limit of upgrade.limits)
        for (const id of [...(limit.units ?? []), ...(limit.notUnits ?? [])])
          expect([upgrade.id, id, data.findUnit(id, edition)?.id]).toEqual([upgrade.id, id, id]);
  });

  it('has somebody who can take it: a unit whose bar, or another upgrade, has its icon', () => {
    for (const { upgrade, edition } of allUpgrades) {
      const bars = data.unitsIn(edition).some(({ slots }) => slots.includes(upgrade.slot));
      expect([upgrade.id, bars]).toEqual([upgrade.id, true]);
    }
  });

  it('[LE-AUFWERTUNGSKARTEN-04] [LE-AUFWERTUNGSKARTEN-05] [LC-TRUPPLER-AUFWERTUNGEN-01] adds miniatures if it is a heavy weapon or personnel, and no others', () => {
    for (const { upgrade, edition } of allUpgrades) {
      if (edition === '2.6' && upgrade.slot === 'squad-leader') continue;
      const trooper = upgrade.slot === 'heavy-weapon' || upgrade.slot === 'personnel';
      expect([upgrade.id, upgrade.mini !== undefined]).toEqual([upgrade.id, trooper]);
    }
  });

  it('bears keywords of units', () => {
    for (const { upgrade } of allUpgrades)
      for (const { keyword } of upgrade.keywords)
        expect([upgrade.id, data.KEYWORDS[keyword].on]).toEqual([upgrade.id, 'unit']);
  });

  it('is named when not all is known of it, and in 1.2 nothing is unknown', () => {
    expect(count(data.upgradesIn('1.2'), ({ unknown }) => unknown === true)).toBe(0);
    expect(count(data.upgradesIn('2.6'), ({ unknown }) => unknown === true)).toBe(152);
  });
});

describe('every command card', () => {
  it('names owners that exist in its edition', () => {
    for (const edition of EDITIONS)
      for (const card of data.commandsIn(edition)) {
        if (card.unknown) continue;
        for (const id of card.owners ?? []) expect([card.id, data.findUnit(id, edition)?.id]).toEqual([card.id, id]);
        expect([card.id, card.owners?.length]).not.toEqual([card.id, 0]);
      }
  });

  it('[LC-KOMMANDOKARTEN-04] orders units by name that exist in its edition', () => {
    for (const edition of EDITIONS)
      for (const card of data.commandsIn(edition))
        for (const name of card.orders.named)
          expect([
            card.id,
            data.unitsIn(edition).some((unit) => unit.name.en === name || unit.title?.en === name),
          ]).toEqual([card.id, true]);
  });
});
