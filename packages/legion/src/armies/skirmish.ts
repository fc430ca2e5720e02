import { type ReadyArmy, ready } from './form.ts';

const SMALL_DECK =
  'breach control elimination pivotal-positions battle-lines-skirmish faceoff flanking-positions meeting-engagement clear-conditions-skirmish dawn improvised-defenses war-weary-skirmish';

/** Small armies. */
export const SKIRMISH: readonly ReadyArmy[] = [
  ready(
    'skirmish-rebel',
    'skirmish',
    'rebel',
    'Skirmish: scouts of the Alliance',
    'Scharmützel: Späher der Allianz',
    [
      'leia-organa strict-orders vigilance',
      'luke-skywalker-jedi-knight force-push force-reflexes saber-throw tenacity',
      '2 rebel-troopers z-6-trooper rebel-trooper',
      'rebel-commandos-strike-team dh-447-sniper',
    ],
    'coordinated-bombardment no-time-for-sorrows somebody-has-to-save-our-skins ambush push assault',
    SMALL_DECK,
  ),
  ready(
    'skirmish-empire',
    'skirmish',
    'empire',
    'Skirmish: an imperial patrol',
    'Scharmützel: eine imperiale Patrouille',
    [
      'general-veers',
      '3 stormtroopers dlt-19-stormtrooper',
      '74-z-speeder-bikes',
      'scout-troopers dlt-19x-sniper',
      'dewback-rider',
    ],
    'maximum-firepower evasive-maneuvers imperial-discipline ambush push assault',
    SMALL_DECK,
  ),
  ready(
    'skirmish-republic',
    'skirmish',
    'republic',
    'Skirmish: Rex and his brothers',
    'Scharmützel: Rex und seine Brüder',
    [
      'clone-captain-rex',
      '3 phase-i-clone-troopers z-6-phase-i-trooper recon-intel',
      'barc-speeder barc-twin-laser-gunner',
      'at-rt-republic at-rt-flamethrower',
    ],
    'call-me-captain take-that-clankers were-not-programmed ambush push assault',
    SMALL_DECK,
  ),
  ready(
    'skirmish-separatist',
    'skirmish',
    'separatist',
    'Skirmish: droids on the march',
    'Scharmützel: Droiden auf dem Marsch',
    [
      'general-grievous-sinister-cyborg tenacity',
      '3 b1-battle-droids e-5c-b1-trooper b1-battle-droid',
      'droidekas',
      'stap-riders',
    ],
    'trained-in-your-jedi-arts supreme-commander crush-them ambush push assault',
    SMALL_DECK,
  ),
];
