import { describe, expect, it } from 'vitest';
import type { Army } from '../../src/build/army.ts';
import { handOf } from '../../src/build/army.ts';
import { pointsOf } from '../../src/build/look-up.ts';
import { faultsOf, teamFaults } from '../../src/build/validate.ts';
import { commandOf, commandsIn, type Format, formatOf } from '../../src/data/index.ts';
import { army, empire, faults, inWords, onlyFault, rebels, STANDARD } from './words.ts';

const times = (count: number, line: string): string => `${count} ${line}`;
/** Nothing but the ranks in question: points do not matter here. */
const rich = (id = 'standard'): Format => ({ ...formatOf(id), points: 9999 });

describe('points', () => {
  it('[LE-ARMEEZUSAMMENSTELLUNG-01] [LC-ZUSAMMENSTELLUNG-VON-ARMEEN-01] [LE-ARMEE-PUNKTE-01] an army of units, upgrades and command cards may be played', () => {
    expect(faults(rebels('at-rt-rebel at-rt-laser-cannon'))).toEqual([]);
    expect(faults(empire('at-st'))).toEqual([]);
  });

  it('[LE-ARMEE-PUNKTE-02] [LC-PUNKTE-01] [LE-ARMEE-AUFWERTUNGSKARTEN-01] [LC-AUFWERTUNGEN-01] units and upgrades cost points, command cards do not', () => {
    const list = army('empire', [
      'darth-vader-dark-lord-of-the-sith force-push',
      'stormtroopers dlt-19-stormtrooper stormtrooper',
    ]);
    expect(pointsOf(list, STANDARD)).toBe(190 + 10 + 44 + 20 + 8);
    expect(pointsOf({ ...list, commands: [] }, STANDARD)).toBe(pointsOf(list, STANDARD));
  });

  it('[LE-ARMEE-PUNKTE-03] [LC-PUNKTE-02] 800 points are allowed, 801 are not', () => {
    const list = empire('2 at-st', 'snowtroopers flametrooper');
    expect(pointsOf(list, STANDARD)).toBe(75 + 132 + 310 + 64);
    expect(faults(list, { ...STANDARD, points: 581 })).toEqual([]);
    const fault = onlyFault(list, { ...STANDARD, points: 580 });
    expect(fault.clauses).toContain('LE-ARMEE-PUNKTE-03');
    expect([fault.measured, fault.allowed]).toEqual([581, 580]);
    expect(inWords(fault, 'de')).toBe('Die Armee kostet 581 Punkte; erlaubt sind 580.');
    expect(STANDARD.points).toBe(800);
  });
});

describe('factions', () => {
  it('[LE-ARMEE-FRAKTIONEN-02] [LE-FRAKTIONEN-03] [LC-FRAKTIONEN-02] an army has units of one faction only', () => {
    const fault = onlyFault(rebels('stormtroopers'));
    expect([fault.message.text, fault.unit]).toEqual(['le.army.mixedFactions', 4]);
    expect(inWords(fault, 'en')).toBe(
      'Stormtroopers belongs to the faction Galactic Empire, the army to Rebel Alliance.',
    );
  });

  it('[LE-ARMEE-AUFWERTUNGSKARTEN-05] [LE-FRAKTIONEN-04] the dark side is for the Empire', () => {
    expect(faults(empire('emperor-palpatine force-choke'))).toEqual([]);
    expect(onlyFault(rebels('luke-skywalker-hero-of-the-rebellion force-choke')).clauses).toContain('LE-FRAKTIONEN-04');
  });

  it('[LE-ARMEE-AUFWERTUNGSKARTEN-06] [LE-FRAKTIONEN-05] the light side is for the Rebels', () => {
    expect(faults(rebels('luke-skywalker-hero-of-the-rebellion hope'))).toEqual([]);
    expect(onlyFault(empire('emperor-palpatine hope')).clauses).toContain('LE-ARMEE-AUFWERTUNGSKARTEN-06');
  });

  it('[LC-AUFWERTUNGEN-05] the Separatists belong to the dark side, the Republic to the light side', () => {
    const dooku = (force: string) => army('separatist', [`count-dooku ${force}`, '3 b1-battle-droids']);
    const kenobi = (force: string) => army('republic', [`obi-wan-kenobi ${force}`, '3 phase-i-clone-troopers']);
    expect([faults(dooku('fear')), faults(dooku('hope'))]).toEqual([[], ['notFor']]);
    expect([faults(kenobi('hope')), faults(kenobi('fear'))]).toEqual([[], ['notFor']]);
  });
});

