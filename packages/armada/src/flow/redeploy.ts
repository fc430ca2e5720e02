import { type Flow, type Refusal, type Region, type Seat, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { circle } from '@holotisch/table';
import type { Armada } from '../armada.ts';
import { DISTANCE, distanceBand, leavesTable, liesWithin, SQUADRON_RADIUS } from '../geometry/index.ts';
import type { Redeploy } from '../payloads.ts';
import type { Squadron } from '../state.ts';
import { refuse, shapesOf, toShape } from '../values.ts';
import { askIn } from './choose.ts';
import { type Point, poseAt, readPoint, samplePoint } from './place.ts';
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

/** Where it may lie: in the play area, on no unit, and near what the card names. */
export const redeploy: Region<Armada, Redeploy, Point> = {
  name: 'redeploy',
  read: readPoint,
  check(g, { unit: id, near }, to): Refusal | undefined {
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
    return refusePlace(g, g.squadron(id), to);
  },
  sample(g, data, rng) {
    const { x, y } = g.unit(data.near?.unit ?? data.unit).pose!;
    const far = DISTANCE[(data.near?.most ?? 1) - 1]! + 2 * SQUADRON_RADIUS;
    return samplePoint(rng, { x: [x - far, x + far], y: [y - far, y + far] }, (p) => !redeploy.check(g, data, p));
  },
};
