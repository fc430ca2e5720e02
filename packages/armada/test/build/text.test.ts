import { quickRng, render } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import type { Fleet } from '../../src/build/fleet.ts';
import { FORMATS } from '../../src/build/formats.ts';
import type { Import } from '../../src/build/import.ts';
import { pointsOf } from '../../src/build/look-up.ts';
import { randomFleet } from '../../src/build/random.ts';
import { readFleet } from '../../src/build/read.ts';
import { DIALECTS, writeFleetText } from '../../src/build/text-write.ts';
import { CARDS } from '../../src/cards/index.ts';
import { ALL_SHIPS, ALL_SQUADRONS, ALL_UPGRADES } from '../../src/data/index.ts';
import { READY_FLEETS } from '../../src/fleets/ready.ts';
import { buildEn } from '../../src/text/build/en.ts';

const read = (text: string): Import => {
  const result = readFleet(text);
  if (!result.ok) throw new Error(render([buildEn], result.fault.message));
  return result.value;
};
/** What the import tells, as `line: key`. */
const told = ({ report }: Import) =>
  report.map(({ message, line }) => `${line}: ${message.text.replace('ar.import.', '')}`);
const refusal = (text: string) => {
  const result = readFleet(text);
  return result.ok ? 'read' : result.fault.message.text.replace('ar.import.', '');
};

const EXAMPLE: Fleet = {
  name: 'Example',
  faction: 'rebel',
  ships: [
    { card: 'nebulon-b-escort-frigate', upgrades: ['general-dodonna'] },
    { card: 'cr90-corvette-b', upgrades: [] },
  ],
  squadrons: ['luke-skywalker', 'a-wing-squadron', 'a-wing-squadron', 'han-solo'],
  objectives: { assault: 'most-wanted', defence: 'fire-lanes', navigation: 'superior-positions' },
};

describe('printings of a card', () => {
  const list = (points: number) => `Name: Example
Faction: Rebel
Commander: General Rieekan

CR90 Corvette A (44)
• General Rieekan (${points})
= ${44 + points} Points
`;
  it('[AR-ERR-WICHTIGE-ERRATA-ZU-AUFWERTUN-01][AR-ERR-WEITERE-ERRATA-ZU-AUFWERTUNG-01][AR-FORMATE-VON-SCHIFFS-UND-03][AR-FAQ-KARTEN-KLARSTELLUNGEN-01] whichever a list names, there is one card, and it has the corrected text', () => {
    const printings = [30, 34].map((points) => read(list(points)).fleet.ships[0]?.upgrades);
    expect(printings).toEqual([['general-rieekan'], ['general-rieekan']]);
    // no card stands there once more with the words of its small print
    const names = ALL_UPGRADES.map(({ name, slots, limits }) => JSON.stringify([name.en, slots, limits?.factions]));
    expect(new Set(names).size).toBe(names.length);
    const rieekan = CARDS.get('upgrade/general-rieekan')?.abilities?.[0];
    expect(rieekan?.limit).toEqual({ per: 'round', times: 1 }); // the small print knew no limit
  });
});