describe('ranks', () => {
  it('[LE-RANG-03] [LE-ARMEE-RAENGE-01] an army without units lacks a commander and three corps units', () => {
    const empty: Army = { ...rebels(), units: [] };
    expect(faults(empty)).toEqual(['tooFewOfRank', 'tooFewOfRank']);
  });

  it('[LE-RANG-04] [LE-COMMANDER-02] one or two commanders', () => {
    const troops = times(3, 'stormtroopers');
    expect(onlyFault(army('empire', [troops])).clauses).toContain('LE-RANG-04');
    expect(faults(army('empire', [troops, 'imperial-officer']))).toEqual([]);
    expect(faults(army('empire', [troops, '2 imperial-officer']))).toEqual([]);
    expect(onlyFault(army('empire', [troops, '3 imperial-officer']))).toMatchObject({ measured: 3, allowed: 2 });
  });

  it('[LE-RANG-05] [LE-AGENT-02] none, one or two operatives', () => {
    const two = ['boba-fett-infamous-bounty-hunter', 'bossk'];
    expect([faults(empire()), faults(empire('bossk')), faults(empire(...two))]).toEqual([[], [], []]);
    const three = empire(...two, 'darth-vader-the-emperors-apprentice');
    expect(onlyFault(three, rich()).clauses).toContain('LE-AGENT-02');
  });

  it('[LE-RANG-06] three to six corps units', () => {
    const corps = (count: number) => army('rebel', ['leia-organa', times(count, 'rebel-troopers')]);
    expect([2, 3, 6, 7].map((count) => faults(corps(count)))).toEqual([['tooFewOfRank'], [], [], ['tooManyOfRank']]);
  });

  it('[LE-RANG-07] up to three special forces units', () => {
    const special = (count: number) => rebels(times(count, 'rebel-commandos'));
    expect([faults(special(3)), faults(special(4))]).toEqual([[], ['tooManyOfRank']]);
  });

  it('[LE-RANG-08] up to three support units', () => {
    const support = (count: number) => rebels(times(count, 'at-rt-rebel'));
    expect([faults(support(3)), faults(support(4))]).toEqual([[], ['tooManyOfRank']]);
  });

  it('[LE-RANG-09] up to two heavy units', () => {
    const heavy = (count: number) => rebels(times(count, 'x-34-landspeeder'));
    expect([faults(heavy(2)), faults(heavy(3))]).toEqual([[], ['tooManyOfRank']]);
  });

  it('[LE-EPISCHE-ARMEE-01] [LE-EPISCHE-ARMEE-02] an epic army may cost 1600 points', () => {
    const epic = formatOf('epic');
    expect(epic).toMatchObject({ points: 1600, table: 'epic' });
    const list = army('empire', [
      '2 general-veers',
      '6 stormtroopers',
      '4 at-st',
      '3 e-web-heavy-blaster-team',
      '5 scout-troopers',
    ]);
    expect(onlyFault({ ...list, units: [...list.units.slice(1)] }, { ...epic, points: 1300 })).toMatchObject({
      clauses: ['LE-EPISCHE-ARMEE-02'],
      allowed: 1300,
    });
  });

  it.each([
    ['[LE-EPISCHE-ARMEE-RAENGE-01] 1 to 4 commanders', 'imperial-officer', 1, 4],
    ['[LE-EPISCHE-ARMEE-RAENGE-03] 6 to 10 corps units', 'stormtroopers', 6, 10],
    ['[LE-EPISCHE-ARMEE-RAENGE-04] up to 5 special forces units', 'scout-troopers', 0, 5],
    ['[LE-EPISCHE-ARMEE-RAENGE-05] up to 5 support units', 'dewback-rider', 0, 5],
    ['[LE-EPISCHE-ARMEE-RAENGE-06] up to 4 heavy units', 'at-st', 0, 4],
  ])('%s', (_title, unit, least, most) => {
    const list = (count: number) => {
      const others = ['imperial-officer', '6 stormtroopers'].filter((line) => !line.endsWith(unit));
      return faults(army('empire', [...others, ...(count > 0 ? [times(count, unit)] : [])]), rich('epic'));
    };
    if (least > 0) expect(list(least - 1)).toEqual(['tooFewOfRank']);
    expect([list(least), list(most), list(most + 1)]).toEqual([[], [], ['tooManyOfRank']]);
  });

  it('[LE-EPISCHE-ARMEE-RAENGE-02] up to 4 operatives in an epic army', () => {
    const agents = [
      'chewbacca-walking-carpet',
      'k-2so',
      'luke-skywalker-jedi-knight',
      'r2-d2-hero-of-a-thousand-devices',
      'sabine-wren-explosive-artist',
    ];
    const list = (count: number) =>
      army('rebel', ['cassian-andor', '6 rebel-troopers', ...agents.filter((id) => id !== 'k-2so').slice(0, count)]);
    expect(faults(list(4), rich('epic'))).toEqual([]);
    expect(formatOf('epic').ranks.operative).toEqual([0, 4]);
  });

  it('[LE-GEFOLGE-EINHEITENNAME-01] [LE-GEFOLGE-EINHEITENNAME-02] one unit of an entourage does not count towards its rank, but costs its points', () => {
    const list = (...more: string[]) => army('empire', ['emperor-palpatine', '3 stormtroopers', ...more]);
    const four = list('3 scout-troopers', 'imperial-royal-guards');
    expect(faults(four, rich())).toEqual([]);
    expect(pointsOf(four, STANDARD)).toBe(190 + 132 + 144 + 69);
    expect(faults(list('3 scout-troopers', '2 imperial-royal-guards'), rich())).toEqual(['tooManyOfRank']);
    expect(faults(list('4 scout-troopers'), rich())).toEqual(['tooManyOfRank']);
  });

  it('[LE-SCHLUESSELWOERTER-05] a detachment needs a unit to belong to, each its own, and takes no place in its rank', () => {
    expect(faults(empire('df-90-mortar-trooper'))).toEqual(['loneDetachment']);
    expect(faults(empire('3 shoretroopers', '3 df-90-mortar-trooper'), rich())).toEqual([]);
    expect(faults(empire('shoretroopers', '2 df-90-mortar-trooper'))).toEqual(['loneDetachment']);
  });

  it('[LE-RANG-04] a field commander stands in for the commander that is missing', () => {
    const list = (pilot: string) => army('empire', ['3 stormtroopers', `at-st ${pilot}`]);
    expect([faults(list('general-weiss')), faults(list('first-sergeant-arbmab'))]).toEqual([[], ['tooFewOfRank']]);
  });
});

