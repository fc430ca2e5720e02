/** What the other side of the wire needs. */
export { clocksAt } from './clock.ts';
export * from './protocol.ts';
export { type Hearing, type Said, Session } from './session.ts';
export { onlineText } from './text.ts';
