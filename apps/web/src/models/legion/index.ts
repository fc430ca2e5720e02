import type { Models } from '../part.ts';
import { EMPIRE } from './units/empire.ts';
import { REBELS } from './units/rebel.ts';
import { REPUBLIC } from './units/republic.ts';

export const models: Models = { ...REBELS, ...EMPIRE, ...REPUBLIC };
