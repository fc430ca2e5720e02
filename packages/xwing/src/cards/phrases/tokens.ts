import { type Flow, say } from '@holotisch/engine';
import { isNoted } from '../../flow/notes.ts';
import { dropLock, hasLock } from '../../flow/tokens.ts';
import type { Attack, Ship, TokenKind } from '../../state.ts';
import { banned } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { type AnyAbility, type AnyBan, at, ban, type CardSource } from '../vocabulary.ts';
import { pick, pickShip, pickYes } from './questions.ts';
import { lockersOf } from './ships.ts';

/** Tokens and locks that change hands, are spent or are shaken off. */

/** Whether a token is there and nothing forbids to spend it. */
export function canSpend(g: XWing, ship: Ship, token: TokenKind, attack?: Attack): boolean {
  return ship.tokens[token] > 0 && !banned(g, 'spend', { ship, token, ...(attack && { attack }) });
}

export function canSpendLock(g: XWing, ship: Ship, target: Ship, attack: Attack): boolean {
  return hasLock(ship, target) && !banned(g, 'spend', { ship, token: 'targetlock', attack });
}

/** Takes one enemy lock off a ship, if there is any; the owner of the card picks among several. */
export function* shakeLock(g: XWing, self: CardSource, ship: Ship = self.ship): Flow {
  const lockers = lockersOf(g, ship);
  if (lockers.length > 0) dropLock(g, yield* pickShip(g, self, lockers), ship.id);
}

/** 'You may remove 1 enemy target lock from your ship.' */
export function* mayShakeLock(g: XWing, self: CardSource): Flow {
  if (lockersOf(g, self.ship).length > 0 && (yield* pickYes(self))) yield* shakeLock(g, self);
}

/** Locks cannot be spent in an attack on which this card has left its note. */
export function unspendableLock(): AnyBan {
  return ban('spend', (_g, { ship, token, attack }, self) =>
    ship === self.ship && token === 'targetlock' && attack && isNoted(attack, self)
      ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.lockStays') }
      : undefined,
  );
}

/** 'Receive a stress token to …': if another ship takes it, the price is not paid and nothing comes of it. */
export function* payStress(g: XWing, ship: Ship): Flow<boolean> {
  return (yield* g.rules.receive(g, ship, 'stress')) > 0;
}

/** Moves a token from one ship to another. */
export function* giveToken(g: XWing, from: Ship, to: Ship, token: TokenKind): Flow {
  yield* g.rules.remove(g, from, token);
  yield* g.rules.assign(g, to, token);
}

export const FOCUS_OR_EVADE = ['focus', 'evade'] as const;

const hasFocusOrEvade = (ship: Ship): boolean => FOCUS_OR_EVADE.some((t) => ship.tokens[t] > 0);

/** At the start of the Combat phase: one focus or evade token of one of these ships becomes his. */
export const takesToken = (from: (g: XWing, self: CardSource) => Ship[]): AnyAbility =>
  at('combat.start', {
    when: (g, _m, self) => from(g, self).some(hasFocusOrEvade),
    *run(g, _m, self) {
      const ship = yield* pickShip(g, self, from(g, self).filter(hasFocusOrEvade));
      const there: TokenKind[] = FOCUS_OR_EVADE.filter((t) => ship.tokens[t] > 0);
      yield* giveToken(g, ship, self.ship, yield* pick(self, 'card-token', there));
    },
  });
