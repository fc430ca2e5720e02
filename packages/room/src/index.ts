export { changed, changeOf } from './change.ts';
export * from './client.ts';
export { Connection } from './connection.ts';
export { endOf } from './ended.ts';
export { openRoom, readHead } from './open.ts';
export * from './protocol.ts';
export { Room, type RoomOptions } from './room.ts';
export { type NewMatch, startRoom, usualAids } from './start.ts';
