import type { Models } from '../part.ts';
import { addedTo } from './units/added.ts';
import { EMPIRE } from './units/empire.ts';
import { MACHINES } from './units/machines.ts';
import { MANDALORIANS } from './units/mandalorian.ts';
import { MERCENARIES } from './units/mercenary.ts';
import { REBELS } from './units/rebel.ts';
import { REPUBLIC } from './units/republic.ts';
import { SEPARATISTS } from './units/separatist.ts';
import { all } from './units/squad.ts';

/**
 * By `legion/<unit>`, `…/leader`, `…/heavy`. For whom an upgrade adds `legion/<unit>/<upgrade>`, or else
 * `legion/<upgrade>`, where there is one.
 */
export const models: Models = addedTo(all(REBELS, EMPIRE, REPUBLIC, SEPARATISTS, MERCENARIES, MANDALORIANS, MACHINES));

export { grown } from './grown.ts';
