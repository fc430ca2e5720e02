import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { AskView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useAsk } from '../../table-ui/decide/ask.ts';
import { Choice } from '../../table-ui/decide/choice.tsx';
import { Form } from '../../table-ui/decide/form.tsx';
import { Placement } from '../../table-ui/decide/placement.tsx';
import { usePlan } from '../../table-ui/decide/plan.ts';
import { Several } from '../../table-ui/decide/several.tsx';
import { hover, openField } from '../../table-ui/decide/shared.ts';
import { useDecideText } from '../../table-ui/decide/text.ts';
import { usePlaying } from '../../table-ui/playing.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';
import { Clauses } from '../../ui/clauses.tsx';
import { useCoached, useWarned } from '../coach/use-coached.ts';
import { Meanwhile } from '../log/meanwhile.tsx';
import { CommandLine } from './command-line.tsx';
import { Refused } from './refused.tsx';
import { useDecisionKeys } from './use-decision-keys.ts';

const CoachTools = lazy(async () => ({ default: (await import('../coach/coach-tools.tsx')).CoachTools }));

/** The open question: stated in one sentence, with everything that answers it. */
export function DecisionPanel() {
  const { snapshot } = useMatch();
  const face = useFace();
  const { Tray, trayNames, hint, CardAbout, Beware } = face.decide;
  const asked = useAsk();
  // What was answered together with an earlier question is not asked again.
  const ask = usePlan(asked) ? undefined : asked;
  const words = useWords();
  const coached = useCoached();
  const warned = useWarned();
  // Nothing of it is fetched before somebody reaches for an answer.
  const [looked, setLooked] = useState(false);
  const look = () => setLooked(true);
  // Who has asked once will ask again: the coach stays until he is sent away.
  const [asking, setAsking] = useState(false);
  const t = useDecideText();
  const playing = usePlaying();
  const panel = useRef<HTMLElement>(null);
  const question = `${snapshot?.taken}:${ask?.seat}:${ask?.kind}`;
  useDecisionKeys(panel);
  // A button that vanishes under the pointer never tells that it was left, and the next match has other fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a question is what this waits for
  useEffect(() => forgetShared, [question]);
  if (!snapshot) return null;
  const { view, aids } = snapshot;
  const humans = snapshot.own.length;
  const prompt = ask && words.message(ask.prompt);
  const helped = ask && aids['hints'] ? hint(ask.kind, words.lang, aids, view) : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody looks here
    <section className="panel decision" ref={panel} onPointerOver={look} onFocus={look}>
      {Tray && <Tray view={playing.view} act={playing.act} />}
      {ask ? (
        <>
          {humans > 1 && (
            <p className="match-asked" data-side={face.side(view, ask.seat)}>
              {words.player(ask.seat)}
            </p>
          )}
          {/* Where the tray names the step already, the question need not repeat it. */}
          <h2 className={prompt === trayNames?.(view, words.lang) ? 'only-heard' : ''}>{prompt}</h2>
          {helped && <p className="hint">{helped}</p>}
          {CardAbout && <CardAbout view={view} about={ask.about} />}
          <Control key={question} ask={ask} />
          {warned && looked && Beware && (
            <Suspense>
              <Beware key={question} view={view} ask={ask} />
            </Suspense>
          )}
          <p>
            <Clauses ids={ask.clauses} />
          </p>
          {coached && !asking && (
            <button type="button" className="ask-coach" onClick={() => setAsking(true)}>
              {words.t.panel.askCoach}
            </button>
          )}
          {coached && asking && (
            <Suspense>
              <CoachTools key={question} ask={ask} onClose={() => setAsking(false)} />
            </Suspense>
          )}
        </>
      ) : (
        <>
          <Meanwhile />
          {!asked && !playing.waiting && (humans > 0 ? <p className="quiet">{t.waiting}</p> : <Awaited />)}
        </>
      )}
      <Refused />
      {humans > 0 && <CommandLine />}
    </section>
  );
}

function forgetShared(): void {
  hover(undefined);
  openField(undefined);
}

/** Whose decision is awaited, for whoever only looks on. */
function Awaited() {
  const { snapshot } = useMatch();
  const { t, player, message } = useWords();
  return snapshot?.awaited.map(({ seat, prompt }) => (
    <p key={seat} className="quiet">
      {t.bar.awaitsOther(player(seat), message(prompt))}
    </p>
  ));
}

/** What answers a question of each type in any game. */
const COMMON: Readonly<Record<AskView['type'], ComponentType<{ readonly ask: AskView }>>> = {
  choice: Choice,
  several: Several,
  form: Form,
  region: Placement,
};

function Control({ ask }: { readonly ask: AskView }) {
  const { snapshot } = useMatch();
  const { control } = useFace().decide;
  if (!snapshot) return null;
  const own = control(snapshot.view, ask);
  if (own !== undefined) return own;
  const Common = COMMON[ask.type];
  return <Common ask={ask} />;
}
