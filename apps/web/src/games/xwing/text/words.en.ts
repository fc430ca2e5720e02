// What the table says of X-Wing in this language, fetched as one.
export { en as rules } from '@holotisch/xwing/words/en';
export { en as own } from './en.ts';
export { hintsEn as hints } from './hints.en.ts';
export { toldEn as told } from './told.en.ts';
