import { useEffect } from 'react';
import type { AskView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useDraft } from '../draft.tsx';
import { barredOf } from './ask.ts';
import { usePicked } from './use-picked.ts';
import { WhyNot } from './why-not.tsx';

interface PickDiceProps {
  readonly ask: AskView;
  /** What may be picked, told how many have been. */
  readonly note: (min: number, max: number, picked: number) => string;
  /** What stands on the button: how many are missing, or how many have been picked. */
  readonly go: (missing: number, picked: number) => string;
  /** The dice that one would mostly pick: they are picked at first. */
  readonly first?: readonly string[];
}

/** Nothing is worth picking by itself. */
const NONE: readonly string[] = [];

/** Dice to reroll or to change: they are clicked in the tray. */
export function PickDice({ ask, note, go, first = NONE }: PickDiceProps) {
  const { decide, busy } = useMatch();
  const { answer, set } = useDraft();
  const { picked, min, max, missing } = usePicked(ask);
  const wanted = first.slice(0, max);
  const isBlank = answer === undefined && wanted.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question comes
  useEffect(() => {
    if (isBlank) set([...wanted]);
  }, [isBlank]);
  return (
    <>
      <p className="quiet">{note(min, max, picked.length)}</p>
      <button
        type="button"
        className="primary"
        data-confirm
        disabled={busy || missing > 0}
        onClick={() => void decide(picked)}
      >
        {go(missing, picked.length)}
      </button>
      <WhyNot barred={barredOf(ask)} ask={ask} />
    </>
  );
}
