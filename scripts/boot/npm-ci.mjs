// @ts-check
// `npm ci` as a child that ends when we do.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whatever NODE_ENV or a user's settings say: the build needs the tools and this machine's native parts. */
const ARGS = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
const PATIENCE_MS = 3000;

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
  const child =
    script === undefined
      ? spawn('npm', ARGS, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
      : spawn(process.execPath, ['--require', join(import.meta.dirname, 'stay-with-parent.cjs'), script, ...ARGS], {
          cwd: root,
          stdio: ['ignore', 2, 2, 'ipc'],
        });
  const end = () => {
    child.kill();
    setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref();
  };
  stop.addEventListener('abort', end, { once: true });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}
