import { TOLERANCE } from './tolerance.ts';
import { dot, lerp, type Vec } from './vec.ts';

/** A run of corners on the kept side, from where the border comes in over the line to where it goes out again. */
interface Run {
  readonly corners: Vec[];
}

/** An end of a run on the line: its place along the line, and to which side the border leans just above it. */
interface End {
  readonly run: number;
  readonly isExit: boolean;
  readonly place: number;
  readonly lean: number;
}

/**
 * Cuts a ring of corners along a line and keeps the side where `depth` is positive; a concave ring may fall into
 * several. Corners within the tolerance of the line count as on it.
 */
export function clipByLine(
  ring: readonly Vec[],
  direction: Vec,
  depth: (v: Vec) => number,
): readonly (readonly Vec[])[] {
  const depths = ring.map((v) => {
    const d = depth(v);
    return Math.abs(d) <= TOLERANCE ? 0 : d;
  });
  if (depths.every((d) => d >= 0)) return [ring];
  const n = ring.length;
  const first = depths.findIndex((d) => d <= 0);
  const runs: Run[] = [];
  const ends: End[] = [];
  const addEnd = (isExit: boolean, on: Vec, inner: number): void => {
    const place = dot(on, direction);
    const lean = (dot(ring[inner]!, direction) - place) / depths[inner]!;
    ends.push({ run: runs.length - 1, isExit, place, lean });
  };
  for (let k = 1; k <= n; k++) {
    const before = (first + k - 1) % n;
    const here = (first + k) % n;
    const db = depths[before]!;
    const dh = depths[here]!;
    if (db <= 0 && dh > 0) {
      const on = lerp(ring[before]!, ring[here]!, db / (db - dh));
      runs.push({ corners: [on, ring[here]!] });
      addEnd(false, on, here);
    } else if (db > 0 && dh > 0) {
      runs[runs.length - 1]!.corners.push(ring[here]!);
    } else if (db > 0) {
      // A corner on the line is taken as it is: the run that leaves it again must find the very same place.
      const on = dh === 0 ? ring[here]! : lerp(ring[before]!, ring[here]!, db / (db - dh));
      runs[runs.length - 1]!.corners.push(on);
      addEnd(true, on, before);
    }
  }
  return joined(runs, ends);
}

/** Just above the line the ring lies between its first and second end, its third and fourth, and so on. */
function joined(runs: readonly Run[], ends: readonly End[]): readonly (readonly Vec[])[] {
  const sorted = [...ends].sort((a, b) => a.place - b.place || a.lean - b.lean);
  const nextRun = new Map<number, number>();
  for (let i = 0; i + 1 < sorted.length; i += 2) {
    const a = sorted[i]!;
    const b = sorted[i + 1]!;
    if (a.isExit) nextRun.set(a.run, b.run);
    else nextRun.set(b.run, a.run);
  }
  const rings: Vec[][] = [];
  const done = new Set<number>();
  for (let start = 0; start < runs.length; start++) {
    if (done.has(start)) continue;
    const corners: Vec[] = [];
    for (let run = start; !done.has(run); run = nextRun.get(run)!) {
      done.add(run);
      corners.push(...runs[run]!.corners);
    }
    rings.push(corners);
  }
  return rings;
}
