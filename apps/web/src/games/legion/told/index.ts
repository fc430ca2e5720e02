import type { Told } from '../../../table-ui/game-face.ts';
import type { LegionEvent, LegionView } from '../view.ts';
import { combat } from './combat.ts';
import { rounds } from './rounds.ts';
import { units } from './units.ts';

/** How every event of Legion is told. An event without an entry, or an entry without an event, does not compile. */
export const legionTold: Told<LegionView, LegionEvent> = { ...rounds, ...units, ...combat };
