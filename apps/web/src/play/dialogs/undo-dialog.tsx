import type { AskedCost } from '../../match/protocol.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useWords } from '../../table-ui/words.ts';
import { takeBackText } from '../../text/take-back.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Takeback } from '../undone.tsx';

/** Across dice, secrets or the other player's turn an undo needs both. */
export function UndoDialog({ cost, onClose }: { readonly cost: AskedCost; readonly onClose: () => void }) {
  const { t, lang } = useWords();
  const undoing = takeBackText[lang];
  const { undo, local } = useMatch();
  return (
    <Dialog title={undoing.title} onClose={onClose}>
      <Takeback undoes={cost.undoes} count={cost.count} why={cost} isAsked={false} />
      <p>{undoing.agree}</p>
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
          {local ? undoing.agreed : undoing.ask}
        </button>
      </div>
    </Dialog>
  );
}
