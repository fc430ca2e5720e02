import type { Seat } from '@holotisch/engine';
import { cardName, type data, type QuestionOf } from '@holotisch/legion';
import { useMatch } from '../../../match/use-match.tsx';
import { sayingKey } from '../cards/card-on.ts';
import { useSayings } from '../cards/use-sayings.ts';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { ZoneMap } from './zone-map.tsx';

interface BattleRowsProps {
  readonly view: LegionView;
  readonly ask: QuestionOf<'veto'>;
}

/** The three rows of battle cards: what counts now and what it says, what would come after it, and a button to discard it. */
export function BattleRows({ view, ask }: BattleRowsProps) {
  const { decide, busy } = useMatch();
  const { own, term, option: labelOf } = useWords();
  const discards = ask.options.filter(({ about }) => about?.card !== undefined);
  const others = ask.options.filter(({ about }) => about?.card === undefined);
  const kinds = (Object.keys(view.rows) as data.BattleKind[]).filter((kind) => (view.rows[kind]?.length ?? 0) > 0);
  return (
    <>
      <ul className="battle-rows">
        {kinds.map((kind) => {
          const [card = '', ...later] = view.rows[kind] ?? [];
          const option = discards.find(({ about }) => about?.battle === kind);
          return (
            <li key={kind}>
              <p className="quiet">
                {term('kind', kind)} · {own.battle.counts}
              </p>
              <BattleCard view={view} card={card} seat={ask.seat} open />
              {later.length > 0 && <p className="quiet">{own.battle.left}</p>}
              {later.map((one) => (
                <BattleCard key={one} view={view} card={one} seat={ask.seat} />
              ))}
              {option && (
                <button
                  type="button"
                  className="choice"
                  data-step
                  disabled={busy}
                  onClick={() => void decide(option.id)}
                >
                  {labelOf(option, ask)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {others.map((option) => (
        <button
          key={option.id}
          type="button"
          className="choice choice-quiet"
          data-step
          disabled={busy}
          onClick={() => void decide(option.id)}
        >
          {labelOf(option, ask)}
        </button>
      ))}
    </>
  );
}

interface BattleCardProps {
  readonly view: LegionView;
  readonly card: string;
  readonly seat: Seat;
  readonly open?: boolean;
  /** What kind of card it is, where that is not said above it. */
  readonly lead?: string;
}

/** A battle card: its name, what it says in our own words, and its zones. */
export function BattleCard({ view, card, seat, open = false, lead }: BattleCardProps) {
  const { lang } = useWords();
  const { edition } = view.rules;
  const says = useSayings(edition);
  return (
    <details className="battle-card" open={open}>
      <summary>
        {lead && <span className="quiet">{lead}: </span>}
        {cardName(card, edition, lang)}
      </summary>
      <p className="card-says">{says(sayingKey(card, edition)) ?? ''}</p>
      <ZoneMap view={view} card={card} seat={seat} />
    </details>
  );
}
