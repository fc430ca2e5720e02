import type { OfDice, OnDial, XWingOption, XWingQuestion } from '@holotisch/xwing';
import { useMatch } from '../../../match/use-match.tsx';
import { usePlaying } from '../../../table-ui/playing.ts';
import { isXWing } from '../view.ts';

/** The question that this screen may answer now; it waits until the table shows what it is about. */
export function useXWingAsk(): XWingQuestion | undefined {
  const { snapshot } = useMatch();
  const { waiting } = usePlaying();
  return !waiting && snapshot && isXWing(snapshot) ? snapshot.ask : undefined;
}

/** The ship that an option is about, if it is about one. */
export const shipOf = ({ about }: XWingOption): number | undefined =>
  about && 'ship' in about ? about.ship : undefined;

/** Questions that pick dice: of an attack, the dice themselves are clicked. */
export const diceAsked = (ask: XWingQuestion | undefined): OfDice | undefined =>
  ask?.kind === 'reroll' || ask?.kind === 'card-dice' ? ask.about : undefined;

/** The manoeuvre that an option is about, if it is about one. */
export const moveOf = ({ about }: XWingOption): OnDial | undefined => (about && 'bearing' in about ? about : undefined);
