import { useLanguage } from '../../../settings/language.tsx';
import { useWords } from '../words.ts';
import type { ShotOdds } from './use-odds.ts';

/** The odds of the chosen shot, as bars: how likely each number of uncancelled results is. */
export function OddsChart({ odds: { damage, expected, uncertain } }: { readonly odds: ShotOdds }) {
  const { number } = useLanguage();
  const t = useWords().own.attack;
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
      {uncertain && <p className="quiet">{t.oddsNote}</p>}
    </figure>
  );
}
