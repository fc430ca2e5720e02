import { useEffect } from 'react';
import { Several } from '../../../table-ui/decide/several.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import type { ArmadaView } from '../view.ts';
import { type DiceAsk, proposedDice } from './worth-rerolling.ts';

/** Dice to roll anew, to change or to negate: those that one mostly means are taken up already. */
export function Reroll({ view, ask }: { readonly view: ArmadaView; readonly ask: DiceAsk }) {
  const { answer, propose } = useDraft();
  useEffect(() => {
    if (answer === undefined) propose([...proposedDice(view, ask)]);
  }, [answer, propose, view, ask]);
  return <Several ask={ask} />;
}
