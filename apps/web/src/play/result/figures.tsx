import type { ReactNode } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import type { Chronicle, Luck } from '../../table-ui/chronicle.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';
import { resultText } from '../../text/result.ts';
import { DamageChart } from './damage-chart.tsx';
import './result.css';

interface FiguresProps {
  readonly chronicle: Chronicle;
  readonly view: unknown;
  /** Shows the match at a moment, and plays it from there. */
  readonly onWatch: (moment: number) => void;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** The match in figures: who lost what, when it hurt, how the dice fell, and what decided it. */
export function Figures({ chronicle, view, onWatch, children }: FiguresProps) {
  const { lang, player, piece } = useWords();
  const t = resultText[lang];
  const face = useFace();
  const seats = chronicle.dice.map((_, seat) => seat);
  const sides = seats.map((seat) => (face.side(view, seat) === 1 ? ('second' as const) : ('first' as const)));
  const { decisive, losses, damage, dice } = chronicle;
  const most = Math.max(1, ...dice.flatMap(({ attack, defence }) => [attack, defence].map(highest)));
  const named = (pieces: readonly number[]) => new Intl.ListFormat(lang).format(pieces.map(piece));
  return (
    <div className="result">
      <div className="result-fate">
        <section className="result-losses" data-many={losses.length > 8 || undefined} aria-label={t.losses}>
          {seats.map((seat) => {
            const own = losses.filter((loss) => loss.seat === seat);
            return (
              <div key={seat} className={`side-${sides[seat]}`}>
                <h3>
                  {player(seat)}
                  <small>
                    {t.losses}: {t.points(own.reduce((sum, { points }) => sum + points, 0))}
                  </small>
                </h3>
                <ul>
                  {own.map(({ at, piece: lost, points }) => (
                    <li key={`${at} ${lost}`}>
                      <face.table.Portrait view={view} piece={lost} />
                      <span>{t.lost(piece(lost), points)}</span>
                    </li>
                  ))}
                  {own.length === 0 && <li className="quiet">{t.nothingLost}</li>}
                </ul>
              </div>
            );
          })}
        </section>
        {decisive && (
          <section className="result-decisive">
            <h3>{t.decisive}</h3>
            <p>
              {t.decisiveOf(player(decisive.seat), named(decisive.pieces), decisive.points)}{' '}
              <button type="button" className="tool tool-text" onClick={() => onWatch(Math.max(0, decisive.at - 1))}>
                {t.goThere}
              </button>
            </p>
          </section>
        )}
        {children}
      </div>
      <div className="result-fate">
        {damage.some(({ suffered }) => suffered.some((amount) => amount > 0)) && (
          <section className="result-damage">
            <h3>{t.damage}</h3>
            <DamageChart
              damage={damage}
              sides={sides}
              players={seats.map(player)}
              words={{ note: t.damageNote, asTable: t.asTable, round: t.round, setup: t.setup }}
            />
          </section>
        )}
        {dice.some(({ attack, defence }) => attack.dice + defence.dice > 0) && (
          <section className="result-luck">
            <h3>{t.dice}</h3>
            <div className="result-dice">
              {dice.map((luck, seat) => (
                <DiceOf
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
                  key={seat}
                  luck={luck}
                  most={most}
                  player={player(seat)}
                  side={sides[seat] ?? 'first'}
                />
              ))}
            </div>
            <p className="quiet">{t.diceNote}</p>
          </section>
        )}
      </div>
    </div>
  );
}

const highest = ({ got, expected }: Luck['attack']): number => Math.max(got, expected);

interface DiceOfProps {
  readonly luck: Luck;
  /** As far as the longest of all bars reaches. */
  readonly most: number;
  readonly player: string;
  readonly side: 'first' | 'second';
}

function DiceOf({ luck, most, player, side }: DiceOfProps) {
  const { lang, number } = useLanguage();
  const t = resultText[lang];
  const kinds = (['attack', 'defence'] as const).filter((kind) => luck[kind].dice > 0);
  return (
    <div className={`side-${side}`}>
      <h4>{player}</h4>
      <dl>
        {kinds.map((kind) => {
          const { dice, got, expected } = luck[kind];
          const by = Math.round(10 * (got - expected)) / 10;
          return (
            <div key={kind}>
              <dt>{t.diceKinds[kind]}</dt>
              <dd>
                <svg className="luck-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="luck-room" width="100" height="8" />
                  <rect className="luck-got" width={(100 * got) / most} y="1" height="6" />
                  <rect
                    className="luck-mean"
                    x={Math.min(99.2, (100 * expected) / most) - 0.4}
                    width="0.8"
                    height="8"
                  />
                </svg>
                {t.thrown(dice, number(got), number(expected, 1))}
                <strong>{t.luck(by, number(Math.abs(by), 1))}</strong>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
