import { memo } from 'react';
import type { RayItem } from '../description.ts';
import { linePath } from '../svg.ts';

/** A line through space as it is seen from above. */
export const Ray = memo(function Ray({ item: { from, to, tone, line = 'solid' } }: { readonly item: RayItem }) {
  return <path className={`ray tone-${tone} line-${line}`} d={linePath(from, to)} />;
});
