import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';

interface Fetching {
  /** Their own install scripts are run, too. */
  readonly scripts?: boolean;
}

/**
 * The folder of packages that we only compare ourselves with or test against: fetched once, with whatever npm is set up to
 * use, into a folder that git ignores. They are never a dependency of ours.
 */
export function fetched(name: string, packages: Readonly<Record<string, string>>, { scripts }: Fetching = {}): string {
  const folder = join(root, '.cache', name);
  const wanted = Object.entries(packages).map(([one, version]) => `${one}@${version}`);
  const stamp = join(folder, `${wanted.join('+').replaceAll('/', '-')}.done`);
  if (existsSync(stamp)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const quiet = ['--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
  const args = ['install', ...(scripts ? [] : ['--ignore-scripts']), ...quiet, ...wanted];
  execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  writeFileSync(stamp, '');
  return folder;
}
