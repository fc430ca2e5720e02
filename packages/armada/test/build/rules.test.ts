import type { ClauseId } from '@holotisch/rules';
import { describe, expect, it } from 'vitest';
import type { FleetFault } from '../../src/build/fault.ts';
import type { Fleet } from '../../src/build/fleet.ts';
import { aceLimit, FORMATS, squadronLimit } from '../../src/build/formats.ts';
import { pointsOf, shipPoints, squadronPoints } from '../../src/build/look-up.ts';
import * as data from '../../src/data/index.ts';
import { empire, faults, fleet, inWords, OBJECTIVES, onlyFault, rebels } from './words.ts';

/** Exactly one fault, of this kind, naming this clause. */
const refuses = (list: Fleet, clause: ClauseId, key: string): FleetFault => {
  const fault = onlyFault(list);
  expect([fault.message.text, fault.clauses.includes(clause)]).toEqual([`ar.fleet.${key}`, true]);
  return fault;
};

const DODONNA = 'cr90-corvette-a general-dodonna'; // 44 + 20
const agreed = (points: number) => ({ ...FORMATS.standard, points });

describe('points', () => {
  it('[AR-FLOTTENZUSAMMENSTELLUNG-01] [AR-FLOTTENZUSAMMENSTELLUNG-02] [AR-AUFWERTUNGSKARTEN-01] ships, upgrades and squadrons together must not cost more than agreed', () => {
    const list = rebels([`${DODONNA} tantive-iv`], ['2 x-wing-squadron']);
    expect(pointsOf(list, 'latest')).toBe(44 + 20 + 3 + 2 * 13);
    expect(faults(list, agreed(93))).toEqual([]);
    const fault = onlyFault(list, agreed(92));
    expect([fault.message.text, fault.clauses]).toEqual(['ar.fleet.tooDear', ['AR-FLOTTENZUSAMMENSTELLUNG-01']]);
    expect([fault.measured, fault.allowed]).toEqual([93, 92]);
  });

  it('[AR-FLOTTENZUSAMMENSTELLUNG-03] [AR-FLOTTENZUSAMMENSTELLUNG-04] [AR-FLOTTENZUSAMMENSTELLUNG-05] 400 are the standard, 180 those of the core set, and any other number can be agreed', () => {
    expect([FORMATS.standard.points, FORMATS.core.points]).toEqual([400, 180]);
    expect([FORMATS.tournament.points, FORMATS['first-print'].points]).toEqual([400, 400]);
    const exact = rebels([DODONNA, ...Array(6).fill('nebulon-b-support-refit')], ['3 y-wing-squadron']);
    expect(pointsOf(exact, 'latest')).toBe(400);
    expect(faults(exact)).toEqual([]);
    const over = rebels(
      [DODONNA, ...Array(6).fill('nebulon-b-support-refit')],
      ['2 y-wing-squadron', 'a-wing-squadron'],
    );
    expect(pointsOf(over, 'latest')).toBe(401);
    refuses(over, 'AR-FLOTTENZUSAMMENSTELLUNG-01', 'tooDear');
    expect(faults(over, agreed(401))).toEqual([]);
    expect(faults(over, { ...FORMATS.standard, points: null })).toEqual([]);
    expect(faults(over, FORMATS.core)).toEqual(['tooDear']);
  });

  it('[AR-STAFFEL-03] every copy of a squadron costs its points', () => {
    const one = rebels([DODONNA], ['a-wing-squadron']);
    const three = rebels([DODONNA], ['3 a-wing-squadron']);
    expect([squadronPoints(one, 'latest'), squadronPoints(three, 'latest')]).toEqual([11, 33]);
  });

  it('[AR-FLOTTENZUSAMMENSTELLUNG-02] are those of today, or of the first print as a format', () => {
    const list = empire(['victory-ii-class-star-destroyer darth-vader-commander dominator']);
    expect([pointsOf(list, 'latest'), pointsOf(list, 'first')]).toEqual([80 + 34 + 7, 85 + 36 + 12]);
    const [ship] = list.ships;
    expect(ship && shipPoints(ship, 'first')).toBe(133);
    expect(faults(list, { ...FORMATS['first-print'], points: 132 })).toEqual(['tooDear']);
    expect(faults(list, { ...FORMATS.standard, points: 132 })).toEqual([]);
  });
});

