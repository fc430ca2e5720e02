// @ts-check
// From the name of a task to its end: help, installation, then the project's own Node 24 takes over.
import { spawn } from 'node:child_process';
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
  try {
    process.exit(await handOver(await installedNode(), plan.task, args));
  } catch (error) {
    complain(error);
    process.exit(error instanceof Stop ? error.code : 1);
  }
}
