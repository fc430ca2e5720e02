import type { Models } from '../part.ts';
import { HUGE } from './huge.ts';
import { LARGE_IMPERIAL, LARGE_SCUM } from './large-others.ts';
import { LARGE_REBEL } from './large-rebel.ts';
import { REBEL_FIGHTERS } from './rebel-fighters.ts';
import { SCUM_FIGHTERS } from './scum-fighters.ts';
import { TIES } from './tie.ts';

/** Every ship type of the game. */
export const models: Models = {
  ...REBEL_FIGHTERS,
  ...SCUM_FIGHTERS,
  ...TIES,
  ...LARGE_REBEL,
  ...LARGE_SCUM,
  ...LARGE_IMPERIAL,
  ...HUGE,
};

export { grown } from './grown.ts';
