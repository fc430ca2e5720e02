import type { LegionQuestion } from '@holotisch/legion';
import type { AskView } from '../../../match/ask-view.ts';
import type { Step } from '../../../table-ui/decide/plan.ts';
import { Together } from '../../../table-ui/decide/together.tsx';
import { type LegionView, ownerOf } from '../view.ts';
import { useWords } from '../words.ts';
import { type DiceAsk, worthRerolling } from './worth-rerolling.ts';

/** Dice that an aim token rerolls at once. */
const AIMED = 2;
const blanks = ({ attacks }: Pick<LegionView, 'attacks'>): number =>
  attacks.at(-1)?.dice.filter(({ face }) => face === 'blank').length ?? 0;

/** An aim token is spent for the dice that show nothing: the offer of the window and the dice by one press. */
export function rerollsOf(view: LegionView, ask: AskView): readonly Step[] | undefined {
  const aim = ask.kind === 'window:attack.reroll' ? ask.options?.find(({ id }) => id.endsWith(':aim')) : undefined;
  const unit = aim && view.units[Number(aim.id.split(':')[0])];
  if (!aim || !unit || blanks(view) === 0) return undefined;
  if (ownerOf(view, unit.seat) !== ownerOf(view, ask.seat)) return undefined;
  return [
    { kind: ask.kind, answer: () => aim.id },
    {
      kind: 'aim',
      answer: (asked) => {
        const dice = worthRerolling(view, asked as DiceAsk).slice(0, asked.max ?? AIMED);
        return dice.length > 0 ? [...dice] : undefined;
      },
    },
  ];
}

export function Reroll({ ask, view }: { readonly ask: LegionQuestion; readonly view: LegionView }) {
  const { own } = useWords();
  const steps = rerollsOf(view, ask);
  if (!steps) return null;
  return (
    <Together steps={steps} className="primary" confirms>
      {own.go.reroll(Math.min(AIMED, blanks(view)))}
    </Together>
  );
}
