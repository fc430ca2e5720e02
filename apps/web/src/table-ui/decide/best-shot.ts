import { useEffect } from 'react';
import { useDraft } from '../draft.tsx';

/** What is known of a shot before it is taken. */
interface Promised {
  readonly id: string;
  /** The damage that it does on average; undefined where that is not worked out, or not to be told. */
  readonly expected: number | undefined;
}

/** Less than this nobody notices. */
const NOTHING = 0.005;

/** The shot to begin with: the one that promises most, the first of equals; the first where nothing is promised. */
export const bestShot = (shots: readonly Promised[]): Promised | undefined =>
  shots.reduce<Promised | undefined>(
    (best, shot) => (best === undefined || (shot.expected ?? 0) > (best.expected ?? 0) + NOTHING ? shot : best),
    undefined,
  );

/** Whether a shot is known to come to nothing: then it is not what a large button should offer. */
export const isVain = ({ expected }: Promised): boolean => expected !== undefined && expected < NOTHING;

/** Proposes the best shot until the player has chosen one himself; what a shot promises may come later than the question. */
export function useBestShot(shots: readonly Promised[]): void {
  const { answer, propose } = useDraft();
  const best = bestShot(shots)?.id;
  useEffect(() => {
    if (best !== undefined && answer !== best) propose(best);
  }, [answer, best, propose]);
}
