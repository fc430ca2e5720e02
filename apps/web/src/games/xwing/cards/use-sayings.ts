import fetchSayings from 'virtual:card-sayings/xwing';
import type { data } from '@holotisch/xwing';
import { sayingsFrom } from '../../../table-ui/face/sayings.ts';

/** What the cards of X-Wing do, in our own words. */
export const { saidNow, useSayings, useSayingsAhead } = sayingsFrom(fetchSayings);

export const pilotCard = (pilot: Pick<data.Pilot, 'faction' | 'ship' | 'id'>): string =>
  `${pilot.faction}/${pilot.ship}/${pilot.id}`;

/** A card with two sides says what is on the one that is up. */
export const upgradeCard = (card: Pick<data.Upgrade, 'slot' | 'id' | 'sides'>, face: 0 | 1 = 0): string =>
  `${card.slot}/${card.id}${card.sides ? `#${face}` : ''}`;
