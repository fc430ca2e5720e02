import { type Flow, type Refusal, type Region, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { circle, distance, overlaps, type Point, poseAt, readPoint, samplePoint, WHETHER } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import { DISTANCE, distanceBand, leavesTable, liesWithin, SQUADRON_RADIUS } from '../../geometry/index.ts';
import type { Redeploy } from '../../payloads.ts';
import type { Obstacle, Squadron } from '../../state.ts';
import { isFriendly, opponentOf, refuse, shapesOf, squadronsInPlay, toShape } from '../../values.ts';
import { askIn, chooseUnit } from '../choose.ts';
import { refusePlace } from './squadron.ts';

/** A squadron is taken up by a card and put down elsewhere. That is no move: nothing that follows a move follows it. */
export function* placeAgain(
  g: Armada,
  seat: Seat,
  squadron: Squadron,
  where: Omit<Redeploy, 'unit'>,
  clauses: readonly ClauseId[],
): Flow {
  const from = squadron.pose;
  const to = yield* askIn(redeploy, {
    seat,
    kind: 'redeploy',
    prompt: say('ar.ask.redeploy', { unit: squadron.id }),
    clauses,
    about: { unit: squadron.id },
    region: { name: 'redeploy', unit: squadron.id, ...where },
  });
  squadron.pose = poseAt(to);
  g.emit(
    from
      ? { type: 'displaced', unit: squadron.id, from, to: squadron.pose }
      : { type: 'deployed', unit: squadron.id, pose: squadron.pose },
  );
}

/** Whether there is a place at all. */
export const hasPlaceFor = (g: Armada, where: Redeploy): boolean => redeploy.sample(g, where, WHETHER) !== undefined;

/** Two pieces touch if no more than this lies between them, in mm. */
const TOUCHING = 0.5;

/**
 * Squadrons under an obstacle that was put on them are placed by the other player, so that they touch or overlap it.
 * AR-CARD-GRAVITATIONSVERSCHIEBER-02, -03, R-AR-37
 */
export function* placeOnObstacle(g: Armada, mover: Seat, obstacle: Obstacle): Flow {
  const placer = opponentOf(g.state, mover);
  const near = { obstacle: g.state.obstacles.indexOf(obstacle), most: 1 };
  const waiting = squadronsInPlay(g.state).filter((s) => overlaps(g.base(s), g.outline(obstacle)));
  while (waiting.length > 0) {
    const squadron = yield* chooseUnit(placer, 'displaced-order', waiting, ['AR-CARD-GRAVITATIONSVERSCHIEBER-03']);
    waiting.splice(waiting.indexOf(squadron), 1);
    yield* placeAgain(g, placer, squadron, { near }, ['AR-CARD-GRAVITATIONSVERSCHIEBER-03']);
  }
}

/** Where it may lie: in the play area, on no unit, and near what the card names. */
export const redeploy: Region<Armada, Redeploy, Point> = {
  name: 'redeploy',
  read: readPoint,
  check(g, { unit: id, near, unengaged }, to): Refusal | undefined {
    const base = circle(to, SQUADRON_RADIUS);
    if (leavesTable([base], g.area)) return refuse(['AR-SPIELFLAECHE-03'], say('ar.no.table'));
    if (near?.unit !== undefined) {
      const unit = g.unit(near.unit);
      const band = distanceBand(toShape(g, unit, base));
      const out = near.within && !liesWithin([base], shapesOf(g, unit), DISTANCE[near.most - 1]!);
      if (band > near.most || out)
        return refuse(['AR-REICHWEITE-UND-ENTFERNUNG-05'], say('ar.no.tooFar', { distance: near.most }), {
          measured: band,
          allowed: near.most,
        });
    }
    if (near?.obstacle !== undefined && distance(base, g.outline(g.state.obstacles[near.obstacle]!)) > TOUCHING)
      return refuse(['AR-CARD-GRAVITATIONSVERSCHIEBER-03'], say('ar.no.touchesObstacle'));
    if (unengaged) {
      const enemy = squadronsInPlay(g.state).find(
        (s) => s.pose && !isFriendly(g.state, s, g.unit(id)) && distanceBand(distance(g.base(s), base)) <= 1,
      );
      if (enemy) return refuse(['AR-NAHKAMPF-01'], say('ar.no.unengaged', { unit: enemy.id }), { piece: enemy.id });
    }
    return refusePlace(g, g.squadron(id), to);
  },
  sample(g, data, rng) {
    const { near } = data;
    const { x, y } =
      near?.obstacle === undefined ? g.unit(near?.unit ?? data.unit).pose! : g.state.obstacles[near.obstacle]!.pose;
    const far = DISTANCE[(near?.most ?? 1) - 1]! + 2 * SQUADRON_RADIUS + (near?.obstacle === undefined ? 100 : 60);
    return samplePoint(rng, { x: [x - far, x + far], y: [y - far, y + far] }, (p) => !redeploy.check(g, data, p));
  },
};
