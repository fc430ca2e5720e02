// @ts-check
// Whatever a command starts is ended with everything that it has started itself: in time, on Ctrl+C, and when the
// command crashes. So it runs in a process group of its own, and a guard outside of both watches over whoever started
// it. Windows has no groups; there the tree below the process is ended.
import { fork, spawn, spawnSync } from 'node:child_process';

const IS_WINDOWS = process.platform === 'win32';
/** @type {readonly NodeJS.Signals[]} */
export const CALLS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** @type {Readonly<Record<string, number>>} */
const NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
/** Whoever is called off may tidy up for so long. */
const GRACE_MS = 2000;

/**
 * The guard waits for one line. Where none comes before its input ends, whoever started the group is gone without a
 * word: then the group is asked to end, and a second later it is not asked any more.
 */
const GUARD = `trap '' INT TERM HUP
read -r over && exit
kill -s TERM -- "-$1" 2>/dev/null
for i in 1 2 3 4 5 6 7 8 9 10; do
  kill -s 0 -- "-$1" 2>/dev/null || exit
  sleep 0.1
done
kill -s KILL -- "-$1"`;
const GUARD_OF_TREES = `let said = '';
process.stdin.on('data', (text) => (said += text)).on('end', () => {
  if (said === '') require('node:child_process').spawnSync('taskkill', ['/pid', process.argv[1], '/t', '/f']);
});`;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Those that have not ended, each with what its guard is told when it has.
 * @type {Map<ChildProcess, () => void>}
 */
const live = new Map();

/**
 * Signals a whole group, whether or not the process that leads it is still there.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 */
export function endGroup(child, signal = 'SIGKILL') {
  if (child.pid === undefined) return;
  if (IS_WINDOWS) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // Nobody of it is left.
  }
}

function endAll() {
  for (const child of live.keys()) endGroup(child);
}

/**
 * Called off: those we have started may tidy up, and are ended if they do not. Where somebody else listens to the
 * same signal he decides when this process ends; its end ends them, too.
 * @param {NodeJS.Signals} signal
 */
async function calledOff(signal) {
  for (const child of live.keys()) endGroup(child, signal);
  if (process.listenerCount(signal) > 1) return;
  const end = performance.now() + GRACE_MS;
  while (live.size > 0 && performance.now() < end) await new Promise((again) => setTimeout(again, 20));
  process.exit(128 + (NUMBERS[signal] ?? 0));
}

let isListening = false;
function listen() {
  if (isListening) return;
  isListening = true;
  process.on('exit', endAll);
  for (const signal of CALLS) process.on(signal, calledOff);
}

/**
 * @param {number} pid of whoever leads the group
 * @returns {() => void} to be called when the group has ended
 */
function guardOver(pid) {
  const [program, args] = IS_WINDOWS
    ? [process.execPath, ['--eval', GUARD_OF_TREES, String(pid)]]
    : ['/bin/sh', ['-c', GUARD, 'guard', String(pid)]];
  const guard = spawn(program, args, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  guard.on('error', () => {});
  guard.stdin.on('error', () => {});
  guard.unref();
  // A pipe is a socket to Node, whatever its type says.
  /** @type {import('node:net').Socket} */ (guard.stdin).unref();
  return () => guard.stdin.end('over\n');
}

/**
 * @param {ChildProcess} child
 * @param {number | undefined} most milliseconds that it may take
 */
function watchOver(child, most) {
  if (child.pid === undefined) return child; // it could not be started, and says so by itself
  listen();
  live.set(child, guardOver(child.pid));
  const late = most === undefined ? undefined : setTimeout(() => endGroup(child), most);
  child.once('exit', () => {
    clearTimeout(late);
    // What it has left behind would hold on to its output, and to the machine.
    endGroup(child);
    live.get(child)?.();
    live.delete(child);
  });
  return child;
}

/**
 * Starts a program in a group of its own; `most` milliseconds later it is ended.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { readonly most?: number }} [options]
 * @returns {ChildProcess}
 */
export function startGroup(program, args, { most, ...options } = {}) {
  return watchOver(spawn(program, args, { ...options, detached: !IS_WINDOWS }), most);
}

/**
 * The same for a module of ours that is spoken with.
 * @param {string | URL} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').ForkOptions & { readonly most?: number }} [options]
 * @returns {ChildProcess}
 */
export function forkGroup(file, args, { most, ...options } = {}) {
  return watchOver(fork(file, args, { ...options, detached: !IS_WINDOWS }), most);
}
