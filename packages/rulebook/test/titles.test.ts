import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { claimedIds } from '../src/test-results.ts';
import { realLedger } from './books.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const outside = (name: string) => ['node_modules', 'dist', '.cache', '.git'].includes(name);
/** As an id opens a title; a list of strings in the source has a quote after its bracket. */
const bracketsIn = (source: string) => source.match(/\[(?:XW|AR|LE|LC|L2)-[^[\]'"`]*\]/g) ?? [];

it('every clause named in brackets in any test file exists', () => {
  const files = globSync('**/*.test.ts', { cwd: root, exclude: (path) => path.split(/[/\\]/).some(outside) });
  expect(files).toContain('packages/rulebook/test/titles.test.ts');
  const unknown = files.flatMap((file) =>
    bracketsIn(readFileSync(`${root}/${file}`, 'utf8'))
      .flatMap(claimedIds)
      .filter((id) => !realLedger.byId.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
