export * as data from './data/index.ts';
export type { ArmadaEvent, EventOf } from './events.ts';
export { type ArmadaGame, type ArmadaMatch, armada, armadaGame } from './game.ts';
