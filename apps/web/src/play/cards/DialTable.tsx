import { data, manoeuvreName } from '@holotisch/xwing';
import { useWords } from '../words.ts';

type Manoeuvre = ReturnType<typeof data.dialOf>[number];

/** Columns as on every dial: turns outside, banks, straight, then what turns the ship about. */
const COLUMNS: readonly (readonly [string, (m: Manoeuvre) => boolean])[] = [
  ['M18 20V13Q18 8 13 8H6M9 4 5 8l4 4', (m) => m.bearing === 'turn' && m.side === 'left'],
  ['M16 20Q16 12 9 7M14 5 8 6l0 6', (m) => m.bearing === 'bank' && m.side === 'left'],
  ['M12 20V5M8 9l4-4 4 4', (m) => m.bearing === 'straight'],
  ['M8 20Q8 12 15 7M10 5l6 1 0 6', (m) => m.bearing === 'bank' && m.side === 'right'],
  ['M6 20V13Q6 8 11 8H18M15 4l4 4-4 4', (m) => m.bearing === 'turn' && m.side === 'right'],
  ['M8 20V9A4 4 0 0 1 16 9V14M13 11l3 4 3-4', (m) => m.bearing === 'koiogran'],
  ['M16 20Q15 9 9 8T6 15M3 12l3 4 3-4', (m) => m.bearing === 'segnor' && m.side === 'left'],
  ['M8 20Q9 9 15 8T18 15M21 12l-3 4-3-4', (m) => m.bearing === 'segnor' && m.side === 'right'],
  ['M18 20V12H8M8 12V17M5 14l3 4 3-4', (m) => m.bearing === 'tallon' && m.side === 'left'],
  ['M6 20V12H16M16 12V17M19 14l-3 4-3-4', (m) => m.bearing === 'tallon' && m.side === 'right'],
  ['M7 7H17V17H7Z', (m) => m.bearing === 'stationary'],
  ['M16 4Q16 12 9 17M14 19 8 18l0-6', (m) => m.bearing === 'reversebank' && m.side === 'left'],
  ['M12 4V19M8 15l4 4 4-4', (m) => m.bearing === 'reversestraight'],
  ['M8 4Q8 12 15 17M10 19l6-1 0-6', (m) => m.bearing === 'reversebank' && m.side === 'right'],
];
/** A second sign beside the colour. */
const EASE = { green: '●', white: '', red: '!' } as const;

/** The dial of a ship type, fastest on top. Every dial is open to all; only what is set on it is secret. */
export function DialTable({ type, chosen }: { readonly type: string; readonly chosen: string | undefined }) {
  const { t, lang } = useWords();
  if (!data.findShip(type)) return null;
  const dial = data.dialOf(type);
  const columns = COLUMNS.filter(([, fits]) => dial.some(fits));
  const speeds = [...new Set(dial.map((m) => m.speed))].sort((a, b) => b - a);
  return (
    <details className="dial-open" open>
      <summary>
        {t.card.dial}
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
                        aria-label={`${manoeuvreName(m.code, lang)}, ${t.card.difficulty[m.difficulty]}`}
                        title={`${manoeuvreName(m.code, lang)}, ${t.card.difficulty[m.difficulty]}`}
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
