// The machine's Node will not do: npm fetches Node 24 once, into the folder in which matches are kept, too, and it takes over.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagedNode } from './node-version.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const version = process.versions.node;
const folder = join(homedir(), '.holotisch', 'node');

/** @param {string} german @param {string} english */
const tell = (german, english) => console.error(`holotisch: ${german} · ${english}`);

function ownNode() {
  const report = process.platform === 'linux' ? process.report.getReport() : {};
  const libc = process.platform === 'linux' && report.header?.glibcVersionRuntime === undefined ? 'musl' : undefined;
  const binary = packagedNode({ platform: process.platform, arch: process.arch, libc });
  if (binary === undefined) return undefined;
  const path = join(folder, 'node_modules', binary);
  if (existsSync(path)) return path;
  tell(
    `Node ${version} genügt nicht, npm holt Node 24 (einmalig) …`,
    `Node ${version} will not do, npm fetches Node 24 (once) …`,
  );
  const name = binary.split('/')[0];
  const { ownNodes } = JSON.parse(readFileSync(join(here, '..', 'package.json'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
  spawnSync(npm, [...args, `${name}@${ownNodes[name]}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return existsSync(path) ? path : undefined;
}

const node = ownNode();
if (node === undefined) {
  tell('bitte Node 22.13, 24 oder 26 nehmen.', 'please use Node 22.13, 24 or 26.');
  process.exitCode = 1;
} else {
  const child = spawn(node, [join(here, 'holotisch.mjs'), ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
