import { lazy, Suspense, useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { useWords } from '../../table-ui/words.ts';

const WhyThen = lazy(async () => ({ default: (await import('./why-then.tsx')).WhyThen }));

/** Whoever plays against the computer may ask it why; it says nothing unasked, and what it says is fetched then. */
export function AskWhy() {
  const { snapshot } = useMatch();
  const { t } = useWords();
  const [asked, setAsked] = useState<number>();
  if (!snapshot) return null;
  const { moment, own, seats } = snapshot;
  const computers = seats.flatMap((kind, seat) => (kind === 'computer' ? [seat] : []));
  const [viewer] = own;
  if (viewer === undefined || computers.length === 0 || moment === 0) return null;
  if (asked !== moment)
    return (
      <button type="button" className="ask-coach" onClick={() => setAsked(moment)}>
        {t.panel.whyThen}
      </button>
    );
  return (
    <Suspense>
      <WhyThen key={moment} before={moment} by={computers} viewer={viewer} />
    </Suspense>
  );
}
