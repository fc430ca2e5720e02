import { type Flow, say } from '@holotisch/engine';
import { type Footprint, footprintOverlaps, type Strip, stripOverlaps } from '@holotisch/table';
import * as data from '../../data/index.ts';
import type { ObstacleToken, Ship } from '../../state.ts';
import { inPlay } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { mayUse } from '../choose.ts';
import { initiativeFirst } from '../timing.ts';
import { ignoresObstacles, ignoringCard } from './position.ts';

/** Asteroids and debris: who meets them, and what comes of it. */

/** A token on the table, or one that has been there. */
type Token = Pick<ObstacleToken, 'kind'>;

export const isDebrisToken = ({ kind }: Token): boolean => data.obstacle(kind).kind === 'debris';
export const isDebris = (g: XWing, index: number): boolean => isDebrisToken(g.state.obstacles[index]!);

/** Only the piece of the template that was flown, and the base where it stands now. XW-HINDERNISSE-01, XW-HINDERNISSE-15 */
export function obstaclesMet(
  g: XWing,
  ship: Ship,
  flown: Strip | undefined,
  there: Footprint = g.standing(ship),
): readonly number[] {
  return ignoresObstacles(g, ship) ? [] : obstaclesIn(g, flown, there);
}

function obstaclesIn(g: XWing, flown: Strip | undefined, there: Footprint): readonly number[] {
  const out: number[] = [];
  for (let i = 0; i < g.state.obstacles.length; i++) {
    const shape = g.obstacleShape(i);
    if (footprintOverlaps(there, shape) || (flown && stripOverlaps(flown, shape))) out.push(i);
  }
  return out;
}

/** What a ship that may ignore obstacles meets all the same: it is asked where there is one. */
export function* obstaclesIgnored(g: XWing, ship: Ship, flown: Strip | undefined): Flow<readonly number[]> {
  const met = obstaclesIn(g, flown, g.standing(ship));
  return met.length > 0 && (yield* isSpared(g, ship)) ? [] : met;
}

function* isSpared(g: XWing, ship: Ship): Flow<boolean> {
  const [card, how] = ignoringCard(g, ship) ?? [];
  return how === 'may' ? yield* mayUse(ship, card!, 'XW-HINDERNISSE-01') : how === true;
}

/** An obstacle that falls onto ships: they meet it at once, as if they had flown into it. R-XW-49, R-XW-58 */
export function* meetDropped(g: XWing, index: number): Flow {
  const token = g.state.obstacles[index]!;
  const shape = g.obstacleShape(index);
  const under = inPlay(g.state).filter((s) => footprintOverlaps(g.standing(s), shape));
  for (const ship of initiativeFirst(g, under)) {
    if (yield* isSpared(g, ship)) continue;
    if (isDebrisToken(token)) yield* g.rules.assign(g, ship, 'stress', 1, { clause: 'XW-HINDERNISSE-08' });
    yield* g.rules.obstacleRoll(g, ship, token);
  }
}

/** XW-HINDERNISSE-03..06, XW-HINDERNISSE-09, XW-HINDERNISSE-10 */
export function* obstacleRoll(g: XWing, ship: Ship, token: Token): Flow {
  if (ship.status !== 'play') return;
  const dice = yield* g.rules.rollFor(g, ship, 'attack', 1, say('xw.obstacle', { obstacle: token.kind }), ([face]) =>
    g.emit({
      type: 'obstacleRoll',
      ship: ship.id,
      obstacle: (g.state.obstacles as readonly Token[]).indexOf(token),
      face: face!,
    }),
  );
  const { face } = dice[0]!;
  for (const { rules } of g.cards(ship, 'ignoresObstacleRolls')) if (rules.ignoresObstacleRolls?.includes(face)) return;
  if (face === 'crit') yield* g.rules.suffer(g, ship, 0, 1);
  else if (face === 'hit' && !isDebrisToken(token)) yield* g.rules.suffer(g, ship, 1);
}
