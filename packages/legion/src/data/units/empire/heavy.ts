import { laterUnit, unit, unitsOf } from '../../rows.ts';

export const EMPIRE_HEAVY = unitsOf('empire', 'heavy', [
  unit(
    'at-st',
    'AT-ST',
    [155, 195],
    '1x11 R8 -/block white 2',
    'ground-vehicle 100 224.5',
    'Armor, Arsenal 2, Weak Point 1: Rear',
    'Fence-cutting Blades [M] 4R; MS-4 Twin Blaster Cannon [1-4] 2R 2B 2W (Fixed: Front, Impact 3)',
    'pilot hardpoint hardpoint hardpoint comms',
    {
      later: {
        points: 145,
        keywords: 'Armor 5, Arsenal 2, Weak Point 1: Rear',
        weapons: 'Fence-Cutting Blades [M] 4R; MS-4 Twin Blaster [1-4] 2R 2B 2W (Fixed: Front, Impact 3)',
      },
    },
  ),
  unit(
    'laat-le-patrol-transport-empire',
    'LAAT/le Patrol Transport',
    [105, 120],
    '1x8 R6 -/block white 2',
    'repulsor-vehicle 120 161.5',
    'Armor, Arsenal 2, Cover 1, Hover: Air 2, Immune: Blast, Immune: Melee, Immune: Range 1 Weapons, Transport 1: Closed',
    'Twin Laser Cannons [1-3] 1R 3B (Fixed: Front)',
    'pilot ordnance comms',
    {
      later: {
        points: 90,
        keywords:
          'Armor 5, Arsenal 2, Cover 1, Hover: Air 2, Immune: Blast, Immune: Melee, Immune: Range 1 Weapons, Transport',
        weapons: 'Twin Laser Cannons [1-3] 2R 2B (Fixed: Front, Impact 1)',
        slots: 'pilot ordnance ordnance comms',
      },
    },
  ),
  unit(
    'tx-225-gavw-occupier-combat-assault-tank',
    'TX-225 GAVw Occupier Combat Assault Tank',
    [140, 155],
    '1x8 R6 -/- red 1',
    'ground-vehicle 100x175 50.8',
    'Armor, Arsenal 2, Reposition, Transport 1: Open, Weak Point 1: Sides',
    'Forward Twin MK 2e/w Cannons [1-2] 1R 1B (Suppressive, Fixed: Front); Lateral Quad MK 2e/w Cannons [1-4] 2R 2B (Impact 2, Fixed: Front)',
    'pilot hardpoint comms',
    {
      later: {
        name: 'TX-225 GAVw Occupier Tank',
        points: 125,
        keywords: 'Armor 5, Arsenal 2, Reposition, Transport, Weak Point 1: Sides',
        weapons:
          'Twin Cannons [1-2] 1R 1B (Suppressive, Fixed: Front); Quad Cannons [1-4] 2R 2B (Impact 2, Fixed: Front)',
      },
    },
  ),
  laterUnit(
    'imperial-dark-troopers',
    'Imperial Dark Troopers',
    95,
    '3x2 C- -/- red 1',
    'droid-trooper 27',
    'Armor 3, Plodding, Unconcerned, Unstoppable',
    'Crushing Punch [M] 1R 1W; E-11D Blaster [1-3] 1B',
    'heavy-weapon heavy-weapon personnel programming',
  ),
  laterUnit(
    'major-marquand',
    '•Major Marquand — Tempest Scout 2',
    180,
    '1x11 R8 hit/block white 2',
    'ground-vehicle 100 224.5',
    'Armor 5, Arsenal 2, Direct: Vehicle, Field Commander, Weak Point 1: Rear, Special Issue: Tempest Force',
    'Grenade Launcher [M/1-2] 2B (Fixed: Front, Blast); 88 Twin Light Blaster [M/1-3] 1R 1B 1W (Fixed: Front, Impact 1); MS-4 Twin Blaster [1-4] 2R 2B 2W (Fixed: Front, Impact 3)',
    '',
  ),
]);
