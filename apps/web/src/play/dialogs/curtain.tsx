import { useMatch } from '../../match/use-match.tsx';
import { useWords } from '../../table-ui/words.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** Before a secret decision: covers the whole screen until the player whose secret it is sits alone at it. */
export function Curtain({ seat }: { readonly seat: number }) {
  const { t, player } = useWords();
  const { snapshot, look } = useMatch();
  const others = snapshot?.seats.flatMap((kind, other) => (kind === 'human' && other !== seat ? [player(other)] : []));
  return (
    <Dialog
      key={seat}
      title={t.curtain.title(player(seat))}
      className={`curtain side-${seat % 2 === 0 ? 'first' : 'second'}`}
    >
      <p className="curtain-note">{t.curtain.note(others?.join(', ') ?? '')}</p>
      <button type="button" className="primary" onClick={() => void look(seat)}>
        {t.curtain.ready}
      </button>
    </Dialog>
  );
}
