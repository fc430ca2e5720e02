// One package `holotisch` with page, server, command line and the engine as a library.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../project.ts';
import { furnish, workspaces } from './contents.ts';
import { doorsOf, emit } from './emit.ts';

const IS_WINDOWS = process.platform === 'win32';

/** Makes the package with this page in it; hands out the way to it. */
export async function pack(to: string, page: string): Promise<string> {
  const aside = join(root, '.cache', 'pack');
  mkdirSync(aside, { recursive: true });
  const folder = mkdtempSync(join(aside, 'holotisch-'));
  try {
    const doors = doorsOf(workspaces());
    mkdirSync(join(folder, 'bin'));
    await emit(folder, doors);
    const version = furnish(folder, page, doors);
    const target = resolve(to);
    mkdirSync(target, { recursive: true });
    execFileSync(
      IS_WINDOWS ? 'npm.cmd' : 'npm',
      ['pack', '--silent', '--ignore-scripts', '--pack-destination', target],
      { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: IS_WINDOWS },
    );
    return join(target, `holotisch-${version}.tgz`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
