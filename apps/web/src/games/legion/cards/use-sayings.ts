import fetchSayings from 'virtual:card-sayings/legion';
import type { data } from '@holotisch/legion';
import { sayingsFrom } from '../../../table-ui/face/sayings.ts';

const { useSayings: useAll } = sayingsFrom(fetchSayings);

/**
 * What the cards of Legion do, in our own words, by their key (`keyword/nimble`, `command/ambush`). What reads differently in
 * 2.6 stands there under a key of its own.
 */
export function useSayings(edition: data.Edition): (key: string | undefined) => string | undefined {
  const says = useAll();
  return (key) => (key === undefined ? undefined : ((edition === '2.6' ? says(`${key}@2.6`) : undefined) ?? says(key)));
}
