import type { Models } from '../part.ts';
import { TIES } from './tie.ts';

export const models: Models = { ...TIES };
