import { type Flow, type Refusal, type Region, say } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import { isInArc, RANGE, rangeBand } from '../geometry/index.ts';
import type { AimData } from '../payloads.ts';
import type { Ship } from '../state.ts';
import { atRange, countOf, point, refuse, toShape } from '../values.ts';
import { askIn, choose, NONE, noneOption } from './choose.ts';
import { type Point, readPoint, samplePoint } from './place.ts';
import { aim, isShot, type Shot, targetsOf } from './shots.ts';

/** Ignition: the targeting token, and the attacks that it aims. AR-ZUENDUNG-REICHWEITE-01..09 */

/** AR-ZUENDUNG-REICHWEITE-01, -02: at the end of its activation the ship may place its token. */
export function* placeAim(g: Armada, ship: Ship): Flow {
  const ranges = ignitionRanges(g, ship);
  if (ranges.length === 0 || g.standing(ship).special === undefined) return;
  const wanted = yield* choose({
    seat: ship.seat,
    kind: 'may',
    prompt: say('ar.ask.aim', { unit: ship.id }),
    clauses: ['AR-ZUENDUNG-REICHWEITE-01'],
    about: { unit: ship.id },
    options: [{ id: 'yes', label: say('ar.yes') }, noneOption],
  });
  if (wanted !== NONE) yield* aimNow(g, ship);
}

/** The token is placed. */
export function* aimNow(g: Armada, ship: Ship): Flow {
  const ranges = ignitionRanges(g, ship);
  const at = yield* askIn(aimPlace, {
    seat: ship.seat,
    kind: 'aim',
    prompt: say('ar.ask.aim-place', { unit: ship.id }),
    clauses: ['AR-ZUENDUNG-REICHWEITE-01', 'AR-ZUENDUNG-REICHWEITE-02'],
    about: { unit: ship.id },
    region: { name: 'aim', ship: ship.id, ranges },
  });
  ship.aim = at;
  g.emit({ type: 'aimed', unit: ship.id, at });
}

/** The ranges of its Ignition keywords, printed and from cards. */
export function ignitionRanges(g: Armada, ship: Ship): AimData['ranges'] {
  const { ignition } = g.card(ship);
  const out = ignition ? [ignition] : [];
  for (const { source, rule } of g.having('ignition')) if (source.piece === ship.id) out.push(rule);
  return out;
}

/** The token lies in the special arc, whole within one of the ranges. */
export const aimPlace: Region<Armada, AimData, Point> = {
  name: 'aim',
  read: readPoint,
  check(g, { ship: id, ranges }, at): Refusal | undefined {
    const ship = g.ship(id);
    const standing = g.standing(ship);
    if (!standing.special || !isInArc(standing, standing.special, point(at)))
      return refuse(['AR-ZUENDUNG-REICHWEITE-01'], say('ar.no.specialArc'));
    const range = rangeBand(toShape(g, ship, point(at)));
    if (!ranges.includes(range))
      return refuse(['AR-ZUENDUNG-REICHWEITE-01'], say('ar.no.range', { range: { ...say(`ar.range.${range}`) } }));
    const { width, depth } = g.state.rules;
    if (at.x < 0 || at.y < 0 || at.x > width || at.y > depth) return refuse(['AR-SPIELFLAECHE-01'], say('ar.no.table'));
    return undefined;
  },
  sample(g, data, rng) {
    const { x, y } = g.ship(data.ship).pose!;
    const far = RANGE[2];
    return samplePoint(rng, { x: [x - far, x + far], y: [y - far, y + far] }, (p) => !aimPlace.check(g, data, p));
  },
};

/** AR-ZUENDUNG-REICHWEITE-05..08: dice by the range from the token to any part of the defender; extreme range is open. */
export function ignitionShots(g: Armada, ship: Ship): readonly Shot[] {
  const { special } = g.card(ship);
  const token = ship.aim;
  if (!special || !token) return [];
  const out: Shot[] = [];
  for (const [target, defending] of targetsOf(g, { unit: ship.id })) {
    if (!('unit' in target) || defending === null) continue;
    const defender = g.ship(target.unit);
    const dice = atRange(special, rangeBand(toShape(g, defender, point(token))));
    if (countOf(dice) === 0) continue;
    const shot = aim(g, { unit: ship.id }, 'front', target, defending, { kind: 'ignition', special: true, dice });
    if (isShot(shot)) out.push(shot);
  }
  return out;
}
