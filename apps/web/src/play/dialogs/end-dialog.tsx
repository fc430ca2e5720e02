import { useMatch } from '../../match/use-match.tsx';
import { useWords } from '../../table-ui/words.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** Ends a match before its rules do: whoever concedes does so alone, a draw takes everybody. */
export function EndDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, player } = useWords();
  const { snapshot, propose } = useMatch();
  const people = snapshot?.own ?? [];
  // At other screens there are people who have to be asked.
  const far = snapshot?.seats.some((kind, seat) => kind === 'human' && !people.includes(seat)) ?? false;
  const end = (how: 'concede' | 'draw', seat: number) => () => {
    onClose();
    void propose({ end: how }, seat);
  };
  return (
    <Dialog title={t.end.title} onClose={onClose}>
      <p>{far ? t.end.noteFar : people.length > 1 ? t.end.note : t.end.noteAlone}</p>
      <div className="dialog-buttons">
        <button type="button" className="tool tool-text" onClick={onClose}>
          {t.cancel}
        </button>
        {(people.length > 1 || far) && (
          <button type="button" className="tool tool-text" onClick={end('draw', people[0]!)}>
            {far ? t.end.offer : t.end.draw}
          </button>
        )}
        {people.map((seat) => (
          <button key={seat} type="button" className="tool tool-text" onClick={end('concede', seat)}>
            {people.length > 1 ? t.end.concedes(player(seat)) : t.end.concede}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
