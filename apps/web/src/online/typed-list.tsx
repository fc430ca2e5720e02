import type { AnyLists, ReadList } from '@holotisch/games';
import { useCallback, useState } from 'react';
import { useOnlineText } from '../net/words.ts';
import { ImportDialog } from '../table-ui/builder/import-dialog.tsx';
import { ImportReport } from '../table-ui/builder/import-report.tsx';
import { shelve } from '../table-ui/builder/keep.ts';
import { type Bringing, useBringIn } from '../table-ui/builder/use-bring-in.ts';

interface TypedListProps {
  readonly lists: AnyLists;
  /** It lies on the shelf of this browser now, under this id. */
  readonly onTaken: (id: string) => void;
}

/** The text box of the builder at the table: a list that somebody types or pastes is kept and chosen. */
export function TypedList({ lists, onTaken }: TypedListProps) {
  const t = useOnlineText().typed;
  const [bringing, setBringing] = useState<Bringing>();
  const [report, setReport] = useState<readonly ReadList<unknown>[]>();
  const take = useCallback(
    (read: readonly ReadList<unknown>[]) => {
      const id = shelve<unknown>(
        lists.store,
        lists.kept,
        read.map((one) => one.list),
      );
      setBringing(undefined);
      setReport(read);
      if (id !== undefined) onTaken(id);
    },
    [lists, onTaken],
  );
  const bringIn = useBringIn<unknown>(lists, setBringing, take);
  return (
    <>
      <button type="button" className="tool tool-text" onClick={() => setBringing({ text: '' })}>
        {t.title}
      </button>
      {report && <ImportReport game={lists} read={report} onDismiss={() => setReport(undefined)} />}
      {bringing && (
        <ImportDialog
          key={`${bringing.text} ${bringing.questions?.length} ${bringing.claims?.length}`}
          game={lists}
          words={t}
          text={bringing.text}
          fault={bringing.fault}
          questions={bringing.questions}
          claims={bringing.claims}
          onRead={bringIn}
          onClose={() => setBringing(undefined)}
        />
      )}
    </>
  );
}
