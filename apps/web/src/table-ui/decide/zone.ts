import type { OutlineItem } from '../../scene/description.ts';
import { rectPath } from '../../scene/svg.ts';
import type { Area } from '../../scene/view.ts';

/** The strip along an edge of the table, or nothing where there is no such edge. */
export function zoneAlong(edge: string, reach: number, { width, depth }: Area): OutlineItem['d'] | undefined {
  switch (edge) {
    case 'south':
      return rectPath(0, 0, width, reach);
    case 'north':
      return rectPath(0, depth - reach, width, reach);
    case 'west':
      return rectPath(0, 0, reach, depth);
    case 'east':
      return rectPath(width - reach, 0, reach, depth);
    default:
      return undefined;
  }
}
