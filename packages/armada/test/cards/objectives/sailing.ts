import { lay, type Spec, ship, type Table, type TableSpec } from '../../table.ts';

export const X = 600;
export const Y = 300;
/** Ships where objectives are tried: one about the middle of the left half, an enemy far from everything. */
export const victory = (seat = 0, more: Spec = {}): Spec =>
  ship('victory-ii-class-star-destroyer', seat, X, Y, 0, more);
export const cr90 = (seat: number, x: number, y: number, more: Spec = {}): Spec =>
  ship('cr90-corvette-a', seat, x, y, seat === 0 ? 0 : 180, more);
export const farOff = (more: Spec = {}): Spec => cr90(1, 1700, 800, more);
/** The end of a round under an objective. */
export const ended = (objective: string, spec: Partial<TableSpec> & Pick<TableSpec, 'units'>): Table =>
  lay({ objective, phase: 'status', stage: 'start', ...spec });
/** An objective token. */
export const token = (x: number, y: number) => ({ kind: 'objective', x, y });
