import type { Flow, Seat } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Attack, Ship, TokenKind } from '../state.ts';
import { banned, lockLimit, locksPerShip } from '../values.ts';
import type { XWing } from '../xwing.ts';
import { open } from './timing.ts';

interface Assigning {
  /** Who moves a ship that a tractor beam has caught, if it is not its opponent. */
  readonly mover?: Seat;
  /** Why it is given, where a clause says so and not a card or an action. */
  readonly clause?: ClauseId;
}

/** Being given a token is not performing an action. XW-FOKUSSIERUNG-05, XW-AUSWEICHEN-04 */
export function* assign(g: XWing, ship: Ship, token: TokenKind, count = 1, why: Assigning = {}): Flow {
  yield* g.rules.receive(g, ship, token, count, why);
}

/** The same, and how many of them have come to this very ship: others may take them, or turn them into other tokens. */
export function* receive(g: XWing, ship: Ship, token: TokenKind, count = 1, why: Assigning = {}): Flow<number> {
  let received = 0;
  for (let i = 0; i < count; i++) {
    if (ship.status !== 'play' || banned(g, 'assign', { ship, token })) return received;
    const about = { ship, token, taker: ship };
    yield* open(g, 'token.about', about);
    const { taker, token: given } = about;
    taker.tokens[given]++;
    if (g.isHeard)
      g.emit({ type: 'token', ship: taker.id, token: given, by: 1, ...(why.clause && { clause: why.clause }) });
    yield* open(g, 'token.assigned', { ship: taker, token: given });
    if (taker === ship && given === token) received++;
    yield* g.rules.tokenEffect(g, taker, given, why.mover);
  }
  return received;
}

interface Removing {
  /** The ship whose card takes it off, if it is not the one that had it: then that one has not removed it itself. */
  readonly by?: Ship;
  /** Why it goes, where a clause says so and not a card. */
  readonly clause?: ClauseId;
}

/** Takes a token off without it being spent. */
export function* remove(g: XWing, ship: Ship, token: TokenKind, count = 1, { by = ship, clause }: Removing = {}): Flow {
  const n = Math.min(count, ship.tokens[token]);
  if (n === 0) return;
  ship.tokens[token] -= n;
  if (g.isHeard) g.emit({ type: 'token', ship: ship.id, token, by: -n, ...(clause && { clause }) });
  yield* open(g, 'token.removed', { ship, token, by });
}

/** XW-AUSGEBEN-01: a spent token goes back to the supply. */
export function* spend(g: XWing, ship: Ship, token: TokenKind): Flow {
  if (ship.tokens[token] === 0) throw new Error(`ship ${ship.id} has no ${token} token to spend`);
  ship.tokens[token]--;
  g.emit({ type: 'spent', ship: ship.id, token });
  const attack = g.state.attacks.at(-1);
  if (attack && attack.step > 1) attack.memory.spent.push({ ship: ship.id, token }); // what was a cost came before
  yield* open(g, 'token.spent', { ship, token });
}

/** Whether the ship has spent such a token in the attack, after its target was declared. */
export const hasSpent = (a: Attack, ship: Ship, token: TokenKind): boolean =>
  a.memory.spent.some((s) => s.ship === ship.id && s.token === token);

export const hasLock = (ship: Ship, target: Ship): boolean => ship.locks.includes(target.id);

/**
 * XW-ZIELERFASSUNG-04, XW-ZIELERFASSUNG-05, XW-ZIELERFASSUNG-11: one lock at a time, the old one goes; locking the
 * same ship again only renews it. Acquiring is not an action by itself. XW-ZIELERFASSUNG-09
 */
export function* acquireLock(g: XWing, ship: Ship, target: Ship): Flow {
  const limit = lockLimit(g, ship);
  const same = ship.locks.filter((id) => id === target.id).length;
  if (same >= locksPerShip(g, ship)) ship.locks.splice(ship.locks.indexOf(target.id), 1);
  const others = (): number[] => ship.locks.filter((id) => id !== target.id);
  while (new Set(others()).size >= limit) dropLock(g, ship, others()[0]!);
  ship.locks.push(target.id);
  g.emit({ type: 'locked', ship: ship.id, target: target.id });
  yield* open(g, 'token.assigned', { ship, token: 'targetlock', target });
  yield* g.rules.tokenEffect(g, ship, 'targetlock');
}

/** XW-ZIELERFASSUNG-13: the blue token goes to another ship, the red one stays; nobody acquires anything. */
export function passLock(g: XWing, from: Ship, to: Ship, target: Ship): void {
  from.locks.splice(from.locks.indexOf(target.id), 1);
  while (to.locks.length >= lockLimit(g, to)) dropLock(g, to, to.locks[0]!); // XW-ZIELERFASSUNG-04
  to.locks.push(target.id);
  g.emit({ type: 'lockPassed', ship: from.id, target: target.id, to: to.id });
}

/** XW-ZIELERFASSUNG-12: red and blue go together. */
export function dropLock(g: XWing, ship: Ship, target: number): void {
  const i = ship.locks.indexOf(target);
  if (i < 0) return;
  ship.locks.splice(i, 1);
  g.emit({ type: 'unlocked', ship: ship.id, target });
}

export function* spendLock(g: XWing, ship: Ship, target: Ship): Flow {
  dropLock(g, ship, target.id);
  g.emit({ type: 'spent', ship: ship.id, token: 'targetlock' });
  yield* open(g, 'token.spent', { ship, token: 'targetlock', target });
}
