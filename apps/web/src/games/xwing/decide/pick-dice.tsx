import type { QuestionOf } from '@holotisch/xwing';
import { PickDice as CommonPickDice } from '../../../play/decide/pick-dice.tsx';
import { useDecideText } from '../../../play/decide/text.ts';
import { useWords } from '../words.ts';

/** Dice to reroll or to change: they are clicked in the tray. */
export function PickDice({ ask }: { readonly ask: QuestionOf<'reroll' | 'card-dice'> }) {
  const t = useDecideText();
  const { dice } = useWords().own;
  const go = (missing: number, picked: number) => {
    if (missing > 0) return dice.pickMore(missing);
    if (ask.kind !== 'reroll') return t.confirm;
    return picked === 0 ? dice.rerollNone : dice.rerollSome(picked);
  };
  return <CommonPickDice ask={ask} note={dice.pick} go={go} />;
}
