import type { Json } from '../json.ts';
import { bad, good, type Result, say } from '../message.ts';
import type { FileFault } from './fault.ts';
import { placeAt } from './place.ts';
import { type Finding, type Limits, scan } from './scan.ts';
import { offsetOfSyntaxFault } from './syntax.ts';

/** A long match is some hundred kilobytes; nothing honest comes near these. */
export const FILE_LIMITS: Limits = { length: 8 * 1024 * 1024, depth: 64, parts: 500_000 };

/** Reads a text from anywhere: whatever it holds, the answer is plain data or one fault with its place. */
export function readJson(text: string, limits: Limits = FILE_LIMITS): Result<Json, FileFault> {
  if (text.length > limits.length)
    return bad({ message: say('file.tooLong', { length: text.length, most: limits.length }) });
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text; // a byte order mark, which some editors prepend
  if (plain.trim() === '') return bad({ message: say('file.empty') });
  const { tooMuch, finding, brokenString } = scan(plain, limits);
  if (tooMuch) return bad(faultOf(plain, tooMuch));
  let value: Json;
  try {
    value = JSON.parse(plain) as Json;
  } catch {
    return bad(faultOf(plain, syntaxFault(plain, brokenString)));
  }
  return finding ? bad(faultOf(plain, finding)) : good(value);
}

const faultOf = (text: string, { message, offset }: Finding): FileFault => ({ message, ...placeAt(text, offset) });

function syntaxFault(text: string, brokenString: Finding | undefined): Finding {
  const offset = offsetOfSyntaxFault(text);
  if (brokenString && (offset === undefined || brokenString.offset <= offset)) return brokenString;
  if (offset === undefined) return { message: say('file.notJson'), offset: 0 };
  if (offset >= text.trimEnd().length) return { message: say('file.endsEarly'), offset: text.trimEnd().length };
  return { message: say('file.unexpected', { found: visible(text, offset) }), offset };
}

/** A control character or half a pair would be invisible in a message, so it is shown by its number. */
function visible(text: string, offset: number): string {
  const char = String.fromCodePoint(text.codePointAt(offset)!);
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(char)
    ? char
    : `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
