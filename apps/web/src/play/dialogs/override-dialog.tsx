import type { Json } from '@holotisch/engine';
import { Suspense, useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { Fault } from '../../table-ui/fault.tsx';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** What both players agree on counts, whatever the program thinks. It is logged. */
export function OverrideDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { Override } = useFace();
  const { snapshot, override, refusal, local } = useMatch();
  const [change, setChange] = useState<Json>();
  // Whoever is elsewhere is asked by the room.
  const [agreed, setAgreed] = useState(local === undefined);
  if (!snapshot || !Override) return null;
  const apply = async () => {
    if (change !== undefined && (await override(change))) onClose();
  };
  return (
    <Dialog title={t.override.title} className="dialog-wide" onClose={onClose}>
      <p>{t.override.note}</p>
      <form
        className="override"
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <Suspense fallback={<p className="quiet">{t.loading}</p>}>
          <Override view={snapshot.view} onChange={setChange} />
        </Suspense>
        <hr />
        {local && (
          <label className="menu-check">
            <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
            {t.override.agree}
          </label>
        )}
        {refusal && <Fault fault={refusal} />}
        <div className="dialog-buttons">
          <button type="button" className="tool tool-text" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="submit" className="primary" disabled={!agreed || change === undefined}>
            {local ? t.override.apply : t.override.propose}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
