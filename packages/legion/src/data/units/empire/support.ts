import { laterUnit, unit, unitsOf } from '../../rows.ts';

export const EMPIRE_SUPPORT = unitsOf('empire', 'support', [
  unit(
    '74-z-speeder-bikes',
    '74-Z Speeder Bikes',
    [70, 90],
    '2x3 R- hit/block white 3',
    'repulsor-vehicle 50 39.6',
    'Cover 1, Speeder 1',
    'EC-17 Hold-out Blaster [1-2] 2B; Ax-20 Blaster Cannon [1-3] 1R 1B 1W (Fixed: Front, Impact 1)',
    'comms',
    { later: { weapons: 'EC-17 Hold-Out Blaster [1-2] 2B; Ax-20 Blaster Cannons [1-3] 1R 1B 1W (Impact 1)' } },
  ),
  unit(
    'dewback-rider',
    'Dewback Rider',
    [70, 90],
    '1x6 C2 hit/- red 1',
    'creature-trooper 70',
    'Armor 1, Relentless, Reposition, Spur, Unhindered',
    'Razor Claws & Shock Prod [M] 3R 3W (Critical 2, Suppressive)',
    'training comms armament',
    { later: {} },
  ),
  unit(
    'e-web-heavy-blaster-team',
    'E-Web Heavy Blaster Team',
    55,
    '1x4 C2 crit/- red 1',
    'emplacement-trooper 70',
    'Full Pivot, Reposition, Sentinel',
    'Unarmed [M] 2B; E-11 Blaster Rifles [1-3] 2W; E-Web Heavy Blaster [1-3] 1R 2B 2W (Cumbersome, Fixed: Front)',
    'comms generator',
    {
      later: {
        points: 60,
        keywords: 'Prepared Position, Reposition, Sentinel',
        weapons:
          'Unarmed [M] 2B; Blaster Rifles [1-3] 2W; E-Web Heavy Blaster [1-4] 1R 2B 2W (Cumbersome, Fixed: Front, Impact 1)',
      },
    },
  ),
  laterUnit(
    'range-troopers',
    'Range Troopers',
    60,
    '4x1 C2 -/- red 1',
    'trooper 27',
    'Advanced Targeting: Trooper 1, Armor 1, Indomitable, Scale, Spur',
    'Gription Boot Kick [M] 2W; E-10R Blaster Rifle [1-4] 1B',
    'heavy-weapon personnel grenades comms',
  ),
]);
