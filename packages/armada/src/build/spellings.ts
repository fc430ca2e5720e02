import type { ShipCard, SquadronCard } from '../data/types.ts';

/** Names that players and builders use and no card bears, by id; blanks, hyphens and capitals are forgiven anyway. */

const table = (rows: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(rows).map(([id, names]) => [id, names.split(', ')]));

export const SHIPS = table({
  'acclamator-i-class-assault-ship': 'Acclamator I, Acclamator 1, Acclamator I-class, Clam I, Clam 1',
  'acclamator-ii-class-assault-ship': 'Acclamator II, Acclamator 2, Acclamator II-class, Clam II, Clam 2',
  'arquitens-class-command-cruiser': 'Arquitens, Arquitens Command, Arq Command, Arquitens CC',
  'arquitens-class-light-cruiser': 'Arquitens, Arquitens Light, Arq Light, Arquitens LC',
  'assault-frigate-mark-ii-a':
    'Assault Frigate, Assault Frigate Mark II, Assault Frigate A, Assault Frigate Mk2 A, Assault Frigate Mk II-A, Assault Frigate Mark IIA, Assault Frigate Mk IIA, AFMkIIA, MKIIA, MK2A, Mark IIA, AF2A, AFIIA, AFM2A',
  'assault-frigate-mark-ii-b':
    'Assault Frigate, Assault Frigate Mark II, Assault Frigate B, Assault Frigate Mk2 B, Assault Frigate Mk II-B, Assault Frigate Mark IIB, Assault Frigate Mk IIB, AFMkIIB, MKIIB, MK2B, Mark IIB, AF2B, AFIIB, AFM2B',
  'consular-class-armed-cruiser': 'Consular Armed Cruiser, Consular Cruiser, Armed Consular, Consular Armed',
  'consular-class-charger-c70':
    'Consular C70, Consular Charger c70, Charger c70, Consular Charger, C70 Charger, Charger C70 Retrofit',
  'cr90-corvette-a':
    'CR90, CR-90, CR90 Corvette, CR90A, CR90A Corvette, CR90 A Corvette, CR-90 A, Corvette A, CR90 Corvette-A, Corellian Corvette A',
  'cr90-corvette-b':
    'CR90, CR-90, CR90 Corvette, CR90B, CR90B Corvette, CR90 B Corvette, CR-90 B, Corvette B, CR90 Corvette-B, Corellian Corvette B',
  'gladiator-i-class-star-destroyer': 'Gladiator 1, GSD, GSD I, GSD 1, GSDI, Glad I, Glad 1, Gladiator-I',
  'gladiator-ii-class-star-destroyer': 'Gladiator 2, GSD, GSD II, GSD 2, GSDII, Glad II, Glad 2, Gladiator-II',
  'gozanti-class-assault-carriers':
    'Gozanti Assault, Gozanti Assault Carrier, Gozanti Assault Carriers, Assault Gozanti, Gozanti AC',
  'gozanti-class-cruisers-empire':
    'Goz, Gozes, Gozanti, Gozantis, Gozanti Cruiser, Gozanti Cruisers, Gozanti-class Cruiser, Gozanti Flotilla',
  'gozanti-class-cruisers-separatist':
    'Goz, Gozes, Gozanti, Gozantis, Gozanti Cruiser, Gozanti Cruisers, Gozanti-class Cruiser, Gozanti Flotilla',
  'gr-75-combat-retrofits': 'GR-75 Combat Retrofit, GR-75 Combat, GR75 Combat Refits, GR-75 Combat Refit',
  'gr-75-medium-transports':
    'GR-75, GR75s, GR-75 Transport, GR-75 Transports, GR-75 Medium Transport, GR-75 Flotilla, Medium Transports',
  'hammerhead-scout-corvette':
    'Hammerhead, Hammerhead Corvette, Hammerhead Scout, Scout Hammerhead, HH Scout, Hammerhead Corvette Scout',
  'hammerhead-torpedo-corvette':
    'HH Torp, HH Torps, Hammerhead, Hammerhead Corvette, Hammerhead Torpedo, Torpedo Hammerhead, HH Torpedo, Hammerhead Torp, Hammerhead Corvette Torpedo',
  'hardcell-class-battle-refit': 'Hardcell Battle Refit, Hardcell Refit, Hardcell Battle',
  'hardcell-class-transport': 'Hardcell Transport, Hardcell',
  'imperial-i-class-star-destroyer':
    'Imperial 1, ISD, ISD I, ISD 1, ISDI, Imperial I-Class, Imp I, Imperial-class Star Destroyer I, Imperial Star Destroyer I',
  'imperial-ii-class-star-destroyer':
    'Imperial 2, ISD, ISD II, ISD 2, ISDII, Imperial II-Class, Imp II, Imperial-class Star Destroyer II, Imperial Star Destroyer II',
  'imperial-star-destroyer-cymoon-1-refit':
    'Cymoon, Cymoon 1, Cymoon ISD, ISD Cymoon, ISD-C, Cymoon Refit, Imperial Cymoon, Imperial Class Cymoon 1 Refit, Imperial Star Destroyer Cymoon',
  'imperial-star-destroyer-kuat-refit':
    'Kuat, Kuat ISD, ISD Kuat, ISD-K, ISD-Kuat Refit, Imperial Kuat, Imperial Star Destroyer Kuat',
  'interdictor-combat-refit': 'Interdictor-class Combat Refit, Interdictor Combat, Combat Interdictor',
  'interdictor-suppression-refit':
    'Interdictor-class Suppression Refit, Interdictor Suppression, Suppression Interdictor',
  'mc30c-scout-frigate':
    'MC30, MC30c, MC30 Frigate, MC30c Frigate, MC30 Scout Frigate, MC30c Scout, MC30 Scout, Scout MC30',
  'mc30c-torpedo-frigate':
    'MC30, MC30c, MC30 Frigate, MC30c Frigate, MC30 Torpedo Frigate, MC30c Torpedo, MC30 Torpedo, MC30c Torp, MC30 Torp, Torpedo MC30',
  'mc75-armored-cruiser': 'MC75, MC-75, MC75 Armored, Armored MC75, MC75 Armoured Cruiser, MC75A',
  'mc75-ordnance-cruiser': 'MC75, MC-75, MC75 Ordnance, Ordnance MC75, MC75 Ord, MC75O',
  'mc80-assault-cruiser':
    'MC80 Home One Assault Cruiser, MC80 HO Assault, MC80 Assault, MC80A, MC80HA, Home One Assault Cruiser, MC80 Home One-type Assault Cruiser',
  'mc80-battle-cruiser':
    'MC80 Liberty Battle Cruiser, Liberty Battle Cruiser, MC80 Battlecruiser, MC80 Liberty Battlecruiser, MC80L Battle Cruiser, MC80B, MC80LB, MC80 Battle, MC80 Liberty-type Battle Cruiser',
  'mc80-command-cruiser':
    'MC80 Home One Command Cruiser, MC80 HO Command, MC80 Command, MC80C, MC80HC, Home One Command Cruiser, MC80 Home One-type Command Cruiser',
  'mc80-star-cruiser':
    'MC80 Liberty Star Cruiser, Liberty Star Cruiser, MC80L Star Cruiser, MC80S, MC80LS, MC80 Star, MC80 Liberty-type Star Cruiser',
  'modified-pelta-class-assault-ship':
    'Pelta, Pelta Assault, Pelta Assault Ship, Assault Pelta, Modified Pelta Assault Ship',
  'modified-pelta-class-command-ship':
    'Pelta, Pelta Command, Pelta Command Ship, Command Pelta, Modified Pelta Command Ship',
  'munificent-class-comms-frigate':
    'Munificent, Munificent Comms, Munificent Comms Frigate, Muni Comms, Munificent Communications Frigate',
  'munificent-class-star-frigate': 'Munificent, Munificent Star, Munificent Star Frigate, Muni Star',
  'nebulon-b-escort-frigate':
    'Nebulon-B, Nebulon-B Frigate, Neb-B, Nebulon-B Escort, Neb-B Escort, Neb B Escort Frigate, Nebulon B Escort, Escort Nebulon',
  'nebulon-b-support-refit':
    'Nebulon-B, Nebulon-B Frigate, Neb-B, Nebulon-B Support, Neb-B Support, Neb B Support Refit, Nebulon B Support Frigate, Support Nebulon',
  'onager-class-star-destroyer': 'Onager, Onager SD, Onager Star Destroyer',
  'onager-class-testbed': 'Onager Testbed, Testbed, Onager Test Bed',
  'pelta-class-medical-frigate': 'Pelta Medical, Pelta Medical Frigate, Medical Pelta',
  'pelta-class-transport-frigate': 'Pelta Transport, Pelta Transport Frigate, Transport Pelta',
  'providence-class-carrier-rebel': 'Providence Carrier, Providence',
  'providence-class-carrier-separatist': 'Providence Carrier',
  'providence-class-dreadnought': 'Providence Dreadnought, Providence Dread, Providence Dreadnaught',
  'quasar-fire-i-class-cruiser-carrier': 'Quasar, Quasar Fire, Quasar I, Quasar 1, Quasar Fire 1, Quasar Fire I-class',
  'quasar-fire-ii-class-cruiser-carrier':
    'Quasar, Quasar Fire, Quasar II, Quasar 2, Quasar Fire 2, Quasar Fire II-class',
  'raider-i-class-corvette': 'Raider 1, Raider-I, Raider I-class, Raider1',
  'raider-ii-class-corvette': 'Raider 2, Raider-II, Raider II-class, Raider2',
  'recusant-class-light-destroyer': 'Recusant Light, Recusant Light Destroyer, Light Recusant',
  'recusant-class-support-destroyer': 'Recusant Support, Recusant Support Destroyer, Support Recusant',
  'star-dreadnought-assault-prototype': 'SSD Assault, Assault Prototype, Super Star Destroyer Assault Prototype',
  'star-dreadnought-command-prototype': 'SSD Command, Command Prototype, Super Star Destroyer Command Prototype',
  'executor-i-class-star-dreadnought': 'Executor I, Executor 1, SSD Executor I',
  'executor-ii-class-star-dreadnought': 'Executor II, Executor 2, SSD Executor II',
  'starhawk-class-battleship-mark-i':
    'Starhawk I, Starhawk 1, Starhawk Mk I, Starhawk Mark I, Starhawk Mark 1, Starhawk Battleship Mk1',
  'starhawk-class-battleship-mark-ii':
    'Starhawk II, Starhawk 2, Starhawk Mk II, Starhawk Mark II, Starhawk Mark 2, Starhawk Battleship Mk2',
  'venator-i-class-star-destroyer': 'Venator 1, Ven I, Venator-I',
  'venator-ii-class-star-destroyer-empire': 'Venator 2, Ven II, Venator-II, Venator II-class',
  'venator-ii-class-star-destroyer-republic': 'Venator 2, Ven II, Venator-II, Venator II-class',
  'victory-i-class-star-destroyer-empire': 'Victory 1, VSD I, VSD 1, VSDI, Vic I, Vic 1, Victory-I',
  'victory-i-class-star-destroyer-republic': 'Victory 1, VSD I, VSD 1, VSDI, Vic I, Vic 1, Victory-I',
  'victory-ii-class-star-destroyer': 'Victory 2, VSD II, VSD 2, VSDII, Vic II, Vic 2, Victory-II',
});

