import { data } from '@holotisch/xwing';
import type { Cue } from '../../../sound/recipes.ts';
import type { Sounds } from '../../../table-ui/game-face.ts';
import type { XWingEvent, XWingView } from '../view.ts';
import { attackIn, weaponOf } from './weapon.ts';

/** Small ships whine, large ones hum, huge ones rumble. */
function engineOf({ ship }: { readonly ship: number }, view: XWingView): Cue {
  const size = data.findShip(view.ships[ship]?.type ?? '')?.size;
  return size === 'small' ? 'fighter' : size === 'large' ? 'freighter' : 'capital';
}

const blastOf = ({ ship }: { readonly ship: number }, view: XWingView): Cue =>
  engineOf({ ship }, view) === 'fighter' ? 'blast' : 'bigBlast';

/** The bolts that fly once the dice are compared; shield and hull tell what they do. */
const shotOf = ({ attack }: { readonly attack: number }, view: XWingView): Cue =>
  weaponOf(attackIn(view, attack)?.weapon ?? '');

/** The first ship that an event names; the table's own place for a bomb. */
function placeOf(event: XWingEvent, view: XWingView) {
  if ('pose' in event) return event.pose;
  const ship = 'ship' in event ? event.ship : event.type === 'attack' ? event.attacker : null;
  const of = typeof ship === 'number' ? ship : view.attacks.at(-1)?.attacker;
  return (of === undefined ? undefined : view.ships[of]?.pose) ?? undefined;
}

/** What is heard of each event of X-Wing. */
export const xwingSounds: Sounds<XWingView, XWingEvent> = {
  at: placeOf,
  of: {
    override: 'place',
    tieRoll: 'dice',
    initiative: 'order',
    obstacle: 'place',
    noRoom: 'warning',
    edges: 'order',
    crowded: 'warning',
    noPlace: 'warning',
    deployed: 'place',
    side: 'card',
    round: 'round',
    phase: 'phase',
    planned: 'dial',
    cleared: 'tokenOff',
    quiet: 'warning',
    // The end of the match has a sound of its own, for each player another.
    over: null,
    // The dial that is revealed then is heard.
    activates: null,
    ionised: 'ion',
    revealed: 'dial',
    overruled: 'warning',
    moved: engineOf,
    metObstacle: 'bump',
    repositioned: engineOf,
    failed: 'refused',
    rotated: engineOf,
    undocked: 'fighter',
    action: 'order',
    skippedAction: 'refused',
    noAction: 'refused',
    // Whoever does nothing is quiet.
    passedAction: null,
    obstacleRoll: 'dice',
    arcRotated: 'dial',
    token: ({ by }) => (by < 0 ? 'tokenOff' : 'token'),
    spent: 'tokenOff',
    locked: 'lock',
    unlocked: 'tokenOff',
    lockPassed: 'lock',
    // The shot is heard, or why there is none.
    fights: null,
    noAttack: 'refused',
    missedTurn: 'warning',
    attack: 'lock',
    rolled: 'dice',
    modified: ({ how }) => (how === 'reroll' ? 'dice' : 'die'),
    // Nothing was rolled.
    noReroll: null,
    hit: shotOf,
    missed: shotOf,
    shield: ({ by }) => (by < 0 ? 'shield' : 'repair'),
    damage: ({ faceup }) => (faceup ? 'critical' : 'hull'),
    faceup: 'critical',
    facedown: 'repair',
    repaired: 'repair',
    doomed: 'warning',
    destroyed: (event, view) => (event.cause === 'fled' ? 'warp' : blastOf(event, view)),
    ability: 'ability',
    ended: 'tokenOff',
    discarded: 'card',
    recovered: 'card',
    turned: 'card',
    replaced: 'card',
    setAside: 'card',
    cardRoll: 'dice',
    bombRoll: 'dice',
    rollChanged: 'die',
    guessed: 'order',
    obstacleGone: 'blast',
    dropped: 'bomb',
    detonated: 'bigBlast',
    condition: 'token',
    conditionLifted: 'tokenOff',
    dialSeen: 'dial',
    dialTurned: 'dial',
  },
};
