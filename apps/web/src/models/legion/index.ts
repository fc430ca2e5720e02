import type { Models } from '../part.ts';
import { REBELS } from './units/rebel.ts';

export const models: Models = { ...REBELS };
