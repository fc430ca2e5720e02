import { useState } from 'react';
import type { Outcome } from '../../games/game-face.ts';
import { useFace } from '../../games/use-face.tsx';
import { useMatch } from '../../match/use-match.tsx';
import { navigate } from '../../router.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { startPath } from '../paths.ts';
import { useWords, type Words } from '../words.ts';

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

/** Who has won, why, and what is left of both sides. */
export function OverDialog({ view }: { readonly view: unknown }) {
  const words = useWords();
  const { t, lang, player } = words;
  const face = useFace();
  const { leave, home } = useMatch();
  const you = useYou();
  const [seen, setSeen] = useState(false);
  const outcome = face.outcome(view, lang, { player, you });
  if (!outcome || seen) return null;
  const { round } = face.headline(view, lang);
  const [winner] = outcome.winners;
  const side = winner === undefined ? undefined : face.side(view, winner);
  return (
    <Dialog
      title={headingOf(outcome, you, words)}
      className={`over ${side === undefined ? '' : `side-${side === 0 ? 'first' : 'second'}`}`}
      onClose={() => setSeen(true)}
    >
      <p>
        {outcome.reason} {round !== undefined && `${t.over.rounds(round)}.`}
      </p>
      <ul className="dialog-list">
        {outcome.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="dialog-buttons">
        <button type="button" className="tool tool-text" onClick={() => setSeen(true)}>
          {t.over.look}
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => {
            leave();
            navigate(home ?? startPath(face.id));
          }}
        >
          {t.over.again}
        </button>
      </div>
    </Dialog>
  );
}
