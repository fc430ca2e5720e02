import { unit, unitsOf } from '../../rows.ts';

export const REBEL_HEAVY = unitsOf('rebel', 'heavy', [
  unit(
    'a-a5-speeder-truck-rebel',
    'A-A5 Speeder Truck',
    75,
    '1x8 R6 -/block white 1',
    'repulsor-vehicle 100x175 91.2',
    'Armor, Hover: Ground, Reposition, Transport 1: Closed, Weak Point 2: Rear',
    '',
    'pilot crew crew hardpoint comms',
    { later: { keywords: 'Armor 5, Hover: Ground, Reposition, Transport, Weak Point 2: Rear', affiliation: 'Raider' } },
  ),
  unit(
    't-47-airspeeder',
    'T-47 Airspeeder',
    [130, 175],
    '1x7 R5 crit/block white 3',
    'repulsor-vehicle 100 117.7',
    'Armor, Arsenal 2, Cover 1, Immune: Blast, Immune: Melee, Immune: Range 1 Weapons, Speeder 2',
    'Ap/11 Double Laser Cannon [1-3] 3R 3B (Fixed: Front, Impact 3)',
    'pilot hardpoint comms',
    {
      printed: { values: '1x7 R5 -/block white 3' },
      later: {
        points: 125,
        keywords: 'Armor 3, Arsenal 2, Cover 1, Immune: Blast, Immune: Melee, Immune: Range 1 Weapons, Speeder 2',
        weapons: 'Double Laser Cannon [1-3] 3R 3B (Fixed: Front, Impact 3)',
      },
    },
  ),
  unit(
    'x-34-landspeeder',
    'X-34 Landspeeder',
    [60, 75],
    '1x6 R4 hit/block white 2',
    'repulsor-vehicle 100 48.3',
    'Armor 2, Arsenal 3, Cover 1, Light Transport 1: Open, Speeder 1',
    "Driver's DH-17 Blaster Pistol [1-2] 2W",
    'pilot crew crew hardpoint comms',
    { later: { points: 55, keywords: 'Armor 2, Arsenal 3, Cover 1, Speeder 1', weapons: 'Blaster Pistol [1-2] 2W' } },
  ),
]);
