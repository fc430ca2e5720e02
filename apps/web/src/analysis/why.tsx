import type { Json } from '@holotisch/engine';
import { useEffect, useState } from 'react';
import { useWords } from '../table-ui/words.ts';
import { answerInWords } from './answer-words.ts';
import { haveLooked, SEED } from './look-back.ts';
import type { Explained, WhyOrder } from './orders.ts';
import { analysisText } from './text.ts';

/** So many answers are enough to see why. */
const MOST = 3;
const percent = (share: number): number => Math.round(100 * share);

interface WhyProps {
  readonly file: Json;
  readonly at: number;
}

/** The best answers to a question, what each could be expected to bring, and what was to be feared. */
export function Why({ file, at }: WhyProps) {
  const words = useWords();
  const t = analysisText[words.lang];
  const [found, setFound] = useState<Explained | 'failed'>();
  useEffect(() => {
    const order: WhyOrder = { file, seed: SEED, why: at };
    const stop = haveLooked(order, (news) => {
      setFound('why' in news ? news.why : 'failed');
      // Nothing more is to come.
      stop();
    });
    return stop;
  }, [file, at]);
  if (found === undefined) return <p role="status">{t.thinking}</p>;
  if (found === 'failed') return <p role="alert">{t.failed}</p>;
  return <WeighedAnswers found={found} />;
}

/** The best answers, the one that was given among them, with what each could be expected to bring. */
export function WeighedAnswers({ found }: { readonly found: Explained }) {
  const words = useWords();
  const t = analysisText[words.lang];
  const [best, ...others] = found.answers;
  const given = others.find(({ isGiven }) => isGiven);
  const shown = [...(best ? [best] : []), ...(given ? [given] : []), ...others.filter((one) => one !== given)];
  return (
    <ul className="analysis-why">
      {shown.slice(0, MOST).map(({ answer, isGiven, chance, error, points, fears, hopes }) => (
        <li key={JSON.stringify(answer)}>
          {t.weighed(answerInWords(words, found, answer, isGiven ? t.there : t.elsewhere), {
            isGiven,
            chance: percent(chance),
            error: percent(error),
            points,
          })}{' '}
          {fears && t.fears(words.piece(fears.piece), fears.points)}{' '}
          {hopes && t.hopes(words.piece(hopes.piece), hopes.points)}
        </li>
      ))}
    </ul>
  );
}