describe('unique cards', () => {
  it('[LE-ARMEE-EINZIGARTIGE-KARTEN-02] [LE-EINZIGARTIGE-KARTEN-03] [LC-EINZIGARTIGE-KARTEN-02] no unique name twice, whatever the title', () => {
    const lukes = rebels('luke-skywalker-hero-of-the-rebellion', 'luke-skywalker-jedi-knight');
    const fault = onlyFault(lukes, rich());
    expect([fault.message.text, fault.unit]).toEqual(['le.army.twice', 5]);
    expect(fault.clauses).toContain('LE-ARMEE-EINZIGARTIGE-KARTEN-02');
  });

  it('[LE-ARMEE-EINZIGARTIGE-KARTEN-01] [LE-EINZIGARTIGE-KARTEN-01] [LE-EINZIGARTIGE-KARTEN-02] [LC-EINZIGARTIGE-KARTEN-01] upgrades too may be unique; all others may come again', () => {
    expect(faults(empire('2 imperial-death-troopers dt-f16'))).toEqual(['twice']);
    expect(faults(empire('2 imperial-death-troopers e-11d'))).toEqual([]);
  });

  it('the fault of a second one stands where that card is: with the unit, or with its counterpart', () => {
    const droids = (unit: number) => {
      const list = rebels('r2-d2-hero-of-a-thousand-devices', 'r2-d2-hero-of-a-thousand-devices');
      const counterpart = { unit: 'c-3po-human-cyborg-relations', upgrades: [] };
      return { ...list, units: list.units.map((one, i) => (i >= unit ? { ...one, counterpart } : one)) };
    };
    const places = (list: Army) =>
      faultsOf(list, rich())
        .filter(({ message }) => message.text === 'le.army.twice')
        .map(({ unit, counterpart, upgrade }) => [unit, counterpart, upgrade]);
    expect(places(droids(4))).toEqual([
      [5, undefined, undefined],
      [5, true, undefined],
    ]);
    expect(places(droids(5))).toEqual([[5, undefined, undefined]]);
    expect(places(empire('2 imperial-death-troopers e-11d dt-f16'))).toEqual([[5, undefined, 1]]);
  });

  it('[LE-TEAM-GEFECHT-02] [LE-TEAM-GEFECHT-03] [LE-TEAM-GEFECHT-04] in a team each army has 600 points, both are of one faction, and share no unique name', () => {
    const team = formatOf('team');
    expect(team.points).toBe(600);
    const dear = empire('2 at-st', 'tx-225-gavw-occupier-combat-assault-tank');
    expect(onlyFault(dear, { ...team, ranks: { ...team.ranks, heavy: [0, 3] } }).clauses).toEqual([
      'LE-TEAM-GEFECHT-02',
    ]);
    const keys = (...armies: Army[]) => teamFaults(armies, team).map(({ clauses }) => clauses[0]);
    expect(keys(rebels(), empire())).toEqual(['LE-TEAM-GEFECHT-03']);
    expect(keys(rebels(), rebels())).toEqual(['LE-TEAM-GEFECHT-04']);
    const other = army('rebel', ['rebel-officer', '3 rebel-troopers']);
    expect(keys(rebels(), other)).toEqual([]);
    expect(keys(other, other, empire())).toEqual(['LE-TEAM-GEFECHT-03']);
    expect(keys()).toEqual([]);
  });
});

