import { findUnit } from '@holotisch/legion/data';
import type { Cue } from '../../../sound/recipes.ts';
import type { Sounds } from '../../../table-ui/game-face.ts';
import { type LegionEvent, type LegionView, leaderPose } from '../view.ts';
import { weaponIn } from './shot.ts';

const cardOf = (view: LegionView, unit: number) => findUnit(view.units[unit]?.card ?? '', view.rules.edition);

/** Boots, a walker's feet, or what hovers. */
function motionOf({ unit }: { readonly unit: number }, view: LegionView): Cue {
  const kind = cardOf(view, unit)?.type ?? '';
  if (/repulsor|speeder/.test(kind)) return 'repulsor';
  return /vehicle/.test(kind) ? 'walker' : 'steps';
}

function placeOf(event: LegionEvent, view: LegionView) {
  if ('line' in event) return event.line[0];
  if ('unit' in event && event.unit !== null) return leaderPose(view.units[event.unit]);
  if (event.type === 'detonates' || event.type === 'marker') return event.at;
  return undefined;
}

/** What is heard of each event of Legion. */
export const legionSounds: Sounds<LegionView, LegionEvent> = {
  at: placeOf,
  of: {
    override: 'place',
    terrain: 'place',
    colours: 'dice',
    edges: 'order',
    battleRows: 'card',
    revealed: 'card',
    vetoed: 'card',
    // Nothing changes.
    vetoPassed: null,
    battleChosen: 'card',
    deployed: 'place',
    setAside: 'card',
    marker: 'token',
    markerMoved: 'place',
    markerGone: 'tokenOff',
    round: 'round',
    phase: 'phase',
    cardsChosen: 'card',
    cardsRevealed: 'card',
    priority: 'order',
    nominated: 'order',
    ordered: 'order',
    poolFormed: 'token',
    tokenDrawn: 'token',
    tokenRemoved: 'tokenOff',
    turnPassed: 'tokenOff',
    cardDiscarded: 'card',
    divulged: 'card',
    cardsAside: 'card',
    orderReturned: 'tokenOff',
    cardsReturned: 'card',
    promoted: 'rally',
    counter: 'order',
    victory: 'objective',
    // The end of the match has a sound of its own, for each player another.
    over: null,
    activates: 'order',
    // Whoever is done is quiet.
    activationEnds: null,
    actionLost: 'warning',
    rallied: 'dice',
    action: ({ action }) => (action === 'attack' || action === 'move' ? null : 'order'),
    tokens: ({ change }) => (change < 0 ? 'tokenOff' : 'token'),
    suppressed: ({ is }) => (is ? 'warning' : 'rally'),
    panicked: ({ is }) => (is ? 'panic' : 'rally'),
    wounds: 'hull',
    wounded: 'hull',
    healed: 'repair',
    miniDefeated: 'falls',
    miniRestored: 'repair',
    newLeader: 'rally',
    defeated: ({ unit }, view) => (motionOf({ unit }, view) === 'steps' ? 'falls' : 'bigBlast'),
    resilience: 'die',
    vehicleDamage: 'critical',
    damageRoll: 'die',
    claimed: 'objective',
    dropped: 'tokenOff',
    moved: motionOf,
    placed: 'steps',
    hindered: 'refused',
    displaced: 'steps',
    meleeStarted: 'melee',
    meleeEnded: 'steps',
    climbRoll: 'dice',
    attack: ({ melee }) => (melee ? 'melee' : 'lock'),
    noAttack: 'refused',
    rolled: 'dice',
    dice: ({ how }) => (how === 'rerolled' || how === 'added' ? 'dice' : 'die'),
    cover: ({ cancelled }) => (cancelled > 0 ? 'miss' : null),
    defenceRolled: 'dice',
    defenceDice: ({ how }) => (how === 'rerolled' || how === 'added' ? 'dice' : 'die'),
    // Nothing was rolled.
    noReroll: null,
    result: ({ attack }, view) => weaponIn(view, attack),
    // What it did has been heard.
    attackEnds: null,
    standby: 'lock',
    guards: 'shield',
    detonates: 'bigBlast',
    ability: 'ability',
    exhausted: 'card',
    readied: 'card',
    upgradeLost: 'card',
    flipped: 'card',
    ended: 'tokenOff',
    looseDice: 'dice',
    note: 'order',
  },
};
