import type { XWingAbout } from '@holotisch/xwing';
import type { XWingView } from '../view.ts';
import { cardAbout } from './card-on.ts';
import { useSayings } from './use-sayings.ts';

/** What the card does that a question or an option is about. */
export function Says({ view, about }: { readonly view: XWingView; readonly about: XWingAbout | undefined }) {
  const said = useSayings()(cardAbout(view, about));
  return said ? <span className="card-says">{said}</span> : null;
}
