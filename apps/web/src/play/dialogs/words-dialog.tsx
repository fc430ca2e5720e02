import { Suspense } from 'react';
import { useFace } from '../../games/use-face.tsx';
import { useMatch } from '../../match/use-match.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../words.ts';

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
