import type { data } from '@holotisch/legion';
import { sayingsFrom } from '../../sayings.ts';

/** A card reads differently from edition to edition: that stands before its key. */
const { useSayings: useBoth } = sayingsFrom(async () => {
  const { sayingOf } = await import('@holotisch/legion/abilities');
  return {
    sayingOf: (key, lang) => {
      const [edition, card = ''] = key.split(' ');
      return sayingOf(card, lang, edition === '2.6' ? '2.6' : '1.2');
    },
  };
});

/** What the cards of Legion do, in our own words, by their key (`keyword/nimble`, `command/ambush`). */
export function useSayings(edition: data.Edition): (key: string | undefined) => string | undefined {
  const says = useBoth();
  return (key) => (key === undefined ? undefined : says(`${edition} ${key}`));
}
