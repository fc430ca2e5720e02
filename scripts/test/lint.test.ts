import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lintChanged } from '../lint.ts';

let root = '';
const write = (path: string, content = '') => writeFileSync(join(root, path), content);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const folder of ['src', 'node_modules']) mkdirSync(join(root, folder));
  for (const path of ['biome.json', '.gitignore', 'package-lock.json', 'src/a.ts', 'src/b.css', 'readme.md'])
    write(path);
  write('node_modules/c.ts');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What the linter is shown; it finds all of it right or none. */
async function shown(right = true): Promise<readonly string[]> {
  let seen: readonly string[] = [];
  const verdict = await lintChanged(root, async (paths) => {
    seen = paths.toSorted();
    return right;
  });
  expect(verdict).toBe(right || seen.length === 0);
  return seen;
}
const ALL = ['biome.json', 'package-lock.json', 'src/a.ts', 'src/b.css'];

it('shows everything once, and then only what has changed or is new', async () => {
  expect(await shown()).toEqual(ALL);
  expect(await shown()).toEqual([]);
  write('src/a.ts', 'other');
  write('src/new.tsx');
  expect(await shown()).toEqual(['src/a.ts', 'src/new.tsx']);
  expect(await shown()).toEqual([]);
});

it('shows again what was not right, until it is', async () => {
  expect(await shown(false)).toEqual(ALL);
  expect(await shown()).toEqual(ALL);
  write('src/a.ts', 'wrong');
  expect(await shown(false)).toEqual(['src/a.ts']);
  expect(await shown(false)).toEqual(['src/a.ts']);
  write('src/a.ts');
  expect(await shown()).toEqual([]);
});

it.each(['biome.json', '.gitignore', 'package-lock.json'])('shows everything when %s has changed', async (settings) => {
  await shown();
  write(settings, 'other');
  expect(await shown()).toEqual(ALL);
});

it('shows everything when its record is broken, and names no more files than fit', async () => {
  await shown();
  write('.cache/lint.json', '{"by":');
  expect(await shown()).toEqual(ALL);
  for (let i = 0; i < 250; i++) write(`src/${i}.ts`);
  expect(await shown()).toEqual(['.']);
});
