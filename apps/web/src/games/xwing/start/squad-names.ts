import { isObject, type Json, type Language } from '@holotisch/engine';
// Not all of the game: the first page names the match that was left, and shall not wait for every card.
import { READY_SQUADS } from '@holotisch/xwing/ready';

/** `Red Squadron – Howlrunner's swarm`, where a match began with squads that have names. */
export function squadNames(setup: Json, language: Language): string | undefined {
  const squads = isObject(setup) && Array.isArray(setup['squads']) ? setup['squads'] : [];
  const names = squads.flatMap((squad) =>
    isObject(squad) && typeof squad['name'] === 'string' ? [inLanguage(squad['name'], language)] : [],
  );
  return names.length > 0 && names.length === squads.length ? names.join(' – ') : undefined;
}

/** A ready-made squad went to the table under the name that its player read then, in whichever language. */
const inLanguage = (written: string, language: Language): string =>
  READY_SQUADS.find(({ name }) => name.de === written || name.en === written)?.name[language] ?? written;
