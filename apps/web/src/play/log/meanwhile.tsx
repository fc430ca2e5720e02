import { useMatch } from '../../match/use-match.tsx';
import { usePlaying } from '../../table-ui/playing.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';
import { type Block, blockOf, blocksOf } from './groups.ts';
import { entryOf } from './lines.ts';

/** So far back something may have begun that is still going on. */
const RECENT = 40;
/** The latest lines of it. */
const LINES = 5;

interface Told {
  readonly text: string;
}

/** What is going on as the table shows it: the activation or the attack, and its latest lines. */
export function useMeanwhile(): Block<Told> | undefined {
  const { snapshot } = useMatch();
  const { told } = usePlaying();
  const face = useFace();
  const { event: inWords } = useWords();
  const events = snapshot?.events ?? [];
  const recent = events.slice(0, told).slice(-RECENT);
  const entries = recent.map(({ event }) => entryOf(face, event, { text: inWords(event) }));
  const last = entries.findLast(({ kind }) => kind !== 'none');
  return last && blockOf(blocksOf(entries), last.line);
}

/** In the place of the question while there is none. The announcer tells it aloud. */
export function Meanwhile() {
  const { t } = useWords();
  const now = useMeanwhile();
  if (!now) return null;
  const lines = now.kind === 'group' ? now.lines.slice(-LINES) : [];
  return (
    <div className="meanwhile" aria-hidden="true">
      <p className="quiet">{t.panel.now}</p>
      <p className="meanwhile-head">{now.line.text}</p>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines only ever come at the end.
          <li key={i}>{line.text}</li>
        ))}
      </ul>
    </div>
  );
}
