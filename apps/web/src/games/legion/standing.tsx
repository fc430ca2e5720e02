import { cardName, data } from '@holotisch/legion';
import { sayingKey } from './cards/card-on.ts';
import { Pips } from './cards/pips.tsx';
import { useSayings } from './cards/use-sayings.ts';
import { useKnown } from './table/use-values.ts';
import type { LegionView } from './view.ts';
import { useWords } from './words.ts';
import '../../table-ui/standing.css';
import './table/legion.css';

/** What has to stay in sight: round, score, battle cards, command cards with their pips, order pools. */
export function Standing({ view }: { readonly view: LegionView }) {
  const { own, lang, player, term } = useWords();
  const t = own.standing;
  const { edition, rounds } = view.rules;
  const { points } = useKnown();
  const says = useSayings(edition);
  const cards = data.BATTLE_KINDS[edition].flatMap((kind) => {
    const card = view.battle[kind];
    return card === undefined ? [] : [{ kind, card }];
  });
  return (
    <section className="panel standing" aria-label={t.label}>
      {view.round > 0 && <p className="quiet">{t.round(view.round, rounds)}</p>}
      <ul>
        {([0, 1] as const).map((side) => (
          <li key={side} className={`side-${side === view.blue ? 'first' : 'second'}`}>
            <strong>{player(view.sides.indexOf(side))}</strong>
            <span className="shot-tag">{view.blue === side ? t.blue : t.red}</span>
            {view.round > 0 && view.sides[view.priority] === side && <span className="shot-tag">{t.priority}</span>}
            <span className="standing-score">{t.score(view.victory[side], view.rules.edition)}</span>
            {points && <span>{t.defeated(points[side])}</span>}
          </li>
        ))}
      </ul>
      {view.round > 0 && view.phase !== 'over' && <p className="quiet standing-note">{t.provisional}</p>}
      {view.terrain.length > 0 && <p className="quiet standing-note">{own.terrain.legend}</p>}
      {cards.map(({ kind, card }) => (
        <details key={kind} className="standing-card">
          <summary>
            <span>{term('kind', kind)}</span> <strong>{cardName(card, edition, lang)}</strong>
          </summary>
          <p className="card-says">{says(sayingKey(card, edition)) ?? ''}</p>
        </details>
      ))}
      {view.hands.map((hand, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hands have nothing but their seat.
        <div key={seat} className={`standing-hand side-${view.sides[seat] === view.blue ? 'first' : 'second'}`}>
          <p>
            <strong>{player(seat)}</strong>
            {hand.played !== null && (
              <span>
                {t.played}: {hand.played === 'hidden' ? t.facedown : cardName(hand.played, edition, lang)}
              </span>
            )}
            {edition === '2.6' && hand.passes > 0 && <span>{t.passes(hand.passes)}</span>}
          </p>
          {hand.cards.includes('hidden') ? (
            <p className="quiet">
              {t.hand}: {hand.cards.length}
            </p>
          ) : (
            <ul className="hand-cards" aria-label={t.hand}>
              {hand.cards.map((card) => (
                <li key={card} title={says(sayingKey(card, edition))}>
                  <Pips of={data.findCommand(card, edition)?.pips ?? 0} /> {cardName(card, edition, lang)}
                </li>
              ))}
            </ul>
          )}
          {hand.pool.length > 0 && (
            <p className="quiet">
              {t.pool}:{' '}
              {counted(hand.pool)
                .map(([rank, n]) => `${n} × ${term('rank', rank)}`)
                .join(', ')}
            </p>
          )}
        </div>
      ))}
    </section>
  );
}

const counted = (pool: readonly data.Rank[]): readonly (readonly [data.Rank, number])[] =>
  data.RANKS.flatMap((rank) => {
    const n = pool.filter((one) => one === rank).length;
    return n > 0 ? [[rank, n] as const] : [];
  });
