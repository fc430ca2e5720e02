/** A pasted text without what programs and forums put around it: entities, HTML, odd blanks and line ends. */

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Ends of lines are all alike, blanks too. */
export const evenText = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00A0\u2007\u2009\u202F\u200B]/g, ' ');

export const withoutEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** One blank for many, none at the ends. */
export const tidy = (line: string): string => line.replace(/[ \t]+/g, ' ').trim();

/** Nobody writes a longer line about a ship or a unit; what is longer is not worth the patience. */
export const LONGEST_LINE = 600;
/** Nor a list of more lines, with all that stands around it. */
export const MOST_TEXT_LINES = 400;

/** `1 • Name` is how one builder counts its lines. */
const BULLET = /^(?:\d{1,2} [•·] |[-–—•·*>‣◦+]{1,3}|&bull;|\d{1,2}[.)] ) */;

/** A line without the mark before it, and whether there was one. */
export function withoutBullet(line: string): { readonly rest: string; readonly bullet: boolean } {
  const rest = line.replace(BULLET, '');
  return rest === '' ? { rest: line, bullet: false } : { rest, bullet: rest !== line };
}
