// @ts-check
// From the name of a task to its end: help, installation, then the project's own Node 24 takes over.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetStamp, installedNode } from './install.mjs';
import { CALLS, endGroup, startGroup } from './own-group.mjs';
import { root, Stop, tell } from './place.mjs';
import { planFor } from './tasks.mjs';

const IMPATIENT_MS = 1000;
const LONGEST_FAREWELL_MS = 15_000;

/**
 * @param {string} node
 * @param {import('./tasks.mjs').Task} task
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
export function handOver(node, { file, args: first = [] }, args) {
  const child = startGroup(node, [join(root, file), ...first, ...args], { stdio: 'inherit' });
  // The helper passes the call on; the task decides how it ends, but not for ever. One Ctrl+C may arrive twice, from the
  // terminal and from npm: only whoever calls again later is impatient.
  let calledOff = Number.POSITIVE_INFINITY;
  for (const signal of CALLS)
    process.on(signal, () => {
      if (performance.now() - calledOff > IMPATIENT_MS) endGroup(child);
      if (calledOff !== Number.POSITIVE_INFINITY) return;
      calledOff = performance.now();
      setTimeout(() => endGroup(child), LONGEST_FAREWELL_MS).unref();
    });
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      forgetStamp();
      reject(error);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Our parent, and npm behind it where a shell stands between us. */
function elders() {
  const parent = process.ppid;
  try {
    if (readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0')[1] !== '-c') return `${parent}`;
    return `${parent} ${/\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'))?.[1]}`;
  } catch {
    // Only Linux tells; other systems' shells mostly step aside.
    return `${parent}`;
  }
}

/**
 * The shell between npm and us does not pass a signal on: whoever ends `npm start` would leave us behind, with the port.
 * Started without npm, outliving one's parent may be meant.
 */
function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const before = elders();
  const watch = setInterval(() => {
    if (elders() === before) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/**
 * What went wrong, in a sentence: whoever starts a game has no use for a stack trace.
 * @param {unknown} error
 */
function complain(error) {
  if (error instanceof Stop) console.error(`holotisch: ${error.message}`);
  else if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    tell('Die Festplatte ist voll.', 'The disk is full.');
  else tell(`Das ging schief: ${error}`, `Something went wrong: ${error}`);
}

/**
 * @param {string | undefined} name
 * @param {string[]} args
 */
export async function run(name, args) {
  const plan = planFor(name, args);
  if ('answer' in plan) {
    (plan.code === 0 ? console.log : console.error)(plan.answer);
    process.exit(plan.code);
  }
  endWithNpm();
  try {
    process.exit(await handOver(await installedNode(), plan.task, args));
  } catch (error) {
    complain(error);
    process.exit(error instanceof Stop ? error.code : 1);
  }
}
