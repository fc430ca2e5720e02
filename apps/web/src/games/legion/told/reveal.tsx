import { cardName } from '@holotisch/legion';
import { findCommand } from '@holotisch/legion/data';
import type { Act } from '../../../table-ui/game-face.ts';
import { RevealedCard } from '../../../table-ui/revealed-card.tsx';
import { sayingKey } from '../cards/card-on.ts';
import { Pips } from '../cards/pips.tsx';
import { useSayings } from '../cards/use-sayings.ts';
import { type LegionEvent, type LegionView, ownerOf } from '../view.ts';
import { useWords } from '../words.ts';

/** The command cards of both players, turned over face to face. */
export function Reveal({ view, act }: { readonly view: LegionView; readonly act: Act<LegionView, LegionEvent> }) {
  const { lang, player } = useWords();
  const { edition } = view.rules;
  const says = useSayings(edition);
  if (act.event.type !== 'cardsRevealed') return null;
  return act.event.cards.map((card, seat) =>
    card === null ? null : (
      <RevealedCard
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is a number.
        key={seat}
        owner={ownerOf(view, seat)}
        who={player(seat)}
        title={cardName(card, edition, lang)}
        sign={<Pips of={findCommand(card, edition)?.pips ?? 0} />}
        says={says(sayingKey(card, edition))}
        lasts={act.lasts}
      />
    ),
  );
}
