import type { Json } from '../json.ts';
import { type Message, say } from '../message.ts';
import { isQuote, nameOf, numberEnd, skipSpace, startsNumber, stringEnd } from './tokens.ts';

/** What is wrong, and how far into the text. */
export interface Finding {
  readonly message: Message;
  readonly offset: number;
}

interface Scan {
  /** Too deep, or too many parts: the text must not even be handed to a parser. */
  readonly tooMuch?: Finding;
  /** The first thing that a parser would let pass. */
  readonly finding?: Finding;
  /** The first raw line break (or other control character) inside a string. */
  readonly brokenString?: Finding;
}

/** Names that reach into JavaScript's own machinery as soon as somebody copies the data carelessly. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const LONGEST_HARMLESS_NUMBER = 300; // digits; 1e308 is about the largest number there is

export interface Limits {
  /** Longest text, in characters. */
  readonly length: number;
  /** Most brackets inside each other. */
  readonly depth: number;
  /** Most texts, numbers and brackets: a few letters of a file may be many times as large in memory. */
  readonly parts: number;
}

/**
 * Looks for what a JSON parser lets pass but we do not: too deep nesting (which may exhaust a parser's stack, so this
 * runs first and without recursion), too many parts, forbidden names, a name that stands twice in one object, numbers beyond all
 * numbers. It does not care whether the text is JSON at all; that is the parser's work.
 */
export function scan(text: string, { depth, parts }: Limits): Scan {
  /** One entry for each open bracket: the names seen so far in an object, nothing for a list. */
  const open: (Set<string> | undefined)[] = [];
  let finding: Finding | undefined;
  let brokenString: Finding | undefined;
  let seen = 0;
  const find = (offset: number, key: string, args: Readonly<Record<string, Json>>) => {
    finding ??= { message: say(key, args), offset };
  };
  for (let i = 0; i < text.length; ) {
    const code = text.charCodeAt(i);
    if (seen > parts) return { tooMuch: { message: say('file.tooManyParts', { most: parts }), offset: i } };
    if (isQuote(code)) {
      const { end, control } = stringEnd(text, i);
      if (control !== undefined) brokenString ??= { message: say('file.brokenString'), offset: control };
      seen++;
      const names = open.at(-1);
      if (names !== undefined && text[skipSpace(text, end)] === ':') {
        const name = nameOf(text.slice(i, end));
        if (FORBIDDEN.has(name)) find(i, 'file.forbiddenName', { name });
        else if (names.has(name)) find(i, 'file.nameTwice', { name: name.slice(0, 80) });
        names.add(name);
      }
      i = end;
    } else if (startsNumber(code)) {
      seen++;
      const end = numberEnd(text, i);
      const number = text.slice(i, end);
      if ((number.length > LONGEST_HARMLESS_NUMBER || /e/i.test(number)) && Math.abs(Number(number)) === Infinity)
        find(i, 'file.hugeNumber', { number: number.slice(0, 40) });
      i = end;
    } else {
      const char = text[i];
      if (char === '{' || char === '[') {
        seen++;
        open.push(char === '{' ? new Set() : undefined);
      } else if (char === '}' || char === ']') open.pop();
      if (open.length > depth) return { tooMuch: { message: say('file.tooDeep', { most: depth }), offset: i } };
      i++;
    }
  }
  return { ...(finding && { finding }), ...(brokenString && { brokenString }) };
}
