import { type Flow, type Refusal, say } from '@holotisch/engine';
import type { Action } from '../../../data/types.ts';
import { rangeBetween, spokenRange } from '../../../geometry/measuring.ts';
import type { Forbids } from '../../../payloads.ts';
import type { Ship } from '../../../state.ts';
import { banned, inPlay, isFriendly } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { choose, chooseAnyway, shipOption } from '../../choose.ts';
import { expansionActions } from './expansion.ts';
import { bank, boostWay, rollWay, straight, type Way, waysWith } from './reposition.ts';

/** The actions of the action bar. `perform` returns false where the attempt failed and another may be chosen. */
export interface StandardAction {
  /** Cannot be performed as a free action. */
  readonly notFree?: true;
  refuse?(g: XWing, ship: Ship): Refusal | undefined;
  perform(g: XWing, ship: Ship): Flow<boolean>;
}

export const BARREL_ROLL: Forbids = {
  kind: 'barrelroll',
  direction: 'XW-FASSROLLE-11',
  slides: ['XW-FASSROLLE-04', 'XW-FASSROLLE-06'],
  overlap: 'XW-FASSROLLE-08',
  template: 'XW-FASSROLLE-09',
  edge: 'XW-FASSROLLE-10',
};
const BOOST: Forbids = {
  kind: 'boost',
  direction: 'XW-SCHUB-08',
  slides: ['XW-SCHUB-04', 'XW-SCHUB-04'],
  overlap: 'XW-SCHUB-05',
  template: 'XW-SCHUB-06',
  edge: 'XW-SCHUB-07',
};

export const boostWays = (g: XWing, ship: Ship): Way[] => [
  boostWay(g, ship, bank(1, 'left'), 'bankleft'),
  boostWay(g, ship, straight(1), 'straight'),
  boostWay(g, ship, bank(1, 'right'), 'bankright'),
];
export const rollWays = (g: XWing, ship: Ship): Way[] => [
  rollWay(g, ship, straight(1), 'left'),
  rollWay(g, ship, straight(1), 'right'),
];

/** Ships that may be locked: at range 1-3, in no arc; of those that a card names, if it does. XW-ZIELERFASSUNG-01 */
export function lockable(g: XWing, ship: Ship, named?: (target: Ship) => boolean): Ship[] {
  const among = named ? lockTargets(g, ship).filter(named) : lockTargets(g, ship);
  return among.filter((t) => isLockable(g, ship, t, among));
}
const isLockable = (g: XWing, ship: Ship, target: Ship, among: readonly Ship[]): boolean =>
  reachesToLock(g, ship, target) && !banned(g, 'lock', { ship, target, among });

/** 'Acquire a target lock on that ship': no other is in question. */
export const canLock = (g: XWing, ship: Ship, target: Ship): boolean =>
  lockable(g, ship, (t) => t === target).length > 0;

/** Enemies, and friends where a card says so; never itself. XW-FREUNDLICH-02 */
function lockTargets(g: XWing, ship: Ship): Ship[] {
  const friendsToo = g.cards(ship, 'locksFriends').some(({ rules }) => rules.locksFriends);
  return inPlay(g.state).filter((t) => t !== ship && (friendsToo || !isFriendly(g.state, ship, t)));
}

export function reachesToLock(g: XWing, ship: Ship, target: Ship): boolean {
  if (g.knows('sharesLockReach') || g.knows('locksAt')) {
    const friends = inPlay(g.state).filter((s) => isFriendly(g.state, ship, s));
    for (const friend of friends)
      for (const { rules } of g.cards(friend)) {
        const shared = rules.sharesLockReach === 'squad' || (rules.sharesLockReach === 'ship' && friend === ship);
        if (shared && friends.some((s) => rangeBetween(g, s, target) <= 3)) return true;
        if (friend === ship && rules.locksAt) return rules.locksAt(rangeBetween(g, ship, target));
      }
  }
  return rangeBetween(g, ship, target) <= 3;
}

/**
 * XW-ZIELERFASSUNG-08: whoever names a ship that turns out to be out of range names another one, or turns to an
 * entirely different action. Where there is only one ship to lock there is nothing to name.
 */
