// The built web app, made only when something it is made of has changed.
// A build lives in .cache/web/<hash of its sources>, packed in <hash>-packed, so that runs at the same time cannot disturb
// each other: each builds aside and moves the finished folder into place.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { provenClauses } from '../apps/web/plugins/proofs.ts';
import { root, runTool } from './project.ts';

const builds = join(root, '.cache', 'web');
/** Smaller files are sent as they are. What page and worker share is many small ones: packed they come to half. */
const LEAST_PACKED = 100;
const KEPT_BUILDS = 6;
const COMPRESSIBLE = /\.(?:css|html|js|json|jsonl|md|svg|txt|webmanifest)$/;

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

function sources(): string[] {
  const web = join(root, 'apps', 'web');
  const packages = join(root, 'packages');
  const aside = ['node_modules', 'dist', 'test'].map((name) => join(web, name));
  return [
    ...filesUnder(web).filter((file) => !aside.some((folder) => file.startsWith(folder + sep))),
    ...readdirSync(packages)
      .sort()
      .map((name) => join(packages, name, 'src'))
      .filter((folder) => existsSync(folder))
      .flatMap(filesUnder),
    ...filesUnder(join(root, 'rules')),
    join(root, 'package-lock.json'),
    import.meta.filename,
  ];
}

function sourceHash(): string {
  const hash = createHash('sha256');
  for (const file of sources()) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\0${content.length}\0`).update(content);
  }
  // Of the test results only this goes into the app: a run that proves the same as the last asks for no new build.
  hash.update(JSON.stringify(provenClauses()));
  return hash.digest('hex').slice(0, 16);
}

const [brotli, packedPlain] = [promisify(brotliCompress), promisify(gzip)];

/** As small as it is sent: what a server would otherwise pack for every visitor. */
export async function packedSmall(file: string, content: Buffer): Promise<Buffer> {
  if (content.length < LEAST_PACKED) return content;
  // A tenth less for a second more: worth it for what everybody fetches, not for rulebooks of a megabyte. Of large rules
  // the last step is left out: it takes more than half of the time for a sixtieth.
  const [most, beyond] = file.endsWith('.js') ? [400_000, 10] : [200_000, 9];
  const quality = content.length <= most ? 11 : beyond;
  return brotli(content, { params: { [zlib.BROTLI_PARAM_QUALITY]: quality } });
}

/** Packs what is worth it, on all cores, since the slowest files decide. */
async function precompress(folder: string): Promise<void> {
  const pack = async (file: string): Promise<void> => {
    const content = readFileSync(file);
    if (content.length < LEAST_PACKED) return;
    writeFileSync(`${file}.br`, await packedSmall(file, content));
    writeFileSync(`${file}.gz`, await packedPlain(content, { level: 9 }));
  };
  await Promise.all(
    filesUnder(folder)
      .filter((name) => COMPRESSIBLE.test(name))
      .map(pack),
  );
}

function dropOldBuilds(): void {
  const byAge = readdirSync(builds)
    .map((name) => ({ path: join(builds, name), at: statSync(join(builds, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const old of byAge.slice(KEPT_BUILDS)) rmSync(old.path, { recursive: true, force: true });
}

/** A folder that is there whole or not at all, made only where it is not there yet. */
async function made(target: string, make: (aside: string) => Promise<void>): Promise<string> {
  if (existsSync(target)) return target;
  const aside = `${target}.${process.pid}`;
  try {
    await make(aside);
    renameSync(aside, target);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another run was faster with the very same build: that one serves as well.
    if (!existsSync(target)) throw error;
  }
  dropOldBuilds();
  return target;
}

/** The folder with the finished app. `announce` is called only when there is something to wait for. */
export function unpackedWeb(announce: () => void = () => {}): Promise<string> {
  return made(join(builds, sourceHash()), async (aside) => {
    announce();
    const to = ['--outDir', aside, '--emptyOutDir', '--configLoader', 'native', '--logLevel', 'warn'];
    // A caller under test has NODE_ENV=test, which would bundle React's development build.
    const { code } = await runTool('vite', ['build', 'apps/web', ...to], { env: { NODE_ENV: 'production' } });
    if (code !== 0) throw new Error('The web app could not be built.');
  });
}

/** The same, packed for the way to those who visit it; tests at the same machine do not need that. */
export async function builtWeb(announce: () => void = () => {}): Promise<string> {
  const target = join(builds, `${sourceHash()}-packed`);
  return made(target, async (aside) => {
    cpSync(await unpackedWeb(announce), aside, { recursive: true });
    await precompress(aside);
  });
}
