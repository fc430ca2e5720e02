export * as data from './data/index.ts';
export { xwing } from './game.ts';
export type { XWingState } from './state.ts';
