// The built web app, made only when something it is made of has changed.
// A build lives in .cache/web/<hash of its sources>, so that runs at the same time cannot disturb each other:
// each builds aside and moves the finished folder into place.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { provenClauses } from '../apps/web/proofs.ts';
import { root, runTool } from './project.ts';

const builds = join(root, '.cache', 'web');
const KEPT_BUILDS = 4;
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

const [packedSmall, packedPlain] = [promisify(brotliCompress), promisify(gzip)];

/** Packs once what would otherwise be packed for every visitor; on all cores, since the slowest files decide. */
async function precompress(folder: string): Promise<void> {
  const pack = async (file: string): Promise<void> => {
    const content = readFileSync(file);
    if (content.length < 1024) return;
    // A tenth less for a second more: worth it for what everybody fetches, not for rulebooks of a megabyte. Of large
    // rules the last step is left out: it takes more than half of the time for a sixtieth.
    const [most, beyond] = file.endsWith('.js') ? [400_000, 10] : [200_000, 9];
    const quality = content.length <= most ? 11 : beyond;
    const params = { [zlib.BROTLI_PARAM_QUALITY]: quality };
    writeFileSync(`${file}.br`, await packedSmall(content, { params }));
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

/** The folder with the finished app. `announce` is called only when there is something to wait for. */
export async function builtWeb(announce: () => void = () => {}): Promise<string> {
  const target = join(builds, sourceHash());
  if (existsSync(target)) return target;
  announce();
  const aside = `${target}.${process.pid}`;
  const args = [
    'build',
    'apps/web',
    '--outDir',
    aside,
    '--emptyOutDir',
    '--configLoader',
    'native',
    '--logLevel',
    'warn',
  ];
  // A caller under test has NODE_ENV=test, which would bundle React's development build.
  const { code } = await runTool('vite', args, { env: { NODE_ENV: 'production' } });
  if (code !== 0) {
    rmSync(aside, { recursive: true, force: true });
    throw new Error('The web app could not be built.');
  }
  await precompress(aside);
  try {
    renameSync(aside, target);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another run was faster with the very same build: that one serves as well.
    if (!existsSync(target)) throw error;
  }
  dropOldBuilds();
  return target;
}
