import { laterUnit, unit, unitsOf } from '../../rows.ts';

export const SEPARATIST_HEAVY = unitsOf('separatist', 'heavy', [
  unit(
    'aat-trade-federation-battle-tank',
    'AAT Trade Federation Battle Tank',
    [175, 170],
    '1x9 R6 -/- red 1',
    'repulsor-vehicle 150 102.2',
    'AI: Attack, Armor, Arsenal 2, Barrage, Hover: Ground, Weak Point 2: Rear',
    'Lateral Anti-Personnel Lasers [1-2] 3B (Fixed: Front); MX-8 Artillery Laser Cannon [2-4] 4R (Critical 2, High Velocity, Impact 1)',
    'pilot ordnance ordnance comms',
    {
      later: {
        name: 'AAT Battle Tank',
        points: 150,
        values: '1x9 R6 hit/- red 1',
        keywords: 'AI: Attack, Armor 5, Arsenal 2, Barrage, Hover: Ground, Weak Point 2: Rear',
        weapons:
          'Anti-Personnel Lasers [1-2] 3B (Fixed: Front); Artillery Cannon [2-4] 4R (Critical 2, High Velocity, Impact 2)',
      },
    },
  ),
  unit(
    'nr-n99-persuader-class-tank-droid',
    'NR-N99 Persuader-Class Tank Droid',
    145,
    '1x11 R7 hit/block white 1',
    'ground-vehicle 100x200 84.4',
    'Armor, Arsenal 2, Programmed, Reposition, Transport 1: Open, Weak Point 1: Sides',
    'Ion Cannons [1-2] 1R 1B 1W (Impact 1, Ion 1, Fixed: Front); Heavy Repeating Blasters [1-4] 1R 2B 2W (Critical 1, Fixed: Front)',
    'programming ordnance comms',
    {
      later: {
        name: 'Persuader-Class Tank Droid',
        points: 130,
        keywords: 'Armor 5, Arsenal 2, Programmed, Reposition, Transport, Weak Point 1: Sides',
        weapons:
          'Ion Cannons [1-2] 1R 1B 1W (Critical 1, Fixed: Front, Impact 1, Ion 1); Heavy Blasters [1-4] 1R 2B 2W (Critical 1, Fixed: Front)',
        slots: 'programming ordnance ordnance comms',
      },
    },
  ),
  laterUnit(
    'aqua-droids',
    'Aqua Droids',
    78,
    '3x3 C- hit/block white 1',
    'heavy-droid-trooper 50',
    'AI: Attack, Armor 2, Reposition, Unconcerned, Infiltrate',
    'Crushing Punch [M] 1R (Impact 1); Laser Cannon [1-3] 1B 1W',
    'heavy-weapon comms',
  ),
  laterUnit(
    'persuader-class-tank-droid',
    'Persuader-Class Tank Droid — Prototype Tank Droid',
    130,
    '1x11 R7 -/block white 1',
    'ground-vehicle 100x200 84.4',
    'Armor 5, Arsenal 3, Direct: Corps Trooper Unit, Programmed, Reposition, Special Issue: Experimental Droids, Weak Point 1: Sides',
    'Ion Cannons [1-2] 1R 1B (Fixed: Front, Impact 1, Ion 1); Heavy Blasters [1-4] 1R 2B 2W (Critical 1, Fixed: Front)',
    'programming ordnance ordnance comms',
  ),
]);
