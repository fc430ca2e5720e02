export { battleHead, type OpenBattle } from './battles.ts';
export * from './client.ts';
export { headOf, type MatchHead, type Private, type Rulebook, type Rulebooks, rematchOf } from './head.ts';
export { type Line, type Row, readLines } from './line.ts';
export type { Around } from './planning.ts';
export { OnlineTable } from './table.ts';
