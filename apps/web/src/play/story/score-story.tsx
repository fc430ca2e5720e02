import type { GameEvent } from '@holotisch/engine';
import { use, useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import type { Chronicle } from '../../table-ui/chronicle.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';
import { resultText } from '../../text/result.ts';
import { StoryDialog, storyOf } from './story-dialog.tsx';

/** How a score has come about: one event after another that brought points, with what it was worth and its clauses. */
export function ScoreStory({ losses }: { readonly losses: Chronicle['losses'] }) {
  const { lang } = useWords();
  const t = resultText[lang];
  const { snapshot } = useMatch();
  const { story } = useFace();
  const [isOpen, setOpen] = useState(false);
  const scoring = story && use(storyOf(story)).scoring;
  const events = scored(snapshot?.events ?? [], scoring);
  if (events.length === 0) return null;
  const worth = (event: GameEvent) => {
    const points = pointsOf(event, snapshot?.events ?? [], losses);
    return points === undefined ? undefined : t.points(points);
  };
  return (
    <>
      <button type="button" className="tool tool-text" onClick={() => setOpen(true)}>
        {t.scoreStory}
      </button>
      {isOpen && <StoryDialog title={t.scoreStory} events={events} worth={worth} onClose={() => setOpen(false)} />}
    </>
  );
}

type Told = readonly { readonly at: number; readonly event: GameEvent }[];

/** What a score is made of, in the order in which it happened. */
export const scored = (told: Told, scoring: ReadonlySet<string> | undefined): readonly GameEvent[] =>
  told.flatMap(({ event }) => (scoring?.has(event.type) ? [event] : []));

/** What a piece was worth that was lost by this very event. */
export function pointsOf(event: GameEvent, told: Told, losses: Chronicle['losses']): number | undefined {
  const { ship, unit } = event as { readonly ship?: unknown; readonly unit?: unknown };
  const at = told.find((one) => one.event === event)?.at;
  return losses.find((loss) => loss.at === at && loss.piece === (ship ?? unit))?.points;
}
