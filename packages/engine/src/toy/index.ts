export type { ToyEvent } from './events.ts';
export { toyGame, toyGame2 } from './game.ts';
export type { ToyQuestion } from './questions.ts';
export type { Toy } from './state.ts';
export { toyText } from './text.ts';
export type { DroneView, ToyView } from './view.ts';
