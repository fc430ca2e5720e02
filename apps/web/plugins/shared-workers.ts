// Page and workers are built together, so that what both run (geometry, card data, shapes) is one file and fetched once.
// Vite by itself builds every worker as a program of its own.
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const NEW_WORKER = /(new Worker\(\s*new URL\(\s*)'(\.[^']+)'(?=\s*,\s*import\.meta\.url\s*\))/g;
/** Vite's own helper for imports on demand puts links into the page for what they need; a worker has no page to put them into. */
const HELPER = '\0vite/preload-helper.js';
const FOR_WORKERS = [
  ['deps.length > 0', "deps.length > 0 && typeof document !== 'undefined'"],
  ['window.dispatchEvent', 'globalThis.dispatchEvent'],
] as const;

/** The helper as it runs in a worker too; undefined where it no longer reads as we know it. */
function withoutPage(helper: string): string | undefined {
  if (!FOR_WORKERS.every(([from]) => helper.includes(from))) return undefined;
  return FOR_WORKERS.reduce((code, [from, to]) => code.replace(from, to), helper);
}

export const sharedWorkers = (): Plugin => ({
  name: 'holotisch-shared-workers',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (id === HELPER) {
      const code_ = withoutPage(code);
      return code_ === undefined
        ? this.error('Vite preloads in another way now: see shared-workers.ts')
        : { code: code_, map: null };
    }
    if (!code.includes('new Worker(')) return undefined;
    const found = code.replace(NEW_WORKER, (_, before: string, path: string) => {
      const ref = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
      return `${before}/* @vite-ignore */ import.meta.ROLLDOWN_FILE_URL_${ref}`;
    });
    return { code: found, map: null };
  },
});
