import { useEffect } from 'react';
import { Several } from '../../../play/decide/several.tsx';
import { useDraft } from '../../../play/draft.tsx';
import type { ArmadaView } from '../view.ts';
import { type DiceAsk, worthRerolling } from './worth-rerolling.ts';

/** Dice to reroll: those that show nothing are taken up already. */
export function Reroll({ view, ask }: { readonly view: ArmadaView; readonly ask: DiceAsk }) {
  const { answer, propose } = useDraft();
  useEffect(() => {
    if (answer === undefined) propose([...worthRerolling(view, ask)]);
  }, [answer, propose, view, ask]);
  return <Several ask={ask} />;
}
