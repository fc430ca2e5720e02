import type { Models } from '../part.ts';
import { REBEL_FIGHTERS } from './rebel-fighters.ts';
import { TIES } from './tie.ts';

export const models: Models = { ...REBEL_FIGHTERS, ...TIES };
