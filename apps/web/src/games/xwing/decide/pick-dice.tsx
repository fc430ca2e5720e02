import type { QuestionOf } from '@holotisch/xwing';
import { useMatch } from '../../../match/use-match.tsx';
import { barredOf } from '../../../play/decide/ask.ts';
import { useDecideText } from '../../../play/decide/text.ts';
import { usePicked } from '../../../play/decide/use-picked.ts';
import { WhyNot } from '../../../play/decide/why-not.tsx';
import { useWords } from '../words.ts';

/** Dice to reroll or to change: they are clicked in the tray. */
export function PickDice({ ask }: { readonly ask: QuestionOf<'reroll' | 'card-dice'> }) {
  const { decide, busy } = useMatch();
  const t = useDecideText();
  const { own } = useWords();
  const { picked, min, max, missing } = usePicked(ask);
  const go = () => {
    if (missing > 0) return own.dice.pickMore(missing);
    if (ask.kind !== 'reroll') return t.confirm;
    return picked.length === 0 ? own.dice.rerollNone : own.dice.rerollSome(picked.length);
  };
  return (
    <>
      <p className="quiet">{own.dice.pick(min, max, picked.length)}</p>
      <button
        type="button"
        className="primary"
        data-confirm
        disabled={busy || missing > 0}
        onClick={() => void decide(picked)}
      >
        {go()}
      </button>
      <WhyNot barred={barredOf(ask)} ask={ask} />
    </>
  );
}