function* declareLock(g: XWing, ship: Ship): Flow<Ship | undefined> {
  const targets = lockTargets(g, ship);
  const legal = lockable(g, ship);
  if (targets.length === 1) return legal[0];
  // Where a card draws the lock to one ship there is no other action to turn to either (official FAQ on Captain Kagi). It is
  // asked all the same: whoever meant another ship reads why.
  const drawn = targets.map((target) => banned(g, 'lock', { ship, target, among: targets })).find((ban) => ban);
  const none = { id: 'none', label: say('xw.none') };
  const id = yield* chooseAnyway({
    seat: ship.seat,
    kind: 'lock',
    prompt: say('xw.ask.lock'),
    clauses: ['XW-ZIELERFASSUNG-01', 'XW-ZIELERFASSUNG-08'],
    about: { ship: ship.id },
    options: drawn ? legal.map(shipOption) : [...legal.map(shipOption), none],
    barred: () => [...barredLocks(g, ship, legal), ...(drawn ? [{ ...none, refusal: drawn }] : [])],
  });
  return legal.find((t) => String(t.id) === id);
}

/** What a ship cannot lock, and why not: for cards that give a lock. */
export const barredLocks = (g: XWing, ship: Ship, legal: readonly Ship[]) =>
  inPlay(g.state)
    .filter((t) => !legal.includes(t))
    .map((t) => ({ ...shipOption(t), refusal: refuseLock(g, ship, t, lockTargets(g, ship)) }));

/** A card lets a ship lock one that it chooses, or none. */
export function* mayChooseLock(g: XWing, ship: Ship): Flow<Ship | undefined> {
  const legal = lockable(g, ship);
  if (legal.length === 0) return undefined;
  const id = yield* choose({
    seat: ship.seat,
    kind: 'lock',
    prompt: say('xw.ask.lock'),
    clauses: ['XW-ZIELERFASSUNG-09'],
    about: { ship: ship.id },
    options: [...legal.map(shipOption), { id: 'none', label: say('xw.none') }],
    barred: () => barredLocks(g, ship, legal),
  });
  return id === 'none' ? undefined : g.ship(Number(id));
}

const refuseLock = (g: XWing, ship: Ship, target: Ship, among: readonly Ship[]): Refusal =>
  among.includes(target)
    ? (banned(g, 'lock', { ship, target, among }) ?? tooFarToLock(g, ship, target))
    : { clauses: ['XW-FREUNDLICH-02'], message: say('xw.lockFriendly'), piece: target.id };

const tooFarToLock = (g: XWing, ship: Ship, target: Ship): Refusal => ({
  clauses: ['XW-ZIELERFASSUNG-01', 'XW-ZIELERFASSUNG-08'],
  message: say('xw.lockOutOfRange', { target: target.id, range: spokenRange(rangeBetween(g, ship, target)) }),
  measured: rangeBetween(g, ship, target),
  piece: target.id,
});

export const standardActions: Readonly<Partial<Record<Action, StandardAction>>> = {
  ...expansionActions,
  focus: {
    *perform(g, ship) {
      yield* g.rules.assign(g, ship, 'focus'); // XW-FOKUSSIERUNG-02
      return true;
    },
  },
  evade: {
    *perform(g, ship) {
      yield* g.rules.assign(g, ship, 'evade'); // XW-AUSWEICHEN-02
      return true;
    },
  },
  targetlock: {
    refuse: (g, ship) =>
      !lockTargets(g, ship).some((t, _, among) => isLockable(g, ship, t, among))
        ? { clauses: ['XW-ZIELERFASSUNG-01'], message: say('xw.nothingToLock'), allowed: [1, 3] }
        : undefined,
    *perform(g, ship) {
      const target = yield* declareLock(g, ship);
      if (target === undefined) return false;
      yield* g.rules.acquireLock(g, ship, target);
      return true;
    },
  },
  barrelroll: {
    perform: (g, ship) => g.rules.reposition(g, ship, waysWith(g, ship, 'barrelroll', rollWays(g, ship)), BARREL_ROLL),
  },
  boost: { perform: (g, ship) => g.rules.reposition(g, ship, waysWith(g, ship, 'boost', boostWays(g, ship)), BOOST) },
  cloak: {
    // XW-TARNEN-05
    refuse: (_g, ship) =>
      ship.tokens.cloak > 0 ? { clauses: ['XW-TARNEN-05'], message: say('xw.alreadyCloaked') } : undefined,
    *perform(g, ship) {
      yield* g.rules.assign(g, ship, 'cloak');
      return true;
    },
  },
};
