import { isQuote, skipSpace, startsNumber } from './tokens.ts';

const WORDS = ['true', 'false', 'null'];
const ESCAPED = '"\\/bfnrt';
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const HEX = /[0-9a-fA-F]{4}/y;

/** What may come next. `first…` may also be the end of the bracket that has just been opened. */
type Wanted = 'value' | 'firstValue' | 'name' | 'firstName' | 'colon' | 'more' | 'nothing';

/**
 * How far into a text its first syntax fault is: the character that does not fit, or the end of a text that ends too
 * early. Undefined if there is none. Goes through the text once and builds nothing.
 */
export function offsetOfSyntaxFault(text: string): number | undefined {
  const open: ('{' | '[')[] = [];
  let wanted: Wanted = 'value';
  const afterValue = (): Wanted => (open.length === 0 ? 'nothing' : 'more');
  for (let at = skipSpace(text, 0); at < text.length; at = skipSpace(text, at)) {
    const char = text[at]!;
    const isValue: boolean = wanted === 'value' || wanted === 'firstValue';
    if (wanted === 'nothing') return at;
    if (isClosing(char, wanted, open.at(-1))) {
      open.pop();
      wanted = afterValue();
      at++;
    } else if (isValue && (char === '{' || char === '[')) {
      open.push(char);
      wanted = char === '{' ? 'firstName' : 'firstValue';
      at++;
    } else if (wanted === 'colon' || wanted === 'more') {
      if (char !== (wanted === 'colon' ? ':' : ',')) return at;
      wanted = wanted === 'colon' || open.at(-1) === '[' ? 'value' : 'name';
      at++;
    } else {
      const part = isQuote(text.charCodeAt(at))
        ? wholeString(text, at)
        : isValue
          ? wholeScalar(text, at)
          : { fault: at };
      if ('fault' in part) return part.fault;
      wanted = isValue ? afterValue() : 'colon';
      at = part.end;
    }
  }
  return wanted === 'nothing' ? undefined : text.length;
}

const isClosing = (char: string, wanted: Wanted, bracket: '{' | '[' | undefined): boolean =>
  (char === '}' && bracket === '{' && (wanted === 'more' || wanted === 'firstName')) ||
  (char === ']' && bracket === '[' && (wanted === 'more' || wanted === 'firstValue'));

type Part = { readonly end: number } | { readonly fault: number };

function wholeString(text: string, start: number): Part {
  for (let i = start + 1; i < text.length; i++) {
    const char = text[i]!;
    if (char === '"') return { end: i + 1 };
    if (char < ' ') return { fault: i };
    if (char !== '\\') continue;
    i++;
    if (text[i] === 'u') {
      HEX.lastIndex = i + 1;
      if (!HEX.test(text)) return { fault: i + 1 + hexDigits(text, i + 1) };
      i += 4;
    } else if (i < text.length && !ESCAPED.includes(text[i]!)) return { fault: i };
  }
  return { fault: text.length };
}

const hexDigits = (text: string, start: number): number =>
  /^[0-9a-fA-F]{0,3}/.exec(text.slice(start, start + 4))![0].length;

/** A number, or one of the three words. One that breaks off at the end of the text is one that ends too early. */
function wholeScalar(text: string, start: number): Part {
  const word = WORDS.find((one) => one[0] === text[start]);
  if (word !== undefined) {
    for (let i = 0; i < word.length; i++) if (text[start + i] !== word[i]) return { fault: start + i };
    return { end: start + word.length };
  }
  if (!startsNumber(text.charCodeAt(start))) return { fault: start };
  NUMBER.lastIndex = start;
  if (!NUMBER.test(text)) return { fault: start + 1 };
  const end = NUMBER.lastIndex;
  // `1.` and `1e+` match as far as they are whole; what is missing is the digit behind.
  const rest = /^(?:\.|[eE][+-]?)(?=\D|$)/.exec(text.slice(end, end + 3));
  return rest ? { fault: end + rest[0].length } : { end };
}
