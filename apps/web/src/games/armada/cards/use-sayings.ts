import { sayingsFrom } from '../../sayings.ts';

/** What the cards of Armada do, in our own words. */
export const { saidNow, useSayings } = sayingsFrom(() => import('@holotisch/armada/abilities'));