describe('the four dialects', () => {
  it('Ryan Kingston’s builder', () => {
    const text = `Name: Example
Faction: Rebel
Commander: General Dodonna

Assault: Most Wanted
Defense: Fire Lanes
Navigation: Superior Positions

Nebulon-B Escort Frigate (57)
• General Dodonna (20)
= 77 Points

CR90 Corvette B (39)
= 39 Points

Squadrons:
• Luke Skywalker - X-wing Squadron (20)
• 2 x A-wing Squadron (22)
• Han Solo - Millennium Falcon (26)
= 68 Points

Total Points: 184
`;
    expect(read(text)).toEqual({ fleet: EXAMPLE, report: [] });
    expect(writeFleetText(EXAMPLE, 'kingston', FORMATS.standard)).toBe(text);
  });

  it('Star Forge tells the commander’s points in the head', () => {
    const text = writeFleetText(EXAMPLE, 'star-forge', FORMATS.standard);
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Name: Example',
      'Faction: Rebel',
      'Commander: General Dodonna (20)',
    ]);
    expect(read(text)).toEqual({ fleet: EXAMPLE, report: [] });
    // It begins its first line with a space, and skips a game mode that is the usual one.
    expect(told(read(` ${text.replace('Commander:', 'Gamemode: Task Force\nCommander:')}`))).toEqual(['3: remark']);
  });

  it('Armada Warlords', () => {
    const text = `Example

Faction: Rebel Alliance
Points: 184/400
Commander: General Dodonna

Assault Objective: Most Wanted
Defense Objective: Fire Lanes
Navigation Objective: Superior Positions

[ flagship ] Nebulon-B Escort Frigate (57 points)
-  General Dodonna  ( 20  points)
= 77 total ship cost

CR90 Corvette B (39 points)
= 39 total ship cost

1 Luke Skywalker ( 20 points)
2 A-wing Squadrons ( 22 points)
1 Han Solo ( 26 points)
= 68 total squadron cost
`;
    expect(read(text)).toEqual({ fleet: EXAMPLE, agreed: { format: 'standard', points: 400 }, report: [] });
    expect(writeFleetText(EXAMPLE, 'warlords', FORMATS.standard)).toBe(text);
  });

  it('Armada Fleet Designer', () => {
    const text = `Example (68/184/400)
=======

Faction: Rebel Alliance

Assault: Most Wanted
Defense: Fire Lanes
Navigation: Superior Positions

Nebulon-B Escort Frigate (57 + 20: 77)
· General Dodonna (20)

CR90 Corvette B (39)

1 x Luke Skywalker (1 x 20)
2 x A-wing Squadron (2 x 11)
1 x Han Solo (1 x 26)
`;
    expect(read(text)).toEqual({ fleet: EXAMPLE, agreed: { format: 'standard', points: 400 }, report: [] });
    expect(writeFleetText(EXAMPLE, 'fleet-designer', FORMATS.standard)).toBe(text);
    // What is left over behind the limit, as this program wrote it before.
    expect(read(text.replace('(68/184/400)', '(184/400/216)')).agreed).toEqual({ format: 'standard', points: 400 });
  });

  it('an export of Armada Warlords from 2019, with its points', () => {
    const { fleet, report } = read(`World test 2 rebels

Faction: Rebel Alliance
Points: 386/400
Commander: Admiral Raddus

Assault Objective: Surprise Attack
Defense Objective: Capture the VIP
Navigation Objective: Superior Positions


[ flagship ] MC75 Ordnance Cruiser (100 points)
-  Admiral Raddus  ( 26  points)
-  Profundity  ( 7  points)
-  Ordnance Experts  ( 4  points)
-  Early Warning System  ( 7  points)
-  External Racks  ( 3  points)
-  Flechette Torpedoes  ( 3  points)
= 150 total ship cost


GR-75 Medium Transports (18 points)
= 18 total ship cost


1 Dash Rendar ( 24 points)
1 Corran Horn ( 22 points)
1 Ketsu Onyo ( 22 points)
1 Kanan Jarrus ( 19 points)
= 87 total squadron cost
`);
    expect(fleet.ships).toEqual([
      {
        card: 'mc75-ordnance-cruiser',
        upgrades: [
          'admiral-raddus',
          'profundity',
          'ordnance-experts',
          'early-warning-system',
          'external-racks',
          'flechette-torpedoes',
        ],
      },
      { card: 'gr-75-medium-transports', upgrades: [] },
    ]);
    expect(fleet.squadrons).toEqual(['dash-rendar', 'corran-horn', 'ketsu-onyo', 'kanan-jarrus']);
    // External Racks cost 3 then, so the ship and the whole did cost less; the ship’s own 100 are its first print.
    expect(told({ fleet, report })).toEqual(['17: otherPoints', '12: otherSum', '4: otherSum']);
  });

  it('every ready-made and many a random fleet comes back the same from all four, at both prices', () => {
    const random = Array.from({ length: 40 }, (_, seed) => randomFleet(quickRng(seed + 1), FORMATS.standard)!);
    for (const fleet of [...READY_FLEETS.map((one) => one.fleet), ...random.map((one) => ({ ...one, name: 'Any' }))])
      for (const dialect of DIALECTS)
        for (const agreed of [FORMATS.standard, FORMATS['first-print']]) {
          const { fleet: back, report } = read(writeFleetText(fleet, dialect, agreed));
          // Points that only the first print gives are told, and nothing else.
          const other = pointsOf(fleet, agreed.prices) !== pointsOf(fleet, 'latest');
          expect([dialect, ...report.map(({ message }) => message.text)]).toEqual([
            dialect,
            ...(other ? ['ar.import.fitsFirst'] : []),
          ]);
          expect({ ...back, squadrons: [...back.squadrons].sort() }).toEqual({
            ...fleet,
            squadrons: [...fleet.squadrons].sort(),
          });
        }
  });
});

