import type { AskView } from '../../match/ask-view.ts';
import type { Standing } from '../decide/plan.ts';

/** What a card offers is used, or passed over, whenever it is asked from now on, because the player has said so. */

const PASS = 'pass';

/** `4:counter` and `5:counter` are the same to a player, whichever of his pieces has it. */
const nameOf = (id: string): string => id.slice(id.indexOf(':') + 1);

/** This ability, whenever it is open, whichever of the player's pieces has it. */
export const takeAlways = ({ kind, seat }: AskView, id: string, says: string): Standing => ({
  kind,
  id: `${kind} ${seat} ${nameOf(id)}`,
  says,
  answer: (ask) => (ask.seat === seat ? ask.options?.find((one) => nameOf(one.id) === nameOf(id))?.id : undefined),
});

/** None of these; whatever else is open is asked for. */
export function passAlways({ kind, seat, options }: AskView, says: string): Standing {
  const known = (options ?? []).map(({ id }) => id);
  return {
    kind,
    id: `${kind} ${seat} not ${known.join(' ')}`,
    says,
    answer: (ask) =>
      ask.seat === seat && known.includes(PASS) && ask.options?.every(({ id }) => known.includes(id))
        ? PASS
        : undefined,
  };
}
