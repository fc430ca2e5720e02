import type { Models } from '../part.ts';
import { REPUBLIC, SEPARATISTS } from './clone-wars.ts';
import { EMPIRE } from './empire.ts';
import { REBEL } from './rebel.ts';
import { SQUADRONS } from './squadrons.ts';

/** Every class of ships and every type of squadron of the game. */
export const models: Models = { ...REBEL, ...EMPIRE, ...REPUBLIC, ...SEPARATISTS, ...SQUADRONS };

export { grown } from './grown.ts';