/** How crafts are called besides their full names; a generic squadron of one is called so, too. */
export const CRAFTS = table({
  aggressor: 'Aggressor, Aggressors',
  'arc-170': 'ARC-170, ARC-170s, ARC',
  'belbullab-22': 'Belbullab, Belbullab-22',
  'btl-b-y-wing': 'BTL-B Y-wing, Y-wing, BTL-B, Y-wings',
  decimator: 'VT-49, Decimator, Decimators, VT-49s',
  'delta-7': 'Delta-7, Delta-7s, Delta, Jedi Starfighter',
  'firespray-31': 'Firespray, Firesprays, Modified Firespray-31',
  gauntlet: 'Gauntlet, Gauntlets, Mandalorian Gauntlet, Gauntlet Fighter',
  'hyena-droid':
    'Hyena, Hyenas, Hyena-class Bomber, Hyena Droid Bomber, Hyena Droid, Hyena Bomber, Hyena-class Bomber Squadron, Hyena Bomber Squadron, Hyena Droid Squadron',
  jumpmaster: 'JumpMaster, JumpMasters',
  'lambda-shuttle': 'Lambda Shuttle, Lambda, Lambdas, Lambda Shuttles',
  lancer: 'Lancer, Lancers, Lancer Pursuit Craft, Shadow Caster',
  scurrg: 'Scurrg, Scurrgs, Scurrg Bomber',
  'tie-advanced': 'TIE Advanced, TIE Adv',
  'tie-bomber': 'TIE Bomber, TIE Bombers, Bombers',
  'tie-defender': 'TIE Defender, TIE Defenders, Defenders, TIE/D',
  'tie-fighter': 'TIE Fighter, TIE Fighters, TIE, TIEs, TIE/ln',
  'tie-interceptor': 'TIE Interceptor, TIE Interceptors, Interceptors, TIE Int',
  'tie-phantom': 'TIE Phantom, TIE Phantoms, Phantoms',
  'tri-fighter': 'Tri-Fighter, Tri-Fighters, Droid Tri-Fighter, Tri-Fighter Squadron',
  'v-19': 'V-19, V-19s, V-19 Torrent, Torrent, Torrents',
  'vcx-100': 'VCX, VCX-100, VCX-100s, VCX Freighter',
  'vulture-droid':
    'Vulture Fighter, Vulture, Vultures, Vulture Droid, Vulture Droids, Vulture-class Fighter, Vulture Droid Fighter, Vulture-class Fighter Squadron, Vulture Droid Squadron, Vulture Squadron',
  'x-wing': 'X-wing, X-wings, T-65, XWings',
  'y-wing': 'Y-wing, Y-wings, YWings',
  'a-wing': 'A-wing, A-wings, AWings',
  'b-wing': 'B-wing, B-wings, BWings',
  'e-wing': 'E-wing, E-wings, EWings',
  'yt-1300': 'YT-1300s, Falcon',
  'yt-2400': 'YT-2400s, YT2400',
  'yv-666': 'YV-666s, YV666',
  'z-95': 'Z-95, Z-95s, Z95 Headhunter, Headhunter, Headhunters, Z95',
  'hwk-290': 'HWK, HWK-290s, HWKs',
});

