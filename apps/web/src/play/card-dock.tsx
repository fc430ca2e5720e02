import type { Ref } from 'react';
import { useLanguage } from '../settings/language.tsx';
import { usePlaying } from '../table-ui/playing.ts';
import { useFace } from '../table-ui/use-face.ts';
import { useWords } from '../table-ui/words.ts';

interface CardDockProps {
  readonly place: Ref<HTMLDivElement>;
  /** Only its head is seen: the question needs the room. */
  readonly folded: boolean;
  readonly piece: number | undefined;
  /** Set while it does not close by itself. */
  readonly onClose: (() => void) | undefined;
  readonly onWhole: () => void;
}

/** The card of the piece that is looked at, or that is on: always in the same place, never over the table. */
export function CardDock({ place, folded, piece, onClose, onWhole }: CardDockProps) {
  const { t } = useWords();
  const site = useLanguage().t;
  const { Card } = useFace();
  const { view } = usePlaying();
  if (!Card) return null;
  return (
    <div className="card-dock" ref={place} data-folded={folded || undefined}>
      {piece === undefined ? (
        <p className="quiet">{t.panel.noCard}</p>
      ) : (
        <>
          <Card view={view} piece={piece} />
          <div className="card-dock-tools">
            <button type="button" className="tool tool-text" onClick={onWhole}>
              {t.panel.wholeCard}
            </button>
            {onClose && (
              <button type="button" className="tool" aria-label={site.close} title={site.close} onClick={onClose}>
                ×
              </button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
