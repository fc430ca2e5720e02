import type { QuestionOf, Terrain } from '@holotisch/legion';
import { useMatch } from '../../../match/use-match.tsx';
import { coverFor } from '../table/terrain-drawing.ts';
import { footingWords } from '../table/terrain-words.ts';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';

interface SupplyProps {
  readonly view: LegionView;
  readonly ask: QuestionOf<'terrain-order'>;
}

/** The pieces of terrain that are still to be placed, as they look from above, with height and cover. */
export function Supply({ view, ask }: SupplyProps) {
  const { decide, busy } = useMatch();
  const { own, term } = useWords();
  return (
    <ul className="supply">
      {ask.options.map((option) => {
        const piece = view.supply[option.about?.terrain ?? -1];
        if (!piece) return null;
        return (
          <li key={option.id}>
            <button
              type="button"
              className="supply-piece"
              data-step
              disabled={busy}
              onClick={() => void decide(option.id)}
            >
              <PieceMap piece={piece} />
              <span>
                {own.terrain.label(
                  term('terrain', piece.kind),
                  String(Math.round(piece.height / 10)),
                  term('cover', coverFor(piece)),
                  footingWords(piece, own.terrain),
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** All to the same scale, so that large ones look large. */
const ROOM = 170;
function PieceMap({ piece: { outline } }: { readonly piece: Terrain }) {
  return (
    <svg viewBox={`${-ROOM} ${-ROOM} ${2 * ROOM} ${2 * ROOM}`} aria-hidden="true">
      <polygon points={outline.map(([x, y]) => `${x},${-y}`).join(' ')} />
    </svg>
  );
}
