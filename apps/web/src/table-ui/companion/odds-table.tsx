import { atLeast, type Chances } from '@holotisch/odds';
import { useLanguage } from '../../settings/language.tsx';
import { useCompanionText } from './text.ts';

interface OddsTableProps {
  /** What is counted: damage, wounds. */
  readonly of: string;
  readonly chances: Chances;
  readonly expected: number;
  /** What else there is to be said, in figures. */
  readonly notes?: readonly string[];
}

const LEAST = 0.005;
/** Up to the last number that is not as good as impossible. */
export const worthShowing = (chances: Chances): number =>
  Math.max(1, chances.findLastIndex((_, n) => atLeast(chances, n) >= LEAST) + 1);

export function OddsTable({ of, chances, expected, notes = [] }: OddsTableProps) {
  const t = useCompanionText().odds;
  const { number } = useLanguage();
  const percent = (chance: number) => `${number(chance * 100, 0)} %`;
  return (
    <section className="odds-table" aria-label={t.title}>
      <p className="odds-mean">
        {t.title} <strong>{t.mean(`${number(expected, 1)} ${of}`)}</strong>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <td />
            <th scope="col">{t.exactly}</th>
            <th scope="col">{t.atLeast}</th>
          </tr>
        </thead>
        <tbody>
          {chances.slice(0, worthShowing(chances)).map((chance, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is what a row is about.
            <tr key={n}>
              <th scope="row">{n}</th>
              <td className="odds-bar">
                <i style={{ width: `${chance * 100}%` }} />
              </td>
              <td>{percent(chance)}</td>
              <td>{n === 0 ? '' : percent(atLeast(chances, n))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && <p className="quiet">{notes.join(' · ')}</p>}
    </section>
  );
}
