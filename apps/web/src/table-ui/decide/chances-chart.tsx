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

/** The more bars there are, the less room is beside each number: for a narrow space, and then for the sign itself. */
const signOf = (bars: number): string => (bars <= 6 ? '\u00a0%' : bars <= 9 ? '\u202f%' : '');

/** How likely each total is: a bar for each, read out as words. */
export function ChancesChart({ title, mean, chances, said, children }: ChancesChartProps) {
  const { number } = useLanguage();
  const most = Math.max(...chances);
  const percent = (chance: number) => `${number(chance * 100, 0)} %`;
  const sign = signOf(chances.length);
  return (
    <figure className="odds">
      <figcaption>
        {title} <span>{mean}</span>
      </figcaption>
      <ul>
        {chances.map((chance, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the total is what a bar is about.
          <li key={n} title={said(n, percent(chance))}>
            <span className="only-heard">{said(n, percent(chance))}</span>
            <span aria-hidden="true">{`${number(chance * 100, 0)}${sign}`}</span>
            <i style={{ height: `${(chance / most) * 3}rem` }} aria-hidden="true" />
            <b aria-hidden="true">{n}</b>
          </li>
        ))}
      </ul>
      {children}
    </figure>
  );
}
