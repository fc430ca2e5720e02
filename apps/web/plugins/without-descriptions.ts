// What the schemas say about their members is for docs/schema, which is written from the sources: no browser reads it.
import type { Plugin } from 'vite';

/** Where the parenthesis that is opened before `from` is closed; texts in between are passed over. */
function closing(code: string, from: number): number {
  let depth = 1;
  for (let i = from; i < code.length; i++) {
    const c = code[i]!;
    if (c === "'" || c === '"' || c === '`') {
      for (i++; i < code.length && code[i] !== c; i++) if (code[i] === '\\') i++;
    } else if (c === '(') depth++;
    else if (c === ')' && --depth === 0) return i;
  }
  return -1;
}

/** The last argument, if it is a text, and the comma before it. */
const LAST_TEXT = /,\s*(['"])(?:\\.|(?!\1)[^\\\n])*\1,?\s*$/;
const TOLD = /\btold\(/g;
/** What the schemas of files say in their own way. */
const DESCRIPTION = /\bv\.description\(\s*(['"])(?:\\.|(?!\1)[^\\\n])*\1,?\s*\)/g;

/** The same code, `told(shape, 'text')` being the bare shape. */
export function withoutDescriptions(code: string): string {
  let out = '';
  let done = 0;
  for (const { index, 0: call } of code.matchAll(TOLD)) {
    const from = index + call.length;
    const to = closing(code, from);
    if (from < done || to < 0) continue;
    const args = withoutDescriptions(code.slice(from, to));
    if (!LAST_TEXT.test(args)) continue;
    out += `${code.slice(done, index)}(${args.replace(LAST_TEXT, '')}`;
    done = to;
  }
  return (out + code.slice(done)).replace(DESCRIPTION, "v.description('')");
}

export const noDescriptions = (): Plugin => ({
  name: 'no-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\/packages\/[^/]+\/src\/.*\.ts$/.test(id) && /\b(?:told|description)\(/.test(code)
      ? { code: withoutDescriptions(code), map: null }
      : undefined,
});
