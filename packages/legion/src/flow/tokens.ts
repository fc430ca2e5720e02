import type { Flow } from '@holotisch/engine';
import type { TokenMoment } from '../cards/moments.ts';
import type { Legion } from '../legion.ts';
import type { TokenKind, Unit } from '../state.ts';
import { banned, courageOf, isSuppressed, isTrooper, numberOf } from '../values.ts';
import { open } from './timing.ts';

/** Tokens beside units: gained, spent, removed. */

const told = (g: Legion, unit: Unit, token: TokenKind, change: number, why: string): void =>
  g.emit({ type: 'tokens', unit: unit.id, token, change, count: unit.tokens[token], why });

/** LE-BEREITSCHAFT-07 */
const MOST: Partial<Record<TokenKind, number>> = { standby: 1 };

/** A unit gains tokens: not the same as an action that gives one. LE-AKTIONEN-17 */
export function* gain(g: Legion, unit: Unit, token: TokenKind, count = 1, why = 'rule'): Flow {
  if (count <= 0 || !(unit.status === 'play' || g.rules.waitsBeside(g, unit)) || !g.rules.usesToken(token)) return;
  if (unit.inside !== null && token !== 'suppression') return; // R-LE-107
  if (token === 'suppression' && !mayBeSuppressed(g, unit)) return;
  if (banned(g, 'gain', { unit, token })) return;
  const before = unit.tokens[token];
  unit.tokens[token] = Math.min(before + count, MOST[token] ?? Number.POSITIVE_INFINITY);
  const change = unit.tokens[token] - before;
  if (change === 0) return;
  const wasSuppressed = token === 'suppression' && isSuppressedAt(g, unit, before);
  told(g, unit, token, change, why);
  if (token === 'suppression') {
    if (!wasSuppressed && isSuppressed(g, unit)) g.emit({ type: 'suppressed', unit: unit.id, is: true });
    yield* loseStandby(g, unit); // LE-BEREITSCHAFT-05
    yield* g.rules.frightened(g, unit);
  }
  const moment: TokenMoment = { unit, token, count: change, by: why };
  yield* open(g, 'token.gained', moment);
}
/** Vehicles and those who know no fear have none. LE-TAPFERKEIT-04, LE-NIEDERHALTEN-13 */
export const mayBeSuppressed = (g: Legion, unit: Unit): boolean => isTrooper(g, unit) && courageOf(g, unit) !== null;

const isSuppressedAt = (g: Legion, unit: Unit, tokens: number): boolean => {
  const courage = courageOf(g, unit);
  return courage !== null && tokens >= courage && tokens > 0;
};

/** Takes tokens away that nobody spends. */
export function remove(g: Legion, unit: Unit, token: TokenKind, count: number, why = 'rule'): number {
  if (token === 'suppression' && numberOf(g, unit, 'keepsSuppression', 0) > 0) return 0;
  const gone = Math.min(count, unit.tokens[token]);
  if (gone <= 0) return 0;
  const wasSuppressed = token === 'suppression' && isSuppressed(g, unit);
  unit.tokens[token] -= gone;
  told(g, unit, token, -gone, why);
  if (wasSuppressed && !isSuppressed(g, unit)) g.emit({ type: 'suppressed', unit: unit.id, is: false });
  if (token === 'suppression') g.rules.calm(g, unit);
  return gone;
}

/** LE-AUSGEBEN-01 */
export function* spend(g: Legion, unit: Unit, token: TokenKind, why: string): Flow {
  const attack = g.state.attacks.at(-1);
  if (attack) g.rules.noteSpent(attack, unit, token);
  remove(g, unit, token, 1, why);
  yield* open(g, 'token.spent', { unit, token, count: 1, by: why });
}

/** Who moves, attacks or acts loses its standby; troopers also when they are suppressed. LE-BEREITSCHAFT-05, -06 */
export function* loseStandby(g: Legion, unit: Unit): Flow {
  const count = remove(g, unit, 'standby', unit.tokens.standby, 'lost');
  if (count > 0) yield* open(g, 'token.lost', { unit, token: 'standby', count, by: 'lost' });
}

/** LE-PANIK-10, R-LE-32: below twice its own courage it comes to its senses. */
export function calm(g: Legion, unit: Unit): void {
  const courage = courageOf(g, unit);
  if (!unit.panicked || (courage !== null && unit.tokens.suppression >= 2 * courage)) return;
  unit.panicked = false;
  g.emit({ type: 'panicked', unit: unit.id, is: false, courage });
}
