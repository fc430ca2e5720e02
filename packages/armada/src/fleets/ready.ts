import type { Fleet, FleetShip } from '../build/fleet.ts';
import type { Faction, Name } from '../data/types.ts';

/** Fleets to begin with: what one core set gives each side, and two fleets a faction for a standard game. */
export type ReadyFleet = {
  readonly id: string;
  readonly name: Required<Name>;
  /** 180 points out of one core set, or 400 points. */
  readonly size: 'core' | 'full';
  readonly fleet: Fleet;
};

/** `ship upgrade upgrade` */
const shipOf = (line: string): FleetShip => {
  const [card = '', ...upgrades] = line.split(' ');
  return { card, upgrades };
};

type Objectives = readonly [assault: string, defence: string, navigation: string];

const ready = (
  size: ReadyFleet['size'],
  faction: Faction,
  id: string,
  en: string,
  de: string,
  ships: readonly string[],
  squadrons: readonly string[],
  [assault, defence, navigation]: Objectives,
): ReadyFleet => ({
  id,
  name: { en, de },
  size,
  fleet: { name: en, faction, ships: ships.map(shipOf), squadrons, objectives: { assault, defence, navigation } },
});

const times = (count: number, card: string): string[] => Array.from({ length: count }, () => card);

export const READY_FLEETS: readonly ReadyFleet[] = [
  ready(
    'core',
    'rebel',
    'core-fleet-rebel',
    'Core set: Dodonna’s raiders',
    'Grundspiel: Dodonnas Stoßtrupp',
    ['nebulon-b-escort-frigate general-dodonna redemption', 'cr90-corvette-a leia-organa-officer dodonnas-pride'],
    ['luke-skywalker', ...times(2, 'x-wing-squadron')],
    ['opening-salvo', 'hyperspace-assault', 'intel-sweep'],
  ),
  ready(
    'core',
    'empire',
    'core-fleet-empire',
    'Core set: Tarkin’s Dominator',
    'Grundspiel: Tarkins Dominator',
    ['victory-ii-class-star-destroyer grand-moff-tarkin gunnery-team dominator'],
    ['howlrunner', ...times(5, 'tie-fighter-squadron')],
    ['most-wanted', 'fire-lanes', 'minefields'],
  ),
  ready(
    'full',
    'rebel',
    'ackbar-broadsides',
    'Ackbar’s broadsides',
    'Ackbars Breitseiten',
    [
      'mc80-assault-cruiser admiral-ackbar lando-calrissian-officer electronic-countermeasures leading-shots defiance',
      'assault-frigate-mark-ii-b gunnery-team expanded-hangar-bay paragon',
      'cr90-corvette-a turbolaser-reroute-circuits jainas-light',
      'gr-75-medium-transports toryn-farr',
    ],
    ['tycho-celchu', 'shara-bey', ...times(2, 'a-wing-squadron')],
    ['opening-salvo', 'fire-lanes', 'solar-corona'],
  ),
  ready(
    'full',
    'rebel',
    'yavaris-bombers',
    'The bombers of the Yavaris',
    'Die Bomber der Yavaris',
    [
      'modified-pelta-class-command-ship general-rieekan all-fighters-follow-me expanded-hangar-bay',
      'nebulon-b-escort-frigate flight-commander yavaris',
      'hammerhead-torpedo-corvette external-racks garels-honor',
      'gr-75-medium-transports toryn-farr bomber-command-center bright-hope',
      'gr-75-medium-transports comms-net quantum-storm',
    ],
    [
      'luke-skywalker',
      'norra-wexley',
      'ten-numb',
      'jan-ors',
      ...times(2, 'b-wing-squadron'),
      'gold-squadron',
      'x-wing-squadron',
    ],
    ['precision-strike', 'fighter-ambush', 'superior-positions'],
  ),
  ready(
    'full',
    'empire',
    'vaders-avenger',
    'Vader’s Avenger',
    'Vaders Rächer',
    [
      'imperial-ii-class-star-destroyer darth-vader-commander gunnery-team electronic-countermeasures xi7-turbolasers leading-shots avenger',
      'gladiator-i-class-star-destroyer ordnance-experts engine-techs assault-concussion-missiles demolisher',
      'raider-i-class-corvette ordnance-experts external-racks impetuous',
      'gozanti-class-cruisers-empire comms-net',
    ],
    ['howlrunner', 'mauler-mithel', ...times(2, 'tie-fighter-squadron')],
    ['most-wanted', 'contested-outpost', 'superior-positions'],
  ),
  ready(
    'full',
    'empire',
    'sloanes-wings',
    'Sloane’s fighter wings',
    'Sloanes Geschwader',
    [
      'quasar-fire-i-class-cruiser-carrier admiral-sloane flight-controllers boosted-comms expanded-hangar-bay squall',
      'imperial-star-destroyer-kuat-refit wullf-yularen ordnance-experts assault-proton-torpedoes relentless',
      'gozanti-class-cruisers-empire bomber-command-center',
    ],
    [
      'darth-vader-tie-advanced',
      'maarek-stele',
      'ciena-ree',
      'howlrunner',
      'black-squadron',
      ...times(3, 'tie-interceptor-squadron'),
      ...times(2, 'tie-fighter-squadron'),
    ],
    ['precision-strike', 'fighter-ambush', 'intel-sweep'],
  ),
  ready(
    'full',
    'republic',
    'tranquility-wing',
    'The wing of the Tranquility',
    'Das Geschwader der Tranquility',
    [
      'venator-ii-class-star-destroyer-republic obi-wan-kenobi adi-gallia flight-controllers boosted-comms thermal-shields tranquility',
      'acclamator-i-class-assault-ship gunnery-team expanded-hangar-bay nevoota-bee',
      'consular-class-charger-c70 swift-return',
    ],
    [
      'ahsoka-tano-delta-7',
      'kit-fisto',
      'anakin-skywalker-btl-b-y-wing',
      ...times(3, 'v-19-torrent-squadron'),
      ...times(2, 'btl-b-y-wing-squadron'),
    ],
    ['precision-strike', 'fighter-ambush', 'superior-positions'],
  ),
  ready(
    'full',
    'republic',
    'clone-gunline',
    'The clones’ gun line',
    'Die Feuerlinie der Klone',
    [
      'acclamator-ii-class-assault-ship bail-organa-commander clone-gunners thermal-shields swivel-mount-batteries implacable',
      'victory-i-class-star-destroyer-republic clone-gunners assault-concussion-missiles external-racks',
      'pelta-class-medical-frigate munitions-resupply tb-73',
      'consular-class-charger-c70 turbolaser-reroute-circuits swift-return',
      'consular-class-armed-cruiser comms-net radiant-vii',
    ],
    times(3, 'v-19-torrent-squadron'),
    ['opening-salvo', 'fleet-ambush', 'dangerous-territory'],
  ),
  ready(
    'full',
    'separatist',
    'invisible-hand',
    'The Invisible Hand',
    'Die Invisible Hand',
    [
      'providence-class-carrier-separatist admiral-trench ti-99 all-fighters-follow-me expanded-hangar-bay invisible-hand',
      'munificent-class-comms-frigate t-series-tactical-droid hyperwave-signal-boost tide-of-progress-xii',
      'hardcell-class-transport parts-resupply beast-of-burden',
    ],
    [
      'general-grievous-belbullab-22',
      'dbs-404',
      ...times(2, 'hyena-class-droid-bomber-squadron'),
      ...times(5, 'vulture-class-droid-fighter-squadron'),
    ],
    ['precision-strike', 'capture-the-vip', 'superior-positions'],
  ),
  ready(
    'full',
    'separatist',
    'patriot-fist',
    'Dooku’s destroyers',
    'Dookus Zerstörer',
    [
      'recusant-class-light-destroyer count-dooku ordnance-experts spinal-armament assault-concussion-missiles patriot-fist',
      'recusant-class-support-destroyer gunnery-team b2-rocket-troopers linked-turbolaser-towers gilded-aegis',
      'munificent-class-star-frigate battle-droid-reserves heavy-ion-emplacements sa-nalaor',
    ],
    ['haor-chall-prototypes', ...times(3, 'vulture-class-droid-fighter-squadron'), 'droid-tri-fighter-squadron'],
    ['most-wanted', 'planetary-ion-cannon', 'solar-corona'],
  ),
];
