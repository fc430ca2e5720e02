import type { Vec } from '@holotisch/table';

interface Place extends Vec {
  readonly key: string;
}

/** Askew counts more than far: the next piece to the right is one that stands to the right. */
const ASKEW = 2.2;

/** The piece that an arrow key leads to: the nearest one in that direction. */
export function neighbour(from: Place, all: readonly Place[], towards: Vec): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { key, x, y } of all) {
    if (key === from.key) continue;
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = dx * towards.x + dy * towards.y;
    const aside = Math.abs(dx * towards.y - dy * towards.x);
    if (ahead <= 0 || aside > ahead * 1.8) continue;
    const far = ahead + ASKEW * aside;
    if (far >= least) continue;
    least = far;
    best = key;
  }
  return best;
}
