import type { Faction } from '../data/index.ts';
import { CORE_DECK, NEUTRAL, type ReadyArmy, ready } from './form.ts';

const core = (
  id: string,
  faction: Faction,
  en: string,
  de: string,
  units: readonly string[],
  commands: string,
): ReadyArmy => ready(id, 'core-set', faction, en, de, units, commands, CORE_DECK);

/** The box of 2018 and the box of the Clone Wars. */
/** What the two core sets give each side. */
export const CORE_SETS: readonly ReadyArmy[] = [
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
