import { legion26 } from '../src/game.ts';
import { lay, type Table, type TableSpec } from './table.ts';

/** The same table by the rules of 2.6. */
export const lay26 = (spec: TableSpec): Table => lay(spec, legion26);
