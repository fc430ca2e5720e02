// Lint and format. Each file is judged by itself, so what was found right the last time is not looked at again, unless the
// linter or its settings have changed since.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from './project.ts';

const JUDGED = /\.(?:[cm]?[jt]sx?|jsonc?|webmanifest|css|html|graphql)$/;
const ASIDE: ReadonlySet<string> = new Set(['node_modules', 'dist', 'coverage', '.git', '.cache', '.data', '.vitest']);
/** More do not fit on the command line of every system. */
const MOST_NAMED = 200;

/** What was found right: the hash of each file by its path, and what it was judged by. */
interface Right {
  readonly by: string;
  readonly files: Readonly<Record<string, string>>;
}

const hashOf = (...contents: readonly Uint8Array[]): string => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(`${content.length}\0`).update(content);
  return hash.digest('base64url');
};

function filesIn(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ASIDE.has(entry.name) ? [] : filesIn(root, path);
    return entry.isFile() && JUDGED.test(entry.name) ? [path] : [];
  });
}

const SETTINGS = ['biome.json', '.gitignore', 'package-lock.json'];

function asItIs(root: string): Right {
  const read = (path: string) => readFileSync(join(root, path));
  return {
    by: hashOf(...SETTINGS.map(read)),
    files: Object.fromEntries(filesIn(root).map((path) => [path, hashOf(read(path))])),
  };
}

function lastRight(record: string): Right | undefined {
  try {
    return JSON.parse(readFileSync(record, 'utf8')) as Right;
  } catch {
    return undefined; // there is none yet, or it was left half written
  }
}

/** Judges what is not known to be right; `check` is given paths. Only what has passed is known from then on. */
export async function lintChanged(
  root: string,
  check: (paths: readonly string[]) => Promise<boolean>,
): Promise<boolean> {
  const record = join(root, '.cache', 'lint.json');
  const known = lastRight(record);
  const now = asItIs(root);
  const files = known?.by === now.by ? known.files : {};
  const changed = Object.keys(now.files).filter((path) => files[path] !== now.files[path]);
  if (changed.length > 0 && !(await check(changed.length > MOST_NAMED ? ['.'] : changed))) return false;
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify(now));
  return true;
}

/** Says what is wrong, all at once. */
export const biomePasses = async (paths: readonly string[]): Promise<boolean> =>
  // A file that the settings leave out is not judged, even if it is the only one that has changed.
  (await runTool('biome', ['check', '--no-errors-on-unmatched', ...paths], { atOnce: true })).code === 0;
