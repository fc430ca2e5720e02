// The sources as JavaScript with types beside them, for a Node that need not strip types and a house without workspaces.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root, runTool } from '../project.ts';

/** What a name such as `@holotisch/odds/xwing` means: the file, from the root of the project. */
export type Doors = ReadonlyMap<string, string>;

/** All doors of all workspaces, by the name under which others come in. */
export function doorsOf(folders: readonly string[]): Doors {
  const doors = new Map<string, string>();
  for (const folder of folders) {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    for (const [door, file] of Object.entries<string>(exports))
      if (/\.ts$/.test(file)) doors.set(join(name, door).replaceAll(sep, '/'), join(folder, file).replaceAll(sep, '/'));
  }
  return doors;
}

const asJs = (file: string): string => file.replace(/\.ts$/, '.js');

/** The same text with every name of a workspace as the way to its file, and every file that a thread starts in as JavaScript. */
export function withoutWorkspaces(text: string, file: string, doors: Doors): string {
  const wayTo = (name: string): string => {
    const to = doors.get(name);
    if (to === undefined) throw new Error(`${file}: ${name} is no door of a workspace`);
    const way = relative(dirname(file), asJs(to)).replaceAll(sep, '/');
    return way.startsWith('.') ? way : `./${way}`;
  };
  return text
    .replace(/(['"])(@holotisch\/[\w/-]+)\1/g, (_, quote: string, name: string) => `${quote}${wayTo(name)}${quote}`)
    .replace(/(new URL\('\.[^']*)\.ts(', import\.meta\.url\))/g, '$1.js$2');
}

/** Compiles what the package is made of into this folder; whether the types are right is the type check's matter. */
export async function emit(folder: string, doors: Doors): Promise<void> {
  const { code } = await runTool('tsc', ['-p', 'scripts/pack/tsconfig.json', '--noCheck', '--outDir', folder]);
  if (code !== 0) throw new Error('The sources could not be compiled.');
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|d\.ts)$/.test(entry)) continue;
    const path = join(folder, entry);
    const text = readFileSync(path, 'utf8');
    const made = withoutWorkspaces(text, entry.replaceAll(sep, '/'), doors);
    if (made !== text) writeFileSync(path, made);
  }
  const missing = [...doors.values()].filter((file) => !existsSync(join(folder, asJs(file))));
  if (missing.length > 0) throw new Error(`Not compiled: ${missing.join(', ')}`);
}
