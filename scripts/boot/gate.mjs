// @ts-check
// The gate before everything else: a Node that cannot do the work is told so before anything is installed.
// This file and what it imports at the top must be readable by every Node that knows modules (12.17 on), so no `?.`, no `??`.
import { isSupportedNode, nodeRefusal } from './node-version.mjs';

/**
 * @param {string | undefined} task
 * @param {string[]} args
 */
export function boot(task, args) {
  const version = process.versions.node;
  if (!isSupportedNode(version)) {
    console.error(nodeRefusal(version));
    process.exitCode = 1;
    return;
  }
  import('./run.mjs').then((rest) => rest.run(task, args));
}
