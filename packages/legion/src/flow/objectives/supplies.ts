import type { Unit } from '../../state.ts';

/** The supply cards of Supply Drop, and where a unit's are noted. R-LE-110 */
export const SUPPLIES = [
  'arc-welder',
  'bacta-capsules',
  'camouflage',
  'field-scanner',
  'grapnel-harpoon',
  'holoprojector',
  'precision-scopes',
  'targeting-rangefinder',
] as const;
export type Supply = (typeof SUPPLIES)[number];

/** The key of a unit's note. */
export const SUPPLIED = 'supply-drop';
export const suppliesOf = ({ note }: Pick<Unit, 'note'>): readonly Supply[] => {
  const noted = note[SUPPLIED];
  return Array.isArray(noted) ? SUPPLIES.filter((supply) => noted.includes(supply)) : [];
};
