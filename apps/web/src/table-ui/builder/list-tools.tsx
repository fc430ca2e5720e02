import type { ListGame } from '@holotisch/games';
import { useState } from 'react';
import type { Entry } from './collection.ts';
import { ExportDialog } from './export-dialog.tsx';
import type { Lists } from './use-lists.ts';
import { useBuilderText } from './words.ts';

interface ListToolsProps<L> {
  readonly game: ListGame<L>;
  readonly lists: Lists<L>;
  readonly current: Entry<L>;
  readonly onRemoved: (list: L) => void;
}

/** What can be done with a list as a whole. */
export function ListTools<L>({ game, lists, current: { id, list }, onRemoved }: ListToolsProps<L>) {
  const t = useBuilderText();
  const [sending, setSending] = useState(false);
  const duplicate = () => {
    const name = game.name(list);
    lists.add([name === '' ? list : game.renamed(list, t.list.copyOf(name))]);
  };
  return (
    <>
      <div className="list-tools">
        <button type="button" className="tool tool-text" onClick={() => setSending(true)}>
          {t.list.send}
        </button>
        <button type="button" className="tool tool-text" onClick={() => window.print()}>
          {t.list.print}
        </button>
        <button type="button" className="tool tool-text" onClick={duplicate}>
          {t.list.duplicate}
        </button>
        <button
          type="button"
          className="tool tool-text"
          onClick={() => {
            lists.remove(id);
            onRemoved(list);
          }}
        >
          {t.list.remove}
        </button>
      </div>
      {sending && <ExportDialog game={game} list={list} onClose={() => setSending(false)} />}
    </>
  );
}
