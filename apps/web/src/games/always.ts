import type { Standing } from '../play/decide/plan.ts';
import type { AskView } from './game-face.ts';

/** What a card offers is used, or passed over, whenever it is asked from now on, because the player has said so. */

const PASS = 'pass';

/** This ability of this piece, whenever it is open. */
export const takeAlways = ({ kind, seat }: AskView, id: string, says: string): Standing => ({
  kind,
  id: `${kind} ${seat} ${id}`,
  says,
  answer: (ask) => (ask.seat === seat && ask.options?.some((one) => one.id === id) ? id : undefined),
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