describe('squadrons', () => {
  it('[AR-FLOTTENZUSAMMENSTELLUNG-10] [AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-01] cost a third of the points at the most, rounded up: 134 of 400', () => {
    expect([400, 300, 200, 180].map(squadronLimit)).toEqual([134, 100, 67, 60]);
    const list = rebels([DODONNA], ['8 b-wing-squadron', '2 a-wing-squadron']);
    expect([squadronPoints(list, 'latest'), faults(list)]).toEqual([134, []]);
    const over = rebels([DODONNA], ['6 b-wing-squadron', '3 x-wing-squadron', 'hwk-290']);
    expect(squadronPoints(over, 'latest')).toBe(135);
    const fault = refuses(over, 'AR-FLOTTENZUSAMMENSTELLUNG-10', 'tooManySquadrons');
    expect([fault.measured, fault.allowed]).toEqual([135, 134]);
  });

  it('[AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-02] [AR-FAQ-AUFBAU-UND-FLOTTENZUSAMMENST-03] the third is of what was agreed, not of what was spent', () => {
    // 190 points in a game of 200 with 67 of squadrons
    const list = rebels(
      [`${DODONNA} leia-organa-officer tantive-iv`, 'hammerhead-torpedo-corvette', 'gr-75-medium-transports'],
      ['3 x-wing-squadron', '2 b-wing-squadron'],
    );
    expect(squadronPoints(list, 'latest')).toBe(67);
    expect(pointsOf(list, 'latest')).toBeLessThan(200);
    expect(faults(list, agreed(200))).toEqual([]);
    expect(faults(list, agreed(198))).toEqual(['tooManySquadrons']);
  });

  it('[AR-FLOTTENZUSAMMENSTELLUNG-11] with defence tokens and a unique name: one for every full hundred points', () => {
    expect([400, 399, 200, 199, 180, 99].map(aceLimit)).toEqual([4, 3, 2, 1, 1, 0]);
    const aces = ['luke-skywalker', 'wedge-antilles-x-wing', 'biggs-darklighter', 'tycho-celchu'];
    expect(faults(rebels([DODONNA], aces))).toEqual([]);
    const fault = refuses(rebels([DODONNA], [...aces, 'shara-bey']), 'AR-FLOTTENZUSAMMENSTELLUNG-11', 'tooManyAces');
    expect([fault.measured, fault.allowed]).toEqual([5, 4]);
    // Unique squadrons without defence tokens and others do not count.
    expect(faults(rebels([DODONNA], [...aces, 'gold-squadron', 'green-squadron', '2 y-wing-squadron']))).toEqual([]);
  });

  it('[AR-IRREGULAERE-STAFFEL-02] irregular ones follow the same rules', () => {
    expect(faults(rebels([DODONNA], ['8 yt-2400', 'z-95-headhunter-squadron']))).toEqual(['tooManySquadrons']);
    expect(faults(rebels([DODONNA], ['8 yt-2400']))).toEqual([]);
  });
});

