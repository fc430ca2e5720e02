// @ts-check
// From the name of a task to its end: help, installation, then the project's own Node 24 takes over.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetStamp, installedNode } from './install.mjs';
import { root, Stop, tell } from './place.mjs';
import { planFor } from './tasks.mjs';

/**
 * @param {string} node
 * @param {import('./tasks.mjs').Task} task
 * @param {readonly string[]} args
 * @returns {Promise<number>} its exit code
 */
function handOver(node, { file, args: first = [] }, args) {
  const child = spawn(node, [join(root, file), ...first, ...args], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
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
