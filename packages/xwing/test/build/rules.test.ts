import type { ClauseId } from '@holotisch/rules';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../src/build/formats.ts';
import { pointsOf } from '../../src/build/look-up.ts';
import type { Squad } from '../../src/build/squad.ts';
import { UPGRADES } from '../../src/data/index.ts';
import { empire, faults, inWords, onlyFault, rebels, STANDARD, scum, squad } from './words.ts';

/** Exactly one fault, naming this clause. */
const refuses = (list: Squad, clause: ClauseId, key: string) => {
  const fault = onlyFault(list);
  expect([fault.message.text, fault.clauses.includes(clause)]).toEqual([`xw.squad.${key}`, true]);
  return fault;
};

describe('points', () => {
  it('[XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-01] [XW-AUFWERTUNGSKARTEN-02] ships and upgrades together must not cost more than agreed', () => {
    const list = rebels('xwing/wedgeantilles ept/predator torpedo/protontorpedoes', 'xwing/rookiepilot');
    expect(pointsOf(list)).toBe(29 + 3 + 4 + 21);
    expect(faults(list, { points: 57, format: 'standard' })).toEqual([]);
    const fault = onlyFault(list, { points: 56, format: 'standard' });
    expect(fault.clauses).toEqual(['XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-01']);
    expect([fault.measured, fault.allowed]).toEqual([57, 56]);
    expect(faults(list, { points: null, format: 'standard' })).toEqual([]);
  });

  it('[XW-KOMMANDOPUNKTE-02] a negative cost lowers the total and can make room', () => {
    const five = Array.from({ length: 5 }, () => 'awing/greensquadronpilot');
    expect(faults(rebels(...five, 'awing/prototypepilot'))).toEqual(['tooDear']);
    const refitted = five.map((line) => `${line} missile/chardaanrefit`);
    expect(pointsOf(rebels(...refitted))).toBe(5 * (19 - 2));
    expect(faults(rebels(...refitted, 'awing/prototypepilot missile/chardaanrefit'))).toEqual([]);
  });

  it('[XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-02] [XW-SPIELFORMATE-02] [XW-SPIELFORMATE-04] 100 points are recommended, 300 in epic play', () => {
    const eight = empire(...Array.from({ length: 9 }, () => 'tiefighter/academypilot'));
    const of = (format: 'standard' | 'epic') => faults(eight, { points: FORMATS[format].points, format });
    expect([of('standard'), of('epic')]).toEqual([['tooDear'], []]);
    expect([FORMATS.standard.points, FORMATS.epic.points]).toEqual([100, 300]);
  });
});

describe('formats', () => {
  it('[XW-SPIELFORMATE-01] [XW-SPIELFORMATE-05] of the three formats only epic play allows huge ships and the cards for them', () => {
    const list = rebels('gr75mediumtransport/gr75mediumtransport cargo/slicertools');
    const verdicts = (['standard', 'cinematic', 'epic'] as const).map((format) =>
      faults(list, { points: 300, format }),
    );
    expect(verdicts).toEqual([['onlyEpic'], ['onlyEpic'], []]);
    expect(Object.keys(FORMATS)).toEqual(['standard', 'cinematic', 'epic']);
    expect(onlyFault(list, STANDARD).clauses).toEqual(['XW-SPIELFORMATE-05']);
    expect(faults(rebels('xwing/rookiepilot cargo/slicertools'))).toEqual(['noIcon']);
  });
});

