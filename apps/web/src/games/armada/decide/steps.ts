import { type data, geometry, type QuestionOf } from '@holotisch/armada';
import type { Json } from '@holotisch/engine';
import { distance, type Vec } from '@holotisch/table';
import { option, type Standing, type Step } from '../../../table-ui/decide/plan.ts';
import { standing } from '../table/outlines.ts';
import { type ArmadaView, type ShipView, shipIn } from '../view.ts';
import { aimAt } from './shot-at.ts';

/** What is answered together in Armada, as the questions that it answers. */

/** Which kinds of dial are spent when: Squadron and Repair at once, Navigate before the manoeuvre. */
const AT_ONCE: readonly data.Command[] = ['squadron', 'repair'];

/** The dial that is revealed is kept or spent for a token; what can be resolved with it at once, is. */
export const dialUse = (ship: number, dial: data.Command, use: DialUse): readonly Step[] => {
  const isKept = use === 'keep' || use === 'dial-only';
  const answer = isKept ? 'keep' : 'token';
  return [
    {
      kind: 'dial-use',
      may: true,
      answer: (ask) => {
        const { about, options } = ask as QuestionOf<'dial-use'>;
        return about.unit === ship && options.some(({ id }) => id === answer) ? answer : undefined;
      },
    },
    ...(isKept && AT_ONCE.includes(dial) ? [option('command', `${dial}:dial`)] : []),
    ...(use === 'dial-only' || use === 'token-only' ? [withoutTokens] : []),
  ];
};
/** `-only`: its tokens for Squadron and Repair are kept as well. */
export type DialUse = 'keep' | 'dial-only' | 'token' | 'token-only';

/** Of the commands that are resolved at once, none; one for which a dial lies open is for the player to say. */
const withoutTokens: Step = {
  kind: 'command',
  may: true,
  answer: (ask) => {
    const { options } = ask as QuestionOf<'command'>;
    return options.every(({ id }) => id === 'none' || id.includes(':token')) ? 'none' : undefined;
  },
};

/** What may be said of a dial at once. Where nothing else could be spent now, its token is kept for later. */
export function dialUses({ commands }: Pick<ShipView, 'commands'>, dial: data.Command): readonly DialUse[] {
  const spendable = commands.some((token) => AT_ONCE.includes(token));
  if (AT_ONCE.includes(dial)) return spendable ? ['keep', 'token', 'token-only'] : ['keep', 'token-only'];
  return spendable ? ['keep', 'dial-only', 'token', 'token-only'] : ['keep', 'token'];
}

export const activation = (ship: number, dial: data.Command, use: DialUse): readonly Step[] => [
  option('activate', String(ship)),
  ...dialUse(ship, dial, use),
];

/** The dial with which it steers is spent when the course is determined. */
export const steering = (ship: number): Standing => ({
  kind: 'command',
  answer: (ask) => {
    const { options } = ask as QuestionOf<'command'>;
    const mine = options.some(({ id, about }) => id === 'dial' && about?.unit === ship && about.command === 'navigate');
    return mine ? 'dial' : undefined;
  },
});

/** A squadron attacks this one, or this hull zone, by the name that the rules give the shot. */
export const squadronAttack = (shot: string): readonly Step[] => [
  option('squadron-act', 'attack'),
  option('attack', shot),
];

/** Every other squadron that a ship may attack from the same hull zone, one after the other. */
export const attackAll = (seat: number, says: string): Standing => ({
  kind: 'further-target',
  id: `all ${seat}`,
  says,
  answer: (ask) => (ask.seat === seat ? ask.options?.find(({ id }) => id !== 'none')?.id : undefined),
});

/** The questions from which on a squadron may be drawn to where it shall fly. */
export type FlightAsk = QuestionOf<'activate-squadron' | 'command-squadron' | 'squadron-act'>;
export const isFlight = (ask: { readonly kind: string }): ask is FlightAsk =>
  ask.kind === 'activate-squadron' || ask.kind === 'command-squadron' || ask.kind === 'squadron-act';

/** The squadrons that may be drawn now. */
export const flying = (ask: FlightAsk): readonly number[] =>
  ask.kind === 'squadron-act'
    ? [ask.about.unit]
    : (ask.options as readonly { readonly about?: { readonly unit: number } }[]).flatMap(
        ({ about }) => about?.unit ?? [],
      );

export interface Flight {
  readonly steps: readonly Step[];
  /** Where it ends, if it moves. */
  readonly to: Vec | undefined;
  /** What it attacks then, by the name that the rules give the shot. */
  readonly shot?: string;
}

/** Between two that nearly touch, in mm: the rules round to hundredths. */
const GAP = 0.5;
const { SQUADRON_RADIUS, DISTANCE } = geometry;

/**
 * Where a squadron flies that is drawn to a place, and no further than it gets; drawn onto an enemy squadron or hull zone
 * it attacks that, from where it is if that is near enough, else from as near as it comes. `begun`: it is activated already.
 */
