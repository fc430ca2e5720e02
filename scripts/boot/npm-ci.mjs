// @ts-check
// `npm ci` as a child that ends when we do.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endGroup, startGroup } from './own-group.mjs';

/** Whatever NODE_ENV or a user's settings say: the build needs the tools and this machine's native parts, and no scripts. */
const ARGS = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** The npm that started us, else the one beside this Node. */
function npmScript() {
  const bin = dirname(process.execPath);
  const folders = [
    dirname(process.env['npm_execpath'] ?? ''),
    join(bin, '..', 'lib', 'node_modules', 'npm', 'bin'),
    join(bin, 'node_modules', 'npm', 'bin'),
  ];
  return folders.map((folder) => join(folder, 'npm-cli.js')).find((file) => existsSync(file));
}

/**
 * @param {string} root
 * @param {AbortSignal} stop ends npm
 * @returns {Promise<boolean>} whether npm says that it went well
 */
export function npmCi(root, stop) {
  const script = npmScript();
  // It must not go on installing behind the back of the next run when boot is killed.
  const child =
    script === undefined
      ? startGroup('npm', ARGS, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
      : startGroup(process.execPath, [script, ...ARGS], { cwd: root, stdio: ['ignore', 2, 2] });
  // Politely asked, npm first finishes what it is at. Its next run starts from nothing anyway.
  stop.addEventListener('abort', () => endGroup(child), { once: true });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}