export const ACES = table({
  'biggs-darklighter': 'Biggs',
  'boba-fett': 'Boba',
  'darth-vader-tie-advanced': 'Vader',
  'general-grievous-belbullab-22': 'Grievous',
  'hera-syndulla-x-wing': 'Hera Syndula',
  'dutch-vander': 'Dutch, “Dutch” Vander',
  'gold-squadron': 'Gold',
  howlrunner: 'Howl, Howl Runner',
  'jan-ors': 'Jan',
  'kanan-jarrus': 'Kanan',
  'ketsu-onyo': 'Ketsu',
  'lieutenant-blount': 'Blount, Lietenant Blount',
  'luke-skywalker': 'Luke',
  'maarek-stele': 'Maarek, Marek Stele',
  'major-rhymer': 'Rhymer',
  'mauler-mithel': 'Mauler, “Mauler” Mithel',
  'mart-mattin': 'Mart',
  'morna-kee': 'Morna',
  'norra-wexley': 'Norra, Nora Wexley',
  'shara-bey': 'Shara',
  'soontir-fel': 'Soontir, Baron Soontir Fel',
  'tycho-celchu': 'Tycho',
  'valen-rudor': 'Valen',
  'wedge-antilles-x-wing': 'Wedge',
  whisper: 'Wisper',
});

