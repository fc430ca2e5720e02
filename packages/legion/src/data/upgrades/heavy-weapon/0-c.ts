import { laterUpgrade, upgrade, upgradesOf } from '../../upgrade-rows.ts';

export const HEAVY_WEAPON_0_C = upgradesOf('heavy-weapon', [
  upgrade(
    'b2-acm-trooper',
    'B2-ACM Trooper',
    [24, 26],
    { units: ['b2-super-battle-droids'] },
    { weapons: '[1-2] 3R', later: { name: 'B2-ACM Battle Droid' } },
  ),
  upgrade(
    'b2-ha-trooper',
    'B2-HA Trooper',
    32,
    { units: ['b2-super-battle-droids'] },
    { weapons: '[2-3] 2R 1W (Blast, Cycle, Impact 2) {exhaust}', later: { name: 'B2-HA Battle Droid' } },
  ),
  upgrade(
    'bx-series-droid-sniper',
    'BX-series Droid Sniper',
    30,
    { units: ['bx-series-droid-commandos', 'bx-series-droid-commandos-strike-team'] },
    {
      weapons: '[1-5] 2R (Lethal 1, Immune: Deflect)',
      later: {
        points: 20,
        limits: { units: ['bx-series-droid-commandos-strike-team'] },
        weapons: 'BX Sniper Rifle [2-5] 1B 2W (High Velocity, Overwhelm, Sniper Team)',
      },
    },
  ),
  upgrade(
    'battle-shield-wookiee',
    'Battle Shield Wookiee',
    26,
    {
      units: [
        'wookiee-warriors-freedom-fighters',
        'wookiee-warriors-kashyyyk-resistance',
        'wookiee-warriors-kashyyyk-defenders',
        'wookiee-warriors-noble-fighters',
      ],
    },
    { weapons: '[M] 2B; [M] 2R', flips: true, effect: true, later: {} },
  ),
  upgrade(
    'beskad-duelist',
    'Beskad Duelist',
    28,
    { units: ['mandalorian-resistance', 'mandalorian-resistance-clan-wren'] },
    {
      weapons: '[M] 2R',
      keywords: 'Duelist',
      later: {
        points: 30,
        limits: { units: ['clan-wren-veterans'] },
        weapons: 'Vibro Sword [M] 2R (Pierce 1)',
        keywords: '',
        exhausts: true,
        effect: true,
      },
    },
  ),
  upgrade(
    'bowcaster-wookiee',
    'Bowcaster Wookiee',
    [31, 35],
    {
      units: [
        'wookiee-warriors-freedom-fighters',
        'wookiee-warriors-kashyyyk-resistance',
        'wookiee-warriors-kashyyyk-defenders',
        'wookiee-warriors-noble-fighters',
      ],
    },
    { weapons: '[1-3] 1R 1W (Impact 1, Pierce 1)', later: { weapons: 'Bowcaster [M/1-3] 1R 1W (Impact 1, Pierce 1)' } },
  ),
  upgrade(
    'cm-o-93-trooper',
    'CM-O/93 Trooper',
    [26, 31],
    { units: ['rebel-veterans'] },
    {
      weapons: '[1-4] 4W (Critical 2)',
      printed: { weapons: '[1-3] 4W (Critical 2)' },
      later: { name: 'CM-0/93 Trooper', points: 22 },
    },
  ),
  upgrade(
    'bistan',
    '•Bistan',
    [28, 32],
    { units: ['rebel-pathfinders'] },
    {
      weapons: '[1-4] 1B 4W (Impact 1, Ion 1) {exhaust}',
      wounds: 2,
      printed: { wounds: 1, weapons: '[1-4] 1B 4W (Impact 1, Ion 1) {exhaust}' },
    },
  ),
  laterUpgrade(
    'axe-ewok',
    'Axe Ewok',
    15,
    { units: ['ewok-skirmishers', 'ewok-slingers'] },
    { weapons: 'Stone Axe [M] 1R (Impact 1, Pierce 1)' },
  ),
  laterUpgrade(
    'crosshair',
    '•Crosshair',
    0,
    { units: ['the-bad-batch-clone-force-99-republic', 'the-bad-batch-clone-force-99-mercenary'] },
    { weapons: '[1-5] 1R (High Velocity, Pierce 1)', keywords: 'Precise 1', effect: true },
  ),
  laterUpgrade(
    'agent-kallus',
    '•Agent Kallus',
    28,
    [
      { factions: ['empire'], ranks: ['corps'] },
      { factions: ['empire'], ranks: ['special'] },
    ],
    {
      weapons: 'J-19 Bo-Rifle [M/1-2] 2B 1W (Sidearm: Melee & Ranged, Long Shot)',
      keywords: 'Leader, Demoralize 1',
      slots: 'heavy-weapon',
      courage: 1,
      effect: true,
    },
  ),
  laterUpgrade(
    'cassian-andor',
    '•Cassian Andor',
    25,
    { factions: ['rebel'], ranks: ['corps'] },
    {
      weapons: 'Black Ops [M/1-2] 2R; A280 Sniper Config [1-3] 2B (Long Shot)',
      keywords: 'Leader, Low Profile, Secret Mission, Uncanny Luck 1',
      slots: 'heavy-weapon',
      flips: true,
      unknown: true,
    },
  ),
  laterUpgrade(
    'asajj-ventress',
    '•Asajj Ventress',
    26,
    [
      { units: ['b1-battle-droids'] },
      { units: ['bx-series-droid-commandos', 'bx-series-droid-commandos-strike-team'], ranks: ['special'] },
    ],
    {
      weapons: "Asajj's Lightsaber [M] 4B (Sidearm: Melee & Ranged, Critical 1, Impact 1, Pierce 1)",
      keywords: 'Leader, Charge, Demoralize 1',
      slots: 'heavy-weapon',
      loses: 'AI: Attack, AI: Dodge, AI: Dodge & Move',
      effect: true,
    },
  ),
  laterUpgrade(
    'chewbacca',
    '•Chewbacca',
    40,
    { types: ['wookiee-trooper'] },
    { weapons: "Chewbacca's Bowcaster [1-3] 1R 2W (Impact 1)", keywords: 'Leader', unknown: true },
  ),
]);
