// What lies in the package besides compiled sources: its package.json, the libraries it runs on, papers.
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.ts';
import type { Doors } from './emit.ts';

/** Whoever writes programs of their own comes in by these; the rest is our own business. */
const LIBRARY = ['engine', 'table', 'xwing', 'armada', 'legion', 'games', 'players', 'odds', 'rulebook'];
/** Of which workspaces the libraries are brought along: all that runs outside the page. */
const RUNS = [...LIBRARY, 'online', 'room'].map((name) => `packages/${name}`);
const NODE = '^22.13.0 || ^24.0.0 || >=26.0.0';

interface PackageFile {
  readonly version: string;
  readonly license: string;
  readonly description?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const packageAt = (folder: string): PackageFile => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** What the workspaces ask for from outside the house. */
function asked(): Record<string, string> {
  const all = [...RUNS, 'apps/cli', 'apps/server'].flatMap((folder) =>
    Object.entries(packageAt(join(root, folder)).dependencies ?? {}),
  );
  return Object.fromEntries(all.filter(([name]) => !name.startsWith('@holotisch/')).sort());
}

/** These and all that they need in turn, as folders of node_modules. */
function withTheirOwn(names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...Object.keys(packageAt(join(root, 'node_modules', name)).dependencies ?? {}));
  }
  return [...found].sort();
}

/** `holotisch/odds/xwing` for `@holotisch/odds/xwing`: types first, as TypeScript wants it. */
function doorsForAll(doors: Doors): Record<string, unknown> {
  const open = [...doors].flatMap(([name, file]) => {
    const [, workspace = '', ...rest] = name.split('/');
    const built = `./${file.replace(/\.ts$/, '')}`;
    const door = { types: `${built}.d.ts`, default: `${built}.js` };
    return LIBRARY.includes(workspace) ? [[`./${[workspace, ...rest].join('/')}`, door] as const] : [];
  });
  return { ...Object.fromEntries(open), './package.json': './package.json' };
}

/** Writes all of it into the folder of the package; hands out the version. */
export function furnish(folder: string, page: string, doors: Doors): string {
  const own = packageAt(root);
  const dependencies = asked();
  const libraries = withTheirOwn(Object.keys(dependencies));
  const packed = {
    name: 'holotisch',
    version: own.version,
    description: own.description,
    license: own.license,
    type: 'module',
    bin: { holotisch: 'bin/holotisch.mjs' },
    engines: { node: NODE },
    exports: doorsForAll(doors),
    imports: { '#sha256': { node: 'crypto', default: './packages/engine/src/sha256.js' } },
    dependencies,
    // Brought along, so that the package can be installed where there is no network.
    bundleDependencies: libraries,
    // What bin/hand-over.mjs fetches where the machine's Node will not do.
    ownNodes: own.optionalDependencies,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
  for (const name of libraries)
    cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  for (const name of ['README.md', 'LICENSE', 'NOTICE.md', 'CHANGELOG.md', 'rules', 'examples/bot'])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !/\.ts$|[\\/]test$/.test(path) });
  for (const name of LIBRARY) {
    const readme = join('packages', name, 'README.md');
    if (existsSync(join(root, readme))) cpSync(join(root, readme), join(folder, readme));
  }
  cpSync(join(root, 'scripts', 'boot', 'node-version.mjs'), join(folder, 'bin', 'node-version.mjs'));
  cpSync(join(root, 'scripts', 'pack', 'bin'), join(folder, 'bin'), { recursive: true });
  cpSync(page, join(folder, 'web'), { recursive: true });
  return own.version;
}

/** The workspaces there are, but those of the page alone. */
export const workspaces = (): readonly string[] => [
  'rules',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
  'apps/server',
];
