import type { CardFamily } from '../../vocabulary.ts';
import { EQUIPMENT } from './equipment.ts';
import { JOINING } from './joining.ts';
import { PEOPLE } from './people.ts';
import { SERVING } from './serving.ts';

/** Upgrades that 2.6 brought. */
export const LATER_UPGRADES: CardFamily = { ...PEOPLE, ...EQUIPMENT, ...JOINING, ...SERVING };
