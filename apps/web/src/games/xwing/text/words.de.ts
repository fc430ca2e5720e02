// What the table says of X-Wing in this language, fetched as one.
export { de as rules } from '@holotisch/xwing/words/de';
export { de as own } from './de.ts';
export { hintsDe as hints } from './hints.de.ts';
export { toldDe as told } from './told.de.ts';
