// A Chromium to test in: the machine's own if there is one, else the one that came with npm and needs nothing else.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { type BrowserServer, chromium } from 'playwright-core';
import { root } from '../scripts/project.ts';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

interface Found {
  readonly executable: string;
  readonly env: Readonly<Record<string, string>>;
  /** It came with npm, not with the machine. */
  readonly packed: boolean;
}

/** Fonts of the machine first, so that pictures look as they do there; the packed ones on a machine without any. */
const fontConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`;

const AN_HOUR = 60 * 60 * 1000;

/** Older versions, and what a killed run left half unpacked: two hundred megabytes each. */
function dropLeftovers(folder: string, version: string): void {
  for (const name of readdirSync(folder).filter((other) => other !== version)) {
    const path = join(folder, name);
    if (Date.now() - statSync(path).mtimeMs > AN_HOUR) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Unpacks the npm Chromium once into .cache. Two runs may do so at the same time: each unpacks aside and moves the
 * whole folder into place, and whoever comes second uses the first one's.
 */
function packedChromium(): Found {
  const manifest = findPackageJSON('@sparticuz/chromium', import.meta.url)!;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = join(root, '.cache', 'chromium', version);
  if (!existsSync(folder)) {
    const aside = `${folder}.${process.pid}`;
    mkdirSync(aside, { recursive: true });
    // In a process of its own, because the package unpacks to the temporary folder of whoever asks. The AWS variable
    // makes it bring along the shared libraries that a bare machine lacks.
    const unpack = `import('@sparticuz/chromium').then(({ default: packed }) => packed.executablePath())`;
    const run = spawnSync(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: root,
      env: { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (run.status !== 0) throw new Error('The Chromium from npm could not be unpacked. Set CHROMIUM_PATH to another.');
    try {
      renameSync(aside, folder);
    } catch (error) {
      rmSync(aside, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
    dropLeftovers(dirname(folder), version);
  }
  const fonts = join(folder, 'fonts.conf');
  if (!existsSync(fonts)) writeFileSync(fonts, fontConfig(folder));
  return {
    executable: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: fonts },
    packed: true,
  };
}

function findChromium(): Found {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return { executable: named, env: {}, packed: false };
  const usual = USUAL_PLACES.find((place) => existsSync(place));
  return usual ? { executable: usual, env: {}, packed: false } : packedChromium();
}

/** A browser that any number of test files connect to. */
export async function serveBrowser(): Promise<{ readonly browser: BrowserServer; readonly packed: boolean }> {
  const { executable, env, packed } = findChromium();
  const browser = await chromium.launchServer({
    executablePath: executable,
    headless: true,
    env: { ...process.env, ...env } as Record<string, string>,
    args: [
      // A container has neither a user namespace for the sandbox nor a roomy /dev/shm. Only our own pages are opened.
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // WebGL on a machine without a graphics card.
      '--ignore-gpu-blocklist',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      // Pages themselves are composed without it: four times faster than a graphics card in software.
      '--disable-gpu-compositing',
      // One tile holds the whole page, where many small ones would be put together for every frame.
      '--default-tile-width=1440',
      '--default-tile-height=900',
      '--font-render-hinting=none',
      // A page of a test lives for seconds: what the slowest compiler makes of it is thrown away before it pays.
      '--js-flags=--no-turbofan',
    ],
  });
  return { browser, packed };
}