describe('factions', () => {
  it('[XW-FRAKTION-03] [XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-04] no ship and no upgrade of another main faction', () => {
    const fault = refuses(rebels('xwing/rookiepilot', 'tiefighter/academypilot'), 'XW-FRAKTION-03', 'mixedFactions');
    expect(fault.ship).toBe(1);
    refuses(rebels('yt1300/hansolo crew/emperorpalpatine'), 'XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-04', 'otherFaction');
  });

  it('[XW-FRAKTION-01] the two halves of a main faction mix: Resistance with Rebels, First Order with Empire', () => {
    expect(faults(rebels('xwing/rookiepilot', 't70xwing/poedameron'))).toEqual([]);
    expect(faults(empire('tiefighter/academypilot', 'tiefofighter/zetaace'))).toEqual([]);
    expect(faults(squad('imperial', 'tiefighter/academypilot', 't70xwing/poedameron'))).toEqual(['mixedFactions']);
  });

  it('[XW-FRAKTION-04] a neutral card goes into the squadron of any faction', () => {
    for (const list of [
      rebels('yt1300/outerrimsmuggler crew/gunner'),
      empire('firespray31/bountyhunter crew/gunner'),
      scum('yv666/trandoshanslaver crew/gunner'),
    ])
      expect(faults(list)).toEqual([]);
    expect(UPGRADES.find((u) => u.id === 'gunner')?.restrict).toBeUndefined();
  });

  it('[XW-AUFWERTUNGSKARTEN-06] a card of one faction stays out of the others; Maul follows Ezra all the same', () => {
    refuses(empire('firespray31/bountyhunter crew/c3po'), 'XW-AUFWERTUNGSKARTEN-06', 'otherFaction');
    expect(faults(rebels('yt1300/outerrimsmuggler crew/maul'))).toEqual(['otherFaction']);
    expect(faults(rebels('yt1300/outerrimsmuggler crew/maul crew/ezrabridger'))).toEqual([]);
    expect(faults(rebels('yt1300/outerrimsmuggler crew/maul', 'attackshuttle/ezrabridger'))).toEqual([]);
  });
});

describe('attributes', () => {
  it('[XW-AUFWERTUNGSKARTEN-07] size', () => {
    refuses(rebels('xwing/rookiepilot mod/countermeasures'), 'XW-AUFWERTUNGSKARTEN-07', 'otherSize');
    expect(faults(rebels('yt1300/outerrimsmuggler mod/countermeasures'))).toEqual([]);
    refuses(rebels('yt1300/hansolo ept/juke'), 'XW-AUFWERTUNGSKARTEN-07', 'otherSize');
  });

  it('[XW-AUFWERTUNGSKARTEN-08] [XW-TITEL-01] [XW-MODIFIKATIONEN-02] ship type: titles and modifications need no icon, only the right ship', () => {
    refuses(rebels('xwing/rookiepilot title/awingtestpilot'), 'XW-AUFWERTUNGSKARTEN-08', 'otherShip');
    expect(faults(rebels('awing/greensquadronpilot title/awingtestpilot'))).toEqual([]);
    refuses(rebels('xwing/rookiepilot mod/bwinge2'), 'XW-AUFWERTUNGSKARTEN-08', 'otherShip');
    expect(faults(rebels('bwing/bluesquadronpilot mod/bwinge2'))).toEqual([]);
    for (const type of ['xwing/rookiepilot', 'hwk290/rebeloperative', 'awing/prototypepilot'])
      expect(faults(rebels(`${type} mod/shieldupgrade`))).toEqual([]);
  });

  it('[XW-AUFWERTUNGSKARTEN-09] a T-70 X-wing is an X-wing too; the card for the T-65 alone says so', () => {
    expect(faults(rebels('t70xwing/poedameron mod/integratedastromech'))).toEqual([]);
    expect(faults(rebels('t70xwing/poedameron mod/servomotorsfoils'))).toEqual(['otherShip']);
    expect(faults(empire('tiefofighter/zetaace mod/twinionenginemkii'))).toEqual([]);
  });

  it('[XW-AUFWERTUNGSKARTEN-05] all attributes of a card apply together', () => {
    expect(faults(rebels('xwing/wedgeantilles ept/selflessness'))).toEqual([]);
    expect(faults(rebels('yt1300/hansolo ept/selflessness'))).toEqual(['otherSize']);
    expect(faults(empire('tiefighter/howlrunner ept/selflessness'))).toEqual(['otherFaction']);
    expect(faults(empire('firespray31/bobafett ept/selflessness'))).toEqual(['otherFaction', 'otherSize']);
  });

  it('what cards ask for in their texts: skill, action, icons, values', () => {
    expect(faults(scum('starviper/blacksunvigo title/virago'))).toEqual(['skillTooLow']);
    expect(faults(scum('starviper/guri title/virago'))).toEqual([]);
    expect(faults(rebels('xwing/rookiepilot mod/autothrusters'))).toEqual(['noAction']);
    expect(faults(scum('kihraxzfighter/cartelmarauder mod/autothrusters mod/engineupgrade title/vaksai'))).toEqual([]);
    expect(faults(rebels('xwing/rookiepilot mod/longrangescanners'))).toEqual(['needsIcon']);
    expect(faults(empire('tiebomber/scimitarsquadronpilot mod/longrangescanners'))).toEqual([]);
    expect(faults(empire('tiefighter/academypilot mod/lightweightframe'))).toEqual(['valueTooHigh']);
    expect(faults(empire('tiestriker/scarifdefender mod/lightweightframe'))).toEqual([]);
    expect(faults(scum('kihraxzfighter/cartelmarauder mod/pulsedrayshield'))).toEqual([]);
    const two = scum('kihraxzfighter/cartelmarauder mod/pulsedrayshield mod/shieldupgrade title/vaksai');
    expect(faults(two)).toEqual(['wrongShields']);
  });
});

