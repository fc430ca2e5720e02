// Writes docs/schema from the schemas that the engine and the games read files with, and docs/ids-<game>.md and docs/windows-<game>.md. Run it by hand after a change of the formats,
// then format what it wrote: node apps/cli/src/write-schemas.ts && npm run format
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isObject, matchSchema, scenarioSchema } from '@holotisch/engine';
import { loadGames, type Shape } from '@holotisch/games';
import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';

const CONFIG: ConversionConfig = {
  // `check` is code, which a JSON Schema cannot hold; what the scenario's checks say stands below in its own words.
  ignoreActions: ['check', 'readonly'],
  overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? {} : namedCounts(valibotSchema)),
};

/** A record whose members have names out of a list. */
function namedCounts(schema: unknown): JsonSchema | undefined {
  if (!isRecord(schema)) return undefined;
  const { $schema: _, ...value } = toJsonSchema(schema.value, CONFIG);
  return { type: 'object', propertyNames: { enum: [...schema.key.options] }, additionalProperties: value };
}
const isRecord = (x: unknown): x is { value: Shape; key: { options: readonly string[] } } =>
  isObject(x) && x['type'] === 'record' && isObject(x['key']) && x['key']['type'] === 'picklist';

const has = (...required: readonly string[]) => ({ required });

const { all } = await loadGames();
const references = await Promise.all(
  all.flatMap(({ id, reference }) => (reference ? [reference().then((known) => ({ id, ...known }))] : [])),
);

const fileOf = (game: string, part: string): string => `${game}-${part}.schema.json`;
const isOf = (game: string) => ({ properties: { game: { const: game } }, ...has('game') });

/** In a file of a game, what the game spells has a shape of its own. */
const inFileOf = (game: string, ...parts: readonly string[]) => ({
  if: isOf(game),
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  then: { properties: Object.fromEntries(parts.map((part) => [part, { $ref: fileOf(game, part) }])) },
});

/** The question by its name, with the arguments that it takes; every game knows those that the engine answers. */
const asks = (game: string, questions: Readonly<Record<string, Shape>>) => ({
  if: isOf(game),
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  then: {
    properties: {
      ask: {
        items: {
          allOf: Object.entries(questions).map(([name, shape]) => ({
            if: { properties: { question: { const: name } } },
            // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
            then: withQuestion(toJsonSchema(shape, CONFIG)),
          })),
        },
      },
    },
  },
});
const withQuestion = ({ $schema: _, properties = {}, ...shape }: JsonSchema) => ({
  ...shape,
  properties: { question: true, after: true, ...properties },
});

/** Every schema by the name of its file. */
export const schemas: Readonly<Record<string, object>> = {
  'match.schema.json': {
    ...toJsonSchema(matchSchema, CONFIG),
    title: 'Holotisch match, version 1',
    allOf: references.map(({ id }) => inFileOf(id, 'setup')),
  },
  'scenario.schema.json': {
    ...toJsonSchema(scenarioSchema, CONFIG),
    title: 'Holotisch scenario, version 1',
    oneOf: [
      { ...has('position'), not: has('setup') },
      { ...has('setup'), not: { anyOf: [has('position'), has('dice'), has('decks')] } },
    ],
    allOf: references.flatMap(({ id, questions }) => [inFileOf(id, 'setup', 'position'), asks(id, questions)]),
  },
  ...Object.fromEntries(
    references.flatMap(({ id, shapes }) =>
      Object.entries(shapes).map(([part, shape]) => [
        fileOf(id, part),
        { ...toJsonSchema(shape, CONFIG), title: `Holotisch, ${id}: ${part}` },
      ]),
    ),
  ),
};

/** Pages of ids and of windows by the name of their file. */
export const pages: Readonly<Record<string, string>> = Object.fromEntries(
  references.flatMap(({ id, ids, windows }) => [
    [`ids-${id}.md`, ids],
    [`windows-${id}.md`, windows],
  ]),
);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../../../docs/schema/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(schemas))
    writeFileSync(new URL(name, folder), `${JSON.stringify(schema, null, 2)}\n`);
  for (const [name, page] of Object.entries(pages)) writeFileSync(new URL(`../${name}`, folder), page);
}
