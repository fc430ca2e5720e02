import type { Sounds } from '../../../table-ui/game-face.ts';
import type { ArmadaEvent, ArmadaView } from '../view.ts';
import { weaponIn } from './shot.ts';

const isShip = (view: ArmadaView, unit: number): boolean => view.units[unit]?.kind === 'ship';

/** Where what an event is about stands: a unit, a party of an attack, a token. */
function placeOf(event: ArmadaEvent, view: ArmadaView) {
  if ('line' in event) return event.line[0];
  if ('at' in event && event.at !== null && !Array.isArray(event.at) && typeof event.at === 'object' && 'x' in event.at)
    return event.at;
  const unit = 'unit' in event ? event.unit : null;
  if (unit === null) return undefined;
  return view.units[unit]?.pose ?? undefined;
}

/** What is heard of each event of Armada. */
export const armadaSounds: Sounds<ArmadaView, ArmadaEvent> = {
  at: placeOf,
  of: {
    override: 'place',
    coin: 'die',
    first: 'order',
    objectiveChosen: 'card',
    edges: 'order',
    obstacle: 'place',
    deployed: 'place',
    setAside: 'card',
    passTokens: 'token',
    marker: 'token',
    markerMoved: 'place',
    markerGone: 'tokenOff',
    objectiveTokens: 'objective',
    round: 'round',
    phase: 'phase',
    dialsSet: 'dial',
    passed: 'tokenOff',
    tokenFlipped: 'card',
    readied: 'token',
    victoryToken: 'objective',
    // The end of the match has a sound of its own, for each player another.
    over: null,
    // The dial that is revealed then is heard.
    activates: null,
    revealed: 'dial',
    dialGained: 'dial',
    dialsSeen: 'dial',
    dialKept: 'dial',
    dialSpent: 'tokenOff',
    dialUnspent: 'tokenOff',
    tokenGained: 'token',
    tokenLost: 'tokenOff',
    raided: 'warning',
    raidGone: 'tokenOff',
    speed: 'order',
    moved: 'capital',
    slowed: 'bump',
    collided: 'bump',
    overlapsObstacle: 'bump',
    displaced: 'place',
    fled: 'warp',
    aimed: 'lock',
    // Whoever is done is quiet.
    activationEnds: null,
    command: 'order',
    shieldMoved: 'repair',
    shieldGained: 'repair',
    shieldLost: 'shield',
    damageDiscarded: 'repair',
    squadronActivates: 'order',
    squadronMoved: 'fighter',
    squadronEnds: null,
    slider: 'tokenOff',
    hullGained: 'repair',
    attack: 'lock',
    noAttack: 'refused',
    cancelled: 'refused',
    rolled: 'dice',
    dice: ({ how }) => (how === 'rerolled' || how === 'added' ? 'dice' : 'die'),
    // Nothing was rolled.
    noReroll: null,
    locked: 'lock',
    tokenSpent: 'token',
    tokenState: 'tokenOff',
    redirect: 'shield',
    critical: 'critical',
    damage: ({ attack }, view) => weaponIn(view, attack),
    // What it did has been heard.
    attackEnds: null,
    suffers: 'hull',
    hullLost: 'hull',
    damageCard: ({ card }) => (card === null ? 'card' : 'critical'),
    faceup: 'critical',
    damageSeen: 'card',
    turnedDown: 'repair',
    destroyed: ({ unit }, view) => (isShip(view, unit) ? 'bigBlast' : 'blast'),
    doomed: 'warning',
    stationDamaged: ({ destroyed }) => (destroyed ? 'bigBlast' : 'hull'),
    looseDice: 'dice',
    ability: 'ability',
    exhausted: 'card',
    cardReadied: 'card',
    discarded: 'card',
    ended: 'tokenOff',
    obstacleMoved: 'place',
    obstacleGone: 'blast',
    cardTokens: 'token',
    note: 'order',
    retreats: 'warning',
    retreated: 'warp',
    scarred: 'card',
    veteranSpent: 'tokenOff',
    joined: 'card',
  },
};
