import { cardName } from '@holotisch/armada';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';
import { useKnown } from './use-values.ts';
import '../../../table-ui/standing.css';

/** Objective, initiative and score in two lines, always beside the table. */
export function ScoreLine({ view }: { readonly view: ArmadaView }) {
  const { own, lang, player } = useWords();
  const { score } = useKnown();
  const t = own.standing;
  const isFirst = (side: 0 | 1): boolean => view.phase !== 'initiative' && view.first === side;
  return (
    <div className="score-line">
      <p>{view.objective === null ? t.noObjective : cardName(view.objective, lang)}</p>
      <ul>
        {([0, 1] as const).map((side) => {
          const said = [
            player(view.sides.indexOf(side)),
            isFirst(side) && t.first,
            `${view.phase === 'over' ? t.score : t.scoreSoFar} ${score?.[side] ?? 0}`,
            view.victory[side] > 0 && t.victory(view.victory[side]),
            view.passes[side] > 0 && t.passes(view.passes[side]),
          ].filter(Boolean);
          return (
            <li key={side} className={`side-${side === 0 ? 'first' : 'second'}`} title={said.join(', ')}>
              <span className="only-heard">{said.join(', ')}</span>
              <span aria-hidden="true">
                {isFirst(side) && <i className="score-first" data-token={view.token} />}
                <strong>{score?.[side] ?? 0}</strong>
                {view.victory[side] > 0 && ` ★${view.victory[side]}`}
                {view.passes[side] > 0 && ` ⇥${view.passes[side]}`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
