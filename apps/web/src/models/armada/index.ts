import type { Models } from '../part.ts';
import { EMPIRE } from './empire.ts';
import { REBEL } from './rebel.ts';

export const models: Models = { ...REBEL, ...EMPIRE };
