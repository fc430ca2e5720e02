import { describe, expect, it } from 'vitest';
import {
  PILOTS,
  pilot as pilotOf,
  SETS,
  ship as shipType,
  UPGRADES,
  upgrade as upgradeOf,
} from '../../src/data/index.ts';
import type { Faction, Slot } from '../../src/data/types.ts';

/** Faction, ship, id, German name (or the English one), skill, points, upgrade bar, unique. */
type PilotFact = readonly [Faction, string, string, string, number, number, string, boolean];
/** Slot, id, German name, points, unique. */
type UpgradeFact = readonly [Slot, string, string, number, boolean];

const ORIGINAL: readonly PilotFact[] = [
  ['rebel', 'xwing', 'lukeskywalker', 'Luke Skywalker', 8, 28, 'ept torpedo amd', true],
  ['rebel', 'xwing', 'biggsdarklighter', 'Biggs Darklighter', 5, 25, 'torpedo amd', true],
  ['rebel', 'xwing', 'redsquadronpilot', 'Pilot der Rot-Staffel', 4, 23, 'torpedo amd', false],
  ['rebel', 'xwing', 'rookiepilot', 'Anfängerpilot', 2, 21, 'torpedo amd', false],
  ['imperial', 'tiefighter', 'maulermithel', '"Mauler Mithel"', 7, 17, 'ept', true],
  ['imperial', 'tiefighter', 'darkcurse', '"Dark Curse"', 6, 16, '', true],
  ['imperial', 'tiefighter', 'nightbeast', '"Nachtbestie"', 5, 15, '', true],
  ['imperial', 'tiefighter', 'blacksquadronpilot', 'Pilot der Schwarz-Staffel', 4, 14, 'ept', false],
  ['imperial', 'tiefighter', 'obsidiansquadronpilot', 'Pilot der Obsidian-Staffel', 3, 13, '', false],
  ['imperial', 'tiefighter', 'academypilot', 'Pilot der Akademie', 1, 12, '', false],
];

const AWAKENS: readonly PilotFact[] = [
  ['rebel', 't70xwing', 'poedameron', 'Poe Dameron', 8, 31, 'ept torpedo amd tech', true],
  ['rebel', 't70xwing', 'blueace', '"Ass Blau"', 5, 27, 'torpedo amd tech', true],
  ['rebel', 't70xwing', 'redsquadronveteran', 'Veteran der Roten Staffel', 4, 26, 'ept torpedo amd tech', false],
  ['rebel', 't70xwing', 'bluesquadronnovice', 'Anfängerpilot der Blauen Staffel', 2, 24, 'torpedo amd tech', false],
  ['imperial', 'tiefofighter', 'omegaace', '"Ass Omega"', 7, 20, 'ept tech', true],
  ['imperial', 'tiefofighter', 'epsilonleader', '"Epsilon Eins"', 6, 19, 'tech', true],
  ['imperial', 'tiefofighter', 'zetaace', '"Ass Zeta"', 5, 18, 'ept tech', true],
  ['imperial', 'tiefofighter', 'omegasquadronpilot', 'Pilot der Omega-Staffel', 4, 17, 'ept tech', false],
  ['imperial', 'tiefofighter', 'zetasquadronpilot', 'Pilot der Zeta-Staffel', 3, 16, 'tech', false],
  ['imperial', 'tiefofighter', 'epsilonsquadronpilot', 'Pilot der Epsilon-Staffel', 1, 15, 'tech', false],
];

const ORIGINAL_UPGRADES: readonly UpgradeFact[] = [
  ['torpedo', 'protontorpedoes', 'Protonen-Torpedos', 4, false],
  ['amd', 'r2d2', 'R2-D2', 4, true],
  ['amd', 'r2f2', 'R2-F2', 3, true],
  ['ept', 'determination', 'Entschlossenheit', 1, false],
  ['ept', 'marksmanship', 'Treffsicherheit', 3, false],
];

const AWAKENS_UPGRADES: readonly UpgradeFact[] = [
  ['torpedo', 'protontorpedoes', 'Protonen-Torpedos', 4, false],
  ['amd', 'bb8', 'BB-8', 2, true],
  ['amd', 'r5x3', 'R5-X3', 1, true],
  ['ept', 'wired', 'Aufgedreht', 1, false],
  ['tech', 'weaponsguidance', 'Zielführung', 2, false],
];

describe.each([
  ['original core set', 1, ORIGINAL, ORIGINAL_UPGRADES],
  ['The Force Awakens core set', 36, AWAKENS, AWAKENS_UPGRADES],
] as const)('%s', (_, number, pilots, upgrades) => {
  it('holds its pilots and no others', () => {
    const inBox = PILOTS.filter((pilot) => pilot.sets.includes(number)).map((pilot) => `${pilot.ship} ${pilot.id}`);
    expect(inBox.sort()).toEqual(pilots.map(([, ship, id]) => `${ship} ${id}`).sort());
  });

  it.each(pilots)('%s %s %s is as printed', (faction, ship, id, german, skill, points, slots, unique) => {
    const pilot = pilotOf(faction, ship, id);
    expect(pilot.name.de ?? pilot.name.en).toBe(german);
    expect([pilot.skill, pilot.points, pilot.unique, pilot.ability]).toEqual([skill, points, unique, unique]);
    expect([...pilot.slots].sort()).toEqual(slots.split(' ').filter(Boolean).sort());
  });

  it('holds its upgrades and no others', () => {
    const inBox = UPGRADES.filter((card) => card.sets.includes(number)).map((card) => `${card.slot} ${card.id}`);
    expect(inBox.sort()).toEqual(upgrades.map(([slot, id]) => `${slot} ${id}`).sort());
  });

  it.each(upgrades)('%s %s is as printed', (slot, id, german, points, unique) => {
    const card = upgradeOf(slot, id);
    expect(card.name.de ?? card.name.en).toBe(german);
    expect([card.points, card.unique, card.ability, card.restrict]).toEqual([points, unique, true, undefined]);
  });
});

describe('core sets', () => {
  it('hold one Rebel and two Imperial models', () => {
    const box = (number: number) => SETS.find((set) => set.number === number)?.ships;
    expect(box(1)).toEqual({ xwing: 1, tiefighter: 2 });
    expect(box(36)).toEqual({ t70xwing: 1, tiefofighter: 2 });
  });

  it('[XW-MOEGLICHE-AKTIONEN-01] need only the five basic actions; cloaking comes with an expansion', () => {
    const bars = ['xwing', 'tiefighter', 't70xwing', 'tiefofighter'].flatMap((id) => shipType(id).actions);
    expect([...new Set(bars)].sort()).toEqual(['barrelroll', 'boost', 'evade', 'focus', 'targetlock']);
    expect(shipType('tiephantom').actions).toContain('cloak');
  });
});
