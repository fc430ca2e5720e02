import { keptMatch } from '../../match/storage.ts';
import { fileName, saveFile } from '../files.ts';
import { useWords } from '../words.ts';
import { Dialog } from './Dialog.tsx';

/** A browser keeps one match: before another takes its place, its player is asked. */
export function ReplaceDialog({
  onClose,
  onReplace,
}: {
  readonly onClose: () => void;
  readonly onReplace: () => void;
}) {
  const { t } = useWords();
  const save = () => {
    const kept = keptMatch();
    if (kept) saveFile(fileName('match'), kept.file);
    onReplace();
  };
  return (
    <Dialog title={t.start.replaceTitle} onClose={onClose}>
      <p>{t.start.replaceNote}</p>
      <div className="dialog-buttons">
        <button type="button" className="tool tool-text" onClick={onClose}>
          {t.cancel}
        </button>
        <button type="button" className="tool tool-text" onClick={onReplace}>
          {t.start.replace}
        </button>
        <button type="button" className="primary" onClick={save}>
          {t.start.replaceSave}
        </button>
      </div>
    </Dialog>
  );
}
