import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/** What a source file takes from elsewhere. */
interface Import {
  /** As it is written: `./ask.ts`, `@holotisch/table`, `node:fs`. */
  readonly from: string;
  /** Only types are taken, so nothing is loaded. */
  readonly types: boolean;
  /** Loaded later, when somebody asks for it: `import('…')`. */
  readonly later: boolean;
}

export interface Source {
  /** From the root of the tree, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

const SKIPPED = new Set(['node_modules', 'dist', '.git']);

/** Every TypeScript file below these folders. */
export function sourcesIn(root: string, folders: readonly string[]): Source[] {
  const out: Source[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) walk(path);
      else if (/\.tsx?$/.test(entry.name)) out.push(source(path, readFileSync(`${root}/${path}`, 'utf8')));
    }
  };
  for (const folder of folders) walk(folder);
  return out;
}

export const source = (path: string, text: string): Source => ({ path, text, imports: importsOf(text) });

const STATEMENT = /^[ \t]*(?:import|export)\b([^'"`;]*?)\bfrom\s*(['"])([^'"\n]+)\2/gm;
const BARE = /^[ \t]*import\s*(['"])([^'"\n]+)\1/gm;
const LATER = /\bimport\s*\(\s*(['"])([^'"\n]+)\1\s*\)/g;

function importsOf(text: string): Import[] {
  const code = withoutComments(text);
  return [
    ...[...code.matchAll(STATEMENT)].map(([, what = '', , from = '']) => ({
      from,
      types: isTypes(what),
      later: false,
    })),
    ...[...code.matchAll(BARE)].map(([, , from = '']) => ({ from, types: false, later: false })),
    ...[...code.matchAll(LATER)].map(([, , from = '']) => ({ from, types: false, later: true })),
  ];
}

/** `import type …`, or braces in which every name is a type. */
function isTypes(what: string): boolean {
  if (/^\s*type\b/.test(what)) return true;
  const names = /^\s*\{([^}]*)\}\s*$/.exec(what)?.[1];
  return names?.split(',').every((name) => /^\s*(type\b|$)/.test(name)) ?? false;
}

/** The code alone: comments and the contents of strings are blank, lines stay where they are. */
export const withoutWords = (text: string): string => scrubbed(text, true);
export const withoutComments = (text: string): string => scrubbed(text, false);

const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{[^`]*?\}|[^`\\])*`|\/(?![*/ ])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*(?=\s*[).,;\]\n])/g;

function scrubbed(text: string, stringsToo: boolean): string {
  return text.replace(TOKENS, (found) => {
    if (found.startsWith('/'))
      return found[1] === '/' || found[1] === '*' ? blank(found) : stringsToo ? blank(found) : found;
    if (!stringsToo) return found;
    // What a template puts between ${ and } is code.
    return found.startsWith('`') ? (found.match(/\$\{[^`]*?\}|\n/g) ?? []).join(' ') : `''${blank(found).slice(2)}`;
  });
}
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The file that a relative import names. */
export const resolved = (from: Source, written: string): string => posix.normalize(`${dirname(from.path)}/${written}`);
