import type { ClauseId } from '@holotisch/rules';
import { describe, expect, it } from 'vitest';
import type { Fleet } from '../../src/build/fleet.ts';
import { FORMATS } from '../../src/build/formats.ts';
import { bearsName } from '../../src/build/limits.ts';
import { pointsOf } from '../../src/build/look-up.ts';
import { faultsOf } from '../../src/build/validate.ts';
import * as data from '../../src/data/index.ts';
import { empire, faults, fleet, onlyFault, rebels } from './words.ts';

const refuses = (list: Fleet, clause: ClauseId, key: string) => {
  const fault = onlyFault(list, { ...FORMATS.standard, points: 500 });
  expect([fault.message.text, fault.clauses.includes(clause)]).toEqual([`ar.fleet.${key}`, true]);
  return fault;
};

const republic = (...ships: readonly string[]) => fleet('republic', ships);
const separatists = (...ships: readonly string[]) => fleet('separatist', ships);

describe('icons', () => {
  it('[AR-AUFWERTUNGSKARTEN-02] each takes one card of its kind', () => {
    expect(faults(rebels(['nebulon-b-escort-frigate mon-mothma chart-officer nav-team slaved-turrets']))).toEqual([]);
    refuses(
      rebels(['nebulon-b-escort-frigate mon-mothma chart-officer intel-officer']),
      'AR-AUFWERTUNGSKARTEN-02',
      'iconTaken',
    );
    refuses(rebels(['nebulon-b-escort-frigate mon-mothma leading-shots']), 'AR-AUFWERTUNGSKARTEN-02', 'noIcon');
    expect(faults(rebels(['starhawk-class-battleship-mark-i mon-mothma chart-officer intel-officer']))).toEqual([]);
  });

  it('[AR-AUFWERTUNGSSYMBOLE-02] commanders and titles need none', () => {
    for (const ship of data.ALL_SHIPS)
      expect(ship.slots.filter((slot) => slot === 'commander' || slot === 'title')).toEqual([]);
  });

  it('[AR-AUFWERTUNGSKARTEN-07] a card with two icons needs both', () => {
    expect(faults(empire(['raider-i-class-corvette admiral-motti boarding-troopers']))).toEqual([]);
    refuses(
      empire(['gladiator-i-class-star-destroyer admiral-motti boarding-troopers']),
      'AR-AUFWERTUNGSKARTEN-07',
      'noIcon',
    );
    refuses(empire(['interdictor-combat-refit admiral-motti boarding-troopers']), 'AR-AUFWERTUNGSKARTEN-07', 'noIcon');
  });

  it('[AR-AUFWERTUNGSKARTEN-08] and leaves neither for another card', () => {
    const ship = 'raider-i-class-corvette admiral-motti';
    refuses(empire([`${ship} boarding-troopers ordnance-experts`]), 'AR-AUFWERTUNGSKARTEN-08', 'iconTaken');
    refuses(empire([`${ship} flak-guns boarding-troopers`]), 'AR-AUFWERTUNGSKARTEN-08', 'iconTaken');
    // Quasar I: one of its two offensive retrofits is left.
    expect(faults(empire(['quasar-fire-i-class-cruiser-carrier admiral-motti boarding-troopers flak-guns']))).toEqual(
      [],
    );
  });

  it('[AR-AUFWERTUNGSKARTEN-02] a card may bring one, wherever it stands in the list', () => {
    const vanguard = 'nebulon-b-support-refit mon-mothma';
    expect(faults(rebels([`${vanguard} gunnery-team vanguard`]))).toEqual([]);
    expect(faults(rebels([`${vanguard} gunnery-team yavaris`]))).toEqual(['noIcon']);
    expect(
      faults(rebels(['modified-pelta-class-command-ship mon-mothma phoenix-home chart-officer intel-officer'])),
    ).toEqual([]);
    // Of two titles one stands, and the other brings nothing.
    expect(faults(rebels([`${vanguard} yavaris vanguard gunnery-team`]))).toEqual(['secondTitle', 'noIcon']);
  });

  it('[AR-AUFWERTUNGSKARTEN-02] a card may shut one out', () => {
    expect(faults(republic('consular-class-charger-c70 bail-organa-commander radiant-vii comms-net'))).toEqual([]);
    refuses(
      republic('consular-class-charger-c70 bail-organa-commander radiant-vii h9-turbolasers'),
      'AR-DIE-GOLDENEN-REGELN-03',
      'barredBy',
    );
  });

  it('[AR-AUFWERTUNGSKARTEN-02] a card may ask that the printed bar does not have one', () => {
    expect(faults(empire(['imperial-i-class-star-destroyer admiral-motti chimaera intensify-firepower']))).toEqual([]);
    refuses(
      empire(['imperial-star-destroyer-cymoon-1-refit admiral-motti chimaera']),
      'AR-DIE-GOLDENEN-REGELN-03',
      'hasIcon',
    );
    // Minister Tua: small ships may have the icon already, medium and large ones not.
    expect(
      faults(empire(['arquitens-class-light-cruiser admiral-motti minister-tua cluster-bombs redundant-shields'])),
    ).toEqual([]);
    expect(faults(empire(['victory-i-class-star-destroyer-empire admiral-motti minister-tua cluster-bombs']))).toEqual(
      [],
    );
    refuses(
      empire(['imperial-ii-class-star-destroyer admiral-motti minister-tua']),
      'AR-DIE-GOLDENEN-REGELN-02',
      'hasIcon',
    );
  });

  it('[AR-RIESIGES-SCHIFF-23] [AR-CARD-MINISTERIN-TUA-02] a huge ship takes no card that brings one', () => {
    const ship = 'star-dreadnought-assault-prototype admiral-motti';
    expect(faults(empire([`${ship} chart-officer annihilator`]))).toEqual([]);
    refuses(empire([`${ship} minister-tua`]), 'AR-RIESIGES-SCHIFF-23', 'hugeAdds');
  });
});

