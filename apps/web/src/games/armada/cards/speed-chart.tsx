import type { data } from '@holotisch/armada';
import { useWords } from '../words.ts';

const MARK = ['–', 'I', 'II'] as const;

/** The printed clicks of every joint by speed; the speed that the ship has is marked. */
export function SpeedChart({ card, speed }: { readonly card: data.ShipCard; readonly speed: number }) {
  const { own } = useWords();
  return (
    <details className="dial-open">
      <summary>{own.card.chart}</summary>
      <table className="speed-chart">
        <tbody>
          {card.chart.map((joints, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the speed is the place.
            <tr key={i} data-now={i + 1 === speed}>
              <th scope="row">{i + 1}</th>
              {joints.map((clicks, joint) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: joints have nothing but their place.
                <td key={joint}>{MARK[clicks] ?? clicks}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
