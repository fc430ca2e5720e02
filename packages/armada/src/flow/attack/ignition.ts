import { type Flow, type Refusal, type Region, say } from '@holotisch/engine';
import { type Point, readPoint, samplePoint } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import type { CardSource } from '../../cards/vocabulary.ts';
import type { Dice, Zone } from '../../data/types.ts';
import { type FiringArc, isInArc, RANGE, rangeBand } from '../../geometry/index.ts';
import type { AimData } from '../../payloads.ts';
import type { Equipped, Ship } from '../../state.ts';
import { atRange, countOf, point, refuse, toShape } from '../../values.ts';
import { askIn, choose, NONE, noneOption } from '../choose.ts';
import { exhaust } from '../tokens.ts';
import { aim, isShot, type Shot, targetsOf } from './shots.ts';

/** Ignition: the targeting token, and the attacks that it aims. AR-ZUENDUNG-REICHWEITE-01..09 */

/** AR-ZUENDUNG-REICHWEITE-01, -02: at the end of its activation the ship may place its token. */
export function* placeAim(g: Armada, ship: Ship): Flow {
  const ranges = ignitionRanges(g, ship);
  if (ranges.length === 0 || specialArms(g, ship).length === 0) return;
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
  for (const { card } of specialArms(g, ship)) if (card) exhaust(g, ship, card);
}

/** A special battery: the arc that it fires in, its dice, and the card that it comes from. */
interface SpecialArm {
  readonly zone: Zone;
  readonly arc: FiringArc;
  /** The narrow arc in the front zone, not the usual one of the zone. */
  readonly narrow: boolean;
  readonly dice: Dice;
  readonly card?: Equipped;
}
function specialArms(g: Armada, ship: Ship): readonly SpecialArm[] {
  const standing = g.standing(ship);
  const { special } = g.card(ship);
  const out: SpecialArm[] = [];
  if (special && standing.special) out.push({ zone: 'front', arc: standing.special, narrow: true, dice: special });
  for (const { source, rule } of g.having('specialBattery'))
    if (source.piece === ship.id)
      for (const zone of rule.zones)
        out.push({ zone, arc: standing.arc(zone), narrow: false, dice: rule.dice, card: source.equipped });
  return out;
}

/** The ranges of its Ignition keywords, printed and from cards. */
export function ignitionRanges(g: Armada, ship: Ship): AimData['ranges'] {
  const { ignition } = g.card(ship);
  const out = ignition ? [ignition] : [];
  // a card with a battery of its own is exhausted by placing the token, and then places none
  for (const { source, rule } of g.having('ignition'))
    if (source.piece === ship.id && !(source.equipped.exhausted && hasBattery(g, source))) out.push(rule);
  return out;
}

const hasBattery = ({ book }: Armada, { card }: CardSource): boolean =>
  book.get(`upgrade/${card}`)?.specialBattery !== undefined;

/** The token lies in a special arc, whole within one of the ranges. */
export const aimPlace: Region<Armada, AimData, Point> = {
  name: 'aim',
  read: readPoint,
  check(g, { ship: id, ranges }, at): Refusal | undefined {
    const ship = g.ship(id);
    const standing = g.standing(ship);
    if (!specialArms(g, ship).some(({ arc }) => isInArc(standing, arc, point(at))))
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
  const token = ship.aim;
  if (!token) return [];
  const out: Shot[] = [];
  const standing = g.standing(ship);
  // AR-ZUENDUNG-REICHWEITE-07: the arc in which the token lies
  for (const { zone, arc, narrow, dice: armament } of specialArms(g, ship)) {
    if (!isInArc(standing, arc, point(token))) continue;
    for (const [target, defending] of targetsOf(g, { unit: ship.id })) {
      if (!('unit' in target) || defending === null) continue;
      const defender = g.ship(target.unit);
      const dice = atRange(armament, rangeBand(toShape(g, defender, point(token))));
      if (countOf(dice) === 0) continue;
      const how = { kind: 'ignition', special: narrow, dice } as const;
      const shot = aim(g, { unit: ship.id }, zone, target, defending, how);
      if (isShot(shot)) out.push(shot);
    }
  }
  return out;
}
