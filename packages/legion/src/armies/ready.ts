import type { Army, ArmyUnit } from '../build/army.ts';
import { type Faction, formatOf, type Name } from '../data/index.ts';

/** Armies to begin with: what the two core sets give each side, two a faction for a standard battle, and small ones. */
export type ReadyArmy = {
  readonly id: string;
  readonly name: Required<Name>;
  /** The id of the format that it is built for. */
  readonly format: string;
  readonly army: Army;
};

/** `2 unit upgrade upgrade`; a counterpart after `+`. */
const unitsOf = (lines: readonly string[]): ArmyUnit[] =>
  lines.flatMap((line) => {
    const [own = '', partner] = line.split(' + ');
    const [, count = '1', words = ''] = /^(?:(\d) )?(.+)$/.exec(own) ?? [];
    const [unit = '', ...upgrades] = words.split(' ');
    const counterpart = partner === undefined ? undefined : { unit: partner, upgrades: [] };
    return Array.from({ length: Number(count) }, () => ({ unit, upgrades, ...(counterpart && { counterpart }) }));
  });

const ready = (
  id: string,
  format: string,
  faction: Faction,
  en: string,
  de: string,
  units: readonly string[],
  commands: string,
  battleDeck: string,
): ReadyArmy => ({
  id,
  name: { en, de },
  format,
  army: {
    name: en,
    edition: formatOf(format).edition,
    faction,
    units: unitsOf(units),
    commands: commands.split(' '),
    battleDeck: battleDeck.split(' '),
  },
});

export const CORE_DECK =
  'intercept-the-transmissions recover-the-supplies key-positions breakthrough battle-lines disarray the-long-march major-offensive clear-conditions hostile-environment limited-visibility rapid-reinforcements';
const FIRST_DECK =
  'intercept-the-transmissions recover-the-supplies key-positions sabotage-the-moisture-vaporators battle-lines disarray advanced-positions major-offensive clear-conditions limited-visibility minefield rapid-reinforcements';
const SECOND_DECK =
  'breakthrough bombing-run payload key-positions the-long-march danger-close hemmed-in roll-out hostile-environment war-weary fortified-positions clear-conditions';
const SMALL_DECK =
  'breach control elimination pivotal-positions battle-lines-skirmish faceoff flanking-positions meeting-engagement clear-conditions-skirmish dawn improvised-defenses war-weary-skirmish';
const LATER_DECK =
  'bunker-assault intercept-signals recover-the-research bring-them-to-heel marked-targets sweep-and-clear advanced-intel cunning-deployment ordnance';
const LATER_DECK_2 =
  'breakthrough-primary close-the-pocket shifting-priorities destroy-enemy-base recon-mission surface-scan fortified-position garrison strafing-run';
const RECON_DECK =
  'bunker-assault-recon close-the-pocket-recon intercept-signals-recon bring-them-to-heel-recon recon-mission-recon surface-scan-recon advanced-intel-recon cunning-deployment-recon fortified-position-recon';

const NEUTRAL = 'ambush push assault';

const core = (
  id: string,
  faction: Faction,
  en: string,
  de: string,
  units: readonly string[],
  commands: string,
): ReadyArmy => ready(id, 'core-set', faction, en, de, units, commands, CORE_DECK);

/** The box of 2018 and the box of the Clone Wars. */
const CORE_SETS: readonly ReadyArmy[] = [
  core(
    'core-army-rebel',
    'rebel',
    'Core set: Luke’s squads',
    'Grundspiel: Lukes Trupps',
    [
      'luke-skywalker-hero-of-the-rebellion force-push',
      'rebel-troopers z-6-trooper rebel-trooper',
      'rebel-troopers mpl-57-ion-trooper rebel-trooper',
      'at-rt-rebel at-rt-rotary-blaster',
    ],
    `${NEUTRAL} son-of-skywalker my-ally-is-the-force return-of-the-jedi`,
  ),
  core(
    'core-army-empire',
    'empire',
    'Core set: Vader’s vanguard',
    'Grundspiel: Vaders Vorhut',
    [
      'darth-vader-dark-lord-of-the-sith force-choke',
      'stormtroopers dlt-19-stormtrooper stormtrooper',
      'stormtroopers hh-12-stormtrooper stormtrooper',
      '74-z-speeder-bikes',
    ],
    `${NEUTRAL} implacable new-ways-to-motivate-them master-of-evil`,
  ),
  core(
    'core-army-republic',
    'republic',
    'Core set: Kenobi’s clones',
    'Grundspiel: Kenobis Klone',
    [
      'obi-wan-kenobi force-guidance hope tenacity',
      'phase-i-clone-troopers dc-15-phase-i-trooper',
      'phase-i-clone-troopers z-6-phase-i-trooper phase-i-clone-trooper fragmentation-grenades',
      'barc-speeder barc-twin-laser-gunner',
    ],
    `${NEUTRAL} hello-there knowledge-and-defense general-kenobi`,
  ),
  core(
    'core-army-separatist',
    'separatist',
    'Core set: Grievous’ droids',
    'Grundspiel: Grievous’ Droiden',
    [
      'general-grievous-sinister-cyborg dt-57-annihilator aggressive-tactics tenacity',
      'b1-battle-droids e-5c-b1-trooper b1-battle-droid',
      'b1-battle-droids e-60r-b1-trooper b1-battle-droid hq-uplink',
      'droidekas linked-targeting-array',
    ],
    `${NEUTRAL} trained-in-your-jedi-arts supreme-commander crush-them`,
  ),
];

