import type { Place } from './fault.ts';
import { isQuote, nameOf, numberEnd, skipSpace, startsNumber, stringEnd } from './tokens.ts';

/** The steps from the root of a document to a part of it. */
export type Path = readonly (string | number)[];

/** Counted, not cut into lines: a text near the limit may have millions of them. */
export function placeAt(text: string, offset: number): Place {
  let line = 1;
  let start = 0;
  for (let i = 0; i < offset; i++) {
    const char = text.charCodeAt(i);
    if (char !== LINE_FEED && (char !== RETURN || text.charCodeAt(i + 1) === LINE_FEED)) continue;
    line++;
    start = i + 1;
  }
  return { line, column: offset - start + 1 };
}
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/**
 * Where a part of a well-formed text stands, or the nearest part around it that is there. `name` asks for the name of
 * a member rather than for its value. Goes through the text up to that place and builds nothing.
 */
export function placeOf(text: string, path: Path, which: 'name' | 'value' = 'value'): Place | undefined {
  const plain = text.replace(/^\uFEFF/, '');
  let at = skipSpace(plain, 0);
  if (at === plain.length) return undefined;
  for (const [i, step] of path.entries()) {
    const part =
      plain[at] === '{' ? memberOf(plain, at, step) : plain[at] === '[' ? elementOf(plain, at, step) : undefined;
    if (part === undefined) break;
    if (which === 'name' && i === path.length - 1) return placeAt(plain, part.name);
    at = part.value;
  }
  return placeAt(plain, at);
}

interface Part {
  readonly name: number;
  readonly value: number;
}

/** Where the member of this name begins in the object that begins here. */
function memberOf(text: string, object: number, step: string | number): Part | undefined {
  const wanted = String(step);
  for (let at = skipSpace(text, object + 1); isQuote(text.charCodeAt(at)); ) {
    const { end } = stringEnd(text, at);
    const value = skipSpace(text, skipSpace(text, end) + 1); // behind the colon
    if (nameOf(text.slice(at, end)) === wanted) return { name: at, value };
    at = nextPart(text, value);
  }
  return undefined;
}

/** Where the element of this number begins in the list that begins here. */
function elementOf(text: string, list: number, step: string | number): Part | undefined {
  let at = skipSpace(text, list + 1);
  for (let left = Number(step); at < text.length && text[at] !== ']'; left--) {
    if (left === 0) return { name: at, value: at };
    at = nextPart(text, at);
  }
  return undefined;
}

/** The part behind this value and its comma, or the bracket that closes the whole. */
function nextPart(text: string, value: number): number {
  const end = skipSpace(text, valueEnd(text, value));
  return text[end] === ',' ? skipSpace(text, end + 1) : end;
}

function valueEnd(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; ) {
    const code = text.charCodeAt(i);
    const char = text[i]!;
    if (isQuote(code)) i = stringEnd(text, i).end;
    else if (startsNumber(code)) i = numberEnd(text, i);
    else if (/[a-z]/.test(char)) i = wordEnd(text, i);
    else {
      if (char === '{' || char === '[') depth++;
      else if (char === '}' || char === ']') depth--;
      i++;
    }
    if (depth === 0 && char !== ',' && char !== ':') return i;
    i = skipSpace(text, i);
  }
  return text.length;
}

function wordEnd(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && /[a-z]/.test(text[i]!)) i++;
  return i;
}

/** JSON Pointer, RFC 6901. */
export const pointer = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const pathOf = (jsonPointer: string): string[] =>
  jsonPointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
