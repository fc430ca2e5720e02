import type { GameEvent } from '@holotisch/engine';
import { compose, flightPath, headingDegrees, type Pose, poseAlong, type Template, turned } from '@holotisch/table';

// How the events of the engine look in time. Nothing is decided here: beginnings and ends come with the events.

/** Milliseconds at normal speed; what is not named here just happens. */
const DURATIONS: Readonly<Record<string, number>> = {
  moved: 900,
  repositioned: 700,
  rotated: 450,
  attack: 700,
  rolled: 1300,
  modified: 1200,
  hit: 450,
  missed: 450,
  shield: 350,
  damage: 450,
  faceup: 450,
  detonated: 700,
  destroyed: 900,
  token: 260,
  locked: 350,
  obstacleRoll: 1300,
  cardRoll: 1300,
  bombRoll: 1300,
  tieRoll: 1300,
};
export const durationOf = (event: GameEvent): number =>
  Object.hasOwn(DURATIONS, event.type) ? DURATIONS[event.type]! : 0;

/** Slowly off, slowly home. */
const ease = (t: number) => t * t * (3 - 2 * t);

function between(a: Pose, b: Pose, t: number): Pose {
  const from = headingDegrees(a.hx, a.hy);
  const by = ((headingDegrees(b.hx, b.hy) - from + 540) % 360) - 180;
  const { hx, hy } = turned(a, by * t);
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, hx, hy };
}

const isPose = (value: unknown): value is Pose =>
  typeof value === 'object' && value !== null && 'hx' in value && 'hy' in value && 'x' in value && 'y' in value;

/** The share of the time that a flight takes; the rest is for the turn at its end, if there is one. */
const FLIGHT = 0.78;

/** Where a ship is at `t` of its move, or nothing if the event moves none. */
export function poseAt(
  event: GameEvent,
  t: number,
  halfOf: (ship: number) => number,
): { readonly ship: number; readonly pose: Pose } | undefined {
  const { type, ship, from, to } = event;
  if (typeof ship !== 'number' || !isPose(to) || !isPose(from)) return undefined;
  if (t >= 1) return { ship, pose: to };
  if (type !== 'moved') return { ship, pose: between(from, to, ease(t)) };
  // Whoever stays in place flies along no template.
  const template = event['template'] as Template | undefined;
  if (!template) return { ship, pose: to };
  const path = flightPath(halfOf(ship), template, event['astern'] === true ? 'astern' : 'ahead');
  const s = Math.min(path.length, Number(event['s'] ?? path.length));
  const end = compose(from, poseAlong(path, s));
  const turnsAtEnd = Math.abs(end.hx - to.hx) + Math.abs(end.hy - to.hy) + Math.abs(end.x - to.x) > 0.5;
  const share = turnsAtEnd ? FLIGHT : 1;
  if (t < share) return { ship, pose: compose(from, poseAlong(path, s * ease(t / share))) };
  return { ship, pose: between(end, to, ease((t - share) / (1 - share))) };
}