const STANDARD: readonly ReadyArmy[] = [
  ready(
    'rebel-jedi-knight',
    'standard',
    'rebel',
    'The Jedi Knight’s raid',
    'Der Überfall des Jedi-Ritters',
    [
      'leia-organa strict-orders',
      'luke-skywalker-jedi-knight force-push force-reflexes saber-throw tenacity',
      '2 rebel-troopers z-6-trooper rebel-trooper',
      'rebel-veterans cm-o-93-trooper rebel-veteran',
      'fleet-troopers scatter-gun-trooper fleet-trooper',
      '2 rebel-commandos-strike-team dh-447-sniper',
      'tauntaun-riders endurance',
    ],
    'coordinated-bombardment no-time-for-sorrows somebody-has-to-save-our-skins you-serve-your-master-well full-of-surprises i-am-a-jedi',
    FIRST_DECK,
  ),
  ready(
    'rebel-armour',
    'standard',
    'rebel',
    'Walkers and speeders',
    'Läufer und Gleiter',
    [
      'han-solo-unorthodox-general improvised-orders duck-and-cover',
      '2 rebel-troopers z-6-trooper rebel-trooper',
      'fleet-troopers',
      'fleet-troopers scatter-gun-trooper fleet-trooper',
      'rebel-veterans cm-o-93-trooper rebel-veteran',
      '2 at-rt-rebel at-rt-rotary-blaster',
      't-47-airspeeder mo-dk-power-harpoon wedge-antilles',
      'r2-d2-hero-of-a-thousand-devices + c-3po-human-cyborg-relations',
    ],
    'sorry-about-the-mess reckless-diversion change-of-plans blast-off impromptu-immolation smoke-screen',
    SECOND_DECK,
  ),
  ready(
    'empire-vader',
    'standard',
    'empire',
    'The Dark Lord advances',
    'Der Dunkle Lord rückt vor',
    [
      'darth-vader-dark-lord-of-the-sith force-push force-reflexes saber-throw esteemed-leader',
      'imperial-officer strict-orders',
      '4 stormtroopers dlt-19-stormtrooper stormtrooper',
      'snowtroopers flametrooper snowtrooper',
      '2 scout-troopers-strike-team dlt-19x-sniper',
      'e-web-heavy-blaster-team barrage-generator linked-targeting-array',
    ],
    'implacable new-ways-to-motivate-them master-of-evil ambush pinned-down coordinated-fire',
    FIRST_DECK,
  ),
  ready(
    'empire-armour',
    'standard',
    'empire',
    'General Veers’ column',
    'General Veers’ Kolonne',
    [
      'general-veers commanding-presence',
      'boba-fett-infamous-bounty-hunter hunter',
      '3 stormtroopers rt-97c-stormtrooper stormtrooper',
      'snowtroopers',
      'dewback-rider t-21-blaster-rifle',
      '74-z-speeder-bikes',
      'at-st 88-twin-light-blaster-cannon general-weiss',
    ],
    'maximum-firepower evasive-maneuvers imperial-discipline whipcord-launcher zx-flame-projector z-6-jetpack-rocket',
    SECOND_DECK,
  ),
  ready(
    'republic-kenobi',
    'standard',
    'republic',
    'Kenobi’s battalion',
    'Kenobis Bataillon',
    [
      'obi-wan-kenobi force-push hope tenacity',
      'clone-captain-rex aggressive-tactics',
      '3 phase-i-clone-troopers z-6-phase-i-trooper',
      '2 arc-troopers-strike-team dc-15x-arc-trooper',
      'at-rt-republic at-rt-rotary-blaster',
      'barc-speeder barc-rps-6-gunner',
    ],
    'hello-there knowledge-and-defense general-kenobi call-me-captain take-that-clankers attack-of-the-clones',
    FIRST_DECK,
  ),
  ready(
    'republic-saber',
    'standard',
    'republic',
    'Sabre tanks and shock troops',
    'Säbelpanzer und Stoßtruppen',
    [
      'padme-amidala looted-e-5-blaster',
      'clone-commander vigilance',
      '2 phase-ii-clone-troopers z-6-phase-ii-trooper phase-ii-clone-trooper',
      'phase-i-clone-troopers rps-6-phase-i-trooper',
      'phase-i-clone-troopers z-6-phase-i-trooper',
      'tx-130-saber-class-fighter-tank tx-130-beam-cannon-turret plo-koon',
      'barc-speeder barc-twin-laser-gunner',
    ],
    'our-fate-is-in-your-hands aggressive-negotiations diplomatic-cover synchronized-offensive air-support attack-of-the-clones',
    SECOND_DECK,
  ),
  ready(
    'separatist-grievous',
    'standard',
    'separatist',
    'The general’s horde',
    'Die Horde des Generals',
    [
      'general-grievous-sinister-cyborg dt-57-annihilator aggressive-tactics tenacity',
      't-series-tactical-droid',
      '4 b1-battle-droids e-5s-b1-trooper b1-battle-droid',
      'b1-battle-droids',
      '2 droidekas',
      'bx-series-droid-commandos-strike-team bx-series-droid-sniper',
      'stap-riders',
    ],
    'trained-in-your-jedi-arts supreme-commander crush-them mechanized-incursion push roger-roger',
    FIRST_DECK,
  ),
  ready(
    'separatist-tanks',
    'standard',
    'separatist',
    'Darth Tyranus’ armour',
    'Darth Tyranus’ Panzer',
    [
      'count-dooku force-push fear',
      '2 b1-battle-droids e-60r-b1-trooper',
      'b2-super-battle-droids b2-acm-trooper b2-super-battle-droid',
      'b1-battle-droids e-5c-b1-trooper',
      'aat-trade-federation-battle-tank high-energy-shells oom-series-droid-pilot',
      'ig-100-magnaguard',
      'dsd1-dwarf-spider-droid nose-mounted-laser-cannon engagement-protocols',
    ],
    'fear-surprise-intimidation double-the-fall you-disappoint-me ambush orbital-strike roger-roger',
    SECOND_DECK,
  ),
];

