import type { XWingAbout } from '@holotisch/xwing';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { cardAbout } from './card-on.ts';
import { isIdleFocus } from './idle-focus.ts';
import { useSayings } from './use-sayings.ts';

/** What the card does that a question or an option is about; of a focus token, that there is nothing for it to turn. */
export function Says({ view, about }: { readonly view: XWingView; readonly about: XWingAbout | undefined }) {
  const { own } = useWords();
  const said = useSayings()(cardAbout(view, about)) ?? (isIdleFocus(view, about) ? own.dice.noEyes : undefined);
  return said ? <span className="card-says">{said}</span> : null;
}
