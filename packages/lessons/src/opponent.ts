import { type Json, refuse } from '@holotisch/engine';
import type { Player } from '@holotisch/players';
import { fileLevel } from './file.ts';
import type { Lesson, Planned } from './lesson.ts';

/** Decides as the lesson has planned it, and where nothing is planned (or it is not legal) as somebody else does. */
export function planned({ id, opponent = [] }: Pick<Lesson, 'id' | 'opponent'>, otherwise: Player): Player {
  const plannedFor = ({ ask, view }: Parameters<Player['choose']>[0]): Json | undefined => {
    const round = (view as { readonly round?: unknown }).round;
    const isNow = ([when, kind, answer]: Planned): boolean =>
      when === round && kind === ask.kind && refuse(ask, answer) === undefined;
    return opponent.find(isNow)?.[2];
  };
  return {
    id: fileLevel(id),
    choose: (turn) => plannedFor(turn) ?? otherwise.choose(turn),
    *think(turn) {
      const known = plannedFor(turn);
      if (known !== undefined) return known;
      return otherwise.think ? yield* otherwise.think(turn) : otherwise.choose(turn);
    },
  };
}
