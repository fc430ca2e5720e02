import { cardName } from '@holotisch/armada';
import { useSayings } from './cards/use-sayings.ts';
import { useKnown } from './table/use-values.ts';
import type { ArmadaView } from './view.ts';
import { useWords } from './words.ts';
import '../../table-ui/standing.css';

/** What has to stay in sight: objective, initiative, pass and victory tokens, score, and how far an activation has come. */
export function Standing({ view }: { readonly view: ArmadaView }) {
  const { own, lang, player } = useWords();
  const t = own.standing;
  const { score } = useKnown();
  const says = useSayings();
  const about = view.objective === null ? undefined : says(`objective/${view.objective}`);
  return (
    <section className="panel standing" aria-label={t.label}>
      <p className="standing-objective">
        <span>{t.objective}</span>{' '}
        <strong>{view.objective === null ? t.noObjective : cardName(view.objective, lang)}</strong>
      </p>
      {about && <p className="card-says">{about}</p>}
      <ul>
        {([0, 1] as const).map((side) => (
          <li key={side} className={`side-${side === 0 ? 'first' : 'second'}`}>
            <strong>{player(view.sides.indexOf(side))}</strong>
            {view.phase !== 'initiative' && view.first === side && <span className="shot-tag">{t.first}</span>}
            <span className="standing-score">
              {view.phase === 'over' ? t.score : t.scoreSoFar} {score?.[side] ?? 0}
            </span>
            {view.victory[side] > 0 && <span>{t.victory(view.victory[side])}</span>}
            {view.passes[side] > 0 && <span>{t.passes(view.passes[side])}</span>}
          </li>
        ))}
      </ul>
      {view.round > 0 && (
        <p className="quiet">
          {t.round(view.round, view.rules.rounds)} · {t.token[view.token]}
        </p>
      )}
    </section>
  );
}
