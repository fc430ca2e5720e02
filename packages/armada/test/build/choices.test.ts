import { describe, expect, it } from 'vitest';
import {
  iconsLeft,
  objectiveChoices,
  shipChoices,
  squadronChoices,
  upgradeChoices,
  whyNot,
  withObjective,
  withShip,
  withSquadron,
  withUpgrade,
} from '../../src/build/choices.ts';
import type { Fleet } from '../../src/build/fleet.ts';
import { FORMATS } from '../../src/build/formats.ts';
import { faultsOf } from '../../src/build/validate.ts';
import type { Slot } from '../../src/data/types.ts';
import { empire, rebels } from './words.ts';

const verdicts = (fleet: Fleet, slot: Slot, agreed = FORMATS.standard as Parameters<typeof faultsOf>[1]) =>
  Object.fromEntries(
    upgradeChoices(fleet, 0, slot, agreed).map(({ card, fault }) => [
      card.id,
      fault?.message.text.replace('ar.fleet.', '') ?? 'yes',
    ]),
  );

describe('what may be taken', () => {
  it('[AR-AUFWERTUNGSKARTEN-02][AR-AUFWERTUNGSKARTEN-04] in a slot, and why the rest may not', () => {
    const found = verdicts(empire(['imperial-i-class-star-destroyer admiral-ozzel-commander']), 'officer');
    expect(Object.keys(found)).toHaveLength(72);
    expect(found).toMatchObject({
      'wullf-yularen': 'yes',
      'intel-officer': 'yes',
      'admiral-ozzel-officer': 'twice',
      'leia-organa-officer': 'otherFaction',
      'strategic-adviser': 'yes',
      'minister-tua': 'yes',
    });
    expect(verdicts(empire(['imperial-i-class-star-destroyer']), 'officer', FORMATS.tournament)).toMatchObject({
      'strategic-adviser': 'retired',
    });
  });

  it('[AR-AUFWERTUNGSKARTEN-07] a card of two icons is shown under both', () => {
    const fleet = empire(['raider-i-class-corvette']);
    expect(verdicts(fleet, 'weapons-team')).toMatchObject({ 'boarding-troopers': 'yes' });
    expect(verdicts(fleet, 'offensive-retrofit')).toMatchObject({ 'boarding-troopers': 'yes' });
  });

  it('[AR-FLOTTENZUSAMMENSTELLUNG-09][AR-AUFWERTUNGSKARTEN-02] nothing that would make a card wrong that is there already', () => {
    const fleet = rebels(['consular']); // unknown: nothing fits, nothing breaks
    expect(upgradeChoices(fleet, 3, 'officer', FORMATS.standard)).toEqual([]);
    const flag = empire([
      'imperial-i-class-star-destroyer admiral-motti',
      'imperial-i-class-star-destroyer flag-bridge',
    ]);
    // The fault that is there already does not bar others.
    expect(
      upgradeChoices(flag, 0, 'officer', FORMATS.standard).find(({ card }) => card.id === 'captain-needa'),
    ).toEqual({
      card: expect.objectContaining({ id: 'captain-needa' }),
    });
  });

  it('[AR-FLOTTENZUSAMMENSTELLUNG-01][AR-FLOTTENZUSAMMENSTELLUNG-10] of ships and squadrons, as long as the points last', () => {
    const fleet = rebels(['mc80-command-cruiser mon-mothma', 'mc80-assault-cruiser', 'mc75-armored-cruiser']); // 338
    const ships = shipChoices(fleet, FORMATS.standard);
    expect(ships).toHaveLength(23);
    const open = ships.filter(({ fault }) => !fault).map(({ card }) => card.points);
    expect(Math.max(...open)).toBe(60);
    expect(ships.find(({ card }) => card.id === 'mc30c-torpedo-frigate')?.fault).toMatchObject({
      measured: 401,
      allowed: 400,
    });
    const squadrons = squadronChoices(withSquadron(fleet, 'luke-skywalker'), FORMATS.standard);
    expect(squadrons).toHaveLength(39);
    expect(squadrons.find(({ card }) => card.id === 'luke-skywalker')?.fault?.message.text).toBe('ar.fleet.twice');
    expect(squadrons.find(({ card }) => card.id === 'x-wing-squadron')).not.toHaveProperty('fault');
  });

  it('[AR-FLOTTENZUSAMMENSTELLUNG-01] a fleet that costs too much may be changed, but not made dearer', () => {
    const dear = rebels(Array(4).fill('mc80-assault-cruiser')); // 440
    expect(whyNot(dear, withShip(dear, 'cr90-corvette-a'), FORMATS.standard)?.measured).toBe(484);
    expect(whyNot(dear, rebels(Array(4).fill('mc80-command-cruiser')), FORMATS.standard)).toBeUndefined();
  });

  it('[AR-EINSATZZIELKARTEN-01] of objectives, twelve of each kind', () => {
    expect((['assault', 'defence', 'navigation'] as const).map((kind) => objectiveChoices(kind).length)).toEqual([
      12, 12, 12,
    ]);
  });

  it('[AR-AUFWERTUNGSKARTEN-02][AR-AUFWERTUNGSKARTEN-08] icons that are left', () => {
    const fleet = rebels(['nebulon-b-escort-frigate mon-mothma vanguard slaved-turrets']);
    expect(iconsLeft(fleet, 0)).toMatchObject({
      commander: 0,
      title: 0,
      officer: 1,
      'support-team': 1,
      turbolasers: 0,
      'weapons-team': 1,
    });
    expect(iconsLeft(fleet, 1)).toEqual({});
    expect(iconsLeft(rebels(['gr-75-medium-transports']), 0)).toEqual({
      title: 1,
      officer: 1,
      'fleet-support': 1,
      'offensive-retrofit': 1,
    });
  });

  it('[AR-FLOTTENZUSAMMENSTELLUNG-01] a fleet grows card by card', () => {
    const empty: Fleet = { faction: 'rebel', ships: [], squadrons: [], objectives: {} };
    const steps = [
      (f: Fleet) => withShip(f, 'cr90-corvette-a'),
      (f: Fleet) => withUpgrade(f, 0, 'mon-mothma'),
      (f: Fleet) => withSquadron(f, 'x-wing-squadron'),
      (f: Fleet) => withObjective(f, 'assault', 'most-wanted'),
      (f: Fleet) => withObjective(f, 'defence', 'fire-lanes'),
      (f: Fleet) => withObjective(f, 'navigation', 'minefields'),
    ];
    let fleet = empty;
    for (const step of steps) {
      expect(whyNot(fleet, step(fleet), FORMATS.standard)).toBeUndefined();
      fleet = step(fleet);
    }
    expect(faultsOf(fleet, FORMATS.standard)).toEqual([]);
    expect(whyNot(fleet, withUpgrade(fleet, 0, 'general-dodonna'), FORMATS.standard)?.clauses).toContain(
      'AR-COMMANDER-02',
    );
  });
});
