import { laterUnit, unit, unitsOf } from '../../rows.ts';

export const SEPARATIST_SUPPORT = unitsOf('separatist', 'support', [
  unit(
    'droidekas',
    'Droidekas',
    [75, 100],
    '2x3 R- -/block white 1',
    'ground-vehicle 50 47',
    'AI: Attack & Move, Generator 1, Shielded 4, Wheel Mode',
    'Dual Twin Blaster Cannons [1-3] 1R 2B (Suppressive, Fixed: Front, Immune: Deflect)',
    'comms',
    {
      later: {
        points: 67,
        values: '2x3 C- -/block white 1',
        body: 'heavy-droid-trooper 50',
        keywords: 'AI: Attack, Generator 1, Reposition, Shielded 4, Unconcerned, Wheel Mode',
        weapons: 'Dual Twin Blaster Cannons [1-3] 1R 2B (Suppressive, Immune: Deflect, Fixed: Front)',
      },
    },
  ),
  unit(
    'dsd1-dwarf-spider-droid',
    'DSD1 Dwarf Spider Droid',
    55,
    '1x6 R4 hit/block white 2',
    'ground-vehicle 70 44.6',
    '» Self-Destruct 4, Armor 3, Climbing Vehicle, Expert Climber, Programmed',
    'DSD1 Self-Destruct Mechanism [self-destruct] 3R (Blast, Impact 1); Wicked Kick [M] 1R 1B 1W',
    'programming hardpoint comms',
    {
      later: {
        points: 50,
        keywords: 'Self-Destruct 3, Armor 3, Climbing Vehicle, Expert Climber, Programmed',
        weapons: 'Wicked Kick [M] 1R 1B 1W; DSD1 Self-Destruct [1 area] 3R (Blast, Impact 1)',
      },
    },
  ),
  unit(
    'stap-riders',
    'STAP Riders',
    [75, 73],
    '2x3 R- -/- white 3',
    'repulsor-vehicle 50 57',
    'Agile 1, AI: Move, Coordinate: Droid Trooper & Vehicle, Cover 1, Speeder 1',
    'Repeating Dual Blaster Cannons [1-3] 3B (Critical 1, Fixed: Front)',
    'comms',
    { later: { points: 70, weapons: 'Dual Blaster Cannons [1-3] 3B (Critical 1, Fixed: Front)' } },
  ),
  laterUnit(
    'lm-432-crab-droid',
    'LM-432 Crab Droid',
    70,
    '1x5 R3 hit/- red 2',
    'ground-vehicle 70 36.9',
    'Armor 2, Climbing Vehicle, Programmed, Reposition, Scale, Scout 1, Scouting Party 1',
    'Crab Claws [M] 2R 1B 1W (Impact 2, Pierce 1)',
    'programming hardpoint comms',
  ),
]);
