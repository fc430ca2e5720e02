/** The smallest parts of a JSON text, found without making anything of them: a fault near the limit must cost no more. */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

export const isQuote = (code: number): boolean => code === QUOTE;
export const startsNumber = (code: number): boolean => code === MINUS || isDigit(code);

/** Just behind the closing quote, or the end of the text where there is none. */
export function stringEnd(text: string, start: number): { end: number; control?: number } {
  let control: number | undefined;
  const seen = () => (control === undefined ? {} : { control });
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) i++;
    else if (code === QUOTE) return { end: i + 1, ...seen() };
    else if (code < 0x20) control ??= i;
  }
  return { end: text.length, ...seen() };
}

/** Behind all that a number might consist of, whether it is one or not. */
export function numberEnd(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && (isDigit(text.charCodeAt(i)) || '+-.eE'.includes(text[i]!))) i++;
  return i;
}

export function skipSpace(text: string, start: number): number {
  let i = start;
  while (i < text.length && isSpace(text.charCodeAt(i))) i++;
  return i;
}

/** `"\u0061"` and `"a"` are the same name. */
export function nameOf(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}
