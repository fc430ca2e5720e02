import type { XWingEvent } from '@holotisch/xwing';
import type { Told } from '../../../table-ui/game-face.ts';
import type { XWingView } from '../view.ts';
import { cards } from './cards.ts';
import { combat } from './combat.ts';
import { flight } from './flight.ts';
import { rounds } from './rounds.ts';
import { setup } from './setup.ts';
import { tokens } from './tokens.ts';

/** How every event of X-Wing is told. An event without an entry, or an entry without an event, does not compile. */
export const xwingTold: Told<XWingView, XWingEvent> = {
  ...setup,
  ...rounds,
  ...flight,
  ...tokens,
  ...combat,
  ...cards,
};