describe('names and copies', () => {
  it('[XW-EINZIGARTIGE-NAMEN-02] a unique name stands once in a squadron', () => {
    const fault = onlyFault(rebels('xwing/wedgeantilles', 'xwing/rookiepilot', 'xwing/wedgeantilles'));
    expect([fault.ship, fault.clauses.includes('XW-EINZIGARTIGE-NAMEN-02')]).toEqual([2, true]);
    expect(faults(rebels('xwing/rookiepilot amd/r2d2', 'xwing/redsquadronpilot amd/r2d2'))).toEqual(['twice']);
    expect(faults(rebels('xwing/rookiepilot', 'xwing/rookiepilot'))).toEqual([]);
  });

  it('[XW-EINZIGARTIGE-NAMEN-03] on whatever cards it stands: pilot and crew, droid and crew, two cards of one title', () => {
    const both = onlyFault(rebels('xwing/lukeskywalker', 'yt1300/outerrimsmuggler crew/lukeskywalker'));
    expect([both.ship, both.upgrade]).toEqual([1, 0]);
    expect(both.clauses).toContain('XW-EINZIGARTIGE-NAMEN-03');
    expect(faults(rebels('xwing/rookiepilot amd/r2d2', 'yt1300/outerrimsmuggler crew/r2d2-swx22'))).toEqual(['twice']);
    expect(
      faults(rebels('yt1300/hansolo title/millenniumfalcon', 'yt1300/rey title/millenniumfalcon-swx57'), {
        points: 200,
        format: 'standard',
      }),
    ).toEqual(['twice']);
  });

  it('[XW-LIMITIERT-01] [XW-INDIVIDUALISIERTE-JAEGERSTAFFELN-05] a limited card once a ship; others of that kind beside it, and on other ships', () => {
    const fault = onlyFault(rebels('yt1300/outerrimsmuggler crew/tactician crew/tactician'));
    expect([fault.message.text, fault.upgrade, fault.clauses]).toEqual(['xw.squad.limited', 1, ['XW-LIMITIERT-01']]);
    expect(faults(rebels('yt1300/outerrimsmuggler crew/tactician crew/tailgunner'))).toEqual([]);
    expect(faults(rebels('yt1300/outerrimsmuggler crew/tactician', 'yt1300/outerrimsmuggler crew/tactician'))).toEqual(
      [],
    );
    expect(faults(rebels('yt1300/outerrimsmuggler crew/gunner crew/gunner'))).toEqual([]);
  });

  it('cards that say how many a squad may hold', () => {
    const linked = 'm3ainterceptor/tansariipointveteran ept/attannimindlink';
    expect(faults(scum(linked, linked))).toEqual([]);
    expect(faults(scum(linked, linked, linked))).toEqual(['perSquad']);
  });

  it('cards that only another brings', () => {
    expect(faults(scum('z95headhunter/nashtahpuppilot', 'yv666/bossk title/houndstooth'))).toEqual(['arrivesBy']);
  });
});

describe('what is unknown', () => {
  it('is named, and the rest is checked all the same', () => {
    expect(faults(rebels('deathstar/tarkin', 'xwing/tarkin', 'xwing/rookiepilot amd/hal9000'))).toEqual([
      'unknownShip',
      'unknownPilot',
      'unknownUpgrade',
    ]);
    expect(faults({ faction: 'rebel', ships: [] })).toEqual(['empty']);
  });
});

describe('faults in words', () => {
  it('name the card in both languages, and leave no hole unfilled', () => {
    const fault = onlyFault(rebels('yt1300/hansolo crew/emperorpalpatine'));
    expect(inWords(fault, 'en')).toBe('Emperor Palpatine can be equipped by these factions only: Imperial.');
    expect(inWords(fault, 'de')).toBe(
      'Imperator Palpatine kann nur von diesen Fraktionen ausgerüstet werden: Imperium.',
    );
  });
});
