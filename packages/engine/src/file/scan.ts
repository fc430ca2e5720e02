import type { Json } from '../json.ts';
import { type Message, say } from '../message.ts';

/** What is wrong, and how far into the text. */
export interface Finding {
  readonly message: Message;
  readonly offset: number;
}

interface Scan {
  /** Too deep: the text must not even be handed to a parser. */
  readonly tooDeep?: Finding;
  /** The first thing that a parser would let pass. */
  readonly finding?: Finding;
  /** The first raw line break (or other control character) inside a string. */
  readonly brokenString?: Finding;
  /** A string or a bracket is still open at the end. */
  readonly unfinished: boolean;
}

/** Names that reach into JavaScript's own machinery as soon as somebody copies the data carelessly. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const MINUS = 0x2d;
const LONGEST_HARMLESS_NUMBER = 300; // digits; 1e308 is about the largest number there is

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/**
 * Looks for what a JSON parser lets pass but we do not: too deep nesting (which may exhaust a parser's stack, so this
 * runs first and without recursion), forbidden names, a name that stands twice in one object, numbers beyond all
 * numbers. It does not care whether the text is JSON at all; that is the parser's work.
 */
export function scan(text: string, mostDepth: number): Scan {
  /** One entry for each open bracket: the names seen so far in an object, nothing for a list. */
  const open: (Set<string> | undefined)[] = [];
  let finding: Finding | undefined;
  let brokenString: Finding | undefined;
  let inString = false;
  const find = (offset: number, key: string, args: Readonly<Record<string, Json>>) => {
    finding ??= { message: say(key, args), offset };
  };
  for (let i = 0; i < text.length; ) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      const { end, closed, control } = stringEnd(text, i);
      if (control !== undefined) brokenString ??= { message: say('file.brokenString'), offset: control };
      inString = !closed;
      const names = open.at(-1);
      if (names !== undefined && text[skipSpace(text, end)] === ':') {
        const name = nameOf(text.slice(i, end));
        if (FORBIDDEN.has(name)) find(i, 'file.forbiddenName', { name });
        else if (names.has(name)) find(i, 'file.nameTwice', { name: name.slice(0, 80) });
        names.add(name);
      }
      i = end;
    } else if (code === MINUS || isDigit(code)) {
      const end = numberEnd(text, i);
      const number = text.slice(i, end);
      if ((number.length > LONGEST_HARMLESS_NUMBER || /e/i.test(number)) && Math.abs(Number(number)) === Infinity)
        find(i, 'file.hugeNumber', { number: number.slice(0, 40) });
      i = end;
    } else {
      const char = text[i];
      if (char === '{') open.push(new Set());
      else if (char === '[') open.push(undefined);
      else if (char === '}' || char === ']') open.pop();
      if (open.length > mostDepth)
        return { tooDeep: { message: say('file.tooDeep', { most: mostDepth }), offset: i }, unfinished: true };
      i++;
    }
  }
  return {
    ...(finding && { finding }),
    ...(brokenString && { brokenString }),
    unfinished: inString || open.length > 0,
  };
}

/** Just behind the closing quote, or the end of the text where there is none. */
function stringEnd(text: string, start: number): { end: number; closed: boolean; control?: number } {
  let control: number | undefined;
  const seen = () => (control === undefined ? {} : { control });
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) i++;
    else if (code === QUOTE) return { end: i + 1, closed: true, ...seen() };
    else if (code < 0x20) control ??= i;
  }
  return { end: text.length, closed: false, ...seen() };
}

function numberEnd(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && (isDigit(text.charCodeAt(i)) || '+-.eE'.includes(text[i]!))) i++;
  return i;
}

function skipSpace(text: string, start: number): number {
  let i = start;
  while (i < text.length && isSpace(text.charCodeAt(i))) i++;
  return i;
}

/** `"\u0061"` and `"a"` are the same name. */
function nameOf(quoted: string): string {
  if (!quoted.includes('\\')) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}
