import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** As much of the program as the benchmarks call: that of this folder, or that of an older commit beside it. */
export interface House {
  readonly engine: typeof import('../packages/engine/src/index.ts');
  readonly toy: typeof import('../packages/engine/src/toy/index.ts');
  readonly xwing: typeof import('../packages/xwing/src/index.ts');
  readonly weapons: typeof import('../packages/xwing/src/flow/attack/weapons.ts');
  readonly manoeuvre: typeof import('../packages/xwing/src/flow/activation/manoeuvre.ts');
  readonly values: typeof import('../packages/xwing/src/values.ts');
  readonly players: typeof import('../packages/players/src/index.ts');
  readonly xwingPlayers: typeof import('../packages/players/src/xwing/index.ts');
}

/** What Armada's benchmarks call: older commits have none. */
export interface ArmadaHouse extends Pick<House, 'engine' | 'players'> {
  readonly armada: typeof import('../packages/armada/src/index.ts');
  readonly armadaPlayers: typeof import('../packages/players/src/armada/index.ts');
}

/** What Legion's benchmarks call. */
export interface LegionHouse extends Pick<House, 'engine'> {
  readonly legion: typeof import('../packages/legion/src/index.ts');
  readonly sight: typeof import('../packages/legion/src/flow/attack/sight.ts');
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** By the first of these paths that there is: what has moved since stands elsewhere in an older commit. */
const loader =
  (root: string) =>
  (...paths: readonly string[]) => {
    const places = paths.map((path) => join(root, 'packages', path));
    return import(pathToFileURL(places.find((place) => existsSync(place)) ?? places[0]!).href);
  };

export async function loadArmada(): Promise<ArmadaHouse> {
  const load = loader(ROOT);
  return {
    engine: await load('engine/src/index.ts'),
    players: await load('players/src/index.ts'),
    armada: await load('armada/src/index.ts'),
    armadaPlayers: await load('players/src/armada/index.ts'),
  };
}

export async function loadLegion(): Promise<LegionHouse> {
  const load = loader(ROOT);
  return {
    engine: await load('engine/src/index.ts'),
    legion: await load('legion/src/index.ts'),
    sight: await load('legion/src/flow/attack/sight.ts'),
  };
}

export async function loadHouse(root: string = ROOT): Promise<House> {
  const load = loader(root);
  return {
    engine: await load('engine/src/index.ts'),
    toy: await load('engine/src/toy/index.ts'),
    xwing: await load('xwing/src/index.ts'),
    weapons: await load('xwing/src/flow/attack/weapons.ts', 'xwing/src/flow/weapons.ts'),
    manoeuvre: await load('xwing/src/flow/activation/manoeuvre.ts', 'xwing/src/flow/manoeuvre.ts'),
    values: await load('xwing/src/values.ts'),
    players: await load('players/src/index.ts'),
    xwingPlayers: await load('players/src/xwing/index.ts'),
  };
}

/** Lays an older commit out in `.cache/`, which git ignores, with the packages that it was built with, and says where. */
export function layOutCommit(commit: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, maxBuffer: 1 << 30 });
  const hash = git('rev-parse', '--verify', `${commit}^{commit}`).toString().trim();
  const folder = join(ROOT, '.cache', 'since', hash);
  const done = join(folder, '.laid-out');
  if (existsSync(done)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], { input: git('archive', hash) });
  const args = [
    'ci',
    '--omit=dev',
    '--omit=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  writeFileSync(done, '');
  return folder;
}
