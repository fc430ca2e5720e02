import { useState } from 'react';
import type { XWingView } from '../../games/xwing/view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { navigate } from '../../router.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { START } from '../paths.ts';
import { useWords } from '../words.ts';

/** Who has won, why, and what is left of both squads. */
export function OverDialog({ view }: { readonly view: XWingView }) {
  const { t, player } = useWords();
  const { leave } = useMatch();
  const [seen, setSeen] = useState(false);
  const { outcome, sides } = view;
  if (!outcome || seen) return null;
  const winners = sides.flatMap((side, seat) => (side === outcome.winner ? [player(seat)] : []));
  return (
    <Dialog
      title={outcome.winner === null ? t.over.draw : t.over.wins(winners.join(', '))}
      className={`over ${outcome.winner === null ? '' : `side-${outcome.winner === 0 ? 'first' : 'second'}`}`}
      onClose={() => setSeen(true)}
    >
      <p>
        {outcome.winner === null && outcome.reason === 'destroyed'
          ? t.over.nobodyLeft
          : (t.over.reason[outcome.reason] ?? outcome.reason)}{' '}
        {t.over.rounds(view.round)}.
      </p>
      <ul className="dialog-list">
        {sides.map((_, seat) => {
          const own = view.ships.filter((s) => s.seat === seat);
          const left = own.filter((s) => s.status === 'play').length;
          return <li key={player(seat)}>{t.over.left(player(seat), left, own.length)}</li>;
        })}
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
            navigate(START);
          }}
        >
          {t.over.again}
        </button>
      </div>
    </Dialog>
  );
}
