import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences, fits } from '../../boot/installation.mjs';

const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' };
const wanted = {
  '': { version: '0.1.0' },
  'apps/cli': { version: '0.1.0' },
  'node_modules/@holotisch/cli': { resolved: 'apps/cli', link: true },
  'node_modules/vite': { version: '8.3.5', integrity: 'sha512-vite' },
  'node_modules/bolt-linux': { version: '1.0.0', integrity: 'sha512-l', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/bolt-mac': { version: '1.0.0', integrity: 'sha512-m', optional: true, os: ['darwin'] },
};
const { '': _root, 'node_modules/bolt-mac': _mac, ...complete } = wanted;
const onDisk: Readonly<Record<string, string>> = {
  'node_modules/@holotisch/cli': '0.1.0',
  'node_modules/vite': '8.3.5',
  'node_modules/bolt-linux': '1.0.0',
};
const check = (found: Parameters<typeof differences>[0]['found'], disk = onDisk) =>
  differences({ wanted, found, machine, versionIn: (path) => disk[path] });

describe('an installation', () => {
  it('will do when it has everything that is named for this machine', () => {
    expect(check(complete)).toEqual([]);
  });

  it('will not do without its native part, which npm leaves out on an old Node', () => {
    const { 'node_modules/bolt-linux': _, ...left } = complete;
    expect(check(left)).toEqual(['node_modules/bolt-linux']);
  });

  it('will not do with another version or other content than named', () => {
    expect(check({ ...complete, 'node_modules/vite': { version: '8.3.4', integrity: 'sha512-vite' } })).toEqual([
      'node_modules/vite',
    ]);
    expect(check({ ...complete, 'node_modules/vite': { version: '8.3.5', integrity: 'sha512-other' } })).toEqual([
      'node_modules/vite',
    ]);
  });

  it('will not do with a package too many', () => {
    expect(check({ ...complete, 'node_modules/old': { version: '1.0.0' } })).toEqual(['node_modules/old']);
  });

  it('will not do when a folder has been deleted, cut off or exchanged since', () => {
    const { 'node_modules/vite': _vite, ...without } = onDisk;
    expect(check(complete, without)).toEqual(['node_modules/vite']);
    expect(check(complete, { ...onDisk, 'node_modules/vite': '8.0.0' })).toEqual(['node_modules/vite']);
    const { 'node_modules/@holotisch/cli': _cli, ...unlinked } = onDisk;
    expect(check(complete, unlinked)).toEqual(['node_modules/@holotisch/cli']);
  });

  it('asks nothing of the folders of the workspaces themselves', () => {
    expect(check(complete, { ...onDisk, 'apps/cli': '0.2.0' })).toEqual([]);
    // A release changes their number in the lock file: nothing has to be fetched for that.
    expect(check({ ...complete, 'apps/cli': { version: '0.0.9' } })).toEqual([]);
  });
});

it('needs no scripts of the packages, for boot runs none', () => {
  const lock = JSON.parse(readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8'));
  const packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>> = lock.packages;
  const withScript = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  // Ours, the `postinstall` in package.json, is what boot does by itself.
  expect(withScript).toEqual(['']);
});

describe('a package for some machines', () => {
  it('is for those it names, or for all but those it excludes', () => {
    expect(fits({}, machine)).toBe(true);
    expect(fits({ os: 'linux', cpu: 'x64' }, machine)).toBe(true);
    expect(fits({ os: ['darwin', 'linux'] }, machine)).toBe(true);
    expect(fits({ cpu: ['arm64'] }, machine)).toBe(false);
    expect(fits({ os: ['!win32'] }, machine)).toBe(true);
    expect(fits({ os: ['!linux'] }, machine)).toBe(false);
    expect(fits({ os: ['any'] }, machine)).toBe(true);
  });

  it('is for one kind of C library where it says so', () => {
    expect(fits({ libc: ['glibc'] }, machine)).toBe(true);
    expect(fits({ libc: ['musl'] }, machine)).toBe(false);
    expect(fits({ libc: ['glibc'] }, { platform: 'darwin', arch: 'arm64' })).toBe(false);
  });
});
