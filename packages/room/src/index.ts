export { type Change, changed, changeOf } from './change.ts';
export { Connection } from './connection.ts';
export { type Entry, fileWith, readEntries } from './log.ts';
export { Mirror, type Seen } from './mirror.ts';
export { type FileHead, type NewMatch, openRoom, readHead, startRoom, usualAids } from './open.ts';
export * from './protocol.ts';
export { Room, type RoomOptions } from './room.ts';
export { roomText } from './text.ts';
