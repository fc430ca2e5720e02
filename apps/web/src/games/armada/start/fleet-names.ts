// Not all of the game: the first page names the match that was left, and shall not wait for every card.
import { READY_FLEETS } from '@holotisch/armada/ready';
import { isObject, type Json, type Language } from '@holotisch/engine';

/** `Ackbar's broadsides – …`, where a match began with fleets that have names. */
export function fleetNames(setup: Json, language: Language): string | undefined {
  const fleets = isObject(setup) && Array.isArray(setup['fleets']) ? setup['fleets'] : [];
  const names = fleets.flatMap((fleet) =>
    isObject(fleet) && typeof fleet['name'] === 'string' ? [inLanguage(fleet['name'], language)] : [],
  );
  return names.length > 0 && names.length === fleets.length ? names.join(' – ') : undefined;
}

/** A ready-made fleet went to the table under the name that its player read then, in whichever language. */
const inLanguage = (written: string, language: Language): string =>
  READY_FLEETS.find(({ name }) => name.de === written || name.en === written)?.name[language] ?? written;