describe('copies and modifications', () => {
  it('[AR-FLOTTENZUSAMMENSTELLUNG-09] [AR-ERR-EINSCHRAENKUNGEN-FLOTTENZUS-01] [AR-ERR-FLOTTENZUSAMMENSTELLUNG-01] a ship takes a card once, even with icons for two', () => {
    const fault = refuses(
      rebels(['starhawk-class-battleship-mark-i mon-mothma chart-officer chart-officer']),
      'AR-FLOTTENZUSAMMENSTELLUNG-09',
      'copy',
    );
    expect([fault.ship, fault.upgrade]).toEqual([0, 2]);
    expect(faults(rebels(['cr90-corvette-a mon-mothma chart-officer', 'cr90-corvette-a chart-officer']))).toEqual([]);
  });

  it('[AR-AUFWERTUNGSKARTEN-09] a ship takes one modification', () => {
    const fault = refuses(
      empire(['imperial-i-class-star-destroyer admiral-motti enhanced-armament phylon-q7-tractor-beams']),
      'AR-AUFWERTUNGSKARTEN-09',
      'secondModification',
    );
    expect(fault.upgrade).toBe(2);
    expect(faults(empire(['imperial-i-class-star-destroyer admiral-motti enhanced-armament flak-guns']))).toEqual([]);
  });

  it.each([
    ['AR-ERR-H9-TURBOLASER-01', 'h9-turbolasers'],
    ['AR-ERR-VIERLINGS-TURBOLASERKANONEN-01', 'quad-turbolaser-cannons'],
    ['AR-CARD-GEKOPPELTE-GESCHUETZE-01', 'slaved-turrets'],
  ])('[%s] %s is one', (_, card) => {
    expect(data.upgradeCard(card).modification).toBe(true);
    refuses(
      empire([`imperial-i-class-star-destroyer admiral-motti ${card} phylon-q7-tractor-beams`]),
      'AR-AUFWERTUNGSKARTEN-09',
      'secondModification',
    );
  });
});

