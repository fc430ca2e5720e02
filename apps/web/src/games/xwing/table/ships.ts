import { HUGE } from './drawings/huge.ts';
import { IMPERIAL } from './drawings/imperial.ts';
import { REBEL } from './drawings/rebel.ts';
import { SCUM } from './drawings/scum.ts';
import { drawn, mid } from './outline.ts';
import type { Silhouette } from './silhouettes.ts';

/** Own drawings of every ship of the game from above. Large ones use the same frame, drawn twice the size. */
const SHAPES: ReadonlyMap<string, Silhouette> = new Map(
  [REBEL, IMPERIAL, SCUM, HUGE].flatMap((drawings) => Object.entries(drawings)),
);

/** Of a ship that this page does not know, one can at least see where it heads. */
const UNKNOWN = drawn('', mid(0, 18, 12, -14, 0, -8));

export const silhouetteOf = (type: string): Silhouette => SHAPES.get(type) ?? UNKNOWN;
