import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { startPath } from '../../address/paths.ts';
import { navigate } from '../../address/router.tsx';
import { Analysis } from '../../analysis/analysis.tsx';
import { useChronicle } from '../../analysis/use-chronicle.ts';
import { useMatch } from '../../match/use-match.tsx';
import type { Outcome } from '../../table-ui/game-face.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords, type Words } from '../../table-ui/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useBeside } from '../beside.ts';
import { LocalRematch, Share } from '../result/after.tsx';
import { Figures } from '../result/figures.tsx';
import { ScoreStory } from '../story/score-story.tsx';
import { BackToMap, useWayBack } from '../to-campaign.tsx';
import { useBarBelow } from '../use-bar-below.ts';

const WhoItWas = lazy(async () => ({ default: (await import('./who-it-was.tsx')).WhoItWas }));

/** The only human at this screen, if there is but one: then it is "you" who has won or lost. */
function useYou(): number | undefined {
  const own = useMatch().snapshot?.own ?? [];
  return own.length === 1 ? own[0] : undefined;
}

function headingOf({ winners }: Outcome, you: number | undefined, { t, player }: Words): string {
  if (winners.length === 0) return t.over.draw;
  if (you !== undefined) return winners.includes(you) ? t.over.youWon : t.over.youLost;
  return t.over.wins(winners.map(player).join(', '));
}

interface OverProps {
  readonly view: unknown;
  /** Whoever has read how it ended looks at the table again; a bar below it keeps what can be done now. */
  readonly seen: boolean;
  readonly onSeen: (seen: boolean) => void;
  /** Shows the match at a moment, and plays it from there. */
  readonly onWatch: (moment: number, plays: boolean) => void;
}

/** At the lower edge of the table once the result has been read. */
function EndedBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useBarBelow(bar);
  return (
    <div ref={bar} className="history history-over">
      {children}
    </div>
  );
}

/** Who has won, why, and what is left of both sides. */
export function Over({ view, seen, onSeen, onWatch }: OverProps) {
  const words = useWords();
  const { t, lang, player } = words;
  const face = useFace();
  const { leave, home } = useMatch();
  const you = useYou();
  const end = useBeside()?.end;
  const chronicle = useChronicle();
  // The end of a campaign's battle leads to its map: another match, or the same once more, has nothing to do with it.
  const ofCampaign = useWayBack() !== undefined;
  const outcome = face.outcome(view, lang, { player, you });
  if (!outcome) return null;
  const another = () => {
    leave();
    navigate(home ?? startPath(face.id));
  };
  const replay = () => onWatch(0, true);
  if (seen)
    return (
      <EndedBar>
        <strong>{headingOf(outcome, you, words)}</strong>
        <button type="button" className="tool tool-text" onClick={() => onSeen(false)}>
          {t.over.result}
        </button>
        <button type="button" className="tool tool-text" onClick={replay}>
          {t.over.replay}
        </button>
        {!ofCampaign && end?.again}
        <BackToMap />
        {!ofCampaign && (
          <button type="button" className={end ? 'tool tool-text' : 'primary'} onClick={another}>
            {t.over.again}
          </button>
        )}
      </EndedBar>
    );
  const { round, when } = face.headline(view, lang);
  const length = when ?? (round === undefined ? undefined : t.over.rounds(round));
  const [winner] = outcome.winners;
  const side = winner === undefined ? undefined : face.side(view, winner);
  return (
    <Dialog
      title={headingOf(outcome, you, words)}
      className={`over ${side === undefined ? '' : `side-${side === 0 ? 'first' : 'second'}`}`}
      onClose={() => onSeen(true)}
    >
      <p>
        {end?.reason ?? outcome.reason} {length !== undefined && `${length}.`}
      </p>
      <ul className="dialog-list">
        {outcome.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {chronicle && (
        <Suspense>
          <ScoreStory losses={chronicle.losses} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <WhoItWas />
      </Suspense>
      <Analysis view={view} onWatch={(moment) => onWatch(moment, true)} onBegun={() => onSeen(false)} />
      {chronicle ? (
        <Figures chronicle={chronicle} view={view} onWatch={(moment) => onWatch(moment, true)}>
          <Share />
        </Figures>
      ) : (
        <Share />
      )}
      <div className="dialog-buttons">
        <button type="button" className="tool tool-text" onClick={() => onSeen(true)}>
          {t.over.look}
        </button>
        <button type="button" className="tool tool-text" onClick={replay}>
          {t.over.replay}
        </button>
        {!end && !ofCampaign && <LocalRematch onBegun={() => onSeen(false)} />}
        {!ofCampaign && (
          <button type="button" className={end ? 'tool tool-text' : 'primary'} onClick={another}>
            {t.over.again}
          </button>
        )}
        {!ofCampaign && end?.again}
        <BackToMap />
      </div>
    </Dialog>
  );
}
