import { useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { useWords } from '../../table-ui/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { fileName, saveFile } from '../../ui/files.ts';

/** A fault of ours: said plainly, with the file that shows it, and the match goes on. */
export function BugDialog() {
  const { t } = useWords();
  const { snapshot } = useMatch();
  const bug = snapshot?.bug;
  const [seen, setSeen] = useState<unknown>();
  if (!bug || seen === bug) return null;
  return (
    <Dialog title={t.bug.title} onClose={() => setSeen(bug)}>
      <p>{t.bug.note}</p>
      <p className="quiet">{bug.message}</p>
      <div className="dialog-buttons">
        <button
          type="button"
          className="tool tool-text"
          onClick={() => saveFile(fileName(snapshot.game, 'report'), { message: bug.message, match: bug.file })}
        >
          {t.bug.download}
        </button>
        <button type="button" className="primary" onClick={() => setSeen(bug)}>
          {t.bug.goOn}
        </button>
      </div>
    </Dialog>
  );
}
