import type { AskedCost } from '../../match/protocol.ts';
import { useMatch } from '../../match/use-match.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { UndoneList } from '../undone.tsx';
import { useWords } from '../words.ts';

/** Across dice, secrets or the other player's turn an undo needs both. */
export function UndoDialog({ cost, onClose }: { readonly cost: AskedCost; readonly onClose: () => void }) {
  const { t } = useWords();
  const { undo, local } = useMatch();
  return (
    <Dialog title={t.undo.title} onClose={onClose}>
      <ul className="dialog-list">
        {cost.dice && <li>{t.undo.dice}</li>}
        {cost.secrets && <li>{t.undo.secrets}</li>}
        {cost.others && <li>{t.undo.others}</li>}
      </ul>
      {cost.undoes && <UndoneList undoes={cost.undoes} count={cost.count ?? cost.undoes.length} />}
      <p>{t.undo.agree}</p>
      <div className="dialog-buttons">
        <button type="button" className="tool tool-text" onClick={onClose}>
          {t.cancel}
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => {
            onClose();
            void undo(cost.to, true);
          }}
        >
          {local ? t.undo.agreed : t.undo.ask}
        </button>
      </div>
    </Dialog>
  );
}
