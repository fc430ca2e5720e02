import { TASK_FORCE } from '@holotisch/campaign';
import { firstFleet, firstFleets, times } from '../campaigns/fleets.ts';

/** Four task forces to begin with, the teams taking turns. */
const READY = [
  firstFleet(
    'rim-dominator',
    'empire',
    'Tarkin’s hammer',
    'Tarkins Hammer',
    ['victory-ii-class-star-destroyer grand-moff-tarkin gunnery-team'],
    ['howlrunner', ...times(5, 'tie-fighter-squadron')],
    ['most-wanted', 'fire-lanes', 'minefields'],
  ),
  firstFleet(
    'rim-raiders',
    'rebel',
    'Dodonna’s raiders',
    'Dodonnas Stoßtrupp',
    ['nebulon-b-escort-frigate general-dodonna redemption', 'cr90-corvette-a dodonnas-pride'],
    ['luke-skywalker', ...times(2, 'x-wing-squadron')],
    ['opening-salvo', 'hyperspace-assault', 'intel-sweep'],
  ),
  firstFleet(
    'rim-hunters',
    'empire',
    'Screed’s hunters',
    'Screeds Jäger',
    ['gladiator-i-class-star-destroyer admiral-screed demolisher', 'raider-i-class-corvette ordnance-experts'],
    times(4, 'tie-interceptor-squadron'),
    ['opening-salvo', 'contested-outpost', 'superior-positions'],
  ),
  firstFleet(
    'rim-wardens',
    'rebel',
    'Mothma’s wardens',
    'Mothmas Wächter',
    ['assault-frigate-mark-ii-b mon-mothma gunnery-team', 'gr-75-medium-transports comms-net'],
    ['shara-bey', ...times(3, 'a-wing-squadron')],
    ['precision-strike', 'fire-lanes', 'solar-corona'],
  ),
];

export const rimLists = firstFleets(TASK_FORCE, READY, { de: 'Kampfverband', en: 'Task force' });
