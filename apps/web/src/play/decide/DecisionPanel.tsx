import type { Message } from '@holotisch/engine';
import { useEffect, useRef } from 'react';
import { useSayings } from '../../cards/useSayings.ts';
import { useMatch } from '../../match/useMatch.tsx';
import { ClauseLink } from '../../pages/ClauseLink.tsx';
import { hintFor } from '../../text/hints.ts';
import { cardAbout } from '../cards/cardOn.ts';
import type { AskView } from '../view.ts';
import { useWords, viewOf } from '../words.ts';
import { Actions } from './Actions.tsx';
import { AttackTray } from './AttackTray.tsx';
import { useAsk } from './ask.ts';
import { Choice } from './Choice.tsx';
import { CommandLine } from './CommandLine.tsx';
import { Dials } from './Dials.tsx';
import { OneDial } from './OneDial.tsx';
import { Placement } from './Placement.tsx';
import { Refused } from './Refused.tsx';
import { Several } from './Several.tsx';
import { Shots } from './Shots.tsx';
import { hover } from './shared.ts';
import { useDecideText } from './text.ts';
import { useDecisionKeys } from './useDecisionKeys.ts';

/** The open question: stated in one sentence, with everything that answers it. */
export function DecisionPanel() {
  const { snapshot } = useMatch();
  const ask = useAsk();
  const words = useWords();
  const t = useDecideText();
  const says = useSayings();
  const panel = useRef<HTMLElement>(null);
  const question = `${snapshot?.taken}:${ask?.seat}:${ask?.kind}`;
  useDecisionKeys(panel);
  // A button that vanishes under the pointer never tells that it was left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what this waits for
  useEffect(() => hover(undefined), [question]);
  if (!snapshot) return null;
  const prompt = ask && words.message(ask.prompt as Message);
  const said = says(cardAbout(viewOf(snapshot), ask?.about));
  const attack = viewOf(snapshot).attacks.at(-1);
  const step = attack && t.attack.steps[attack.step - 1];
  return (
    <section className="panel decision" ref={panel}>
      <AttackTray />
      {ask ? (
        <>
          {/* Where the tray names the step already, the question need not repeat it. */}
          <h2 className={prompt === step ? 'only-heard' : ''}>{prompt}</h2>
          {snapshot.aids.hints && <Hint kind={ask.kind} />}
          {said && <p className="card-says">{said}</p>}
          <Control key={question} ask={ask} />
          <p className="clauses">
            {ask.clauses.map((id) => (
              <ClauseLink key={id} id={id as never} />
            ))}
          </p>
        </>
      ) : (
        <p className="quiet">{t.waiting}</p>
      )}
      <Refused />
      <CommandLine />
    </section>
  );
}

/** For those who play their first games; a setting of the match. */
function Hint({ kind }: { readonly kind: string }) {
  const { lang } = useWords();
  const hint = hintFor(kind, lang);
  return hint ? <p className="hint">{hint}</p> : null;
}

function Control({ ask }: { readonly ask: AskView }) {
  if (ask.type === 'form') return <Dials ask={ask} />;
  if (ask.type === 'several') return <Several ask={ask} />;
  if (ask.type === 'region') return <Placement ask={ask} />;
  if (ask.options?.every((o) => o.about?.['bearing'] !== undefined)) return <OneDial ask={ask} />;
  if (ask.kind === 'attack') return <Shots ask={ask} />;
  return ask.kind === 'action' || ask.kind === 'free-action' ? <Actions ask={ask} /> : <Choice ask={ask} />;
}
