import { laterUnit, unit, unitsOf } from '../../rows.ts';

export const EMPIRE_OPERATIVE = unitsOf('empire', 'operative', [
  unit(
    'boba-fett-infamous-bounty-hunter',
    '•Boba Fett — Infamous Bounty Hunter',
    [120, 140],
    '1x5 C3 crit/block red 3',
    'trooper 27',
    '→ Jump 2, Arsenal 2, Bounty, Impervious, Sharpshooter 2',
    "Boot Spikes [M] 2R; Wrist Rocket [1-2] 2B (Impact 1); Fett's EE-3 Carbine [1-3] 2B (Pierce 1)",
    'training training gear gear',
    {
      later: {
        faction: 'mercenary',
        points: 130,
        body: 'mandalorian-trooper 27',
        keywords:
          'Mercenary: Empire, Jump 2, Arsenal 2, Bounty, Impervious, Independent: Aim 1 or Dodge 1, Sharpshooter 2',
        weapons:
          "Boot Spikes [M] 3R; Integrated Rockets [1-2] 3B (Impact 1, Versatile); Fett's EE-3 Carbine [1-3] 2B (Pierce 1)",
        slots: 'training training comms gear gear',
        affiliation: 'Rogue',
      },
    },
  ),
  unit(
    'bossk',
    '•Bossk — Trandoshan Terror',
    115,
    '1x7 C2 crit/- white 2',
    'trooper 27',
    'Bounty, Enrage 3, Expert Climber, Regenerate 3, Unhindered',
    'Frenzy [M] 1R 2B 1W (Pierce 1); Relby-v10 Mortar Rifle [2-4] 1R 4W (Pierce 1, Suppressive)',
    'training training gear',
    {
      later: {
        faction: 'mercenary',
        points: 105,
        keywords: 'Mercenary: Empire & Separatists, Bounty, Enrage 3, Independent: Surge 2, Regenerate 3, Scale',
        affiliation: 'Rogue',
      },
    },
  ),
  unit(
    'darth-vader-the-emperors-apprentice',
    "•Darth Vader — The Emperor's Apprentice",
    [175, 170],
    '1x7 C3 -/- red 2',
    'trooper 27',
    'Deflect, Immune: Pierce, Jedi Hunter, Master of the Force 1, Relentless',
    "Vader's Lightsaber [M] 5R (Impact 3, Pierce 3); Force Throw [1-2] 2B (Blast, Scatter)",
    'force force training',
    {
      printed: {
        values: '1x6 C3 -/- red 1',
        keywords: 'Deflect, Immune: Pierce, Jedi Hunter, Master of the Force 1, Relentless, Spur',
      },
      later: { points: 155, slots: 'force force training training' },
    },
  ),
  laterUnit(
    'fifth-brother',
    '•Fifth Brother — The Kill is Mine',
    97,
    '1x6 C2 hit/- red 2',
    'trooper 27',
    'Dauntless, Block, Enrage 2, Immune: Pierce',
    'Spinning Lightsaber [M] 5B (Ram 2, Impact 2, Pierce 1); Thrown Spinning Lightsaber [1-2] 3B (Impact 2, Pierce 1)',
    'training training force',
  ),
  laterUnit(
    'imperial-agent',
    'Imperial Agent — Bringing Order to the Galaxy',
    50,
    '1x5 C2 hit/block white 2',
    'trooper 27',
    'Relentless, Equip: Doctrine',
    'Combat Training [M] 3B; Blaster Pistol [1-2] 1B 2W',
    'doctrine command training armament gear gear',
  ),
  laterUnit(
    'seventh-sister',
    '•Seventh Sister — Compelled to Inflict Pain',
    102,
    '1x5 C3 hit/- red 2',
    'trooper 27',
    'Jump 1, Associate: Fifth Brother, Block, Charge, Disciplined 1, Immune: Pierce, Interrogate',
    'Spinning Lightsaber [M] 5B (Impact 2, Pierce 1); Thrown Spinning Lightsaber [1-2] 3B (Impact 2, Pierce 1)',
    'training training force',
  ),
]);