describe('names', () => {
  const alone = (line: string) => read(`Faction: Empire\n${line}`).fleet;

  it.each([
    ['Imperial II', 'imperial-ii-class-star-destroyer'],
    ['Imperial II Star Destroyer', 'imperial-ii-class-star-destroyer'],
    ['ISD Cymoon 1 Refit', 'imperial-star-destroyer-cymoon-1-refit'],
    ['Quasar I Cruiser-Carrier', 'quasar-fire-i-class-cruiser-carrier'],
    ['Quasar Fire II', 'quasar-fire-ii-class-cruiser-carrier'],
    ['Raider I', 'raider-i-class-corvette'],
    ['Arquitens Light Cruiser', 'arquitens-class-light-cruiser'],
    ['SSD Command Prototype', 'star-dreadnought-command-prototype'],
    ['SSD Executor I', 'executor-i-class-star-dreadnought'],
    ['Gozanti Cruisers', 'gozanti-class-cruisers-empire'],
    ['Victory I', 'victory-i-class-star-destroyer-empire'],
    ['Venator II-class Star Destroyer {IMP}', 'venator-ii-class-star-destroyer-empire'],
  ])('%s is %s', (name, id) => {
    expect(alone(name).ships).toEqual([{ card: id, upgrades: [] }]);
  });

  it.each([
    ['Assault Frigate Mk2 A', 'assault-frigate-mark-ii-a'],
    ['Assault Frig. Mk.II B', 'assault-frigate-mark-ii-b'],
    ['Starhawk Mk.II', 'starhawk-class-battleship-mark-ii'],
    ['Starhawk Battleship Mark I', 'starhawk-class-battleship-mark-i'],
    ['Pelta Command Ship', 'modified-pelta-class-command-ship'],
    ['Nebulon-B Support Frigate', 'nebulon-b-support-refit'],
    ['Providence-class Carrier (reb)', 'providence-class-carrier-rebel'],
  ])('%s is %s', (name, id) => {
    expect(read(`Faction: Rebel\n${name}`).fleet.ships).toEqual([{ card: id, upgrades: [] }]);
  });

  it('a ship that two factions have goes by the faction, or by its mark', () => {
    const line = 'Victory I-class Star Destroyer (73)';
    expect(read(`Faction: Republic\n${line}`).fleet.ships[0]?.card).toBe('victory-i-class-star-destroyer-republic');
    expect(read(`${line.replace(' (73)', ' {GAR}')}\nConsular Charger c70`).fleet.faction).toBe('republic');
    expect(refusal(line)).toBe('factionUnclear');
  });

  it('German ones, and other spellings, are known', () => {
    const { fleet, report } = read(
      'Fraktion?\nFaction: Imperium\nRaider I\n• Großmoff Tarkin\n• Wulff Yularen\n• Flugkörperexperten',
    );
    expect(fleet.ships[0]?.upgrades).toEqual(['grand-moff-tarkin', 'wullf-yularen', 'ordnance-experts']);
    expect([fleet.name, report]).toEqual(['Fraktion?', []]);
  });

  it('of one sound are told apart by slot, mark, craft and points', () => {
    const ship = (upgrades: string) => read(`Faction: Empire\nImperial I (110)\n${upgrades}`);
    expect(ship('• Darth Vader (34)').fleet.ships[0]?.upgrades).toEqual(['darth-vader-commander']);
    expect(ship('• Darth Vader (off)').fleet.ships[0]?.upgrades).toEqual(['darth-vader-officer']);
    expect(ship('• Darth Vader (Boarding)').fleet.ships[0]?.upgrades).toEqual(['darth-vader-boarding-team']);
    expect(told(ship('• Darth Vader'))).toEqual(['3: near']);
    expect(ship('• Darth Vader').fleet.ships[0]?.upgrades).toEqual(['darth-vader-commander']);
    expect(ship('• Admiral Motti\n• Darth Vader').fleet.ships[0]?.upgrades).not.toContain('darth-vader-commander');
    const vader = (line: string) => read(`Faction: Empire\nRaider I\nSquadrons:\n${line}`).fleet.squadrons;
    expect(vader('• Darth Vader (25)')).toEqual(['darth-vader-tie-defender']);
    expect(vader('• Darth Vader (TIE Advanced)')).toEqual(['darth-vader-tie-advanced']);
    expect(vader('• Darth Vader - TIE Defender Squadron (25)')).toEqual(['darth-vader-tie-defender']);
  });

  it('an upgrade stands with its ship, a squadron of the same name among the squadrons', () => {
    const { fleet } = read(
      'Faction: Rebel\nPelta Command Ship (60)\n• Wedge Antilles (4)\nSquadrons:\n• Hera Syndulla (23)\n• Lando Calrissian (24)',
    );
    expect(fleet.ships[0]?.upgrades).toEqual(['wedge-antilles-officer']);
    expect(fleet.squadrons).toEqual(['hera-syndulla-x-wing', 'lando-calrissian-yt-1300']);
  });

  it('of every card are read as they are written', () => {
    const lines = (['rebel', 'empire', 'republic', 'separatist'] as const).map((faction) => {
      const ships = ALL_SHIPS.filter((card) => card.faction === faction);
      const squadrons = ALL_SQUADRONS.filter((card) => card.faction === faction);
      const fleet: Fleet = {
        faction,
        name: 'All',
        ships: ships.map(({ id }) => ({ card: id, upgrades: [] })),
        squadrons: squadrons.map(({ id }) => id),
        objectives: {},
      };
      return { fleet, text: writeFleetText(fleet, 'kingston', { ...FORMATS.standard, points: null }) };
    });
    for (const { fleet, text } of lines) {
      const got = read(text);
      expect(got.fleet).toEqual(fleet);
      // So large a fleet says for which game it is, or is asked.
      expect(got.report.map(({ message }) => message.text)).toEqual(['ar.import.largerGame']);
    }
    for (const { id, name, points } of ALL_UPGRADES) {
      const { fleet } = read(`Faction: Rebel\nCR90 Corvette A (44)\n• ${name.en} (${points})`);
      const shared = ALL_UPGRADES.filter((card) => card.name.en === name.en).length > 1;
      expect([id, fleet.ships[0]?.upgrades.length]).toEqual([id, 1]);
      if (!shared) expect(fleet.ships[0]?.upgrades).toEqual([id]);
    }
  });
});

