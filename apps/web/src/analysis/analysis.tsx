import type { Json, JsonObject, SeatKind } from '@holotisch/engine';
import { useState } from 'react';
import { useMatch } from '../match/use-match.tsx';
import { useFace } from '../table-ui/use-face.ts';
import { useWords } from '../table-ui/words.ts';
import { answerInWords } from './answer-words.ts';
import { Curve } from './curve.tsx';
import { lookBack } from './look-back.ts';
import type { Analysis as Found } from './orders.ts';
import { roundAt } from './stretches.ts';
import { analysisText } from './text.ts';
import { useChronicle } from './use-chronicle.ts';
import { useLook } from './use-look.ts';
import { Why } from './why.tsx';
import './analysis.css';

interface AnalysisProps {
  readonly view: unknown;
  /** Shows the match at a moment, and plays it from there. */
  readonly onWatch: (moment: number) => void;
  /** Another match is on the table now. */
  readonly onBegun: () => void;
}

/** The look back at a match that is over: begun by a button, shown as soon as something is known. */
export function Analysis({ view, onWatch, onBegun }: AnalysisProps) {
  const { lang, player } = useWords();
  const t = analysisText[lang];
  const { look, file } = useLook();
  const face = useFace();
  const seats = useMatch().snapshot?.seats ?? [];
  if (file === undefined || face.chronicle === undefined) return null; // what has no figures cannot be judged
  const nameOf = (side: number) =>
    player(
      Math.max(
        0,
        seats.findIndex((_, seat) => (face.side(view, seat) === 1 ? 1 : 0) === side),
      ),
    );
  const { analysis } = look;
  return (
    <section className="analysis">
      <h3>{t.title}</h3>
      {look.state === 'failed' && <p role="alert">{t.failed}</p>}
      {look.state === 'none' && <p className="quiet">{t.what}</p>}
      {(look.state === 'none' || look.state === 'left' || look.state === 'failed') && (
        <p>
          <button type="button" className="tool tool-text" onClick={() => lookBack.start(file)}>
            {look.state === 'left' ? t.goOn : t.start}
          </button>
        </p>
      )}
      {look.state === 'running' && (
        <p className="analysis-running">
          <progress max={Math.max(1, look.of)} value={look.done} aria-label={t.title} />
          <span>{t.running(look.done, look.of)}</span>
          <button type="button" className="tool tool-text" onClick={() => lookBack.stop()}>
            {t.leave}
          </button>
        </p>
      )}
      {look.curve.length > 0 && (
        <Curve
          curve={look.curve}
          decisions={decisionsIn(file).length}
          label={t.curve(nameOf(0))}
          names={[nameOf(0), nameOf(1)]}
          marks={analysis?.turns ?? []}
          onWatch={onWatch}
        />
      )}
      {analysis && <Summary analysis={analysis} nameOf={nameOf} />}
      {analysis && <Turns analysis={analysis} file={file} onWatch={onWatch} onBegun={onBegun} />}
    </section>
  );
}

const decisionsIn = (file: Json): readonly Json[] => (file as { readonly decisions: readonly Json[] }).decisions;
const points = (share: number): number => Math.round(100 * share);

interface SummaryProps {
  readonly analysis: Found;
  readonly nameOf: (side: number) => string;
}

/** Lucky or better: in a sentence, and in figures. */
function Summary({ analysis: { verdict, judged, sides }, nameOf }: SummaryProps) {
  const t = analysisText[useWords().lang];
  const { winner, said, luck, cost } = verdict;
  const costOf = (side: 0 | 1): string => {
    const own = judged.filter(({ seat }) => sides[seat] === side);
    const marks = (['blunder', 'mistake', 'inaccuracy'] as const).flatMap((mark) => {
      const n = own.filter((one) => one.mark === mark).length;
      return n === 0 ? [] : `${n} ${t.marks[mark][n === 1 ? 0 : 1]}`;
    });
    return marks.length === 0 ? t.faultless(nameOf(side)) : t.cost(nameOf(side), points(cost[side]), marks.join(', '));
  };
  return (
    <>
      {said !== null && winner !== null && (
        <p>
          <strong>{t.said(said, nameOf(winner === 0 ? 1 : 0))}</strong>
        </p>
      )}
      <ul className="analysis-figures">
        <li>{t.luck(nameOf(0), points(luck[0]))}</li>
        <li>{costOf(0)}</li>
        <li>{costOf(1)}</li>
      </ul>
    </>
  );
}

interface TurnsProps {
  readonly analysis: Found;
  readonly file: Json;
  readonly onWatch: (moment: number) => void;
  readonly onBegun: () => void;
}

/** The moments at which it turned; where somebody decided, it can be decided otherwise and played on. */
function Turns({ analysis, file, onWatch, onBegun }: TurnsProps) {
  const words = useWords();
  const t = analysisText[words.lang];
  const { local, snapshot } = useMatch();
  const { turns, judged, sides } = analysis;
  const rounds = useChronicle()?.rounds ?? [];
  const [asked, setAsked] = useState<number>();
  const inRound = (at: number, said: string): string => {
    const round = roundAt(rounds, at);
    return round === undefined ? said : t.round(round, said);
  };
  /** From a moment on, with another answer if there is a better one. */
  const playOn = async (at: number, seat: number, answer?: Json) => {
    if (!local || !snapshot) return;
    const { hash: _, result: __, takebacks: ___, ...rest } = file as JsonObject;
    const before = decisionsIn(file).slice(0, at);
    const decisions = answer === undefined ? before : [...before, [seat, answer]];
    const seats = snapshot.seats.map((_, one): SeatKind => (one === seat ? 'human' : 'computer'));
    if (await local.load(JSON.stringify({ ...rest, decisions }), seats, snapshot.aids)) onBegun();
  };
  if (turns.length === 0) return <p>{t.noTurns}</p>;
  return (
    <>
      <h4>{t.turns}</h4>
      <ol className="analysis-turns">
        {turns.map(({ at, by, seat, swing }) => {
          const one = by === 'decision' ? judged.find((other) => other.at === at) : undefined;
          const own = points(sides[seat] === 0 ? swing : -swing);
          return (
            <li key={`${at} ${by}`}>
              <div>
                {inRound(
                  at,
                  one
                    ? t.decided(
                        words.player(seat),
                        t.marks[one.mark][0],
                        answerInWords(words, one, one.given.answer, t.elsewhere),
                        own,
                      )
                    : t.dice(words.player(seat), own),
                )}
                {one && one.mark !== 'great' && (
                  <small>{t.better(answerInWords(words, one, one.best.answer, t.elsewhere))}</small>
                )}
              </div>
              <span>
                <button type="button" className="tool tool-text" onClick={() => onWatch(at)}>
                  {t.watch}
                </button>
                {one && (
                  <button
                    type="button"
                    className="tool tool-text"
                    aria-expanded={asked === at}
                    onClick={() => setAsked(asked === at ? undefined : at)}
                  >
                    {t.why}
                  </button>
                )}
                {local && one?.mark !== 'great' && (
                  <button
                    type="button"
                    className="tool tool-text"
                    title={one ? t.insteadTitle : t.onwardTitle}
                    onClick={() => void playOn(at, seat, one?.best.answer)}
                  >
                    {one ? t.instead : t.onward}
                  </button>
                )}
              </span>
              {one && asked === at && <Why file={file} at={at} />}
            </li>
          );
        })}
      </ol>
    </>
  );
}
