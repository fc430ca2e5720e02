import { type ArmyDraft, agreedOn, draftOf } from '@holotisch/games/legion/draft';
import { type data, READY_ARMIES, type ReadyArmy } from '@holotisch/legion';

/** Ready-made armies of an edition and a size, to take to the table. */
export const readyFor = (edition: data.Edition): readonly ReadyArmy[] =>
  READY_ARMIES.filter(({ army }) => army.edition === edition);

export const playable = ({ army, format, name }: ReadyArmy, language: 'de' | 'en'): ArmyDraft =>
  draftOf({ ...army, name: name[language] }, agreedOn(format));

/** What a first match is played with: the armies of a core set. */
export const FIRST: readonly [ReadyArmy, ReadyArmy] = [READY_ARMIES[0]!, READY_ARMIES[1]!];
