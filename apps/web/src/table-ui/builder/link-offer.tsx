import type { ListGame, ReadList } from '@holotisch/games';
import { Dialog } from '../../ui/dialog.tsx';
import { useBuilderText, useListWords } from './words.ts';

interface LinkOfferProps<L> {
  readonly game: ListGame<L>;
  readonly read: readonly ReadList<L>[];
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

const MOST_SHOWN = 12;

/** What a link brings. A link is opened by a click somewhere else, so it is asked for before anything is kept. */
export function LinkOffer<L>({ game, read, onTake, onLeave }: LinkOfferProps<L>) {
  const t = useBuilderText();
  const words = useListWords();
  const untold = read.length - MOST_SHOWN;
  return (
    <Dialog title={words.bringIn.title} onClose={onLeave}>
      <p>{t.bringIn.offered(read.length)}</p>
      <ul>
        {read.slice(0, MOST_SHOWN).map(({ list }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what a link brings never changes.
          <li key={i}>
            {game.name(list) || t.shelf.untitled} <small>{t.shelf.points(game.points(list))}</small>
          </li>
        ))}
        {untold > 0 && <li>{t.bringIn.andMore(untold)}</li>}
      </ul>
      <div className="dialog-buttons">
        <button type="button" className="tool tool-text" onClick={onLeave}>
          {t.bringIn.leave}
        </button>
        <button type="button" className="primary" onClick={onTake}>
          {t.bringIn.take}
        </button>
      </div>
    </Dialog>
  );
}
