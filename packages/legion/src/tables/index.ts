import type { Terrain } from '../geometry/terrain.ts';
import { type Field, randomTable } from './random.ts';
import { READY_TABLES } from './ready.ts';

export { randomTable } from './random.ts';
export { READY_TABLES, type ReadyTable } from './ready.ts';

/** `random`: another one for every seed. */
export const RANDOM_TABLE = 'random';

/** The terrain of a table by its name; ready ones fit no field but the standard one. Undefined: there is none. */
export function tableNamed(name: string, seed: string, field: Field): readonly Terrain[] | undefined {
  if (name === RANDOM_TABLE) return randomTable(seed, field);
  const ready = READY_TABLES.find(({ id }) => id === name);
  return ready && field.width >= 1800 && field.depth >= 900 ? ready.terrain : undefined;
}
