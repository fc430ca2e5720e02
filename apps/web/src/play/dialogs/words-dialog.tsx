import { Suspense } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** The table without eyes: who stands where with what. */
export function WordsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { InWords } = useFace();
  const { snapshot } = useMatch();
  if (!snapshot || !InWords) return null;
  return (
    <Dialog title={t.words.title} className="dialog-wide" onClose={onClose}>
      <Suspense fallback={<p className="quiet">{t.loading}</p>}>
        <InWords view={snapshot.view} />
      </Suspense>
    </Dialog>
  );
}
