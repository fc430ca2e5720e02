import { resolved, type Source, withoutComments } from './sources.ts';

/** A package and the files that its doors open: `@holotisch/engine/toy` → `packages/engine/src/toy/index.ts`. */
type Doors = ReadonlyMap<string, string>;

const DECLARED =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/gm;
/** `import { a, type B as C } from './x.ts'`, `export { a } from …`; a star or a name without braces takes everything. */
const TAKEN = /^[ \t]*(?:import|export)\b([^'"`;]*?)\bfrom\s*(['"])([^'"\n]+)\2/gm;
/** `import('./x.ts')`, also as a type: whoever asks later may take anything. */
const LATER = /\bimport\s*\(\s*(?:\/\*[\s\S]*?\*\/\s*)?(['"])([^'"\n]+)\1\s*\)/g;
/** A worker, a mock or a page is named as a file. */
const NAMED = /(['"])((?:\.{1,2}|\/src)\/[^'"\n]+\.tsx?)(?:\?[\w&]*)?\1/g;

const EVERYTHING = '*';

/** `file name` for each export that no other file takes. What a package's door shows is there for others. */
export function idleExports(sources: readonly Source[], doors: Doors): string[] {
  const taken = new Map<string, Set<string>>();
  const take = (path: string, name: string): void => {
    const names = taken.get(path) ?? new Set<string>();
    taken.set(path, names.add(name));
  };
  for (const door of doors.values()) take(door, EVERYTHING);
  for (const s of sources) {
    const code = withoutComments(s.text);
    const file = (from: string): string => doors.get(from) ?? resolved(s, from);
    for (const [, what = '', , from = ''] of code.matchAll(TAKEN))
      for (const name of namesIn(what)) take(file(from), name);
    for (const [, , from = ''] of code.matchAll(LATER)) take(file(from), EVERYTHING);
    for (const [, , from = ''] of code.matchAll(NAMED)) if (!isTaken(code, from)) take(file(from), EVERYTHING);
  }
  return sources.flatMap((s) => {
    const names = taken.get(s.path);
    if (names?.has(EVERYTHING)) return [];
    return [...withoutComments(s.text).matchAll(DECLARED)]
      .map(([, name = '']) => name)
      .filter((name) => !names?.has(name))
      .map((name) => `${s.path} ${name}`);
  });
}

/** The file stands in an import or export with names of its own, which have been looked at. */
const isTaken = (code: string, from: string): boolean =>
  [...code.matchAll(TAKEN)].some(([, , , written]) => written === from) &&
  code.split(from).length === [...code.matchAll(TAKEN)].filter(([, , , written]) => written === from).length + 1;

function namesIn(what: string): string[] {
  const braces = /\{([^}]*)\}/.exec(what)?.[1];
  if (braces === undefined) return [EVERYTHING];
  return braces
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0]!,
    )
    .filter((name) => name !== '');
}
