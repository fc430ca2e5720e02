import { lazy, Suspense } from 'react';
import { usePlayText } from '../words.ts';
import { Dialog } from './Dialog.tsx';

const ClausePage = lazy(() => import('../../pages/ClausePage.tsx'));

/** A clause beside the table; links in it lead on inside the drawer. */
export function ClauseDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = usePlayText();
  return (
    <Dialog title={t.clause} className="dialog-drawer" onClose={onClose}>
      <Suspense fallback={<p>{t.loading}</p>}>
        <ClausePage key={id} id={id} />
      </Suspense>
    </Dialog>
  );
}
