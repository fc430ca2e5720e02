import { PickDice } from '../../../table-ui/decide/pick-dice.tsx';
import { useDecideText } from '../../../table-ui/decide/text.ts';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { type DiceAsk, worthRerolling } from './worth-rerolling.ts';

/** Dice to reroll or to change: they are clicked in the tray. */
export function Dice({ ask, view }: { readonly ask: DiceAsk; readonly view: LegionView }) {
  const t = useDecideText();
  const { dice } = useWords().own;
  const go = (missing: number, picked: number) => {
    if (missing > 0) return t.pickMore(missing);
    if (ask.kind === 'dice') return t.confirm;
    return picked === 0 ? dice.rerollNone : dice.rerollSome(picked);
  };
  return <PickDice ask={ask} note={dice.pick} go={go} first={worthRerolling(view, ask)} />;
}
