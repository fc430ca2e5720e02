import type { Json, Language } from '@holotisch/engine';
// Not all of the game: the first page names the match that was left, and shall not wait for every card.
import { READY_SQUADS } from '@holotisch/xwing/ready';
import { listNames } from '../../../table-ui/start/list-names.ts';

/** `Red Squadron – Howlrunner's swarm`, where a match began with squads that have names. */
export const squadNames = (setup: Json, language: Language): string | undefined =>
  listNames(setup, 'squads', (written) => inLanguage(written, language));

/** A ready-made squad went to the table under the name that its player read then, in whichever language. */
const inLanguage = (written: string, language: Language): string =>
  READY_SQUADS.find(({ name }) => name.de === written || name.en === written)?.name[language] ?? written;
