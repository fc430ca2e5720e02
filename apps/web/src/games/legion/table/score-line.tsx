import { cardName, data } from '@holotisch/legion';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { useKnown } from './use-values.ts';
import '../../../table-ui/standing.css';

/** What is played for and who leads, always beside the table. */
export function ScoreLine({ view }: { readonly view: LegionView }) {
  const { own, lang, player } = useWords();
  const { points } = useKnown();
  const t = own.standing;
  const kinds = data.BATTLE_KINDS[view.rules.edition];
  const names = kinds
    .flatMap((kind) => view.battle[kind] ?? [])
    .map((card) => cardName(card, view.rules.edition, lang));
  return (
    <div className="score-line legion-score">
      <p title={names.join(' · ')}>{names.join(' · ')}</p>
      <ul>
        {([0, 1] as const).map((side) => {
          const said = [
            player(view.sides.indexOf(side)),
            view.blue === side ? t.blue : t.red,
            t.score(view.victory[side], view.rules.edition),
            ...(points ? [t.defeated(points[side])] : []),
            ...(view.sides[view.priority] === side && view.round > 0 ? [t.priority] : []),
          ].join(', ');
          return (
            <li
              key={side}
              className={`side-${side === view.blue ? 'first' : 'second'}`}
              title={[said, ...(view.phase === 'over' ? [] : [t.provisional])].join(' · ')}
            >
              <span className="only-heard">{said}</span>
              <span aria-hidden="true">
                {view.sides[view.priority] === side && view.round > 0 && <i className="score-first" />}
                <strong>★{view.victory[side]}</strong> {points?.[side] ?? 0}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