describe('factions', () => {
  it('[AR-FLOTTENZUSAMMENSTELLUNG-06] [AR-FLOTTENZUSAMMENSTELLUNG-07] [AR-FRAKTION-02] a fleet has one, and no ship or squadron of another', () => {
    const ship = refuses(
      rebels([DODONNA, 'raider-i-class-corvette']),
      'AR-FLOTTENZUSAMMENSTELLUNG-06',
      'mixedFactions',
    );
    expect(ship.ship).toBe(1);
    const squadron = refuses(
      rebels([DODONNA], ['x-wing-squadron', 'tie-fighter-squadron']),
      'AR-FLOTTENZUSAMMENSTELLUNG-07',
      'mixedFactions',
    );
    expect([squadron.ship, squadron.squadron]).toEqual([undefined, 1]);
  });

  it('[AR-AUFWERTUNGSKARTEN-04] a ship takes no upgrade of another', () => {
    const fault = refuses(rebels([`${DODONNA} captain-needa`]), 'AR-AUFWERTUNGSKARTEN-04', 'otherFaction');
    expect([fault.ship, fault.upgrade]).toEqual([0, 1]);
    refuses(empire(['raider-i-class-corvette general-dodonna']), 'AR-AUFWERTUNGSKARTEN-17', 'otherFaction');
  });

  it('[AR-AUFWERTUNGSKARTEN-05] an upgrade without a faction is for all', () => {
    const officer = 'chart-officer';
    expect(data.upgradeCard(officer).limits.factions).toBeUndefined();
    for (const list of [
      rebels([`${DODONNA} ${officer}`]),
      empire([`raider-i-class-corvette admiral-motti ${officer}`]),
      fleet('republic', [`consular-class-charger-c70 plo-koon-commander ${officer}`]),
      fleet('separatist', [`hardcell-class-battle-refit kraken ${officer}`]),
    ])
      expect(faults(list)).toEqual([]);
  });

  it('[AR-FLOTTENZUSAMMENSTELLUNG-08] [AR-AUFWERTUNGSKARTEN-06] a card of two factions is for both and for no third', () => {
    const card = 'swivel-mount-batteries';
    expect(data.upgradeCard(card).limits.factions).toEqual(['republic', 'separatist']);
    expect(faults(fleet('republic', [`acclamator-i-class-assault-ship plo-koon-commander ${card}`]))).toEqual([]);
    expect(faults(fleet('separatist', [`hardcell-class-battle-refit kraken ${card}`]))).toEqual([]);
    refuses(rebels([`${DODONNA} ${card}`]), 'AR-AUFWERTUNGSKARTEN-06', 'otherFaction');
    refuses(
      empire([`victory-ii-class-star-destroyer admiral-motti ${card}`]),
      'AR-FLOTTENZUSAMMENSTELLUNG-08',
      'otherFaction',
    );
  });
});

describe('commander and flagship', () => {
  it('[AR-FLAGGSCHIFF-03] a fleet must have one', () => {
    const fault = refuses(rebels(['cr90-corvette-a']), 'AR-FLAGGSCHIFF-03', 'noCommander');
    expect(fault.incomplete).toBe(true);
    expect(faults(rebels([]))).toEqual(['noCommander']);
  });

  it('[AR-COMMANDER-02] and not two, be it on one ship or on two', () => {
    const two = refuses(rebels([DODONNA, 'cr90-corvette-b mon-mothma']), 'AR-COMMANDER-02', 'secondCommander');
    expect([two.ship, two.upgrade]).toEqual([1, 0]);
    const same = refuses(rebels([`${DODONNA} mon-mothma`]), 'AR-COMMANDER-02', 'secondCommander');
    expect([same.ship, same.upgrade]).toEqual([0, 1]);
  });

  it('[AR-AUFWERTUNGSKARTEN-17] [AR-FLAGGSCHIFF-02] [AR-FLAGGSCHIFF-01] [AR-COMMANDER-01] any ship but a flotilla can be the flagship, whatever its icons', () => {
    for (const ship of data.ALL_SHIPS) {
      const commander = {
        rebel: 'mon-mothma',
        empire: 'admiral-motti',
        republic: 'plo-koon-commander',
        separatist: 'kraken',
      }[ship.faction];
      const verdict = faults(fleet(ship.faction, [`${ship.id} ${commander}`]), { ...FORMATS.standard, points: 500 });
      expect([ship.id, verdict]).toEqual([ship.id, data.isFlotilla(ship) ? ['flotillaCommander'] : []]);
      expect(ship.slots).not.toContain('commander');
    }
  });

  it('[AR-FLOTTILLEN-05] [AR-ERR-FLOTTILLE-05] [AR-FLOTTILLEN-02] a flotilla carries no commander, but all else that it has icons for', () => {
    const fault = refuses(rebels(['gr-75-medium-transports mon-mothma']), 'AR-FLOTTILLEN-05', 'flotillaCommander');
    expect([fault.ship, fault.upgrade, fault.clauses.includes('AR-ERR-FLOTTILLE-05')]).toEqual([0, 0, true]);
    expect(faults(rebels([DODONNA, 'gr-75-medium-transports bright-hope toryn-farr comms-net boosted-comms']))).toEqual(
      [],
    );
  });
});

