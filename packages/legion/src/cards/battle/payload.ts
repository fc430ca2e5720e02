import { type Flow, say } from '@holotisch/engine';
import { contains, distance, headingDegrees } from '@holotisch/table';
import { rollCart } from '../../flow/cart.ts';
import { shapeOf } from '../../flow/markers.ts';
import { colourOf, zoneData, zoneShapes } from '../../flow/zones.ts';
import { CONTACT } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { StandingTerrain } from '../../geometry/terrain.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Side } from '../../state.ts';
import { captainOf, otherSide } from '../../values.ts';
import type { CardFamily } from '../vocabulary.ts';
import { inTurn, leaderNear, majority, markersOf, markTerrain, placeMarker, scoreEach } from './phrases.ts';

/** Payload: each side escorts a bomb cart to a piece of terrain that the other has named. R-LE-109 */

const CARD = 'payload';
const SPEED = 2;
const CLAUSES = ['LE-EINSATZZIELKARTEN-03'] as const;

const of = (g: Legion, kind: 'cart' | 'poi', side: Side): Marker | undefined =>
  markersOf(g, CARD).find((m) => m.kind === kind && m.seat !== null && g.state.sides[m.seat] === side);
const goalOf = (g: Legion, side: Side): StandingTerrain | undefined => {
  const mark = of(g, 'poi', side);
  return mark && g.terrain[Number(mark.note)];
};

/** Carts in their own zones, looking at the other edge; then each names the goal of the other's. */
function* setUp(g: Legion): Flow {
  for (const side of inTurn(g, 2)) {
    const where = { kind: 'cart', zones: zoneData(g, colourOf(g.state, side)) } as const;
    const ahead = headingDegrees(0, g.state.edges[side] === 'south' ? 1 : -1);
    const own = { seat: captainOf(g.state, side), note: ahead };
    yield* placeMarker(g, side, CARD, where, CLAUSES, own, say('le.ask.cart-zone'));
  }
  const zones = [...zoneShapes(g, 'blue'), ...zoneShapes(g, 'red')];
  const able = g.terrain.flatMap(({ shape }, at) => (zones.some((zone) => contains(zone, shape)) ? [] : [at]));
  if (able.length > 0)
    for (const side of inTurn(g, 2)) {
      const theirs = captainOf(g.state, otherSide(side));
      yield* markTerrain(g, CARD, side, able, theirs, CLAUSES, say('le.ask.cart-goal'));
    }
}

/** Blue first, whoever has more leaders at range 1 of his cart. */
function* roll(g: Legion): Flow {
  for (const side of inTurn(g, 2)) {
    const cart = of(g, 'cart', side);
    if (!cart || majority(g, (u) => leaderNear(g, u, cart, 1)) !== side) continue;
    yield* rollCart(g, cart, SPEED, goalOf(g, side)?.shape);
  }
}

/** In contact with its goal, at range 1, at range 2. */
function worth(g: Legion, side: Side): number {
  const [cart, goal] = [of(g, 'cart', side), goalOf(g, side)];
  if (!cart || !goal) return 0;
  const gap = distance(shapeOf(cart), goal.shape);
  return gap <= CONTACT ? 3 : isAt(gap, 1) ? 2 : isAt(gap, 2) ? 1 : 0;
}

export const PAYLOAD: CardFamily = {
  'battle/payload': {
    battle: { prepare: setUp, roundScore: roll, gameScore: (g) => scoreEach(g, (side) => worth(g, side)) },
  },
};
