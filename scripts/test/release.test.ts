import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { cut, type Files } from '../release/cut.ts';

const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;
const engine = { name: '@holotisch/engine', version: '0.1.0', dependencies: { valibot: '0.1.0' } };
const xwing = { name: '@holotisch/xwing', version: '0.1.0', dependencies: { '@holotisch/engine': '0.1.0' } };
const house: Files = {
  'package.json': json({ name: 'holotisch', version: '0.1.0' }),
  'packages/engine/package.json': json(engine),
  'packages/xwing/package.json': json(xwing),
  'package-lock.json': json({
    name: 'holotisch',
    version: '0.1.0',
    packages: {
      '': { name: 'holotisch', version: '0.1.0' },
      'node_modules/valibot': { version: '0.1.0' },
      'packages/xwing': xwing,
    },
  }),
  'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n- a thing\n\n## 0.1.0 (2026-01-01)\n\n- the first\n',
};

describe('a release', () => {
  it('gives all of our packages the new version, and nobody else', () => {
    const files = cut(house, '0.2.0', '2026-11-18');
    const all = Object.values(files).join('');
    expect(all.match(/0\.1\.0/g)).toHaveLength(3); // valibot twice, and the older release
    expect(JSON.parse(files['packages/xwing/package.json']!).dependencies).toEqual({ '@holotisch/engine': '0.2.0' });
    expect(JSON.parse(files['package-lock.json']!).packages['packages/xwing'].version).toBe('0.2.0');
    expect(JSON.parse(files['package-lock.json']!).packages['node_modules/valibot'].version).toBe('0.1.0');
  });

  it('puts its heading under an empty "Unreleased"', () => {
    expect(cut(house, '0.2.0', '2026-11-18')['CHANGELOG.md']).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-18)\n\n- a thing\n\n## 0.1.0 (2026-01-01)\n\n- the first\n',
    );
  });

  it.each([
    ['0.1.0', house, 'does not come after'],
    ['0.0.9', house, 'does not come after'],
    ['0.2', house, 'no version'],
    ['v0.2.0', house, 'no version'],
    ['0.2.0', cut(house, '0.1.1', 'today'), 'says nothing'],
    ['0.2.0', { ...house, 'CHANGELOG.md': '# Changelog\n' }, 'no "## Unreleased"'],
  ])('is not cut: %s of %#', (version, files, why) => {
    expect(() => cut(files, version, '2026-11-18')).toThrow(why);
  });

  const folder = mkdtempSync(join(tmpdir(), 'holotisch-release-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  const release = (...args: string[]) =>
    spawnSync(process.execPath, [fileURLToPath(new URL('../release/run.ts', import.meta.url)), ...args], {
      env: { ...process.env, HOLOTISCH_RELEASE_ROOT: folder },
      encoding: 'utf8',
    });

  it('is a commit and a tag, and nothing where something is not committed', () => {
    for (const [path, text] of Object.entries(house)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git('init', '--quiet');
    git('config', 'user.name', 'Nobody');
    git('config', 'user.email', 'nobody@example.org');
    expect(release('0.2.0')).toMatchObject({ status: 2, stderr: expect.stringContaining('not committed') });
    git('add', '.');
    git('commit', '--quiet', '-m', 'first');
    expect(release()).toMatchObject({ status: 2, stdout: '' });
    expect(release('0.2.0')).toMatchObject({ status: 0, stderr: '' });
    expect(git('log', '--format=%s').trim().split('\n')).toEqual(['Release 0.2.0', 'first']);
    expect(git('tag').trim()).toBe('v0.2.0');
    expect(git('status', '--porcelain')).toBe('');
    expect(JSON.parse(readFileSync(join(folder, 'packages/engine/package.json'), 'utf8')).version).toBe('0.2.0');
  });
});