describe('the command hand', () => {
  const hand = (...commands: string[]): Army => ({ ...rebels('luke-skywalker-hero-of-the-rebellion'), commands });
  const six = ['ambush', 'son-of-skywalker', 'push', 'my-ally-is-the-force', 'assault', 'return-of-the-jedi'];

  it('[LE-ARMEE-KOMMANDOKARTEN-01] [LE-KOMMANDOKARTEN-08] [LC-KOMMANDOKARTEN-05] two cards each of one, two and three pips', () => {
    expect(faults(hand(...six))).toEqual([]);
    expect(faults(hand(...six.slice(1)))).toEqual(['tooFewPips']);
    expect(faults(hand(...six, 'covering-fire'))).toEqual(['tooManyPips']);
    expect(faults(hand(...six.slice(0, 5), 'sabotaged-communications'))).toEqual(['tooManyPips', 'tooFewPips']);
  });

  it('[LE-ARMEE-KOMMANDOKARTEN-02] [LE-KOMMANDOKARTEN-09] [LC-KOMMANDOKARTEN-06] no card twice', () => {
    const fault = onlyFault(hand('ambush', 'ambush', ...six.slice(2)));
    expect([fault.message.text, fault.command]).toEqual(['le.army.commandTwice', 1]);
  });

  it('[LE-ARMEE-KOMMANDOKARTEN-03] [LE-COMMANDER-03] [LE-KOMMANDOKARTEN-03] [LC-KOMMANDOKARTEN-08] a character’s cards need the character', () => {
    const fault = onlyFault({
      ...rebels(),
      commands: [
        'sabotaged-communications',
        ...six.slice(0, 1),
        ...six.slice(2, 3),
        'turning-the-tide',
        'assault',
        'return-of-the-jedi',
      ],
    });
    expect(inWords(fault, 'de')).toBe(
      'Return of the Jedi kann nur gewählt werden, wenn diese Einheit zur Armee gehört: Luke Skywalker, Held der Rebellion oder Luke Skywalker, Jedi Knight.',
    );
  });

  it('[LE-AGENT-03] [LE-KOMMANDOKARTEN-05] an operative’s cards need the operative', () => {
    const commands = ['ambush', 'whipcord-launcher', 'push', 'pinned-down', 'assault', 'coordinated-fire'];
    expect(faults({ ...empire('boba-fett-infamous-bounty-hunter'), commands })).toEqual([]);
    expect(faults({ ...empire(), commands })).toEqual(['noOwner']);
  });

  it('[LE-COMMANDER-05] any number of a commander’s cards, each once', () => {
    expect(faults(hand(...six))).toEqual([]);
    expect(commandsIn('1.2').filter(({ owners }) => owners?.includes('leia-organa'))).toHaveLength(3);
  });

  it('[LE-ARMEE-KOMMANDOKARTEN-03] the cards of a character are those of either version, and of nobody else', () => {
    const commands = ['ambush', 'vaders-might', 'push', 'new-ways-to-motivate-them', 'assault', 'coordinated-fire'];
    for (const vader of ['darth-vader-dark-lord-of-the-sith', 'darth-vader-the-emperors-apprentice'])
      expect([vader, faults({ ...empire(vader), commands })]).toEqual([vader, []]);
    expect(faults({ ...empire(), commands })).toEqual(['noOwner', 'noOwner']);
  });

  it('[LE-ARMEE-KOMMANDOKARTEN-05] [LE-KOMMANDOKARTEN-07] [LC-KOMMANDOKARTEN-07] Standing Orders is the seventh card, without being chosen', () => {
    expect(handOf(hand(...six))).toHaveLength(7);
    expect(handOf(hand(...six)).at(-1)).toBe('standing-orders');
    expect(faults(hand(...six, 'standing-orders'))).toEqual(['alwaysAdded']);
  });

  it('[LE-KOMMANDOKARTEN-02] four cards are open to everybody', () => {
    const open = commandsIn('1.2').filter(({ owners, faction }) => !owners && !faction);
    expect(open.map(({ name }) => name.de)).toEqual(['Hinterhalt', 'Vorstoß', 'Offensive', 'Bereitschaft']);
    expect(open.map(({ pips }) => pips)).toEqual([1, 2, 3, 4]);
  });

  it('[LE-KOMMANDOKARTEN-11] a card states the number and type of units, or their names', () => {
    expect(commandOf('new-ways-to-motivate-them', '1.2').orders).toEqual({
      named: [],
      groups: [{ count: 2, of: [{ kind: 'trooper' }] }],
    });
    expect(commandOf('master-of-evil', '1.2').orders).toEqual({
      named: ['Darth Vader'],
      groups: [{ count: 2, of: [] }],
    });
  });

  it('[LE-ARMEE-KOMMANDOKARTEN-01] a card may count otherwise for the hand than in play', () => {
    const solo = {
      ...rebels('han-solo-unorthodox-general'),
      commands: ['ambush', 'sorry-about-the-mess', 'push', 'turning-the-tide', 'assault', 'covering-fire'],
    };
    expect(faults(solo)).toEqual([]);
    expect(commandOf('sorry-about-the-mess', '1.2').pips).toBe(0);
  });

  it('[LE-ARMEE-KOMMANDOKARTEN-01] in 2.6 a card may ask for a unit in the army, one of several will do', () => {
    const standard = formatOf('standard-2');
    const aggressive = (...more: string[]): string[] => {
      const list = army('empire', ['general-veers', '3 stormtroopers', ...more], '2.6');
      return faults({ ...list, commands: list.commands.map((id) => (id === 'push' ? 'aggression' : id)) }, standard);
    };
    expect([aggressive(), aggressive('bossk'), aggressive('scout-troopers')]).toEqual([
      ['needsUnit'],
      [],
      ['needsUnit'],
    ]);
  });

  it('[LE-ARMEE-KOMMANDOKARTEN-01] cards of battle forces and of other factions are for nobody else', () => {
    const standard = formatOf('standard-2');
    const with2 = (id: string): string[] => {
      const list = army('rebel', ['leia-organa', '3 rebel-troopers'], '2.6');
      return faults({ ...list, commands: list.commands.map((one) => (one === 'push' ? id : one)) }, standard);
    };
    expect([with2('push'), with2('courage-of-the-rebellion'), with2('pinned-down')]).toEqual([
      [],
      ['battleForceCard'],
      ['otherFactionCard'],
    ]);
  });

  it('[R-LE-105] contingencies are set aside beside the hand, no more than the keyword says', () => {
    const lando = (...contingencies: string[]): Army => ({ ...rebels('lando-calrissian'), contingencies });
    const three = ['idiots-array', 'ace-up-his-sleeve', 'all-in'];
    expect(faults(lando(...three))).toEqual([]);
    expect(faults({ ...rebels(), contingencies: three.slice(0, 1) })).toEqual(['noOwner', 'tooManyContingencies']);
  });
});

