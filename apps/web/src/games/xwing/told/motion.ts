import { compose, flightPath, headingDegrees, type Pose, poseAlong, turned } from '@holotisch/table';
import type { EventOf } from '@holotisch/xwing';
import { baseOf } from '../table/facts.ts';
import type { XWingView } from '../view.ts';

// How ships move from where an event begins to where it ends. Nothing is decided here: both come with the event.

type Moved = readonly (readonly [piece: number, pose: Pose])[];

/** Slowly off, slowly home. */
const ease = (t: number) => t * t * (3 - 2 * t);

function between(a: Pose, b: Pose, t: number): Pose {
  const from = headingDegrees(a.hx, a.hy);
  const by = ((headingDegrees(b.hx, b.hy) - from + 540) % 360) - 180;
  const { hx, hy } = turned(a, by * t);
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, hx, hy };
}

/** Straight from one place to another. */
export function slide({ ship, from, to }: EventOf<'repositioned' | 'rotated'>, _view: XWingView, t: number): Moved {
  return [[ship, t >= 1 ? to : between(from, to, ease(t))]];
}

/** The share of the time that a flight takes; the rest is for the turn at its end, if there is one. */
const FLIGHT = 0.78;

/** Along the template, as far as it was flown, and then the turn at its end. */
export function fly(event: EventOf<'moved'>, view: XWingView, t: number): Moved {
  const { ship, from, to, template, astern, s } = event;
  // Whoever stays in place flies along no template.
  if (t >= 1 || !template) return [[ship, to]];
  const path = flightPath(baseOf(view.ships[ship]?.type ?? '').half, template, astern ? 'astern' : 'ahead');
  const flown = Math.min(path.length, s);
  const end = compose(from, poseAlong(path, flown));
  const turnsAtEnd = Math.abs(end.hx - to.hx) + Math.abs(end.hy - to.hy) + Math.abs(end.x - to.x) > 0.5;
  const share = turnsAtEnd ? FLIGHT : 1;
  if (t < share) return [[ship, compose(from, poseAlong(path, flown * ease(t / share)))]];
  return [[ship, between(end, to, ease((t - share) / (1 - share)))]];
}
