import { geometry, type QuestionOf } from '@holotisch/armada';
import type { Vec } from '@holotisch/table';
import { type Holds, option, type Step } from '../../../table-ui/decide/plan.ts';
import type { ArmadaView } from '../view.ts';
import { aimAt } from './shot-at.ts';
import { type Flight, flightTo, flying } from './steps.ts';

/** Squadrons that fly together: one is drawn, and those beside it do the same, one after the other. */

export type WingAsk = QuestionOf<'activate-squadron' | 'command-squadron'>;
export const isWing = (ask: { readonly kind: string }): ask is WingAsk =>
  ask.kind === 'activate-squadron' || ask.kind === 'command-squadron';

const { SQUADRON_RADIUS, DISTANCE } = geometry;
const NEAR = DISTANCE[0]!;
/** Whoever is farther away than this does not fly in the same wing, in mm. */
const WING = 260;

const far = (a: Vec, b: Vec): number => Math.hypot(a.x - b.x, a.y - b.y);

/** How many squadrons may still be activated now, one after the other. */
export const leftNow = (view: ArmadaView, ask: WingAsk): number =>
  ask.kind === 'activate-squadron' ? view.squadronsLeft : (view.turn?.squadrons?.left ?? 0);

/** Who goes along with a squadron that is drawn: those nearest to it, as many as may be activated now. */
export function wingOf(view: ArmadaView, ask: WingAsk, lead: number): readonly number[] {
  const from = view.units[lead]?.pose;
  if (!from) return [];
  return flying(ask)
    .filter((unit) => unit !== lead)
    .map((unit) => ({ unit, off: far(view.units[unit]!.pose!, from) }))
    .filter(({ off }) => off <= WING)
    .toSorted((a, b) => a.off - b.off)
    .slice(0, Math.max(0, leftNow(view, ask) - 1))
    .map(({ unit }) => unit);
}

/** What the wing is to do: attack the same enemy, or go as far in the same direction. */
interface Goal {
  readonly at: Vec;
  readonly onto: boolean;
  readonly by: Vec;
}
export function goalOf(view: ArmadaView, lead: number, at: Vec): Goal | undefined {
  const squadron = view.units[lead];
  if (!squadron?.pose) return undefined;
  const { pose, seat } = squadron;
  return { at, onto: aimAt(view, seat, at) !== undefined, by: { x: at.x - pose.x, y: at.y - pose.y } };
}

type ActAsk = QuestionOf<'squadron-act'>;

/** What one of them does where all stand as they do now. */
export function alongWith(view: ArmadaView, unit: number, { at, onto, by }: Goal, speed: number): Flight | undefined {
  const pose = view.units[unit]?.pose;
  if (!pose) return undefined;
  if (!onto) return flightTo(view, 'begun', unit, speed, { x: pose.x + by.x, y: pose.y + by.y });
  const flight = flightTo(view, 'begun', unit, speed, at);
  const aim = aimAt(view, view.units[unit]!.seat, at);
  const enemy = aim && !aim.zone ? view.units[aim.unit]?.pose : undefined;
  return flight?.to && enemy ? { ...flight, to: aside(view, unit, enemy, flight.to) } : flight;
}

/** Around whom they attack there is room for several: the nearest place at which nobody lies. */
function aside(view: ArmadaView, unit: number, enemy: Vec, to: Vec): Vec {
  const radius = far(enemy, to);
  const others = view.units.flatMap((one) =>
    one.id !== unit && one.kind === 'squadron' && one.status === 'play' && one.pose ? [one.pose] : [],
  );
  const [ux, uy] = [(to.x - enemy.x) / radius, (to.y - enemy.y) / radius];
  for (const [c, s] of AROUND) {
    const place = { x: enemy.x + (ux * c - uy * s) * radius, y: enemy.y + (uy * c + ux * s) * radius };
    if (others.every((other) => far(other, place) >= 2 * SQUADRON_RADIUS)) return place;
  }
  return to;
}
/** Straight on, then more and more to either side. */
const AROUND: readonly (readonly [number, number])[] = [0, 1, -1, 2, -2, 3, -3].map((step) => {
  const angle = (step * Math.PI) / 8;
  return [Math.cos(angle), Math.sin(angle)];
});

