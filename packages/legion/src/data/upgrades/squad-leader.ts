import { laterUpgrade, upgradesOf } from '../upgrade-rows.ts';

export const SQUAD_LEADER = upgradesOf('squad-leader', [
  laterUpgrade(
    'clone-captain',
    'Clone Captain',
    22,
    { types: ['clone-trooper'] },
    { keywords: 'Outmaneuver, Defend 1, Leader' },
  ),
  laterUpgrade(
    'boil',
    '•Boil',
    20,
    { factions: ['republic'], types: ['clone-trooper'], ranks: ['corps'] },
    { keywords: 'Guardian 1, Scout 1, Leader' },
  ),
  laterUpgrade(
    'waxer',
    '•Waxer',
    20,
    { factions: ['republic'], types: ['clone-trooper'], ranks: ['corps'] },
    { keywords: 'Disciplined 1, Scout 1, Leader' },
  ),
  laterUpgrade(
    'jedi-guardian',
    'Jedi Guardian',
    22,
    { types: ['clone-trooper'], ranks: ['special'] },
    { weapons: '[M] 2R (Sidearm: Melee & Ranged, Pierce 1, Impact 2)', keywords: 'Charge, Leader', unknown: true },
  ),
  laterUpgrade(
    'ahsoka-tano-jedi-padawan',
    '•Ahsoka Tano — Jedi Padawan',
    35,
    { types: ['clone-trooper'] },
    {
      weapons: "Ahsoka's Lightsabers [M] 2B 2W (Sidearm: Melee & Ranged, Critical 1, Impact 2, Pierce 1)",
      keywords: 'Leader, Block, Charge',
      unknown: true,
    },
  ),
  laterUpgrade(
    'clone-captain-rex',
    '•Clone Captain Rex',
    38,
    { factions: ['republic'], ranks: ['corps'], types: ['clone-trooper'] },
    { weapons: 'Dual Hand Blasters [M/1-2] 2R', keywords: 'Leader', slots: 'command training', unknown: true },
  ),
  laterUpgrade(
    'obi-wan-kenobi',
    '•Obi-Wan Kenobi',
    25,
    { units: ['arf-troopers'] },
    {
      weapons: "Kenobi's Lightsaber [M] 1R 1B 1W (Sidearm: Melee & Ranged, Critical 1, Impact 1, Pierce 1)",
      keywords: 'Leader, Immune: Melee Pierce',
      unknown: true,
    },
  ),
  laterUpgrade(
    'clone-commander-cody',
    '•Clone Commander Cody',
    28,
    { units: ['arf-troopers', 'clone-trooper-marksmen'] },
    { weapons: "Cody's DC-15 Rifle [1-4] 1R 2W (Impact 1)", keywords: 'Leader, Mechanized Infantry, Precise 1' },
  ),
  laterUpgrade(
    'mace-windu',
    '•Mace Windu',
    35,
    { factions: ['republic'], types: ['clone-trooper'] },
    {
      weapons: "Windu's Lightsaber [M] 2R 2B (Sidearm: Melee & Ranged, Impact 2, Pierce 1)",
      keywords: 'Leader, Compel: Corps Trooper, Immune: Melee Pierce',
      unreleased: true,
      unknown: true,
    },
  ),
  laterUpgrade(
    'plo-koon-squad-leader',
    '•Plo Koon',
    22,
    { factions: ['republic'], types: ['clone-trooper'] },
    {
      weapons: "Plo Koon's Lightsaber [M] 1R 2B (Sidearm: Melee & Ranged, Impact 2, Pierce 1)",
      keywords: 'Leader, Immune: Melee Pierce',
      unreleased: true,
      unknown: true,
    },
  ),
  laterUpgrade(
    'ki-adi-mundi',
    '•Ki-Adi-Mundi',
    25,
    { factions: ['republic'], types: ['clone-trooper'] },
    {
      weapons: "Mundi's Lightsaber [M] 2R 1B (Sidearm: Melee & Ranged, Impact 2, Pierce 1)",
      keywords: 'Leader, Immune: Melee Pierce',
      unreleased: true,
      unknown: true,
    },
  ),
]);
