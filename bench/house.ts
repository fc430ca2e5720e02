import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** As much of the program as the benchmarks call: that of this folder, or that of an older commit beside it. */
export interface House {
  readonly engine: typeof import('../packages/engine/src/index.ts');
  readonly toy: typeof import('../packages/engine/src/toy/index.ts');
  readonly xwing: typeof import('../packages/xwing/src/index.ts');
  readonly weapons: typeof import('../packages/xwing/src/flow/weapons.ts');
  readonly manoeuvre: typeof import('../packages/xwing/src/flow/manoeuvre.ts');
  readonly values: typeof import('../packages/xwing/src/values.ts');
  readonly players: typeof import('../packages/players/src/index.ts');
  readonly xwingPlayers: typeof import('../packages/players/src/xwing/index.ts');
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export async function loadHouse(root: string = ROOT): Promise<House> {
  const load = (path: string) => import(pathToFileURL(join(root, 'packages', path)).href);
  return {
    engine: await load('engine/src/index.ts'),
    toy: await load('engine/src/toy/index.ts'),
    xwing: await load('xwing/src/index.ts'),
    weapons: await load('xwing/src/flow/weapons.ts'),
    manoeuvre: await load('xwing/src/flow/manoeuvre.ts'),
    values: await load('xwing/src/values.ts'),
    players: await load('players/src/index.ts'),
    xwingPlayers: await load('players/src/xwing/index.ts'),
  };
}

/**
 * Lays an older commit out in `.cache/`, which git ignores, and says where. Our own packages are linked to each other
 * there; all others are found in this folder's node_modules, above it.
 */
export function layOutCommit(commit: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, maxBuffer: 1 << 30 });
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`).toString().trim();
  const folder = join(ROOT, '.cache', 'since', hash);
  if (existsSync(join(folder, 'node_modules'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', hash, 'packages', 'rules') });
  const links = join(folder, 'node_modules', '@holotisch');
  mkdirSync(links, { recursive: true });
  const packages = git('ls-tree', '--name-only', `${hash}:packages`).toString().trim().split('\n');
  for (const name of packages) symlinkSync(join(folder, 'packages', name), join(links, name), 'junction');
  symlinkSync(join(folder, 'rules'), join(links, 'rules'), 'junction');
  return folder;
}
