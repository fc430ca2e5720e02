import type { TableLook } from '../settings/table-look.ts';
import type { Description } from './description.ts';

/** What grounds are made of, or what lies below them: the first of each kind is what is seen unless somebody chooses. */
export const SCENERIES = {
  space: ['deep', 'nebula', 'planet'],
  field: ['forest', 'desert', 'snow', 'city'],
  plain: ['mat'],
} as const;
export type Scenery = (typeof SCENERIES)[keyof typeof SCENERIES][number];

export const STYLES = ['hologram', 'painted'] as const;

/** A table as its player wants to see it. What is kept from another version, and is no more, is as if never chosen. */
export function dressed(description: Description, { scenery, style, night }: TableLook): Description {
  const { ground } = description;
  const known: readonly Scenery[] = SCENERIES[ground.look];
  const chosen = known.find((one) => one === scenery);
  const made = STYLES.find((one) => one === style);
  if (!chosen && !made && !night) return description;
  return {
    ...description,
    ground: { ...ground, ...(chosen && { scenery: chosen }), ...(night && ground.look === 'field' && { night }) },
    ...(made && { style: made }),
  };
}
