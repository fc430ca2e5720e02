import fetchSayings from 'virtual:card-sayings/armada';
import { sayingsFrom } from '../../../table-ui/face/sayings.ts';

/** What the cards of Armada do, in our own words. */
export const { saidNow, useSayings, useSayingsAhead } = sayingsFrom(fetchSayings);
