// @ts-check
// The Node that runs the project, and whether it and the native parts that came from npm really run.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { majorOf, packagedNode, runsProject } from './node-version.mjs';
import { modules, root, Stop } from './place.mjs';

/** The project's Node has this number; see `optionalDependencies`. */
const PROJECT_MAJOR = 24;
const PATIENCE_MS = 60_000;

/** @returns {import('./installation.mjs').Machine} */
export function thisMachine() {
  const { platform, arch } = process;
  if (platform !== 'linux') return { platform, arch };
  // As npm does it. Without the network, whose names can take seconds to look up.
  Object.assign(process.report, { excludeNetwork: true });
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return { platform, arch, libc: report.header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc' };
}

/**
 * The running Node if it will do, else the one that npm brings, else the running one if it is at least as new.
 * @param {import('./installation.mjs').Machine} machine
 */
export function projectNode(machine) {
  const version = process.versions.node;
  const packed = packagedNode(machine);
  if (runsProject(version)) return process.execPath;
  if (packed !== undefined) return join(modules, packed);
  if (majorOf(version) >= PROJECT_MAJOR) return process.execPath;
  const name = [machine.platform, machine.arch, machine.libc].filter((part) => part !== undefined).join('-');
  throw new Stop(
    `Für ${name} hat npm kein Node ${PROJECT_MAJOR}; bitte selbst Node ${PROJECT_MAJOR} oder neuer nehmen.`,
    `npm has no Node ${PROJECT_MAJOR} for ${name}; please use Node ${PROJECT_MAJOR} or newer yourself.`,
  );
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 * @returns {Promise<string | undefined>} what it printed; undefined if it failed
 */
const output = (file, args) =>
  new Promise((resolve) => {
    try {
      execFile(file, args, { cwd: root, timeout: PATIENCE_MS, killSignal: 'SIGKILL' }, (error, stdout) =>
        resolve(error === null ? stdout : undefined),
      );
    } catch {
      // Not even the beginning of a program.
      resolve(undefined);
    }
  });

/**
 * What does not run of all that is made for one kind of machine. npm says nothing when the disk was full.
 * @param {string} node
 * @returns {Promise<string[]>}
 */
export async function broken(node) {
  const version = await output(node, ['--version']);
  if (version === undefined || majorOf(version) < PROJECT_MAJOR) return ['Node'];
  const parts = {
    rolldown: ['--input-type=module', '--eval', "await import('rolldown')"],
    lightningcss: ['--input-type=module', '--eval', "await import('lightningcss')"],
    biome: ['node_modules/@biomejs/biome/bin/biome', '--version'],
    typescript: ['node_modules/typescript/bin/tsc', '--version'],
  };
  const runs = Object.entries(parts).map(async ([name, args]) =>
    (await output(node, args)) === undefined ? name : '',
  );
  return (await Promise.all(runs)).filter((name) => name !== '');
}
