import type { Chronicle } from '../../table-ui/chronicle.ts';

const HEIGHT = 60;
const BAR = 9;
const GAP = 8;
/** The chart of a short match is no wider a picture than that of a long one. */
const FEWEST = 9;
/** Of more rounds than these the bars are narrower, and not every one has its number. */
const MOST = 15;
const STEPS = [1, 2, 5, 10, 25, 50];

interface DamageChartProps {
  readonly damage: Chronicle['damage'];
  /** By seat: the colour of its side, and what it is called. */
  readonly sides: readonly ('first' | 'second')[];
  readonly players: readonly string[];
  readonly words: { readonly note: string; readonly asTable: string; readonly round: string; readonly setup: string };
}

/** Bars side by side for each round, and the same figures as a table for whoever wants to read them. */
export function DamageChart({ damage, sides, players, words }: DamageChartProps) {
  const most = Math.max(1, ...damage.flatMap(({ suffered }) => suffered));
  const narrower = Math.min(1, MOST / damage.length);
  const [bar, gap] = [BAR * narrower, GAP * narrower];
  const group = players.length * bar + gap;
  const step = STEPS.find((one) => damage.length <= one * MOST) ?? STEPS.at(-1)!;
  // Set-up, the first round, then every so many.
  const isNumbered = (round: number) => round <= 1 || round % step === 0;
  const nameOf = (round: number) => (round === 0 ? words.setup : String(round));
  return (
    <figure className="damage-chart">
      <svg
        viewBox={`0 0 ${Math.max(FEWEST, damage.length) * group} ${HEIGHT + 14}`}
        preserveAspectRatio="xMinYMid meet"
        role="img"
        aria-label={words.note}
      >
        {damage.map(({ round, suffered }, n) => (
          <g key={round} transform={`translate(${n * group + gap / 2} 0)`}>
            {suffered.map((amount, seat) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
                key={seat}
                className={`side-${sides[seat] ?? 'first'}`}
                x={seat * bar}
                y={HEIGHT - (HEIGHT * amount) / most}
                width={bar - narrower}
                height={(HEIGHT * amount) / most}
              >
                <title>{`${players[seat] ?? ''}: ${amount}`}</title>
              </rect>
            ))}
            <path className="damage-ground" d={`M${-gap / 4} ${HEIGHT}h${group - gap / 2}`} />
            {isNumbered(round) && (
              <text x={(group - gap) / 2} y={HEIGHT + 11}>
                {round === 0 ? '–' : round}
              </text>
            )}
          </g>
        ))}
      </svg>
      <details>
        <summary>{words.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.round}</th>
              {players.map((player, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
                <th key={seat} scope="col">
                  {player}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {damage.map(({ round, suffered }) => (
              <tr key={round}>
                <th scope="row">{nameOf(round)}</th>
                {suffered.map((amount, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
                  <td key={seat}>{amount}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