describe('the battle deck', () => {
  it('[LC-DIE-GEFECHTSSTAPEL-01] without a deck of one’s own the cards of the box are played with; an own one has four of each kind', () => {
    const deck = [
      'key-positions',
      'breakthrough',
      'bombing-run',
      'payload',
      'battle-lines',
      'disarray',
      'roll-out',
      'hemmed-in',
      'minefield',
      'war-weary',
      'clear-conditions',
      'limited-visibility',
    ];
    expect(faults({ ...rebels(), battleDeck: deck })).toEqual([]);
    expect(faults({ ...rebels(), battleDeck: deck.slice(1) })).toEqual(['tooFewBattleCards']);
    expect(faults({ ...rebels(), battleDeck: [...deck, 'dawn'] })).toEqual(['battleCardNotHere', 'tooManyBattleCards']);
    expect(faults({ ...rebels(), battleDeck: [...deck.slice(1), 'breakthrough'] })).toEqual(['battleCardTwice']);
  });

  it('[LE-EPISCHE-ARMEE-04] an epic army has no deployment cards', () => {
    const list = army('empire', ['imperial-officer', '6 stormtroopers']);
    const deck = [
      'key-positions',
      'breakthrough',
      'bombing-run',
      'payload',
      'minefield',
      'war-weary',
      'clear-conditions',
      'limited-visibility',
    ];
    expect(faults({ ...list, battleDeck: deck }, formatOf('epic'))).toEqual([]);
  });

  it('[L2-SPIELAUFBAU-01] in 2.6 an army brings nine cards, three of each kind', () => {
    const list = army('empire', ['general-veers', '3 stormtroopers'], '2.6');
    expect(faults(list, formatOf('standard-2'))).toEqual([]);
    expect(faults({ ...list, battleDeck: [] }, formatOf('standard-2'))).toEqual(
      Array.from({ length: 3 }, () => 'tooFewBattleCards'),
    );
    expect(
      faults({ ...list, battleDeck: [...list.battleDeck.slice(0, 8), 'no-time-to-lose'] }, formatOf('standard-2')),
    ).toEqual(['otherFactionCard']);
  });
});

