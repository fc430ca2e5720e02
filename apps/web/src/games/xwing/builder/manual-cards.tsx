import { cardsOf, pilotOf, type Squad } from '@holotisch/xwing';
import { isManual } from './edit.ts';
import { useSquadWords } from './use-squad-words.ts';

/** The cards of a squad whose text the players must see to themselves. */
export function ManualCards({ squad }: { readonly squad: Squad }) {
  const { t, name } = useSquadWords();
  const cards = squad.ships.flatMap((ship) => [pilotOf(squad, ship), ...cardsOf(ship)]);
  const manual = [...new Set(cards)].flatMap((card) => (card && isManual(card) ? [name(card.name)] : []));
  if (manual.length === 0) return null;
  return (
    <details className="manual-cards">
      <summary>{t.manual(manual.length)}</summary>
      <p>
        {t.manualNote} {manual.join(', ')}.
      </p>
    </details>
  );
}
