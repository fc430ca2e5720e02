import { useWords } from '../words.ts';
import { Dialog } from './Dialog.tsx';

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog title={t.menu.keys} onClose={onClose}>
      <dl className="key-list">
        {t.keyList.map(([keys, does]) => (
          <div key={keys} className="key-row">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