describe('unique names', () => {
  it('[AR-EINZIGARTIGE-NAMEN-01] [AR-EINZIGARTIGE-NAMEN-02] stand on one card only, across all kinds of cards', () => {
    const officer = refuses(
      rebels([`${DODONNA} leia-organa-officer`, 'cr90-corvette-b leia-organa-officer']),
      'AR-EINZIGARTIGE-NAMEN-02',
      'twice',
    );
    expect([officer.ship, officer.upgrade]).toEqual([1, 0]);
    const squadron = refuses(
      rebels(['cr90-corvette-a mon-mothma wedge-antilles-officer'], ['wedge-antilles-x-wing']),
      'AR-EINZIGARTIGE-NAMEN-02',
      'twice',
    );
    expect(squadron.squadron).toBe(0);
    refuses(
      empire(['victory-i-class-star-destroyer-empire darth-vader-commander'], ['darth-vader-tie-defender']),
      'AR-EINZIGARTIGE-NAMEN-02',
      'twice',
    );
    refuses(rebels([DODONNA, ...Array(2).fill('providence-class-carrier-rebel')]), 'AR-EINZIGARTIGE-NAMEN-02', 'twice');
    const venators = ['venator-ii-class-star-destroyer-empire admiral-motti', 'venator-ii-class-star-destroyer-empire'];
    refuses(empire(venators), 'AR-EINZIGARTIGE-NAMEN-02', 'twice');
    // Not unique: as often as one likes.
    expect(
      faults(rebels([`${DODONNA} chart-officer`, 'cr90-corvette-b chart-officer'], ['3 x-wing-squadron'])),
    ).toEqual([]);
  });

  it('[AR-EINZIGARTIGE-NAMEN-03] [AR-EINZIGARTIGE-NAMEN-04] there is one Millennium Falcon only, Lando’s or Han’s', () => {
    const fault = refuses(
      rebels([DODONNA], ['lando-calrissian-yt-1300', 'han-solo']),
      'AR-EINZIGARTIGE-NAMEN-03',
      'craftTwice',
    );
    expect([fault.squadron, inWords(fault, 'en')]).toEqual([
      1,
      'Han Solo: there is only one Millennium Falcon in a fleet.',
    ]);
    expect(faults(rebels([DODONNA], ['han-solo', 'yt-1300']))).toEqual([]);
  });

  it('[AR-EINZIGARTIGE-NAMEN-05] two aces of one type that has no name of its own go together', () => {
    expect(faults(rebels([DODONNA], ['luke-skywalker', 'wedge-antilles-x-wing']))).toEqual([]);
  });
});

describe('objectives', () => {
  it('[AR-EINSATZZIELKARTEN-01] are three, one of each category', () => {
    const list = rebels([DODONNA]);
    expect(faults(list)).toEqual([]);
    for (const kind of data.OBJECTIVE_KINDS) {
      const { [kind]: _, ...two } = OBJECTIVES;
      const fault = refuses({ ...list, objectives: two }, 'AR-EINSATZZIELKARTEN-01', 'noObjective');
      expect([fault.objective, fault.incomplete]).toEqual([kind, true]);
    }
    const wrong = refuses(
      { ...list, objectives: { ...OBJECTIVES, assault: 'minefields' } },
      'AR-EINSATZZIELKARTEN-01',
      'otherKind',
    );
    expect(wrong.objective).toBe('assault');
    expect(faults({ ...list, objectives: { ...OBJECTIVES, assault: 'nothing' } })).toEqual(['unknownObjective']);
  });
});

describe('what does not exist', () => {
  it('is named as it was written', () => {
    expect(faults(rebels([DODONNA, 'ghost']))).toEqual(['unknownShip']);
    expect(faults(rebels([`${DODONNA} tractor`]))).toEqual(['unknownUpgrade']);
    const fault = onlyFault(rebels([DODONNA], ['x-wing']));
    expect([inWords(fault, 'en'), inWords(fault, 'de')]).toEqual([
      'There is no squadron card “x-wing”.',
      'Die Staffelkarte „x-wing“ gibt es nicht.',
    ]);
  });
});
