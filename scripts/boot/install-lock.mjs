// @ts-check
// Two first runs at once must not install over each other, and a run that was killed must not hold up the next.
//
// The lock is a folder of numbered claims, `held <process> <host>` or `free …`; the highest number counts. Whoever finds
// it free or its owner dead creates the next number, which the file system grants to one only. The highest claim is
// never deleted, not even on release: else somebody who had looked a moment earlier could pass by a newer owner.
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** An owner touches its claim so often … */
const BEAT_MS = 1000;
/** … and one that has been silent for so long is dead: its machine is another one, or its number is another process now. */
const SILENCE_MS = 10_000;
const LOOK_MS = 200;

/**
 * @typedef {{ readonly pid: number, readonly host: string }} Owner
 * @typedef {{ readonly state: 'free' | 'held' | 'dead', readonly owner?: Owner }} Verdict
 * @typedef {{ readonly lost: Promise<void>, readonly release: () => void }} Lock
 */

/**
 * What a claim means to somebody on this machine. A claim of which only the beginning is there is being written.
 * @param {{ readonly text: string, readonly silentMs: number }} claim
 * @param {{ readonly host: string, readonly isAlive: (pid: number) => boolean }} here
 * @returns {Verdict}
 */
export function judge({ text, silentMs }, { host, isAlive }) {
  const silent = silentMs >= SILENCE_MS;
  const written = /^(held|free) (\d+) (.*)\n$/.exec(text);
  if (written === null) return { state: silent ? 'dead' : 'held' };
  const owner = { pid: Number(written[2]), host: String(written[3]) };
  if (written[1] === 'free') return { state: 'free', owner };
  const dead = silent || (owner.host === host && !isAlive(owner.pid));
  return { state: dead ? 'dead' : 'held', owner };
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (e) {
    // Not ours to signal, but there.
    return codeOf(e) === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * Killed, but not yet buried by its parent: in a container that can take for ever.
 * @param {number} pid
 */
function isZombie(pid) {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** @param {unknown} e */
const codeOf = (e) => (e instanceof Error && 'code' in e ? e.code : undefined);

/** @param {string} folder */
const claims = (folder) =>
  readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => b - a);

/** @param {string} folder */
const highest = (folder) => claims(folder)[0] ?? 0;

/**
 * @param {string} folder
 * @param {number} number
 * @returns {boolean} whether it is granted
 */
function claim(folder, number) {
  const file = join(folder, String(number));
  let handle;
  try {
    handle = openSync(file, 'wx');
  } catch (e) {
    if (codeOf(e) === 'EEXIST') return false;
    throw e;
  }
  try {
    writeSync(handle, `held ${process.pid} ${hostname()}\n`);
  } catch (e) {
    rmSync(file, { force: true });
    throw e;
  } finally {
    closeSync(handle);
  }
  if (highest(folder) === number) return true;
  rmSync(file, { force: true });
  return false;
}

/**
 * @param {string} file
 * @returns {Lock}
 */
function hold(file) {
  /** @type {() => void} */
  let lose = () => {};
  /** @type {Promise<void>} */
  const lost = new Promise((resolve) => {
    lose = resolve;
  });
  const beat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // Deleted by an heir: we slept for too long.
      lose();
    }
  }, BEAT_MS);
  const release = () => {
    clearInterval(beat);
    process.off('exit', release);
    try {
      // In place, since a full disk has no room for more.
      const handle = openSync(file, 'r+');
      writeSync(handle, 'free', 0);
      closeSync(handle);
    } catch (e) {
      if (codeOf(e) !== 'ENOENT') throw e;
    }
  };
  process.once('exit', release);
  return { lost, release };
}

/**
 * Waits for the lock, or until there is nothing left to do for which it is needed.
 * @param {{
 *   readonly folder: string,
 *   readonly isDone: () => boolean,
 *   readonly onWait: (owner: Owner | undefined) => void,
 *   readonly onTakeOver: (owner: Owner | undefined) => void,
 * }} options
 * @returns {Promise<Lock | undefined>}
 */
export async function takeInstallLock({ folder, isDone, onWait, onTakeOver }) {
  mkdirSync(folder, { recursive: true });
  const here = { host: hostname(), isAlive };
  let seen = { number: -1, beat: 0, since: 0, told: false };
  while (!isDone()) {
    const number = highest(folder);
    const found = number === 0 ? { text: 'free 0 \n', beat: 0 } : read(join(folder, String(number)));
    if (found === undefined) continue;
    const now = performance.now();
    if (number !== seen.number) seen = { number, beat: found.beat, since: now, told: false };
    if (found.beat !== seen.beat) seen = { ...seen, beat: found.beat, since: now };
    const { state, owner } = judge({ text: found.text, silentMs: now - seen.since }, here);
    if (state === 'held') {
      if (!seen.told && found.text !== '') {
        seen.told = true;
        onWait(owner);
      }
      await sleep(LOOK_MS);
    } else if (claim(folder, number + 1)) {
      for (const old of claims(folder).slice(1)) rmSync(join(folder, String(old)), { force: true });
      if (state === 'dead') onTakeOver(owner);
      return hold(join(folder, String(number + 1)));
    }
  }
  return undefined;
}

/** @param {string} file */
function read(file) {
  try {
    return { text: readFileSync(file, 'utf8'), beat: statSync(file).mtimeMs };
  } catch (e) {
    if (codeOf(e) === 'ENOENT') return undefined;
    throw e;
  }
}
