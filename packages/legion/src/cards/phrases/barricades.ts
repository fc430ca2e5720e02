import { type Flow, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { pose } from '@holotisch/table';
import { chooseNumber } from '../../flow/choose.ts';
import { rectangle, TERRAIN } from '../../geometry/terrain.ts';
import type { Legion } from '../../legion.ts';
import type { MarkerPlaceData } from '../../payloads.ts';
import type { Marker, Side } from '../../state.ts';
import { captainOf } from '../../values.ts';
import { placeMarker } from './battle.ts';

/** Barricades that a battle card lets players put up. R-L2-38, R-LE-108 */

/** So far from its middle a barricade reaches. */
const BARRICADE = { length: 69.4, depth: 27.1, reach: 37.3 } as const;

/** A side chooses a place and a direction; undefined: there is no room. The token that marks the place stays for now. */
export function* layBarricade(
  g: Legion,
  side: Side,
  card: string,
  where: MarkerPlaceData,
  clauses: readonly ClauseId[],
): Flow<Marker | undefined> {
  const token = yield* placeMarker(g, side, card, { ...where, clear: BARRICADE.reach }, clauses);
  if (!token) return undefined;
  const seat = captainOf(g.state, side);
  const degrees = yield* chooseNumber(seat, [0, 45, 90, 135], clauses, say('le.ask.turned'), { card });
  const terrain = {
    kind: 'barricade',
    outline: rectangle(BARRICADE.length, BARRICADE.depth),
    pose: pose(token.x, token.y, degrees),
    height: TERRAIN.barricade.height,
  } as const;
  g.state.terrain.push(terrain);
  g.emit({ type: 'terrain', seat, piece: g.state.terrain.length - 1, terrain });
  return token;
}
