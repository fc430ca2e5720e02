// Writes docs/schema from the schemas that the engine reads files with. Run it by hand after a change of the formats,
// then format what it wrote: node apps/cli/src/write-schemas.ts && npm run format
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { matchSchema, scenarioSchema } from '@holotisch/engine';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';

const CONFIG: ConversionConfig = {
  // `check` is code, which a JSON Schema cannot hold; what the scenario's checks say stands below in its own words.
  ignoreActions: ['check', 'readonly'],
  overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? {} : undefined),
};

const has = (...required: readonly string[]) => ({ required });

/** Every schema by the name of its file. */
export const schemas: Readonly<Record<string, object>> = {
  'match.schema.json': { ...toJsonSchema(matchSchema, CONFIG), title: 'Holotisch match, version 1' },
  'scenario.schema.json': {
    ...toJsonSchema(scenarioSchema, CONFIG),
    title: 'Holotisch scenario, version 1',
    oneOf: [
      { ...has('position'), not: has('setup') },
      { ...has('setup'), not: { anyOf: [has('position'), has('dice'), has('decks')] } },
    ],
  },
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../../../docs/schema/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(schemas))
    writeFileSync(new URL(name, folder), `${JSON.stringify(schema, null, 2)}\n`);
}
