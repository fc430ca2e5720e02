import { unit, unitsOf } from '../../rows.ts';

export const REPUBLIC_HEAVY = unitsOf('republic', 'heavy', [
  unit(
    'infantry-support-platform',
    'Infantry Support Platform',
    65,
    '1x7 R5 hit/block white 3',
    'repulsor-vehicle 100 39.4',
    'Armor 3, Cover 1, Hover: Ground, Weak Point 1: Rear & Sides',
    'DC-15 Blaster Rifles [1-3] 2B',
    'pilot hardpoint comms',
    { later: {} },
  ),
  unit(
    'laat-le-patrol-transport-republic',
    'LAAT/le Patrol Transport',
    [105, 120],
    '1x8 R6 -/block white 2',
    'repulsor-vehicle 120 164.1',
    'Armor, Arsenal 2, Cover 1, Hover: Air 2, Immune: Blast, Immune: Melee, Immune: Range 1 Weapons, Transport 1: Closed',
    'Twin Laser Cannons [1-3] 1R 3B (Fixed: Front)',
    'pilot ordnance comms',
    {
      later: {
        points: 90,
        keywords:
          'Armor 5, Arsenal 2, Cover 1, Hover: Air 2, Strafe, Immune: Blast, Immune: Melee, Immune: Range 1 Weapons, Transport',
        weapons: 'Twin Laser Cannons [1-3] 2R 2B (Fixed: Front, Impact 1)',
        slots: 'pilot ordnance ordnance comms',
      },
    },
  ),
  unit(
    'tx-130-saber-class-fighter-tank',
    'TX-130 Saber-class Fighter Tank',
    170,
    '1x9 R6 -/- red 2',
    'repulsor-vehicle 150 65.9',
    'Armor, Arsenal 2, Hover: Ground, Outmaneuver, Weak Point 1: Rear & Sides',
    'Twin Lateral GA-6x Laser Cannons [1-4] 2R 2B 2W (Critical 1, Impact 2, Fixed: Front)',
    'pilot hardpoint ordnance comms',
    {
      later: {
        name: 'Saber-Class Tank',
        points: 145,
        values: '1x9 R6 hit/- red 2',
        keywords: 'Armor 5, Arsenal 2, Hover: Ground, Outmaneuver, Weak Point 1: Rear & Sides',
        weapons: 'Heavy Laser Cannons [1-4] 2R 2B 2W (Critical 1, Fixed: Front, Impact 2)',
        slots: 'pilot hardpoint ordnance ordnance comms',
      },
    },
  ),
]);
