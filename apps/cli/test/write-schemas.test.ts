import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { schemas } from '../src/write-schemas.ts';

it('docs/schema is what the schemas of the engine make today', () => {
  const folder = new URL('../../../docs/schema/', import.meta.url);
  const written = readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]);
  expect(Object.fromEntries(written)).toEqual(JSON.parse(JSON.stringify(schemas)));
});
