import { useLanguage } from '../../../settings/language.tsx';
import { ChancesChart } from '../../../table-ui/decide/chances-chart.tsx';
import { useWords } from '../words.ts';
import type { ShotOdds } from './use-odds.ts';

/** How likely each damage total is, before the target defends itself; and what is left if it does. */
export function OddsChart({ odds }: { readonly odds: ShotOdds }) {
  const { number } = useLanguage();
  const t = useWords().own.attack;
  const { damage, expected, expectedDefended, critical } = odds;
  return (
    <ChancesChart title={t.odds} mean={t.expected(number(expected, 1))} chances={damage} said={t.chance}>
      <p className="quiet">
        {t.defended(number(expectedDefended, 1))} {critical > 0 && t.critical(`${number(critical * 100, 0)} %`)}
      </p>
      <p className="quiet">
        <small>{t.oddsCount}</small>
      </p>
    </ChancesChart>
  );
}
