import { useLanguage } from '../../../settings/language.tsx';
import { useWords } from '../words.ts';
import type { ShotOdds } from './use-odds.ts';

/** How likely each damage total is if the target defends itself with all that it has; the hollow part is what it takes off. */
export function OddsChart({ odds }: { readonly odds: ShotOdds }) {
  const { number } = useLanguage();
  const t = useWords().own.attack;
  const { damage, defended, expected, expectedDefended, critical } = odds;
  const most = Math.max(...damage, ...defended);
  const percent = (chance: number) => `${number(chance * 100, 0)} %`;
  return (
    <figure className="odds">
      <figcaption>
        {t.odds} <span>{t.expected(number(expected, 1))}</span>
      </figcaption>
      <ul>
        {damage.map((chance, points) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the damage is what a bar is about.
          <li key={points} title={t.chance(points, percent(chance))}>
            <span className="only-heard">{t.chance(points, percent(chance))}</span>
            <span aria-hidden="true">{percent(chance)}</span>
            <i style={{ height: `${(chance / most) * 3}rem` }} aria-hidden="true" />
            <b aria-hidden="true">{points}</b>
          </li>
        ))}
      </ul>
      <p className="quiet">
        {t.defended(number(expectedDefended, 1))} {t.critical(percent(critical))}
      </p>
      <p className="quiet">
        <small>{t.oddsCount}</small>
      </p>
    </figure>
  );
}
