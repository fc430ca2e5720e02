// The built web app in memory: a few hundred kilobytes of files known by their exact paths.
// Only what was found at start can ever be served, so no request can climb out of the folder.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface SiteFile {
  readonly type: string;
  /** Its name carries a hash of its content: it never changes and may be kept for ever. */
  readonly immutable: boolean;
  readonly etag: string;
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
}

export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly index: SiteFile;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.jsonl': 'application/jsonl; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const packed = { '.br': 'br', '.gz': 'gzip' } as const;

export function loadSite(dir: string): Site {
  const contents = new Map<string, Buffer>(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(dir, file).split(sep).join('/')}`, readFileSync(file)] as const),
  );
  const files = new Map<string, SiteFile>();
  for (const [path, content] of contents) {
    if (extname(path) in packed) continue;
    const bodies = new Map<Encoding, Buffer>([['identity', content]]);
    for (const [ending, encoding] of Object.entries(packed)) {
      const body = contents.get(path + ending);
      if (body) bodies.set(encoding, body);
    }
    files.set(path, {
      type: types[extname(path)] ?? 'application/octet-stream',
      immutable: path.startsWith('/assets/'),
      etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
      bodies,
    });
  }
  const index = files.get('/index.html');
  if (!index) throw new Error(`There is no index.html in ${dir}.`);
  return { files, index };
}