/** What it attacks from where it is: the goal if that is near enough, else the nearest enemy squadron that is. */
function shotNow(view: ArmadaView, unit: number, { at, onto }: Goal): string | undefined {
  const squadron = view.units[unit];
  if (!onto || squadron?.kind !== 'squadron' || !squadron.pose) return undefined;
  const { pose, seat } = squadron;
  const aim = aimAt(view, seat, at);
  const there = flightTo(view, 'begun', unit, 0, at);
  if (aim?.zone ? there?.shot : there && !there.to) return there!.shot;
  const [nearest] = view.units
    .filter((one) => one.kind === 'squadron' && one.status === 'play' && view.sides[one.seat] !== view.sides[seat])
    .map((one) => ({ id: one.id, gap: one.pose ? far(one.pose, pose) - 2 * SQUADRON_RADIUS : NEAR + 1 }))
    .filter(({ gap }) => gap <= NEAR)
    .toSorted((a, b) => a.gap - b.gap);
  return nearest && `>${nearest.id}`;
}

/** One of the wing after the other, each from where it stands when its turn comes. */
export const wingSteps = (
  ask: WingAsk,
  wing: readonly number[],
  goal: Goal,
  speedOf: (unit: number) => number,
): readonly Step[] => wing.flatMap((unit) => followed(ask.kind, unit, goal, speedOf(unit)));

function followed(kind: WingAsk['kind'], unit: number, goal: Goal, speed: number): readonly Step[] {
  const now = (seen: unknown): Flight | undefined => alongWith(seen as ArmadaView, unit, goal, speed);
  const isOpen = (asked: unknown, id: string): boolean =>
    (asked as ActAsk).about.unit === unit && (asked as ActAsk).options.some((one) => one.id === id);
  const shotOf = (seen: unknown): string | undefined => shotNow(seen as ArmadaView, unit, goal);
  return [
    // Who is the only one left is activated without a question.
    { ...option(kind, String(unit)), may: true },
    {
      kind: 'squadron-act',
      may: true,
      answer: (asked, seen) => {
        const moves = now(seen)?.to !== undefined && isOpen(asked, 'move');
        if (moves) return 'move';
        return shotOf(seen) !== undefined && isOpen(asked, 'attack') ? 'attack' : undefined;
      },
    },
    {
      kind: 'squadron-move',
      may: true,
      answer: (asked, seen) => {
        const { about } = asked as QuestionOf<'squadron-move'>;
        const to = about.unit === unit ? now(seen)?.to : undefined;
        return to && { x: tenth(to.x), y: tenth(to.y) };
      },
    },
    {
      kind: 'squadron-act',
      may: true,
      answer: (asked, seen) => (shotOf(seen) !== undefined && isOpen(asked, 'attack') ? 'attack' : undefined),
    },
    {
      kind: 'attack',
      may: true,
      answer: (asked, seen) => {
        const shot = shotOf(seen);
        return shot !== undefined && isOpen(asked, shot) ? shot : undefined;
      },
    },
  ];
}
const tenth = (mm: number): number => Math.round(mm * 10) / 10;

/** As long as the same turn of squadrons, or the same command, goes on. */
export function whileFlying(view: ArmadaView, ask: WingAsk): Holds {
  const { round, turnOf, active } = view;
  return (seen) => {
    const now = seen as ArmadaView;
    if (now.round !== round) return false;
    return ask.kind === 'activate-squadron'
      ? now.phase === 'squadron' && now.turnOf === turnOf && now.active === null
      : now.active === active && now.turn?.squadrons !== null;
  };
}
