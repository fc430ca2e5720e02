import { readdirSync, readFileSync } from 'node:fs';
import type { Ask, Message, Phrase } from '../src/index.ts';

/** What a game says, found in its sources and in its questions: so that no word of it is missing. */

/** What a phrase wants filled in; of a function, what it asks its arguments for. */
export function holes(phrase: Phrase): string[] {
  if (typeof phrase === 'string') return [...phrase.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!).sort();
  const asked = new Set<string>();
  phrase(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_, name) => {
          asked.add(String(name));
          return 'x';
        },
      },
    ),
  );
  return [...asked].sort();
}

interface Source {
  readonly path: string;
  readonly source: string;
}
/** The sources of a package, but for its words and its facts. */
export const sourcesIn = (src: URL): readonly Source[] =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/^(text|data)\//.test(path))
    .map((path) => ({ path, source: readFileSync(new URL(path, src), 'utf8') }));

/** Every key that is written out in them, with the game's own prefix. */
export const keysIn = (sources: readonly Source[], prefix: string): readonly string[] => {
  const key = new RegExp(`'(${prefix}\\.[\\w.-]+)'`, 'g');
  return [...new Set(sources.flatMap(({ source }) => [...source.matchAll(key)].map((m) => m[1]!)))];
};
/** Families of keys whose members are named one by one: `xx.ask.${kind}`. */
export const familiesIn = (sources: readonly Source[], prefix: string): readonly string[] => {
  const family = new RegExp(`\`(${prefix}\\.[\\w.-]+)\\.\\$\\{`, 'g');
  return [...new Set(sources.flatMap(({ source }) => [...source.matchAll(family)].map((m) => m[1]!)))].sort();
};

/** What is told of lists that cannot be read, by the end of their keys: `importFault('tooMany', …)`, also of two one. */
export const importFaultsIn = (sources: readonly Source[]): readonly string[] => {
  const told = /importFault\((?:[^'\n]*\? )?'(\w+)'(?: : '(\w+)')?/g;
  const keys = sources.flatMap(({ source }) => [...source.matchAll(told)].flatMap((m) => m.slice(1)));
  return [...new Set(keys.filter((key) => key !== undefined))];
};

/** From the bracket at `from` to the one that closes it. */
function bracketed(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if ('({['.includes(source[at]!)) depth++;
    if (')}]'.includes(source[at]!) && --depth === 0) return source.slice(from, at + 1);
  }
  throw new Error('a bracket is never closed');
}

/** Every `say('xx.…', { … })`: its keys and everything that might be the name of an argument. */
export function saidIn(sources: readonly Source[], prefix: string) {
  const key = new RegExp(`'(${prefix}\\.[\\w.-]+)'`, 'g');
  return sources.flatMap(({ path, source }) =>
    [...source.matchAll(/\b(?:say|refusal|fault)\(/g)].flatMap(({ index, 0: { length } }) => {
      const call = bracketed(source, index + length - 1);
      const first = call.slice(0, call.indexOf(', {') + 1 || undefined);
      const keys = [...first.matchAll(key)].map((m) => m[1]!);
      const open = call.indexOf('{');
      const given = open < 0 ? [] : [...bracketed(call, open).matchAll(/\b(\w+)\b(?=\s*[:,}])/g)].map((m) => m[1]!);
      // the arguments, or some of them, are a value of their own
      const spread = /^\([^{]*,\s*[\w.]+\)$|\.\.\.(?!say\b)\w/.test(call);
      return keys.map((one) => ({ path, key: one, given, spread }));
    }),
  );
}

/** All that a question says: its prompt, its answers, and why others are barred. */
export function messagesOf(ask: Ask): Message[] {
  const options = 'options' in ask ? ask.options : 'fields' in ask ? ask.fields.flatMap((f) => f.options) : [];
  const fields = 'fields' in ask ? ask.fields.map((f) => f.label) : [];
  const barred = 'barred' in ask ? (ask.barred?.() ?? []).map((b) => b.refusal.message) : [];
  const labels = [...fields, ...options.map((o) => o.label)].filter((label) => label !== undefined);
  return [ask.prompt, ...labels, ...barred];
}

/** Words that still hold a key, a hole or a piece of data. */
export const isRaw = (line: string): boolean =>
  line === '' || /\b(ar|le|xw)\.[a-z]|engine\.|[{}[\]]|undefined|null|NaN/.test(line);
