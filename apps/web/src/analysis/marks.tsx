import { useWords } from '../table-ui/words.ts';
import { answerInWords } from './answer-words.ts';
import type { Analysis } from './orders.ts';
import { analysisText } from './text.ts';
import './analysis.css';

/** As chess players write it. */
const SIGNS = { great: '!', inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

interface MarksProps {
  readonly analysis: Analysis;
  readonly onSeek: (moment: number) => void;
}

/** What each side has done well and badly, along the line of the match. */
export function Marks({ analysis: { judged, decisions, sides }, onSeek }: MarksProps) {
  const words = useWords();
  const t = analysisText[words.lang];
  const marks = judged.map((one) => {
    const { at, mark, seat } = one;
    if (mark === 'good') return null;
    const given = answerInWords(words, one, one.given.answer, t.elsewhere);
    const label = t.toMark(`${words.player(seat)}, ${t.marks[mark][0]}`, given);
    return (
      <button
        key={at}
        type="button"
        className={`analysis-mark side-${sides[seat] === 1 ? 'second' : 'first'}`}
        data-mark={mark}
        style={{ insetInlineStart: `${(100 * at) / Math.max(1, decisions)}%` }}
        aria-label={label}
        title={label}
        onClick={() => onSeek(at)}
      >
        {SIGNS[mark]}
      </button>
    );
  });
  return <div className="analysis-marks">{marks}</div>;
}
