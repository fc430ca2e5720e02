import { useLanguage } from '../../settings/language.tsx';
import { campaignText } from './text.ts';
import './refit.css';

interface ReportedSide {
  readonly name: string;
  readonly team: 0 | 1;
  /** Unit by unit: what it is called and what has become of it. */
  readonly units: readonly { readonly name: string; readonly fate: string }[];
  /** What is said of the whole side. */
  readonly says: readonly string[];
}

interface ReportInWordsProps {
  readonly winner: string;
  /** Whoever has attacked, and whoever has defended. */
  readonly sides: readonly [ReportedSide, ReportedSide];
}

/** A report by hand as it would hold: who has won, and what has become of whom. */
export function ReportInWords({ winner, sides }: ReportInWordsProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].battle;
  return (
    <div className="battle-report">
      <p>
        {t.winner}: <strong>{winner}</strong>
      </p>
      {sides.map(({ name, team, units, says }) => (
        <section key={name} className={`side-${team === 0 ? 'first' : 'second'}`} aria-label={name}>
          <h3 className="refit-head">{name}</h3>
          {says.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <table>
            <tbody>
              {units.map((unit, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: units are told apart by their place
                <tr key={at}>
                  <th scope="row">{unit.name}</th>
                  <td>{unit.fate}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
