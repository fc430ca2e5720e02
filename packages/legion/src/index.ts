export type { LegionEvent, LegionEvents } from './events.ts';
export { type LegionGame, type LegionMatch, legion } from './game.ts';
export type { LegionAsk, LegionQuestion } from './payloads.ts';
export type { LegionState } from './state.ts';
export type { LegionView } from './view.ts';