describe('nothing is dropped silently', () => {
  const NBSP = '\u00A0';
  it('odd spaces, bullets, tags of HTML', () => {
    const text = `Faction: Rebel\r\n<b>CR90${NBSP}Corvette  A</b> (${NBSP}44 points${NBSP})<br>*${NBSP}Mon Mothma ( 27 )<br/>- Tantive IV${NBSP}(9)\r\nSquadrons:\r\n•${NBSP}2${NBSP}x${NBSP}A-wing&nbsp;Squadron (22)`;
    const found = read(text);
    expect(found.fleet).toEqual({
      faction: 'rebel',
      ships: [{ card: 'cr90-corvette-a', upgrades: ['mon-mothma', 'tantive-iv'] }],
      squadrons: ['a-wing-squadron', 'a-wing-squadron'],
      objectives: {},
    });
    expect(told(found)).toEqual(['4: otherPoints']);
  });

  it('what is unknown is named with its line, and takes its upgrades along', () => {
    const found = read(
      'Faction: Rebel\nCR90 Corvette A (44)\n• Mon Mothma (27)\n• Tractor Ray (9)\n• Chart Officer (2)\nAssault: Hide and Seek\n2 x Q-wing Squadron (20)\nNote to myself',
    );
    expect(found.fleet.ships[0]?.upgrades).toEqual(['mon-mothma', 'chart-officer']);
    expect(told(found)).toEqual(['4: dropped', '6: droppedObjective', '7: unclear', '8: dropped']);
    expect(render([buildEn], found.report[0]!.message)).toBe('Left out: “• Tractor Ray (9)” is unknown.');
  });

  it('marks of other publishers are told; those of the last errata are ours', () => {
    const found = read(
      'Faction: Rebel\nCR90 Corvette A [Legacy] (44)\n• Mon Mothma[AMG] (27)\n• Chart Officer [Nexus] [ARC] (2)\nAssault: Most Wanted [Legacy]',
    );
    expect(found.fleet.ships).toEqual([{ card: 'cr90-corvette-a', upgrades: ['mon-mothma', 'chart-officer'] }]);
    expect(told(found)).toEqual(['5: source', '2: source', '4: source']);
  });

  it('other points and sums, a commander or flagship that is none', () => {
    const found = read(
      'Faction: Rebel\nCommander: Admiral Ackbar (38)\n[ flagship ] CR90 Corvette A (40)\n= 44 Points\nTotal Points: 45',
    );
    expect(told(found)).toEqual(['3: otherPoints', '3: noFlagship', '2: commanderNowhere', '5: otherSum']);
    // The points of the first print are told as such.
    expect(
      told(
        read('Faction: Empire\nVictory II-class Star Destroyer (85)\n• Dominator (12)\n= 97 Points\nTotal Points: 97'),
      ),
    ).toEqual(['5: fitsFirst']);
  });

  it('links, endless lines and endless names', () => {
    const found = read(
      `Name: ${'n'.repeat(250)}\nFaction: Rebel\nCR90 Corvette A\nhttps://example.org/fleet\n${'x'.repeat(400)}`,
    );
    expect(told(found)).toEqual(['1: shortened', '4: droppedLink', '5: dropped']);
    expect(found.fleet.name).toHaveLength(200);
  });

  it('an upgrade more than once, or a card of another faction, is kept as it is and judged afterwards', () => {
    const found = read('Faction: Rebel\nCR90 Corvette A (44)\n• 2 x Chart Officer (4)\nTIE Fighter Squadron');
    expect(told(found)).toEqual(['3: droppedExtra']);
    expect(found.fleet.squadrons).toEqual(['tie-fighter-squadron']);
  });

  it('a faction that nobody knows is taken from the cards, and said so', () => {
    const found = read('Faction: Hutts\nCR90 Corvette A (44)');
    expect([found.fleet.faction, found.report[0]?.message.text]).toEqual(['rebel', 'ar.import.assumedFaction']);
  });

  it('texts without a fleet are refused with a reason', () => {
    expect(refusal('Hello, how are you?')).toBe('nothing');
    expect(refusal('')).toBe('nothing');
    expect(refusal('https://example.org/fleet/123')).toBe('link');
    expect(refusal('x'.repeat(100_001))).toBe('tooMany');
    expect(refusal(`Faction: Rebel\n${'CR90 Corvette A\n'.repeat(41)}`)).toBe('tooMany');
  });
});