export const UPGRADES = table({
  'advanced-transponder-net': 'ATN',
  'admiral-ackbar': 'Ackbar',
  'admiral-konstantine': 'Konstantine',
  'admiral-motti': 'Motti',
  'admiral-piett': 'Piett',
  'admiral-raddus': 'Raddus',
  'admiral-screed': 'Screed',
  'admiral-sloane': 'Sloane',
  'admiral-trench': 'Trench',
  'assault-concussion-missiles': 'ACM, ACMs, Assault Concussion Missile',
  'assault-proton-torpedoes': 'APT, APTs, Assault Proton Torpedo',
  'auxiliary-shields-team': 'Auxiliary Shield Teams, Aux Shields, Auxiliary Shield Team',
  'bomber-command-center': 'BCC, Bomber Command Centre',
  'boosted-comms': 'Boosted Comm',
  'caitken-and-shollan': 'Caitken & Shollan, Caitken',
  'captain-brunson': 'Brunson',
  'clone-commander-wolffe': 'Clone Cmdr. Wolffe, Commander Wolffe, Wolffe',
  'commander-sato': 'Sato',
  'comms-net': 'CommsNet, Comm Net, Comms Nets',
  corrupter: 'Corruptor',
  'dby-827-heavy-turbolasers': 'DBY-827, DBY, DBY-827s',
  'damage-control-officer': 'DCO',
  'engineering-captain': 'Eng Captain, Engineer Captain, Eng Capt',
  'heavy-ion-emplacements': 'HIE, HIEs',
  'kyrsta-agate-commander': 'Krysta Agate, Agate',
  'kyrsta-agate-officer': 'Krysta Agate',
  'targeting-scrambler': 'Targetting Scrambler',
  chimaera: 'Chimera',
  'disposable-capacitors': 'Disposable Caps, Disp Caps, Discaps',
  'dodonnas-pride': 'DPride',
  'dual-turbolaser-turrets': 'DTT, DTTs',
  'early-warning-system': 'EWS, Early Warning Systems',
  'electronic-countermeasures': 'ECM, ECMs, Electronic Counter Measures, Electronic Counter-Measures, E.C.M.',
  'engine-techs': 'Engine Tech, ET',
  'expanded-hangar-bay': 'EHB, Expanded Hangars, Expanded Hangar Bays, Expanded Hangar',
  'external-racks': 'Ext Racks, External Rack, ExRacks',
  'flight-controllers': 'Flight Controller, FCs',
  'garm-bel-iblis': 'Garm',
  'general-cracken': 'Cracken',
  'general-dodonna': 'Dodonna',
  'general-madine': 'Madine',
  'general-rieekan': 'Rieekan, Reikan, General Riekan',
  'general-romodi': 'Romodi',
  'general-tagge': 'Tagge',
  'grand-admiral-thrawn': 'Thrawn',
  'grand-moff-tarkin': 'GMT',
  'gunnery-team': 'Gunnery Teams, GT',
  'h9-turbolasers': 'H9s, H9, H9 Turbolaser',
  'heavy-turbolaser-turrets': 'HTT, HTTs',
  'high-capacity-ion-turbines': 'HIT, HITs, High Cap Ion Turbines',
  'hondo-ohnaka-officer': 'Hondo',
  'intel-officer': 'IO, Intelligence Officer',
  'intensify-firepower': 'Intensify Fire Power, IF!',
  'ion-cannon-batteries': 'ICB, Ion Batteries',
  'leading-shots': 'LS, Leading Shot',
  'linked-turbolaser-towers': 'LTT, LTTs',
  'moff-jerjerrod': 'Jerjerrod, JJ, Jerry',
  'mon-mothma': 'Mothma',
  'ms-1-ion-cannon': 'MS-1 Ion Cannons, MS-1s, MS1',
  'nk-7-ion-cannons': 'NK-7 Ion Batteries, NK-7s, NK7, NK-7 Ion Cannon',
  'ordnance-experts': 'Ord Experts, Ordnance Exp, OE, OEs, Ordinance Experts, Ordnance Expert',
  'orbital-bombardment-particle-cannons': 'OBPC',
  'overload-pulse': 'OP',
  'point-defense-ion-cannons': 'Point-Defense Ion Cannons, PDIC, PDICs, Point Defence Ion Cannons',
  'point-defense-reroute': 'PDR, Point Defence Reroute',
  'quad-battery-turrets': 'QBT, QBTs',
  'quad-laser-turrets': 'QLT, QLTs',
  'quad-turbolaser-cannons': 'QTC, QTCs',
  'raymus-antilles': 'Ray Antilles, Raymus',
  'reinforced-blast-doors': 'RBD, Blast Doors',
  'reserve-hangar-deck': 'RHD, Reserve Hangar Decks',
  'seventh-fleet-star-destroyer': '7th Fleet Star Destroyer, 7th Fleet, Seventh Fleet',
  'shriv-suurgav': 'Shriv Surgaav, Shriv Suurgaav, Shriv',
  'skilled-first-officer': 'SFO',
  'slaved-turrets': 'Slaved Turret',
  'strategic-adviser': 'Strategic Advisor, SA',
  'superheavy-composite-beam-turbolasers': 'SCBT, Superheavy Composite Beam',
  'sw-7-ion-batteries': 'SW-7, SW-7s, SW-7 Ion Cannons',
  'toryn-farr': 'Toryn',
  'turbolaser-reroute-circuits': 'TRC, TRCs, Turbolaser Reroute Circuit',
  'wullf-yularen': 'Wulff Yularen, Wulf Yularen, Colonel Yularen, Wullf',
  'xi7-turbolasers': 'XI-7 Turbolasers, XI7, XI7s, X17 Turbolasers, X17s, XI7 Turbolaser',
  'xx-9-turbolasers': 'XX-9, XX-9s, XX9, XX-9 Turbolaser',
});

export const shipSpellings = ({ id }: ShipCard): readonly string[] => SHIPS[id] ?? [];
export const craftSpellings = ({ craft }: SquadronCard): readonly string[] => CRAFTS[craft] ?? [];
export const aceSpellings = ({ id }: SquadronCard): readonly string[] => ACES[id] ?? [];
