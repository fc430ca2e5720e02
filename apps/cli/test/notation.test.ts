import { readFileSync } from 'node:fs';
import { loadGame } from '@holotisch/games';
import { describe, expect, it } from 'vitest';
import { schemas } from '../src/write-schemas.ts';
import { call } from './fake.ts';

it('the examples in docs/NOTATION.md work', async () => {
  const page = readFileSync(new URL('../../../docs/NOTATION.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json);
  const [match, ...scenarios] = examples;
  expect(scenarios).toHaveLength(5);
  expect(await call('replay f --verify', { f: match! })).toMatchObject({ code: 0, err: '' });
  for (const scenario of scenarios)
    expect(await call('scenario f', { f: scenario })).toMatchObject({ code: 0, err: '' });
});

it('replay tells the outcome alone, the same match as a scenario tells its events', async () => {
  const [, json = ''] = /```json\n(.*?)```/s.exec(page('docs/NOTATION.md'))!;
  const { game, edition, setup, seed, decisions } = JSON.parse(json);
  const replayed = JSON.parse((await call('replay f --json', { f: json })).out);
  const told = /\(`--json`: (.*?)\)/s.exec(page('docs/NOTATION.md'))![1]!.match(/\w+/g);
  expect(Object.keys(replayed)).toEqual(expect.arrayContaining([...told!]));
  expect(replayed).not.toHaveProperty('events');
  const f = JSON.stringify({ holotisch: 'scenario', version: 1, game, edition, setup, seed, decisions });
  const { events } = JSON.parse((await call('scenario f --json', { f })).out);
  expect(events[0]).toMatchObject({ type: 'revealed' });
});

const page = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** The members of an object in a JSON Schema, those of any of its forms. */
function membersOf(schema: { properties?: object; anyOf?: { properties?: object }[] }): string[] {
  return [schema, ...(schema.anyOf ?? [])].flatMap(({ properties = {} }) => Object.keys(properties));
}

describe.each([
  ['xwing', '## X-Wing', '## Armada', 'ships', kindsOfXWing],
  ['armada', '## Armada', '## Legion', 'units', kindsOfArmada],
  ['legion', '## Legion', '## Versions', 'units', kindsOfLegion],
] as const)('docs/NOTATION.md names all of %s', (game, from, to, pieces, kindsOf) => {
  const notation = page('docs/NOTATION.md');
  const section = notation.slice(notation.indexOf(`\n${from}\n`), notation.indexOf(`\n${to}\n`));

  it('every member of a position', () => {
    const { properties } = JSON.parse(page(`docs/schema/${game}-position.schema.json`));
    const names = [properties, properties.rules.properties]
      .flatMap(Object.keys)
      .concat(membersOf(properties[pieces].items));
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !section.includes(`\`${name}\``) && !section.includes(` ${name},`))).toEqual([]);
  });

  it('every question', () => {
    const { allOf } = JSON.parse(JSON.stringify(schemas['scenario.schema.json']));
    const own = allOf.filter(
      (one: { if: { properties: { game: { const: string } } } }) => one.if.properties.game.const === game,
    );
    const questions = [...JSON.stringify(own).matchAll(/"question":\{"const":"(\w+)"/g)].map(([, name]) => name);
    expect(questions.length).toBeGreaterThan(10);
    expect(questions.filter((name) => !section.includes(`\n| \`${name}\` |`))).toEqual([]);
  });

  it('every kind of decision', async () => {
    const kinds = await kindsOf();
    expect(kinds.length).toBeGreaterThan(30);
    expect(kinds.filter((kind) => !section.includes(`\`${kind}\``))).toEqual([]);
  });
});

async function kindsOfXWing(): Promise<string[]> {
  const lists = await (await loadGame('xwing'))!.lists();
  const words = Object.keys(lists.words.en).filter((key) => key.startsWith('xw.ask.'));
  return words.map((key) => key.slice('xw.ask.'.length));
}

/** Prompts of Armada and Legion have more names than their questions have kinds: these are what their payloads say. */
async function kindsOfArmada(): Promise<string[]> {
  return kindsIn('packages/armada/src/payloads.ts');
}
async function kindsOfLegion(): Promise<string[]> {
  return kindsIn('packages/legion/src/payloads.ts');
}
function kindsIn(path: string): string[] {
  const source = page(path);
  const asked = [...source.matchAll(/(?:ChoiceOf|SeveralOf|PlaceIn|FormAskData)<((?:'[a-z-]+'(?: \| )?)+)/g)];
  return asked.flatMap(([, names = '']) => [...names.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name!));
}
