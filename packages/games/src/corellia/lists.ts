import { FIRST_POINTS } from '@holotisch/campaign';
import { firstFleet, firstFleets, times } from '../campaigns/fleets.ts';

/** Four fleets to begin with, the teams taking turns. */
const READY = [
  firstFleet(
    'corellia-avenger',
    'empire',
    'Vader’s line of battle',
    'Vaders Schlachtlinie',
    [
      'imperial-ii-class-star-destroyer darth-vader-commander leading-shots',
      'gladiator-i-class-star-destroyer demolisher',
      'raider-i-class-corvette ordnance-experts',
      'gozanti-class-cruisers-empire comms-net',
    ],
    ['howlrunner', 'mauler-mithel', ...times(4, 'tie-fighter-squadron')],
    ['most-wanted', 'contested-outpost', 'superior-positions'],
  ),
  firstFleet(
    'corellia-broadsides',
    'rebel',
    'Ackbar’s line of battle',
    'Ackbars Schlachtlinie',
    [
      'mc80-assault-cruiser admiral-ackbar leading-shots',
      'assault-frigate-mark-ii-b gunnery-team',
      'cr90-corvette-a jainas-light',
      'gr-75-medium-transports toryn-farr',
    ],
    ['tycho-celchu', 'shara-bey', ...times(3, 'a-wing-squadron')],
    ['opening-salvo', 'fire-lanes', 'solar-corona'],
  ),
  firstFleet(
    'corellia-carriers',
    'empire',
    'Sloane’s carriers',
    'Sloanes Trägerverband',
    [
      'quasar-fire-i-class-cruiser-carrier admiral-sloane flight-controllers',
      'imperial-star-destroyer-kuat-refit relentless',
      'gozanti-class-cruisers-empire bomber-command-center',
    ],
    ['maarek-stele', 'ciena-ree', ...times(3, 'tie-interceptor-squadron'), ...times(4, 'tie-bomber-squadron')],
    ['precision-strike', 'fighter-ambush', 'intel-sweep'],
  ),
  firstFleet(
    'corellia-bombers',
    'rebel',
    'Rieekan’s bombers',
    'Rieekans Bomber',
    [
      'modified-pelta-class-command-ship general-rieekan expanded-hangar-bay',
      'nebulon-b-escort-frigate yavaris',
      'hammerhead-torpedo-corvette external-racks',
      'gr-75-medium-transports bomber-command-center',
    ],
    ['luke-skywalker', 'norra-wexley', 'jan-ors', ...times(2, 'b-wing-squadron')],
    ['precision-strike', 'fighter-ambush', 'superior-positions'],
  ),
];

export const corelliaLists = firstFleets(FIRST_POINTS, READY, { de: 'Erste Flotte', en: 'First fleet' });
