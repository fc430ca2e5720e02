import { useLanguage } from '../../../settings/language.tsx';
import { type AskView, useView } from '../view.ts';
import { useWords } from '../words.ts';
import { hasAbility } from './odds-spec.ts';
import { oddsOf } from './use-expected.ts';
import type { ShotFacts } from './use-shots.ts';

/** The odds of the chosen shot, as bars: how likely each number of uncancelled results is. */
export function OddsChart({ ask, facts }: { readonly ask: AskView; readonly facts: ShotFacts | undefined }) {
  const view = useView();
  const { number } = useLanguage();
  const t = useWords().own.attack;
  if (!facts) return null;
  const odds = oddsOf(view, ask, facts);
  if (!odds) return null;
  const { damage, expected } = odds;
  const involved = [view.ships[Number(ask.about?.['ship'])], view.ships[facts.target]];
  const most = Math.max(...damage);
  return (
    <figure className="odds">
      <figcaption>
        {t.odds} <span>{t.expected(number(expected, 1))}</span>
      </figcaption>
      <ul>
        {damage.map((chance, points) => {
          const percent = `${number(chance * 100, 0)} %`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of results is what a bar is about.
            <li key={points} title={t.damage(points, percent)}>
              <span className="only-heard">{t.damage(points, percent)}</span>
              <span aria-hidden="true">{percent}</span>
              <i style={{ height: `${(chance / most) * 3}rem` }} aria-hidden="true" />
              <b aria-hidden="true">{points}</b>
            </li>
          );
        })}
      </ul>
      {involved.some((ship) => ship && hasAbility(ship)) && <p className="quiet">{t.oddsNote}</p>}
    </figure>
  );
}
