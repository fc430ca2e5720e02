import type { CardKind } from './hq/hq.ts';

/** Names that players use and neither a card nor a builder bears, by id; blanks, hyphens and capitals are forgiven anyway. */

const table = (rows: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(rows).map(([id, names]) => [id, names.split(', ')]));

export const SPELLINGS: Readonly<Record<CardKind, Readonly<Record<string, readonly string[]>>>> = {
  unit: table({
    '1-4-fd-laser-cannon-team': 'FD Laser Cannon, FD Cannon, 1.4 FD, FD Laser Cannon Team',
    '74-z-speeder-bikes': 'Speeder Bikes, 74-Z, Bikes',
    'arc-troopers-strike-team': 'ARC Strike Team, ARC Trooper Strike Team',
    'b1-battle-droids': 'B1s, B1 Droids, B1',
    'b2-super-battle-droids': 'B2s, B2 Droids, B2, B2 Battle Droids',
    'bx-series-droid-commandos': 'BX Commandos, BX Droids, BX Commando Droids',
    'bx-series-droid-commandos-strike-team': 'BX Strike Team',
    'clone-captain-rex': 'Rex',
    'darth-vader-dark-lord-of-the-sith': 'Commander Vader, Vader Commander',
    'darth-vader-the-emperors-apprentice': 'Operative Vader, Op Vader, Vader Operative',
    'df-90-mortar-trooper': 'Mortar, Mortar Trooper, DF-90 Mortar',
    'director-orson-krennic': 'Krennic, Orson Krennic',
    'e-web-heavy-blaster-team': 'E-Web, E-Web Heavy Blaster',
    'emperor-palpatine': 'Palpatine, The Emperor',
    'general-veers': 'Veers',
    'imperial-death-troopers': 'Deathtroopers, Death Troopers',
    'imperial-royal-guards': 'Royal Guard, Imperial Royal Guard, Red Guard',
    'leia-organa': 'Leia',
    'luke-skywalker-hero-of-the-rebellion': 'Commander Luke, Luke Commander, Farmboy Luke',
    'luke-skywalker-jedi-knight': 'Operative Luke, Op Luke, Luke Operative, Jedi Luke',
    'mark-ii-medium-blaster-trooper': 'Mark II, Mk II Medium Blaster, Mark II Medium Blaster, Mark II Blaster',
    'obi-wan-kenobi': 'Obi-Wan, Kenobi',
    'phase-i-clone-troopers':
      'Phase 1 Clone Troopers, Phase I Clones, Phase 1 Clones, Phase Is, P1 Clones, Clone Troopers Phase I',
    'phase-ii-clone-troopers':
      'Phase 2 Clone Troopers, Phase II Clones, Phase 2 Clones, Phase IIs, P2 Clones, Clone Troopers Phase II',
    'rebel-commandos-strike-team': 'Rebel Commando Strike Team, Rebel Commandos Strike, Commandos Strike Team',
    'rebel-pathfinders': 'Pathfinders',
    'rebel-veterans': 'Veterans, Rebel Vets, Vets, Hoth Vets',
    'sabine-wren-explosive-artist': 'Sabine',
    'scout-troopers-strike-team': 'Scout Strike Team, Scout Trooper Strike Team, Scouts Strike Team',
    't-47-airspeeder': 'T-47, Snowspeeder',
    't-series-tactical-droid': 'T-Series, Tactical Droid',
    'tauntaun-riders': 'Tauntauns, Taun Tauns',
    'tx-225-gavw-occupier-combat-assault-tank': 'Occupier, TX-225, TX-225 Occupier',
  }),
  upgrade: table({
    '2-1b-medical-droid': '2-1B, 2-1B Droid, 21B Medical Droid',
    'dh-447-sniper': 'DH-447, DH-447 Trooper, DH447 Sniper Rifle',
    'dlt-19-stormtrooper': 'DLT-19, DLT, DLT-19 Trooper',
    'dlt-19x-sniper': 'DLT-19x, DLT-19x Sniper Rifle, DLT19x Sniper Trooper',
    'dlt-20a-trooper': 'DLT-20A',
    'e-5c-b1-trooper': 'E-5C, E-5C B1 Battle Droid',
    'e-60r-b1-trooper': 'E-60R, E60R',
    'electro-grappling-line': 'Grappling Line',
    'emergency-stims': 'E-Stims, Stims, Estims',
    flametrooper: 'Flamer, Snowtrooper Flametrooper, Flamethrower Trooper',
    'force-reflexes': 'Reflexes',
    'hh-12-stormtrooper': 'HH-12, HH12',
    'hq-uplink': 'Uplink, HQ Up-link',
    'improvised-orders': 'Improvised',
    'jedi-mind-trick': 'Mind Trick, JMT',
    'long-range-comlink': 'LR Comlink, Long-Range Comm Link',
    'mpl-57-ion-trooper': 'MPL-57, Ion Trooper',
    'rps-6-trooper': 'RPS-6 Phase I Trooper',
    'rt-97c-stormtrooper': 'RT-97C',
    't-21-stormtrooper': 'T-21, T-21 Trooper',
    't-21b-trooper': 'T-21B',
    'targeting-scopes': 'Scopes, Targeting Scope',
    'the-darksaber': 'Darksaber',
    'z-6-trooper': 'Z-6, Z6, Z-6 Rebel Trooper',
    'scatter-gun-trooper': 'Scattergun Trooper, Scatter Gun',
  }),
  command: table({
    'my-ally-is-the-force': 'Ally is the Force',
    explosions: 'Explosion',
  }),
  battle: table({}),
};

export const spellingsOf = (kind: CardKind, id: string): readonly string[] => SPELLINGS[kind][id] ?? [];