describe('limits', () => {
  it('[AR-AUFWERTUNGSKARTEN-10] of size', () => {
    expect(faults(rebels(['hammerhead-scout-corvette mon-mothma disposable-capacitors']))).toEqual([]);
    refuses(rebels(['mc80-command-cruiser mon-mothma disposable-capacitors']), 'AR-AUFWERTUNGSKARTEN-10', 'otherSize');
    expect(faults(rebels(['mc80-command-cruiser mon-mothma hardened-bulkheads']))).toEqual([]);
    refuses(
      rebels(['assault-frigate-mark-ii-a mon-mothma hardened-bulkheads']),
      'AR-AUFWERTUNGSKARTEN-10',
      'otherSize',
    );
    refuses(
      empire(['star-dreadnought-assault-prototype admiral-motti point-defense-ion-cannons']),
      'AR-AUFWERTUNGSKARTEN-10',
      'otherSize',
    );
  });

  it('[AR-AUFWERTUNGSKARTEN-11] to the flagship', () => {
    const bridge = 'imperial-i-class-star-destroyer flag-bridge';
    expect(faults(empire([`${bridge} admiral-motti intensify-firepower`]))).toEqual([]);
    const fault = refuses(
      empire([bridge, 'raider-i-class-corvette admiral-motti']),
      'AR-AUFWERTUNGSKARTEN-11',
      'onlyFlagship',
    );
    expect([fault.ship, fault.upgrade]).toEqual([0, 0]);
  });

  it('[AR-AUFWERTUNGSKARTEN-12] [AR-SCHIFF-04] of traits', () => {
    expect(faults(republic('acclamator-i-class-assault-ship plo-koon-commander clone-gunners'))).toEqual([]);
    // No ship with the icon lacks the trait, so the icon is missing as well.
    const list = republic('consular-class-armed-cruiser plo-koon-commander clone-gunners');
    expect(data.shipCard('consular-class-armed-cruiser').traits).toEqual(['senate', 'comms']);
    expect(faultsOf(list, FORMATS.standard).map(({ clauses }) => clauses[0])).toEqual([
      'AR-AUFWERTUNGSKARTEN-12',
      'AR-AUFWERTUNGSKARTEN-02',
    ]);
    expect(faults(separatists('munificent-class-comms-frigate kraken battle-droid-reserves'))).toEqual([]);
  });

  it('[AR-AUFWERTUNGSKARTEN-13] [AR-TITEL-01] [AR-SCHIFF-03] a title is for ships of its icon', () => {
    expect(faults(rebels(['cr90-corvette-b mon-mothma tantive-iv']))).toEqual([]);
    const fault = refuses(
      rebels(['nebulon-b-support-refit mon-mothma tantive-iv']),
      'AR-AUFWERTUNGSKARTEN-13',
      'otherShip',
    );
    expect(fault.upgrade).toBe(1);
    // The two types of MC80 have icons of their own.
    refuses(rebels(['mc80-star-cruiser mon-mothma home-one']), 'AR-TITEL-01', 'otherShip');
    expect(faults(rebels(['mc80-command-cruiser mon-mothma home-one']))).toEqual([]);
  });

  it('[AR-AUFWERTUNGSKARTEN-14] a title without an icon of its own is for ships whose name has its words', () => {
    for (const ship of ['mc30c-scout-frigate', 'mc75-ordnance-cruiser', 'mc80-star-cruiser'])
      expect(faults(rebels([`${ship} mon-mothma mon-calamari-exodus-fleet`]))).toEqual([]);
    refuses(
      rebels(['nebulon-b-support-refit mon-mothma mon-calamari-exodus-fleet']),
      'AR-AUFWERTUNGSKARTEN-14',
      'otherName',
    );
    const bearers = data.ALL_SHIPS.filter((ship) => ship.faction === 'empire' && bearsName(ship, 'Star Destroyer'));
    expect(new Set(bearers.map((ship) => ship.class))).toEqual(
      new Set(['gladiator', 'victory', 'imperial', 'onager', 'venator']),
    );
    expect(faults(empire(['onager-class-star-destroyer admiral-motti seventh-fleet-star-destroyer']))).toEqual([]);
    refuses(
      empire(['onager-class-testbed admiral-motti seventh-fleet-star-destroyer']),
      'AR-AUFWERTUNGSKARTEN-14',
      'otherName',
    );
  });

  it('[AR-AUFWERTUNGSKARTEN-15] the icon is not enough where a title asks for a name', () => {
    expect(faults(rebels(['starhawk-class-battleship-mark-i mon-mothma amity']))).toEqual([]);
    refuses(rebels(['starhawk-class-battleship-mark-ii mon-mothma amity']), 'AR-AUFWERTUNGSKARTEN-15', 'otherName');
    expect(faults(rebels(['starhawk-class-battleship-mark-ii mon-mothma unity']))).toEqual([]);
  });

  it('[AR-AUFWERTUNGSKARTEN-16] [AR-FAQ-AUFWERTUNGSKARTEN-01] a ship has one title', () => {
    const fault = refuses(
      rebels(['cr90-corvette-a mon-mothma tantive-iv liberator']),
      'AR-AUFWERTUNGSKARTEN-16',
      'secondTitle',
    );
    expect([fault.upgrade, fault.clauses.includes('AR-FAQ-AUFWERTUNGSKARTEN-01')]).toEqual([2, true]);
  });

  it('[AR-AUFWERTUNGSKARTEN-12] of a card’s own words', () => {
    expect(faults(republic('venator-ii-class-star-destroyer-republic plo-koon-commander spha-t'))).toEqual([]);
    refuses(
      republic('acclamator-i-class-assault-ship plo-koon-commander spha-t'),
      'AR-DIE-GOLDENEN-REGELN-02',
      'otherName',
    );
  });
});

