import type { Models } from '../part.ts';
import { EMPIRE } from './units/empire.ts';
import { MACHINES } from './units/machines.ts';
import { MANDALORIANS } from './units/mandalorian.ts';
import { MERCENARIES } from './units/mercenary.ts';
import { REBELS } from './units/rebel.ts';
import { REPUBLIC } from './units/republic.ts';
import { SEPARATISTS } from './units/separatist.ts';

export const models: Models = {
  ...REBELS,
  ...EMPIRE,
  ...REPUBLIC,
  ...SEPARATISTS,
  ...MERCENARIES,
  ...MANDALORIANS,
  ...MACHINES,
};

export { grown } from './grown.ts';
