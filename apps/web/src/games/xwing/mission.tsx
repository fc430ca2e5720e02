import { say } from '@holotisch/engine';
import type { XWingView } from './view.ts';
import { useWords } from './words.ts';

/** The objective of the mission, as long as the match lasts. */
export function Mission({ view }: { readonly view: XWingView }) {
  const { message } = useWords();
  const { mission } = view.rules;
  return mission ? <p className="panel mission">{message(say(`xw.mission.${mission}`))}</p> : null;
}
