import { useWords } from '../words.ts';
import { Dialog } from './Dialog.tsx';

/** A match that is left is gone from the browser: better asked once more. */
export function LeaveDialog({ onClose, onLeave }: { readonly onClose: () => void; readonly onLeave: () => void }) {
  const { t } = useWords();
  return (
    <Dialog title={t.menu.leave} onClose={onClose}>
      <p>{t.menu.leaveNote}</p>
      <div className="dialog-buttons">
        <button type="button" className="tool tool-text" onClick={onClose}>
          {t.cancel}
        </button>
        <button type="button" className="primary" onClick={onLeave}>
          {t.menu.leave}
        </button>
      </div>
    </Dialog>
  );
}
