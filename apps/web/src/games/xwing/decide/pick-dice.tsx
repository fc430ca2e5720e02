import type { QuestionOf } from '@holotisch/xwing';
import { PickDice as CommonPickDice } from '../../../table-ui/decide/pick-dice.tsx';
import { useDecideText } from '../../../table-ui/decide/text.ts';
import type { ControlProps } from '../../../table-ui/game-face.ts';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { worthRerolling } from './worth-rerolling.ts';

/** Dice to reroll or to change: they are clicked in the tray. */
export function PickDice({ ask, view }: ControlProps<XWingView, QuestionOf<'reroll' | 'card-dice'>>) {
  const t = useDecideText();
  const { dice } = useWords().own;
  const go = (missing: number, picked: number) => {
    if (missing > 0) return dice.pickMore(missing);
    if (ask.kind !== 'reroll') return t.confirm;
    return picked === 0 ? dice.rerollNone : dice.rerollSome(picked);
  };
  return <CommonPickDice ask={ask} note={dice.pick} go={go} first={worthRerolling(view, ask)} />;
}
