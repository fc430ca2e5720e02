import { IMPERIAL } from '../../../drawings/fighters/imperial.ts';
import { REBEL } from '../../../drawings/fighters/rebel.ts';
import { SCUM } from '../../../drawings/fighters/scum.ts';
import { drawn, mid, type Silhouette } from '../../../scene/silhouette.ts';
import { HUGE } from './drawings/huge.ts';

/** A little smaller than drawn, so that a ship does not touch the edge of its base. */
export const ON_BASE = { y: 0, scale: 0.94 } as const;

/** Own drawings of every ship of the game from above. Large ones use the same frame, drawn twice the size. */
const SHAPES: ReadonlyMap<string, Silhouette> = new Map(
  [REBEL, IMPERIAL, SCUM, HUGE].flatMap((drawings) => Object.entries(drawings)),
);

/** Of a ship that this page does not know, one can at least see where it heads. */
const UNKNOWN = drawn('', mid(0, 18, 12, -14, 0, -8));

export const silhouetteOf = (type: string): Silhouette => SHAPES.get(type) ?? UNKNOWN;
