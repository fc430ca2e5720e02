import { sayingsFrom } from '../../sayings.ts';

/** What the cards of Armada do, in our own words. */
export const { saidNow, useSayings } = sayingsFrom({
  de: () => import('virtual:card-sayings/armada-abilities-de'),
  en: () => import('virtual:card-sayings/armada-abilities-en'),
});
