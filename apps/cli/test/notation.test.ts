import { readFileSync } from 'node:fs';
import { loadGames, loadTexts } from '@holotisch/games';
import { expect, it } from 'vitest';
import { schemas } from '../src/write-schemas.ts';
import { call } from './fake.ts';

it('the examples in docs/NOTATION.md work', async () => {
  const page = readFileSync(new URL('../../../docs/NOTATION.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json);
  const [match, ...scenarios] = examples;
  expect(scenarios).toHaveLength(3);
  expect(await call('replay f --verify', { f: match! })).toMatchObject({ code: 0, err: '' });
  for (const scenario of scenarios)
    expect(await call('scenario f', { f: scenario })).toMatchObject({ code: 0, err: '' });
});

it('docs/NOTATION.md names every member of a position, every question and every kind of decision', async () => {
  const page = readFileSync(new URL('../../../docs/NOTATION.md', import.meta.url), 'utf8');
  const section = page.slice(page.indexOf('## X-Wing'), page.indexOf('## Versions'));
  const schema = JSON.parse(
    readFileSync(new URL('../../../docs/schema/xwing-position.schema.json', import.meta.url), 'utf8'),
  );
  const ship = schema.properties.ships.items.properties;
  const names = [
    ...Object.keys(schema.properties),
    ...Object.keys(ship),
    ...Object.keys(schema.properties.rules.properties),
  ];
  expect(names.filter((name) => !section.includes(`\`${name}\``) && !section.includes(` ${name},`))).toEqual([]);
  const scenario = JSON.stringify(schemas['scenario.schema.json']);
  const questions = [...scenario.matchAll(/"question":\{"const":"(\w+)"/g)].map(([, name]) => name);
  expect(questions.length).toBeGreaterThan(12);
  expect(questions.filter((name) => !section.includes(`\n| \`${name}\` |`))).toEqual([]);
  const texts = (await loadTexts(await loadGames(['xwing']))).get('xwing')!;
  const words = Object.keys(texts.en).filter((key) => key.startsWith('xw.ask.'));
  const kinds = words.map((key) => key.slice('xw.ask.'.length));
  expect(kinds.filter((kind) => !section.includes(`\`${kind}\``))).toEqual([]);
});
