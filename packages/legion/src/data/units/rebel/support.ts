import { unit, unitsOf } from '../../rows.ts';

export const REBEL_SUPPORT = unitsOf('rebel', 'support', [
  unit(
    'at-rt-rebel',
    'AT-RT',
    55,
    '1x6 R4 crit/- white 2',
    'ground-vehicle 70 65.4',
    'Armor, Climbing Vehicle, Expert Climber',
    'Grappling Claws [M] 3R (Impact 1); A-300 Blaster Rifle [1-3] 2W',
    'hardpoint comms',
    {
      later: {
        points: 54,
        values: '1x6 R4 crit/block white 2',
        keywords: 'Armor 2, Climbing Vehicle, Expert Climber, Scout 1',
        weapons: 'Grappling Claws [M] 3R (Impact 1); A300 Blaster Rifle [1-2] 2W',
      },
    },
  ),
  unit(
    '1-4-fd-laser-cannon-team',
    '1.4 FD Laser Cannon Team',
    [65, 70],
    '1x6 C2 hit/block white 0',
    'emplacement-trooper 100',
    'Full Pivot, Sentinel, Stationary',
    '1.4 FD Laser Cannon [1-5] 5B (Impact 2, Fixed: Front); Unarmed [M] 2B; DH-17 Blaster Pistols [1-2] 4W',
    'comms generator',
    {
      later: {
        keywords: 'Full Pivot, Prepared Position, Sentinel, Stationary',
        weapons: 'Unarmed [M] 2B; Blaster Pistols [1-2] 4W; 1.4 FD Laser Cannon [1-5] 5B (Fixed: Front, Impact 2)',
      },
    },
  ),
  unit(
    'tauntaun-riders',
    'Tauntaun Riders',
    [95, 90],
    '2x4 C2 hit/block white 3',
    'creature-trooper 50',
    'Agile 1, Relentless, Reposition, Sharpshooter 1, Unhindered',
    'Horns & Hind Claws [M] 2B 1W (Ram 1); DL-44 Blaster Pistol [1-2] 2R',
    'training comms',
    { later: {} },
  ),
]);