export function flightTo(
  view: ArmadaView,
  ask: FlightAsk | 'begun',
  unit: number,
  speed: number,
  at: Vec,
): Flight | undefined {
  const squadron = view.units[unit];
  const from = squadron?.pose;
  if (!squadron || !from) return undefined;
  const aim = aimAt(view, squadron.seat, at);
  const ship = aim?.zone ? shipIn(view, aim.unit) : undefined;
  if (aim?.zone && ship?.pose) return ontoShip(ask, unit, from, reachOf(speed), aim.unit, aim.zone, ship);
  const enemy = aim && view.units[aim.unit];
  const away = enemy?.pose ? Math.hypot(enemy.pose.x - from.x, enemy.pose.y - from.y) : 0;
  const shot = enemy && { shot: `>${enemy.id}` };
  const attack = shot ? squadronAttack(shot.shot) : [];
  const begun = beginning(ask, unit);
  if (enemy && away - 2 * SQUADRON_RADIUS <= DISTANCE[0]!)
    return { steps: [...begun, ...attack], to: undefined, ...shot };
  const reach = reachOf(speed);
  const goal = enemy?.pose ? towards(from, enemy.pose, away - 2 * SQUADRON_RADIUS - GAP) : at;
  const far = Math.hypot(goal.x - from.x, goal.y - from.y);
  const to = far <= reach ? goal : towards(from, goal, reach);
  return { steps: [...begun, ...moving(to), ...attack], to, ...shot };
}
const reachOf = (speed: number): number => (speed > 0 ? DISTANCE[Math.min(5, speed) - 1]! : 0);
const beginning = (ask: FlightAsk | 'begun', unit: number): readonly Step[] =>
  ask === 'begun' || ask.kind === 'squadron-act' ? [] : [option(ask.kind, String(unit))];
function moving(to: Vec): readonly Step[] {
  const answer: Json = { x: tenth(to.x), y: tenth(to.y) };
  return [option('squadron-act', 'move'), { kind: 'squadron-move', answer: () => answer }];
}

/** A squadron keeps so far off a ship that it attacks, in mm, and looks for the place in such steps. */
const BESIDE = 12;
const PACE = 3;

/** Towards a hull zone until it is near enough to attack it well, or as far as it gets. */
function ontoShip(
  ask: FlightAsk | 'begun',
  unit: number,
  from: Vec,
  reach: number,
  enemy: number,
  zone: data.Zone,
  ship: ShipView,
): Flight {
  const there = standing(ship.card, ship.pose!);
  const gap = (at: Vec): number =>
    distance({ kind: 'circle', cx: at.x, cy: at.y, radius: SQUADRON_RADIUS }, there.zone(zone));
  const goal = there.point(zone);
  let to = from;
  for (let mm = 0; mm <= reach && gap(to) > BESIDE; mm += PACE) to = towards(from, goal, mm);
  const shot = gap(to) <= DISTANCE[0]! ? { shot: `>${enemy}.${zone}` } : undefined;
  const attack = shot ? squadronAttack(shot.shot) : [];
  if (to === from) return { steps: [...beginning(ask, unit), ...attack], to: undefined, ...shot };
  return { steps: [...beginning(ask, unit), ...moving(to), ...attack], to, ...shot };
}
const tenth = (mm: number): number => Math.round(mm * 10) / 10;

function towards(from: Vec, to: Vec, mm: number): Vec {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const share = far === 0 ? 0 : Math.max(0, mm) / far;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Whatever the attack, its standard critical effect, as long as no card offers another. */
export const standardCritical = (says: string): Standing => ({
  kind: 'critical',
  id: 'critical',
  says,
  answer: ({ options }) => (options?.every(({ id }) => id === STANDARD || id === 'none') ? STANDARD : undefined),
});
const STANDARD = 'standard';

/** Damage cards first, those that lie faceup before others, then shields where they are fewest; what cannot be had ends it. */
export const repairing = (ship: number): readonly Step[] => [mended(ship), { ...mended(ship), repeats: true }];
/** The same for whichever ship repairs. */
export const repairAlways = (seat: number, says: string): Standing => ({
  kind: 'repair',
  id: `repair ${seat}`,
  says,
  answer: (ask, seen) =>
    ask.seat === seat ? mended((ask as QuestionOf<'repair'>).about.unit).answer(ask, seen) : undefined,
});
const mended = (unit: number): Step => ({
  kind: 'repair',
  answer: (ask, seen) => {
    const { about, options } = ask as QuestionOf<'repair'>;
    const ship = shipIn(seen as ArmadaView, unit);
    if (!ship || about.unit !== unit) return undefined;
    const named = (what: string) => options.map(({ id }) => id).filter((id) => id.startsWith(what));
    const hull = named('hull:');
    const faceup = hull.find((id) => ship.damage[Number(id.slice('hull:'.length))]?.faceup);
    const shields = (id: string) => ship.shields[id.slice('recover:'.length) as data.Zone];
    const [least] = named('recover:').toSorted((a, b) => shields(a) - shields(b));
    return faceup ?? hull[0] ?? least ?? named('none')[0];
  },
});
