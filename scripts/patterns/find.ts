/** Every regular expression that a source file writes down, with its line. */
interface Pattern {
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

/** Words behind which a slash begins a regular expression; behind any other word it divides. */
const BEFORE = new Set(['return', 'typeof', 'case', 'of', 'in', 'void', 'delete', 'do', 'else', 'yield', 'await']);

/** A walk over the text that knows strings, comments and templates, as far as needed to tell a regular expression from a division. */
export function patternsIn(path: string, text: string): Pattern[] {
  const out: Pattern[] = [];
  let line = 1;
  let last = '';
  const templates: number[] = [];
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === '\n') line++;
    else if (/\s/.test(char)) continue;
    else if (text.startsWith('//', i)) i = endOr(text, '\n', i) - 1;
    else if (text.startsWith('/*', i)) {
      const end = endOr(text, '*/', i + 2) + 1;
      line += text.slice(i, end).split('\n').length - 1;
      i = end;
    } else if (char === '"' || char === "'") {
      i = quoteEnd(text, i);
      last = '"';
    } else if (char === '`' || (char === '}' && templates.at(-1) === depth)) {
      if (char === '}') templates.pop();
      const end = templateEnd(text, i);
      line += text.slice(i, end).split('\n').length - 1;
      if (text[end] === '{') templates.push(depth);
      last = text[end] === '{' ? '(' : '"';
      i = end;
    } else if (char === '/' && begins(last)) {
      const end = patternEnd(text, i);
      // A slash between tags begins none: what follows the next slash is no flag.
      if (end === undefined || !/^[dgimsuvy]*(?!\w)/.test(text.slice(end + 1))) last = '/';
      else {
        const flags = /^[dgimsuvy]*/.exec(text.slice(end + 1))?.[0] ?? '';
        out.push({ path, line, source: text.slice(i + 1, end), flags });
        i = end + flags.length;
        last = '"';
      }
    } else if (/[\w$]/.test(char)) {
      const word = /^[\w$]+/.exec(text.slice(i, i + 100))![0];
      last = BEFORE.has(word) ? '(' : word;
      i += word.length - 1;
    } else {
      if (char === '{') depth++;
      if (char === '}') depth--;
      last = char === '>' && text[i - 1] === '=' ? '(' : char;
    }
  }
  return out;
}

const endOr = (text: string, mark: string, from: number): number => {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at;
};
const begins = (last: string): boolean => last === '' || '(,=:[!&|?{};+-*%~^'.includes(last);

function quoteEnd(text: string, from: number): number {
  for (let i = from + 1; i < text.length && text[i] !== '\n'; i++)
    if (text[i] === '\\') i++;
    else if (text[i] === text[from]) return i;
  return from; // an apostrophe in words between tags
}

/** The end of a template, or the brace of the next expression in it. */
function templateEnd(text: string, from: number): number {
  for (let i = from + 1; i < text.length; i++)
    if (text[i] === '\\') i++;
    else if (text[i] === '`') return i;
    else if (text.startsWith('${', i)) return i + 1;
  return text.length;
}

function patternEnd(text: string, from: number): number | undefined {
  let inClass = false;
  for (let i = from + 1; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '[') inClass = true;
    else if (text[i] === ']') inClass = false;
    else if (text[i] === '/' && !inClass) return i;
  }
  return undefined;
}
