import type { Point3, Solid } from '../../src/index.ts';

/** A second, slow opinion: single rays against convex solids, clipped face by face. */

/** The part of a ray from `eye` along `d` that lies in a convex solid, or nothing. */
function clip(eye: Point3, d: Point3, { base, low, high }: Solid): readonly [number, number] | undefined {
  let enter = 0;
  let leave = Number.POSITIVE_INFINITY;
  const cut = (inside: number, change: number): void => {
    if (Math.abs(change) < 1e-14) {
      if (inside <= 0) leave = -1;
    } else if (change > 0) enter = Math.max(enter, -inside / change);
    else leave = Math.min(leave, -inside / change);
  };
  cut(eye.z - low, d.z);
  cut(high - eye.z, -d.z);
  if (base.kind === 'polygon') {
    base.points.forEach((p, i) => {
      const q = base.points[(i + 1) % base.points.length]!;
      const ex = q.x - p.x;
      const ey = q.y - p.y;
      cut(ex * (eye.y - p.y) - ey * (eye.x - p.x), ex * d.y - ey * d.x);
    });
  } else {
    const a = d.x * d.x + d.y * d.y;
    const b = d.x * (eye.x - base.cx) + d.y * (eye.y - base.cy);
    const c = (eye.x - base.cx) ** 2 + (eye.y - base.cy) ** 2 - base.radius ** 2;
    const root = b * b - a * c;
    if (root <= 0) return undefined;
    enter = Math.max(enter, (-b - Math.sqrt(root)) / a);
    leave = Math.min(leave, (-b + Math.sqrt(root)) / a);
  }
  return enter < leave ? [enter, leave] : undefined;
}

interface Seen {
  hit: number;
  visible: number;
  hiding: Set<number>;
}

/** Looks along n × n rays spread over the box around the target as the eye sees it. */
export function look(eye: Point3, target: Solid, blockers: readonly Solid[], n: number): Seen {
  const { cx, cy, radius } = target.base;
  const away = Math.hypot(cx - eye.x, cy - eye.y);
  const isOver = away <= radius;
  const middle = Math.atan2(cy - eye.y, cx - eye.x);
  const wide = isOver ? Math.PI : Math.asin(radius / away);
  const near = Math.max(0, away - radius);
  const seen: Seen = { hit: 0, visible: 0, hiding: new Set() };
  // As angles from the horizontal, so that straight down and up are no special case.
  const tilts = [target.low, target.high].flatMap((z) =>
    [near, away + radius].map((distance) => Math.atan2(z - eye.z, distance)),
  );
  const lowest = Math.min(...tilts);
  const highest = Math.max(...tilts);
  for (let i = 0; i < n; i += 1)
    for (let j = 0; j < n; j += 1) {
      const angle = middle + wide * ((2 * i + 1) / n - 1);
      const tilt = lowest + (highest - lowest) * ((j + 0.5) / n);
      const d = { x: Math.cos(angle) * Math.cos(tilt), y: Math.sin(angle) * Math.cos(tilt), z: Math.sin(tilt) };
      const aim = clip(eye, d, target);
      if (aim === undefined) continue;
      seen.hit += 1;
      let free = true;
      blockers.forEach((solid, k) => {
        const part = clip(eye, d, solid);
        if (part === undefined || Math.min(part[1], aim[0]) - part[0] <= 1e-6) return;
        free = false;
        seen.hiding.add(k);
      });
      if (free) seen.visible += 1;
    }
  return seen;
}
