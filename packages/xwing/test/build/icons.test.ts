import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slotsLeft } from '../../src/build/choices.ts';
import { PILOTS, UPGRADES } from '../../src/data/index.ts';
import { empire, faults, onlyFault, rebels, scum, squad } from './words.ts';

const left = (list: Parameters<typeof slotsLeft>[0]) =>
  slotsLeft(list, 0)
    .map((place) => place.kinds.join('|'))
    .sort();

describe('icons', () => {
  it('[XW-AUFWERTUNGSKARTEN-01] [XW-AUFWERTUNGSKARTEN-03] a ship may carry what its upgrade bar shows, or leave it empty', () => {
    expect(left(rebels('xwing/wedgeantilles'))).toEqual(['amd', 'ept', 'mod', 'title', 'torpedo']);
    expect(faults(rebels('xwing/wedgeantilles'))).toEqual([]);
    expect(faults(rebels('xwing/wedgeantilles ept/predator torpedo/protontorpedoes amd/r2d2'))).toEqual([]);
    expect(faults(rebels('xwing/wedgeantilles crew/gunner'))).toEqual(['noIcon']);
    expect(faults(rebels('xwing/rookiepilot ept/predator'))).toEqual(['noIcon']);
  });

  it('[XW-AUFWERTUNGSKARTEN-04] one card for each icon', () => {
    const fault = onlyFault(rebels('xwing/rookiepilot torpedo/protontorpedoes torpedo/protontorpedoes'));
    expect([fault.upgrade, fault.clauses[0]]).toEqual([1, 'XW-AUFWERTUNGSKARTEN-04']);
    const twice = 'torpedo/protontorpedoes torpedo/protontorpedoes';
    expect(faults(rebels(`ywing/goldsquadronpilot ${twice}`))).toEqual([]);
    expect(faults(rebels(`ywing/goldsquadronpilot ${twice} torpedo/protontorpedoes`))).toEqual(['iconTaken']);
  });

  it('[XW-MODIFIKATIONEN-03] [XW-MODIFIKATIONEN-01] one modification, without an icon', () => {
    expect(faults(rebels('xwing/rookiepilot mod/shieldupgrade'))).toEqual([]);
    const fault = onlyFault(rebels('xwing/rookiepilot mod/shieldupgrade mod/hullupgrade'));
    expect([fault.upgrade, fault.clauses[0]]).toEqual([1, 'XW-MODIFIKATIONEN-03']);
    expect(PILOTS.every((p) => !p.slots.includes('mod'))).toBe(true);
  });

  it('[XW-TITEL-02] one title', () => {
    expect(faults(scum('firespray31/bobafett title/slavei'))).toEqual([]);
    const fault = onlyFault(scum('firespray31/bobafett title/slavei title/andrasta'));
    expect([fault.upgrade, fault.clauses[0]]).toEqual([1, 'XW-TITEL-02']);
  });

  it('some cards take two icons of their kind', () => {
    expect(faults(empire('lambdaclassshuttle/omicrongrouppilot crew/emperorpalpatine'))).toEqual([]);
    expect(left(empire('lambdaclassshuttle/omicrongrouppilot crew/emperorpalpatine'))).not.toContain('crew');
    expect(faults(empire('lambdaclassshuttle/omicrongrouppilot crew/emperorpalpatine crew/gunner'))).toEqual([
      'iconTaken',
    ]);
    expect(faults(empire('firespray31/bountyhunter crew/emperorpalpatine'))).toEqual(['iconTaken']);
    expect(faults(empire('firespray31/bountyhunter crew/emperorpalpatine crew/gunner'))).toEqual(['iconTaken']);
  });
});

