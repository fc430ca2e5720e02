import type { Seat } from '@holotisch/engine';
import { useEffect, useRef, useState } from 'react';
import { haveLooked, SEED } from '../../analysis/look-back.ts';
import type { Explained, WhyThenOrder } from '../../analysis/orders.ts';
import { WeighedAnswers } from '../../analysis/why.tsx';
import { useMatch } from '../../match/use-match.tsx';
import { useWords } from '../../table-ui/words.ts';
import { coachText } from './text.ts';
import './coach-tools.css';

interface WhyThenProps {
  readonly before: number;
  readonly by: readonly Seat[];
  readonly viewer: Seat;
}

/** Why did the computer do that? Its last decision that lay open at a moment. */
export function WhyThen({ before, by, viewer }: WhyThenProps) {
  const { file } = useMatch();
  const { t: words, lang, player, message } = useWords();
  const t = coachText[lang];
  const [found, setFound] = useState<Explained | 'failed' | 'nothing'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once, and anew at another moment
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isHere = true;
    void file().then(
      (whole) => {
        const order: WhyThenOrder = { file: whole, seed: SEED, before, by, viewer };
        if (isHere)
          stop = haveLooked(order, (news) => {
            setFound('why' in news ? news.why : 'nothing' in news ? 'nothing' : 'failed');
            stop?.();
          });
      },
      () => isHere && setFound('failed'),
    );
    return () => {
      isHere = false;
      stop?.();
    };
  }, [before]);
  // Below the question there is seldom room for it.
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (found !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  if (found === undefined) return <p role="status">{t.thinking}</p>;
  if (found === 'nothing') return <p role="status">{t.nothingOpen}</p>;
  if (found === 'failed') return <p role="status">{t.failed}</p>;
  return (
    <section ref={box} className="coach-tools coach-said" aria-label={words.panel.whyThen}>
      <p>
        <strong>
          {player(found.seat)}: {message(found.ask.prompt)}
        </strong>
      </p>
      <WeighedAnswers found={found} />
    </section>
  );
}