describe('2.6', () => {
  const standard = formatOf('standard-2');
  const list = (...more: string[]) => army('empire', ['general-veers', '3 stormtroopers', ...more], '2.6');

  it('counts with its own points, 1000 in a standard battle', () => {
    expect([pointsOf(list(), standard), standard.points]).toEqual([75 + 126, 1000]);
    expect(faults(empire(), standard)).toEqual(['otherEdition']);
  });

  it('[R-L2-39] has no use for units that were announced without points', () => {
    const rebel = (...more: string[]) => army('rebel', ['leia-organa', '3 rebel-troopers', ...more], '2.6');
    expect(faults(rebel('guerilla-troopers'), standard)).toContain('unpublished');
    expect(faults(rebel('rebel-commandos'), standard)).toEqual([]);
    expect(faults(rebel('wookiee-warriors-kashyyyk-resistance'), standard)).toEqual([]);
  });

  it('[R-L2-33] hires one mercenary of a rank, two of corps, and with a friend of theirs one more in all', () => {
    const rich2 = { ...standard, points: 9999 };
    const hired = (...more: string[]) => faults(list(...more), rich2).filter((key) => key.startsWith('tooManyMerc'));
    expect([hired('bossk'), hired('bossk', 'cad-bane'), hired('2 pyke-syndicate-foot-soldiers')]).toEqual([
      [],
      ['tooManyMercenaries'],
      [],
    ]);
    const ALLY = 'maul-a-rival';
    expect([hired(ALLY), hired(ALLY, 'bossk')]).toEqual([[], []]);
    expect(hired(ALLY, 'bossk', 'cad-bane')).toEqual(['tooManyMercenaries']);
  });

  it('[R-L2-33] hires mercenaries that work for the faction, and no more than a few', () => {
    expect(faults(list('bossk'), standard)).toEqual([]);
    expect(faults(list('wicket'), standard)).toEqual(['mixedFactions']);
    expect(faults(list('2 pyke-syndicate-foot-soldiers'), standard)).toEqual([]);
    expect(faults(list('3 pyke-syndicate-foot-soldiers'), standard)).toEqual(['tooManyMercenaries']);
    expect(
      faults(army('empire', ['general-veers', '2 stormtroopers', 'pyke-syndicate-foot-soldiers'], '2.6'), standard),
    ).toEqual(['tooFewOfRank']);
  });

  it('[R-L2-33] lets an associate go without counting for its rank while the other is there', () => {
    const agents = ['agent-kallus', 'seventh-sister'];
    expect(faults(list(...agents, 'fifth-brother'), { ...standard, points: 9999 })).toEqual([]);
    expect(faults(list(...agents, 'darth-vader-the-emperors-apprentice'), { ...standard, points: 9999 })).toEqual([
      'tooManyOfRank',
    ]);
  });

  it('[R-L2-33] lets any special forces do for a probe droid, and for nobody else', () => {
    expect(faults(list('imperial-probe-droid'), standard)).toEqual(['loneDetachment']);
    expect(faults(list('scout-troopers', 'imperial-probe-droid'), standard)).toEqual([]);
    expect(faults(list('scout-troopers', '2 imperial-probe-droid'), standard)).toEqual(['loneDetachment']);
    expect(faults(list('scout-troopers', 'df-90-mortar-trooper'), standard)).toEqual(['loneDetachment']);
  });

  it('[R-L2-33] keeps units of battle forces for them', () => {
    expect(faults(list('major-marquand'), standard)).toEqual(['specialIssue']);
  });
});

it('who may carry a card is told once, though units of two factions have the name', () => {
  const [found] = faultsOf(rebels('tauntaun-riders at-rt-laser-cannon'), STANDARD).filter(({ message }) =>
    message.text.endsWith('notFor'),
  );
  expect(found && inWords(found, 'en')).toMatch(/restricted: AT-RT\.$/);
});