describe('icons that cards bring', () => {
  it.each([
    ['TIE/x1: system', empire('tieadvanced/tempestsquadronpilot system/firecontrolsystem title/tiex1'), []],
    ['no TIE/x1: none', empire('tieadvanced/tempestsquadronpilot system/firecontrolsystem'), ['noIcon']],
    [
      'A-wing Test Pilot: a second elite upgrade',
      rebels('awing/greensquadronpilot ept/pushthelimit ept/juke title/awingtestpilot'),
      [],
    ],
    ['which must differ', rebels('awing/greensquadronpilot ept/juke ept/juke title/awingtestpilot'), ['mustDiffer']],
    [
      'Royal Guard TIE: two different modifications',
      empire('tieinterceptor/royalguardpilot mod/shieldupgrade mod/hullupgrade title/royalguardtie'),
      [],
    ],
    [
      'not two of one kind, not three',
      empire('tieinterceptor/royalguardpilot mod/hullupgrade mod/hullupgrade mod/shieldupgrade title/royalguardtie'),
      ['iconTaken', 'mustDiffer'],
    ],
    ['Heavy Scyk: a cannon', scum('m3ainterceptor/cartelspacer cannon/ioncannon title/heavyscykinterceptor'), []],
    ['or a missile', scum('m3ainterceptor/cartelspacer missile/homingmissiles title/heavyscykinterceptor'), []],
    [
      'not both',
      scum('m3ainterceptor/cartelspacer cannon/ioncannon missile/homingmissiles title/heavyscykinterceptor'),
      ['iconTaken'],
    ],
    ['Slave I: a torpedo', empire('firespray31/bountyhunter torpedo/protontorpedoes title/slavei'), []],
    ['Andrasta: two more bombs', scum('firespray31/bobafett bomb/seismiccharges bomb/protonbombs title/andrasta'), []],
    [
      'Virago: system and illicit',
      scum('starviper/guri system/firecontrolsystem illicit/glitterstim title/virago'),
      [],
    ],
    ['B-wing/E2: crew', rebels('bwing/bluesquadronpilot crew/gunner mod/bwinge2'), []],
    [
      'Vaksai: three modifications',
      scum('kihraxzfighter/cartelmarauder mod/shieldupgrade mod/hullupgrade mod/engineupgrade title/vaksai'),
      [],
    ],
    ['R2-D6: elite', rebels('xwing/redsquadronpilot amd/r2d6 ept/predator'), []],
    ['not for the unskilled', rebels('xwing/rookiepilot amd/r2d6 ept/veteraninstincts'), ['skillTooLow']],
    ['nor for those who have one', rebels('xwing/wedgeantilles amd/r2d6 ept/predator'), ['iconForbidden']],
    ['StarViper Mk.II: a second title', scum('starviper/guri title/starvipermkii title/virago'), []],
    [
      'Smuggling Compartment: illicit and a cheap modification',
      rebels('yt1300/hansolo illicit/inertialdampeners mod/smugglingcompartment mod/hullupgrade'),
      [],
    ],
    [
      'the cheap one makes room for the compartment, however they are listed',
      rebels('yt1300/hansolo mod/hullupgrade mod/smugglingcompartment'),
      [],
    ],
    [
      'the compartment cannot stand on the icon that it brings',
      rebels('yt1300/hansolo mod/engineupgrade mod/smugglingcompartment'),
      ['iconTaken'],
    ],
    ['Mist Hunter: its own tractor beam', scum('g1astarfighter/gandfindsman cannon/tractorbeam title/misthunter'), []],
    ['which it must have', scum('g1astarfighter/gandfindsman title/misthunter'), ['mustCarry']],
    [
      'and nothing else',
      scum('g1astarfighter/gandfindsman cannon/ioncannon title/misthunter'),
      ['iconTaken', 'mustCarry'],
    ],
  ])('%s', (_, list, expected) => {
    expect(faults(list)).toEqual(expected);
  });
});

describe('icons that cards take', () => {
  it.each([
    [
      'TIE Shuttle: two cheap crew',
      empire('tiebomber/scimitarsquadronpilot crew/flightinstructor crew/tactician title/tieshuttle'),
      [],
    ],
    ['not a dear one', empire('tiebomber/scimitarsquadronpilot crew/gunner title/tieshuttle'), ['iconTaken']],
    ['and no ordnance', empire('tiebomber/scimitarsquadronpilot torpedo/protontorpedoes title/tieshuttle'), ['noIcon']],
    [
      'TIE/x7: neither cannon nor missile',
      empire('tiedefender/deltasquadronpilot cannon/ioncannon title/tiex7'),
      ['noIcon'],
    ],
    [
      'Light Scyk: no modification',
      scum('m3ainterceptor/cartelspacer mod/hullupgrade title/lightscykinterceptor'),
      ['noIcon'],
    ],
    [
      'Havoc: a system and a unique droid for the crew',
      scum('scurrgh6bomber/lokrevenant system/firecontrolsystem samd/genius title/havoc'),
      [],
    ],
    ['no other droid', scum('scurrgh6bomber/lokrevenant samd/unhingedastromech title/havoc'), ['iconTaken']],
    ['no crew', scum('scurrgh6bomber/lokrevenant crew/gunner title/havoc'), ['noIcon']],
  ])('%s', (_, list, expected) => {
    expect(faults(list)).toEqual(expected);
  });
});

describe('icons that cards turn into others', () => {
  it('Ordnance Tubes: torpedoes and missiles on hardpoints', () => {
    const epic = { points: 300, format: 'epic' } as const;
    const fore = 'raiderclasscorvetteaft/raiderclasscorvetteaft';
    expect(faults(empire(`${fore} torpedo/protontorpedoes`), epic)).toEqual(['noIcon']);
    expect(faults(empire(`${fore} torpedo/protontorpedoes mod/ordnancetubes`), epic)).toEqual([]);
    expect(faults(empire(`${fore} missile/homingmissiles mod/ordnancetubes`), epic)).toEqual([]);
    expect(faults(empire(`${fore} bomb/protonbombs mod/ordnancetubes`), epic)).toEqual(['noIcon']);
  });
});

describe('the order of the cards', () => {
  it('never decides whether a ship is legal', () => {
    const slots = ['ept', 'mod', 'title', 'crew', 'cannon', 'bomb', 'torpedo', 'illicit', 'system'];
    const cards = UPGRADES.filter((u) => slots.includes(u.slot)).map((u) => `${u.slot}/${u.id}`);
    const ships = [
      'tieinterceptor/royalguardpilot',
      'tiebomber/captainjonus',
      'firespray31/bobafett',
      'vt49decimator/patrolleader',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...ships),
        fc.uniqueArray(fc.constantFrom(...cards), { maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (line, chosen, stream) => {
          const shuffled = chosen.map((c) => [stream.next().value!, c] as const).sort((a, b) => a[0] - b[0]);
          const verdict = (list: readonly string[]) =>
            faults(squad('imperial', [line, ...list].join(' ')), { points: null, format: 'epic' }).length > 0;
          expect(verdict(shuffled.map(([, c]) => c))).toBe(verdict(chosen));
        },
      ),
      { numRuns: 400, seed: 1 },
    );
  });
});
