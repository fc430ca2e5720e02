// Writes the service worker at build time, because only the build knows the names of its files.
// Hand-written: forty lines do all we need, and no plugin has to keep up with Vite.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('./offline-worker.js', import.meta.url));
const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
/** Rulebooks of the later games, puzzles and examples are fetched when somebody wants them, and kept then; so is who judges puzzles. */
const LATER = /(?:armada|legion|puzzles)[^/]*\.jsonl$|\.holo-[^/]*\.json$|^assets\/judge\//;

export const offline = (): Plugin => ({
  name: 'holotisch-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !LATER.test(name));
      const copied = readdirSync(publicFolder);
      const files = ['/', ...[...built, ...copied].sort().map((name) => `/${name}`)];
      const hash = createHash('sha256').update(files.join('\n'));
      for (const name of copied) hash.update(readFileSync(join(publicFolder, name)));
      const worker = readFileSync(source, 'utf8')
        .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'offline-worker.js', source: worker });
    },
  },
});
