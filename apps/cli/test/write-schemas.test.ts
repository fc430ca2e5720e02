import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { idPages, schemas } from '../src/write-schemas.ts';

it('docs/schema is what the schemas of the engine make today', () => {
  const folder = new URL('../../../docs/schema/', import.meta.url);
  const written = readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]);
  expect(Object.fromEntries(written)).toEqual(JSON.parse(JSON.stringify(schemas)));
});

it('docs/ids-<game>.md has every id of today', () => {
  expect(Object.keys(idPages)).toEqual(['ids-xwing.md', 'ids-armada.md', 'ids-legion.md']);
  for (const [name, page] of Object.entries(idPages))
    expect(readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')).toBe(page);
});
