/** What the other side of the wire needs: to put updates together, to keep a log, and to say why something was refused. */
export { type Change, changedBy } from './change.ts';
export { type Entry, fileWith, readEntries } from './log.ts';
export { Mirror, type Seeing, type Seen } from './mirror.ts';
export { isMoving, type Moving } from './moving.ts';
export type * from './protocol.ts';
export { roomText } from './text.ts';
