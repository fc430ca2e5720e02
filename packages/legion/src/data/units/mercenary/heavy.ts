import { laterUnit, unitsOf } from '../../rows.ts';

export const MERCENARY_HEAVY = unitsOf('mercenary', 'heavy', [
  laterUnit(
    'a-a5-speeder-truck-mercenary',
    'A-A5 Speeder Truck',
    75,
    '1x8 R6 -/block white 1',
    'repulsor-vehicle 100x175 91.2',
    'Armor 5, Hover: Ground, Reposition, Transport, Weak Point 2: Rear',
    '',
    'pilot crew crew hardpoint comms',
    { affiliation: 'Raider' },
  ),
  laterUnit(
    'chewbacca-let-the-wookiee-win',
    '•Chewbacca — Let the Wookiee Win',
    180,
    '1x11 R8 crit/block white 2',
    'ground-vehicle 100 224.5',
    'Armor 5, Arsenal 2, Inspire 3, Incognito, Weak Point 1: Rear',
    'Grenade Launcher [M/1-2] 2B (Fixed: Front, Blast); 88 Twin Light Blaster [M/1-3] 1R 1B 1W (Fixed: Front, Impact 1); MS-4 Twin Blaster [1-4] 2R 2B 2W (Fixed: Front, Impact 3)',
    '',
    { affiliation: 'Ewok' },
  ),
  laterUnit(
    'wlo-5-speeder-tank',
    'WLO-5 Speeder Tank',
    100,
    '1x10 R6 -/block white 1',
    'repulsor-vehicle 150 102.2',
    'Mercenary: Empire & Rebels & Republic & Separatists, Armor 5, Arsenal 2, Hover: Ground, Transport, Weak Point 2: Rear',
    'Anti-Personnel Lasers [1-2] 3B 2W (Fixed: Front); Heavy Laser Cannon [1-2] 1R 2B 2W (Impact 2)',
    'pilot comms crew',
    { affiliation: 'Raider' },
  ),
]);