describe('competitive play', () => {
  it.each([
    ['AR-CARD-BAIL-ORGANA-01', rebels(['mc80-command-cruiser mon-mothma bail-organa-officer'])],
    ['AR-CARD-STRATEGISCHER-BERATER-01', empire(['imperial-i-class-star-destroyer admiral-motti strategic-adviser'])],
  ] as const)('[%s] does without what was not printed again; other games may have it', (clause, list) => {
    expect(faults(list, FORMATS.standard)).toEqual([]);
    const fault = onlyFault(list, FORMATS.tournament);
    expect([fault.message.text, fault.clauses, fault.upgrade]).toEqual(['ar.fleet.retired', [clause], 1]);
  });
  it('[AR-CARD-GOUVERNEURIN-PRYCE-01] Governor Pryce of the first print is for medium and large ships and not for tournaments; her last print for all', () => {
    const list = (ship: string) => empire(['imperial-i-class-star-destroyer admiral-motti', `${ship} governor-pryce`]);
    const texts = (ship: string, format: Parameters<typeof faults>[1]) => faults(list(ship), format);
    const old = { ...FORMATS.tournament, prices: 'first' } as const;
    const [small, large] = ['raider-i-class-corvette', 'victory-i-class-star-destroyer-empire'];
    expect([texts(small, FORMATS.tournament), texts(large, FORMATS.standard)]).toEqual([[], []]);
    expect(texts(large, FORMATS['first-print'])).toEqual([]);
    expect(texts(small, FORMATS['first-print'])).toEqual(['otherSize']);
    expect(texts(large, old)).toEqual(['retired']);
    expect(pointsOf(list(small), 'first') - pointsOf(list(small), 'latest')).toBe(1);
  });
});
