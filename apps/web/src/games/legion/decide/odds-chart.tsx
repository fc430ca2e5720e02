import { useLanguage } from '../../../settings/language.tsx';
import { ChancesChart } from '../../../table-ui/decide/chances-chart.tsx';
import { useWords } from '../words.ts';
import type { Prospect } from './use-prospects.ts';

/** How likely each number of wounds is, who falls, and whether the target is suppressed. */
export function OddsChart({ prospect: { odds } }: { readonly prospect: Prospect }) {
  const { number } = useLanguage();
  const t = useWords().own.attack;
  const percent = (chance: number) => `${number(chance * 100, 0)} %`;
  const facts = [
    t.hits(number(odds.hits, 1)),
    t.falls(number(odds.falls, 1)),
    ...(odds.suppression > 0 ? [t.suppresses(percent(odds.suppression))] : []),
    ...(odds.wipedOut >= 0.005 ? [t.kills(percent(odds.wipedOut))] : []),
  ];
  return (
    <ChancesChart title={t.odds} mean={t.expected(number(odds.expected, 1))} chances={odds.wounds} said={t.chance}>
      <p className="quiet">{facts.join(' · ')}</p>
      <p className="quiet">
        <small>{t.oddsCount}</small>
      </p>
    </ChancesChart>
  );
}