const SKIRMISH: readonly ReadyArmy[] = [
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

const LATER: readonly ReadyArmy[] = [
  ready(
    'later-rebel-heroes',
    'escalation',
    'rebel',
    'Heroes of the Rebellion',
    'Helden der Rebellion',
    [
      'leia-organa strict-orders',
      'luke-skywalker-jedi-knight force-push force-reflexes',
      '3 rebel-troopers z-6-trooper rebel-trooper',
      'rebel-veterans cm-o-93-trooper',
      '2 rebel-commandos',
      '2 at-rt-rebel at-rt-rotary-blaster',
    ],
    'coordinated-bombardment no-time-for-sorrows somebody-has-to-save-our-skins you-serve-your-master-well full-of-surprises i-am-a-jedi',
    LATER_DECK,
  ),
  ready(
    'later-rebel-armour',
    'escalation',
    'rebel',
    'Snowspeeders over the ridge',
    'Schneegleiter über dem Kamm',
    [
      'han-solo-unorthodox-general improvised-orders',
      'chewbacca-walking-carpet',
      '2 fleet-troopers scatter-gun-trooper fleet-trooper',
      '2 rebel-troopers z-6-trooper rebel-trooper',
      'wookiee-warriors-freedom-fighters',
      'at-rt-rebel at-rt-rotary-blaster',
      'x-34-landspeeder',
      't-47-airspeeder mo-dk-power-harpoon wedge-antilles',
    ],
    'sorry-about-the-mess reckless-diversion change-of-plans common-cause brains-and-brawn notorious-scoundrels',
    LATER_DECK_2,
  ),
  ready(
    'later-empire-vader',
    'escalation',
    'empire',
    'Lord Vader’s fist',
    'Lord Vaders Faust',
    [
      'darth-vader-dark-lord-of-the-sith force-choke force-reflexes',
      '3 stormtroopers dlt-19-stormtrooper stormtrooper',
      'snowtroopers flametrooper snowtrooper',
      'imperial-death-troopers dlt-19d-trooper',
      '74-z-speeder-bikes',
      'e-web-heavy-blaster-team',
      'dewback-rider cr-24-flame-rifle',
    ],
    'implacable new-ways-to-motivate-them master-of-evil ambush push assault',
    LATER_DECK,
  ),
  ready(
    'later-empire-armour',
    'escalation',
    'empire',
    'Walkers of the Empire',
    'Läufer des Imperiums',
    [
      'general-veers strict-orders',
      'iden-versio',
      '3 stormtroopers rt-97c-stormtrooper stormtrooper',
      'shoretroopers t-21b-trooper',
      '74-z-speeder-bikes',
      'dewback-rider',
      'at-st 88-twin-light-blaster-cannon',
    ],
    'maximum-firepower evasive-maneuvers imperial-discipline pulse-scan concussive-blast tactical-strike',
    LATER_DECK_2,
  ),
  ready(
    'later-republic-kenobi',
    'escalation',
    'republic',
    'The negotiator’s battalion',
    'Das Bataillon des Unterhändlers',
    [
      'obi-wan-kenobi force-push hope',
      'clone-captain-rex',
      '3 clone-trooper-infantry z-6-clone-trooper',
      'clone-trooper-marksmen',
      'arc-troopers',
      'barc-speeder barc-twin-laser-gunner',
      'at-rt-republic at-rt-rotary-blaster',
    ],
    'hello-there knowledge-and-defense general-kenobi call-me-captain take-that-clankers were-not-programmed',
    LATER_DECK,
  ),
  ready(
    'later-republic-saber',
    'escalation',
    'republic',
    'Sabre tank company',
    'Säbelpanzer-Kompanie',
    [
      'clone-commander vigilance',
      'padme-amidala',
      '2 clone-trooper-infantry z-6-clone-trooper clone-trooper-infantry',
      '2 clone-trooper-marksmen',
      'arc-troopers',
      'at-rt-republic at-rt-rotary-blaster',
      'wookiee-warriors-noble-fighters',
      'tx-130-saber-class-fighter-tank tx-130-beam-cannon-turret plo-koon',
    ],
    'our-fate-is-in-your-hands aggressive-negotiations diplomatic-cover ambush push assault',
    LATER_DECK_2,
  ),
  ready(
    'later-separatist-grievous',
    'escalation',
    'separatist',
    'The hunter’s legion',
    'Die Legion des Jägers',
    [
      'general-grievous-sinister-cyborg',
      '3 b1-battle-droids e-5c-b1-trooper b1-battle-droid',
      'b2-super-battle-droids',
      'ig-100-magnaguard',
      '2 droidekas',
      'stap-riders',
      'aat-trade-federation-battle-tank',
    ],
    'trained-in-your-jedi-arts supreme-commander crush-them ambush push assault',
    LATER_DECK,
  ),
  ready(
    'later-separatist-tanks',
    'escalation',
    'separatist',
    'Tanks of the Confederacy',
    'Panzer der Konföderation',
    [
      'count-dooku force-push',
      '3 b1-battle-droids e-60r-b1-trooper',
      'b2-super-battle-droids',
      'droidekas',
      'bx-series-droid-commandos',
      'aat-trade-federation-battle-tank high-energy-shells',
      'dsd1-dwarf-spider-droid nose-mounted-laser-cannon engagement-protocols',
    ],
    'fear-surprise-intimidation double-the-fall you-disappoint-me ambush push assault',
    LATER_DECK_2,
  ),
  ready(
    'recon-rebel',
    'recon',
    'rebel',
    'Recon: behind their lines',
    'Recon: hinter ihren Linien',
    [
      'leia-organa',
      'luke-skywalker-jedi-knight',
      '3 rebel-troopers z-6-trooper',
      'rebel-veterans',
      'rebel-commandos',
      'at-rt-rebel at-rt-flamethrower',
    ],
    'coordinated-bombardment no-time-for-sorrows somebody-has-to-save-our-skins ambush push assault',
    RECON_DECK,
  ),
  ready(
    'recon-empire',
    'recon',
    'empire',
    'Recon: hold the pass',
    'Recon: haltet den Pass',
    [
      'general-veers',
      '3 stormtroopers dlt-19-stormtrooper',
      'snowtroopers flametrooper',
      'scout-troopers',
      'imperial-death-troopers',
      '74-z-speeder-bikes',
      'dewback-rider',
    ],
    'maximum-firepower evasive-maneuvers imperial-discipline ambush push assault',
    RECON_DECK,
  ),
];

export const READY_ARMIES: readonly ReadyArmy[] = [...CORE_SETS, ...STANDARD, ...SKIRMISH, ...LATER];
