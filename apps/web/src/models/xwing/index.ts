import type { Models } from '../part.ts';
import { LARGE_REBEL } from './large-rebel.ts';
import { REBEL_FIGHTERS } from './rebel-fighters.ts';
import { SCUM_FIGHTERS } from './scum-fighters.ts';
import { TIES } from './tie.ts';

export const models: Models = { ...REBEL_FIGHTERS, ...SCUM_FIGHTERS, ...TIES, ...LARGE_REBEL };
