import { data, manoeuvreName } from '@holotisch/xwing';
import { DIAL_COLUMNS, EASE } from '../decide/dial-columns.ts';
import { useWords } from '../words.ts';

/** The dial of a ship type, fastest on top. Every dial is open to all; only what is set on it is secret. */
export function DialTable({ type, chosen }: { readonly type: string; readonly chosen: string | undefined }) {
  const { own, lang } = useWords();
  if (!data.findShip(type)) return null;
  const dial = data.dialOf(type);
  const columns = DIAL_COLUMNS.filter(([, fits]) => dial.some(fits));
  const speeds = [...new Set(dial.map((m) => m.speed))].sort((a, b) => b - a);
  return (
    <details className="dial-open" open>
      <summary>
        {own.card.dial}
        {chosen && <strong> {chosen}</strong>}
      </summary>
      <table className="dial-table">
        <tbody>
          {speeds.map((speed) => (
            <tr key={speed}>
              <th scope="row">{speed}</th>
              {columns.map(([sign, fits]) => {
                const m = dial.find((one) => one.speed === speed && fits(one));
                return (
                  <td key={sign}>
                    {m && (
                      <span
                        className={`dial-move dial-${m.difficulty}`}
                        role="img"
                        aria-label={`${manoeuvreName(m.code, lang)}, ${own.dials.difficulty[m.difficulty]}`}
                        title={`${manoeuvreName(m.code, lang)}, ${own.dials.difficulty[m.difficulty]}`}
                      >
                        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                          <path d={sign} />
                        </svg>
                        <i aria-hidden="true">{EASE[m.difficulty]}</i>
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
