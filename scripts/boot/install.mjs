// @ts-check
// Installs what package-lock.json names, once, and remembers in a stamp for which lock file, machine and Node.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { takeInstallLock } from './install-lock.mjs';
import { differences } from './installation.mjs';
import { majorOf } from './node-version.mjs';
import { npmCi } from './npm-ci.mjs';
import { modules, root, Stop, tell } from './place.mjs';
import { broken, projectNode, thisMachine } from './project-node.mjs';

const wantedFile = join(root, 'package-lock.json');
const foundFile = join(modules, '.package-lock.json');
const stampFile = join(modules, '.holotisch-installed');

/** @param {string} file */
const digest = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * Everything that a working installation depends on; a change of any of it has the installation looked at again.
 * @param {string} node
 */
function stampFor(node) {
  if (!existsSync(foundFile) || !existsSync(node)) return undefined;
  const { platform, arch, versions } = process;
  return JSON.stringify({
    wanted: digest(wantedFile),
    found: digest(foundFile),
    machine: `${platform}-${arch}`,
    node: `${majorOf(versions.node)} (${versions.modules})`,
    runs: statSync(node).size,
  });
}

/** @param {string} node */
const isStamped = (node) => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampFor(node);

/** So that the next run looks at the installation again. */
export const forgetStamp = () => rmSync(stampFile, { force: true });

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * What is wrong with the installation, in names; nothing if it will do.
 * @param {string} node
 * @param {import('./installation.mjs').Machine} machine
 */
async function faults(node, machine) {
  const found = readJson(foundFile)?.packages;
  if (found === undefined) return ['node_modules'];
  const differing = differences({
    wanted: readJson(wantedFile).packages,
    found,
    machine,
    versionIn: (path) => readJson(join(root, path, 'package.json'))?.version,
  });
  return differing.length > 0 ? differing : broken(node);
}

/**
 * npm puts the project's Node in the way of the machine's own: `npm start` would look for `node` there first, and a broken
 * one could never be mended. `postinstall` does the same for an `npm ci` by hand.
 */
function dropNodeLink() {
  for (const name of ['node', 'node.cmd', 'node.ps1']) rmSync(join(modules, '.bin', name), { force: true });
}

/**
 * @param {string} node
 * @param {import('./installation.mjs').Machine} machine
 * @param {AbortSignal} stop
 */
async function install(node, machine, stop) {
  // Done by hand, or for another Node, or by a run that was killed before it could stamp.
  if ((await faults(node, machine)).length > 0) {
    stop.throwIfAborted();
    tell('installiere, was package-lock.json nennt (einmalig) …', 'installing what package-lock.json names (once) …');
    const well = await npmCi(root, stop);
    dropNodeLink();
    stop.throwIfAborted();
    if (!well)
      throw new Stop(
        'Die Installation ist gescheitert; der erste Start braucht die npm-Registry und 600 MB Platz, spätere gehen offline.',
        'The installation failed; the first run needs the npm registry and 600 MB of space, later ones work offline.',
      );
    const left = await faults(node, machine);
    stop.throwIfAborted();
    if (left.length > 0) {
      const names = left.length > 3 ? `${left.slice(0, 3).join(', ')} …` : left.join(', ');
      throw new Stop(
        `Die Installation ist unvollständig (${names}); ist die Festplatte voll? Bitte Platz schaffen und noch einmal starten.`,
        `The installation is incomplete (${names}); is the disk full? Please make room and start again.`,
      );
    }
  }
  dropNodeLink();
  const stamp = stampFor(node);
  if (stamp !== undefined) writeFileSync(stampFile, stamp);
}

/**
 * Runs the work and ends it early on Ctrl+C, kill or a closed terminal.
 * @param {(stop: AbortController) => Promise<void>} work
 */
async function untilStopped(work) {
  const stop = new AbortController();
  /** @param {'SIGINT' | 'SIGTERM' | 'SIGHUP'} signal */
  const onSignal = (signal) =>
    stop.abort(
      new Stop(
        'Die Installation wurde abgebrochen; der nächste Start holt sie nach.',
        'The installation was stopped; the next start makes up for it.',
        128 + constants.signals[signal],
      ),
    );
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, onSignal);
  try {
    await work(stop);
  } finally {
    for (const signal of signals) process.off(signal, onSignal);
  }
}

/** @param {import('./install-lock.mjs').Owner | undefined} owner */
const nameOf = (owner) => (owner === undefined ? '?' : `${owner.pid} (${owner.host})`);

/**
 * Sees to it that everything is installed.
 * @returns {Promise<string>} the Node that runs the project
 */
export async function installedNode() {
  const { platform, arch } = process;
  const likely = projectNode({ platform, arch });
  if (isStamped(likely)) return likely;
  const machine = thisMachine();
  const node = projectNode(machine);
  const lock = await takeInstallLock({
    folder: join(root, '.cache', 'install-lock'),
    isDone: () => isStamped(node),
    onWait: (owner) =>
      tell(
        `Prozess ${nameOf(owner)} installiert gerade, ich warte …`,
        `process ${nameOf(owner)} is installing, waiting …`,
      ),
    onTakeOver: (owner) =>
      tell(
        `Prozess ${nameOf(owner)} hat seine Installation nicht beendet, ich übernehme.`,
        `process ${nameOf(owner)} did not finish its installation, taking over.`,
      ),
  });
  if (lock === undefined) return node;
  try {
    await untilStopped(async (stop) => {
      lock.lost.then(() =>
        stop.abort(
          new Stop(
            'Ein anderer Start hat die Installation übernommen.',
            'Another run has taken over the installation.',
          ),
        ),
      );
      await install(node, machine, stop.signal);
    });
  } finally {
    lock.release();
  }
  return node;
}
