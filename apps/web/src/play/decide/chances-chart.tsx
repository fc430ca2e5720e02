import type { ReactNode } from 'react';
import { useLanguage } from '../../settings/language.tsx';

interface ChancesChartProps {
  readonly title: string;
  readonly mean: string;
  /** How likely each number is, from none on. */
  readonly chances: readonly number[];
  readonly said: (n: number, percent: string) => string;
  /** What was counted and what was not. */
  readonly children?: ReactNode;
}

/** More bars than this leave no room for a sign beside each number. */
const ROOMY = 6;

/** How likely each total is: a bar for each, read out as words. */
export function ChancesChart({ title, mean, chances, said, children }: ChancesChartProps) {
  const { number } = useLanguage();
  const most = Math.max(...chances);
  const percent = (chance: number) => `${number(chance * 100, 0)} %`;
  const roomy = chances.length <= ROOMY;
  return (
    <figure className="odds">
      <figcaption>
        {roomy ? title : `${title} (%)`} <span>{mean}</span>
      </figcaption>
      <ul>
        {chances.map((chance, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the total is what a bar is about.
          <li key={n} title={said(n, percent(chance))}>
            <span className="only-heard">{said(n, percent(chance))}</span>
            <span aria-hidden="true">{roomy ? percent(chance) : number(chance * 100, 0)}</span>
            <i style={{ height: `${(chance / most) * 3}rem` }} aria-hidden="true" />
            <b aria-hidden="true">{n}</b>
          </li>
        ))}
      </ul>
      {children}
    </figure>
  );
}
