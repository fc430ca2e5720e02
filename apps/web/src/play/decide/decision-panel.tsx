import type { Message } from '@holotisch/engine';
import { useEffect, useRef } from 'react';
import { cardAbout } from '../../games/xwing/cards/card-on.ts';
import { useSayings } from '../../games/xwing/cards/use-sayings.ts';
import { Actions } from '../../games/xwing/decide/actions.tsx';
import { AttackTray } from '../../games/xwing/decide/attack-tray.tsx';
import { Dials } from '../../games/xwing/decide/dials.tsx';
import { OneDial } from '../../games/xwing/decide/one-dial.tsx';
import { Shots } from '../../games/xwing/decide/shots.tsx';
import { hintFor } from '../../games/xwing/text/hints.ts';
import type { AskView } from '../../games/xwing/view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { useWords, viewOf } from '../words.ts';
import { useAsk } from './ask.ts';
import { Choice } from './choice.tsx';
import { CommandLine } from './command-line.tsx';
import { Placement } from './placement.tsx';
import { Refused } from './refused.tsx';
import { Several } from './several.tsx';
import { hover } from './shared.ts';
import { useDecideText } from './text.ts';
import { useDecisionKeys } from './use-decision-keys.ts';

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
