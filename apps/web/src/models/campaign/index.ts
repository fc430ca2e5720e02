import { models as armada } from '../armada/index.ts';
import type { Model, Models } from '../part.ts';
import { HOLDS } from './holds.ts';
import { WORLDS } from './worlds.ts';

/** How large ships are on a star map. */
export { SMALL } from './size.ts';

import { SMALL } from './size.ts';

/** A ship as a counter on a map: the same model, smaller. */
const small = (model: Model): Model => ({
  ...model,
  scale: (model.scale ?? 1) * SMALL,
  lift: 16,
});

const named = (under: string, list: Models): Models =>
  Object.fromEntries(Object.entries(list).map(([name, model]) => [`campaign/${under}${name}`, model]));

/** Worlds, what teams have there, and flagships in the size of a map: `campaign/ocean`, `campaign/fleet/armada/…`. */
export const models: Models = {
  ...named('', WORLDS),
  ...named('', HOLDS),
  ...named(
    'fleet/',
    Object.fromEntries(
      Object.entries(armada)
        .filter(([name]) => !name.includes('/squadron/'))
        .map(([name, model]) => [name, small(model)]),
    ),
  ),
};

/** Nothing here grows on an outline. */
export const grown = (): undefined => undefined;
