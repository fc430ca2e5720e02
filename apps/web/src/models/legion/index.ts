import type { Models } from '../part.ts';
import { EMPIRE } from './units/empire.ts';
import { MACHINES } from './units/machines.ts';
import { MANDALORIANS } from './units/mandalorian.ts';
import { MERCENARIES } from './units/mercenary.ts';
import { REBELS } from './units/rebel.ts';
import { REPUBLIC } from './units/republic.ts';
import { SEPARATISTS } from './units/separatist.ts';
import { all } from './units/squad.ts';

/** By `legion/<unit>`, `…/leader`, `…/heavy`, and `…/<upgrade>` for whom an upgrade adds. */
export const models: Models = all(REBELS, EMPIRE, REPUBLIC, SEPARATISTS, MERCENARIES, MANDALORIANS, MACHINES);

export { grown } from './grown.ts';
