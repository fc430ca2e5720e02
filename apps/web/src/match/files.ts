import { openRoom, readHead } from '@holotisch/room';

/** The reader of match and scenario files: fetched with the first file, since a new match needs none. */
export const files = { openRoom, readHead };
export type Files = typeof files;
