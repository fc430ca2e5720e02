import type { ListGame } from '@holotisch/games';
import { PlusIcon } from '../../ui/icons.tsx';
import { sorted } from './sorted-faults.ts';
import type { Lists } from './use-lists.ts';
import { useBuilderText, useListWords } from './words.ts';

interface ListShelfProps<L> {
  readonly game: ListGame<L>;
  readonly lists: Lists<L>;
  readonly onCreate: () => void;
  readonly onBringIn: () => void;
}

/** All lists of the player side by side; the one on the table is marked. */
export function ListShelf<L>({ game, lists, onCreate, onBringIn }: ListShelfProps<L>) {
  const t = useBuilderText();
  const words = useListWords();
  return (
    <nav className="shelf" aria-label={words.shelf}>
      {lists.entries.length > 0 && (
        <ul className="shelf-lists">
          {lists.entries.map(({ id, list }) => {
            const { wrong, missing } = sorted(game.faults(list));
            return (
              <li key={id}>
                <button
                  type="button"
                  className="shelf-list"
                  aria-current={id === lists.current?.id}
                  onClick={() => lists.select(id)}
                >
                  <span className="shelf-name">{game.name(list) || t.shelf.untitled}</span>
                  <span className="shelf-sum">
                    {t.shelf.points(game.points(list))}
                    {wrong.length > 0 && <span className="shelf-faults"> · {t.faults.title(wrong.length)}</span>}
                    {wrong.length === 0 && missing.length > 0 && ` · ${t.faults.unfinished}`}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div className="shelf-tools">
        <button type="button" className="tool tool-text" onClick={onCreate}>
          <PlusIcon />
          {words.create}
        </button>
        <button type="button" className="tool tool-text" onClick={onBringIn}>
          {t.shelf.bringIn}
        </button>
        <button
          type="button"
          className="tool tool-text"
          disabled={!lists.canUndo}
          aria-keyshortcuts="Control+Z"
          onClick={lists.undo}
        >
          {t.shelf.undo}
        </button>
      </div>
    </nav>
  );
}
