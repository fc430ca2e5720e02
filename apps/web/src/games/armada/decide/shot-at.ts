import { data, geometry, type QuestionOf, type ShotFacts } from '@holotisch/armada';
import { distanceToPoint, type Vec } from '@holotisch/table';
import type { Holds, Step } from '../../../table-ui/decide/plan.ts';
import { standing } from '../table/outlines.ts';
import type { ArmadaView, ShipView } from '../view.ts';

/** Whom a ship is drawn onto to attack it, and the shot that is meant by it. */

export interface Aim {
  readonly unit: number;
  /** Of a ship: the hull zone that is pointed at. */
  readonly zone: data.Zone | null;
}
const { SQUADRON_RADIUS } = geometry;

/** The enemy of a seat that lies at a place. */
export function aimAt(view: ArmadaView, seat: number, at: Vec): Aim | undefined {
  const foes = view.units.filter(
    ({ status, pose, seat: other }) => status === 'play' && pose && view.sides[other] !== view.sides[seat],
  );
  const squadron = foes.find(
    ({ kind, pose }) => kind === 'squadron' && Math.hypot(pose!.x - at.x, pose!.y - at.y) <= SQUADRON_RADIUS,
  );
  if (squadron) return { unit: squadron.id, zone: null };
  const zones = foes.flatMap((ship) => {
    if (ship.kind !== 'ship') return [];
    const there = standing(ship.card, ship.pose!);
    return there.zones.map((zone) => ({ unit: ship.id, zone, off: distanceToPoint(there.zone(zone), at) }));
  });
  const [nearest] = zones.toSorted((a, b) => a.off - b.off);
  return nearest && nearest.off <= BESIDE ? { unit: nearest.unit, zone: nearest.zone } : undefined;
}
/** So far beside a hull zone it is still meant, in mm. */
const BESIDE = 10;

type Options = QuestionOf<'attack' | 'further-target'>['options'];
type OfShot = Pick<NonNullable<Options[number]['about']>, 'attacker' | 'zone' | 'defender' | 'range'>;

/** The shot at what is pointed at: from the hull zone whose dice promise most, the first of equal ones. */
export function shotAt(view: ArmadaView, options: Options, { unit, zone }: Aim): string | undefined {
  const meant = options
    .filter(
      ({ about }) => about && 'unit' in about.defender && about.defender.unit === unit && about.defending === zone,
    )
    .map(({ id, about }) => ({ id, worth: promised(view, about!) }));
  return meant.toSorted((a, b) => b.worth - a.worth)[0]?.id;
}

/** The shot that promises most in points, the first of equal ones. */
function bestShot(view: ArmadaView, options: Options): string | undefined {
  const worth = options.flatMap(({ id, about }) => (about ? [{ id, worth: worthOf(view, about) }] : []));
  return worth.toSorted((a, b) => b.worth - a.worth)[0]?.id;
}

/** What else is fired at by a ship that is drawn onto a target: the best shot from another hull zone. */
export function furtherShot(
  view: ArmadaView,
  ship: number,
  shots: readonly ShotFacts[],
  aim: Aim,
): ShotFacts | undefined {
  const worth = (shot: ShotFacts) => worthOf(view, { ...shot, attacker: { unit: ship } });
  const best = (among: readonly ShotFacts[]) => among.toSorted((a, b) => worth(b) - worth(a))[0];
  const first = best(
    shots.filter(
      ({ defender, defending }) => 'unit' in defender && defender.unit === aim.unit && defending === aim.zone,
    ),
  );
  return first && best(shots.filter(({ zone }) => zone !== first.zone));
}

/** What it is expected to come to in fleet points: dice, by what a point of damage is worth where so much is left. */
function worthOf(view: ArmadaView, shot: OfShot): number {
  const target = 'unit' in shot.defender ? view.units[shot.defender.unit] : undefined;
  if (!target) return 0;
  if (target.kind === 'squadron')
    return (promised(view, shot) * data.squadronCard(target.card).points) / Math.max(1, target.hull);
  const { points, hull } = data.shipCard(target.card);
  const shields = Object.values(target.shields).reduce((sum, left) => sum + left, 0);
  return (promised(view, shot) * points) / Math.max(1, hull - target.damage.length + shields / 2);
}

/** What the dice on its card do on average at that range. */
function promised(view: ArmadaView, { attacker, zone, defender, range }: OfShot): number {
  const from = 'unit' in attacker ? view.units[attacker.unit] : undefined;
  const to = 'unit' in defender ? view.units[defender.unit] : undefined;
  if (from?.kind !== 'ship' || !to) return 0;
  const card = data.shipCard(from.card);
  const dice = to.kind === 'squadron' ? card.antiSquadron : battery(card, zone);
  const red = dice.red * 0.75;
  const blue = range === 'long' || range === 'extreme' ? 0 : dice.blue * 0.75;
  return red + blue + (range === 'close' ? dice.black : 0);
}
function battery({ battery: printed }: data.ShipCard, zone: data.Zone | null): data.Dice {
  if (zone === 'front' || zone === 'rear') return printed[zone];
  return zone === 'left' || zone === 'right' || zone === null ? printed.side : (printed.auxiliary ?? printed.side);
}

/** The attack that is meant, once it is asked for. */
export const attackAt = (aim: Aim): Step => ({
  kind: 'attack',
  answer: (ask, seen) => shotAt(seen as ArmadaView, (ask as QuestionOf<'attack'>).options, aim),
});

/** Whatever else can be hit then, from another hull zone: where the dice promise most. */
export const attackFurther = (ship: number): Step => ({
  kind: 'attack',
  may: true,
  answer: (ask, seen) => {
    const { about, options } = ask as QuestionOf<'attack'>;
    return about.unit === ship ? bestShot(seen as ArmadaView, options) : undefined;
  },
});

/** As long as this ship is being activated. */
export const whileActivating =
  (ship: number): Holds =>
  (seen) =>
    (seen as ArmadaView).active === ship;

/** Whether squadrons of its own are near enough to be commanded, and what has to be mended. */
const COMMANDED_FROM = geometry.RANGE[1];
export function proposedUse(view: ArmadaView, ship: ShipView, dial: data.Command): 'keep' | 'token' {
  if (dial === 'squadron') {
    const near = view.units.some(
      (one) =>
        one.kind === 'squadron' &&
        one.status === 'play' &&
        one.seat === ship.seat &&
        one.slider === view.token &&
        Math.hypot(one.pose!.x - ship.pose!.x, one.pose!.y - ship.pose!.y) < COMMANDED_FROM + 2 * SQUADRON_RADIUS,
    );
    return near || ship.commands.includes(dial) ? 'keep' : 'token';
  }
  if (dial !== 'repair') return 'keep';
  return ship.damage.length > 0 || ship.commands.includes(dial) ? 'keep' : 'token';
}
