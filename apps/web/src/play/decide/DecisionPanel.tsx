import type { Message } from '@holotisch/engine';
import { useMatch } from '../../match/useMatch.tsx';
import { ClauseLink } from '../../pages/ClauseLink.tsx';
import type { AskView, OptionView } from '../view.ts';
import { useWords } from '../words.ts';
import { AttackTray } from './AttackTray.tsx';
import { useAsk } from './ask.ts';
import { Choice } from './Choice.tsx';
import { DialPicker } from './DialPicker.tsx';
import { Dials } from './Dials.tsx';
import { Placement } from './Placement.tsx';
import { Refused } from './Refused.tsx';
import { Several } from './Several.tsx';
import { useDecideText } from './text.ts';

/** The open question: stated in one sentence, with everything that answers it. */
export function DecisionPanel() {
  const { snapshot } = useMatch();
  const ask = useAsk();
  const words = useWords();
  const t = useDecideText();
  if (!snapshot) return null;
  const key = `${snapshot.taken}:${ask?.seat}:${ask?.kind}`;
  return (
    <section className="panel decision" aria-live="polite">
      <AttackTray />
      {ask ? (
        <>
          <h3>{words.message(ask.prompt as Message)}</h3>
          <Control key={key} ask={ask} />
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
    </section>
  );
}

function Control({ ask }: { readonly ask: AskView }) {
  if (ask.type === 'form') return <Dials ask={ask} />;
  if (ask.type === 'several') return <Several ask={ask} />;
  if (ask.type === 'region') return <Placement ask={ask} />;
  if (ask.options?.every((o) => o.about?.['bearing'] !== undefined)) return <OneDial ask={ask} />;
  return ask.kind === 'attack' ? <Choice ask={ask} detail={(o) => <ShotDetail option={o} />} /> : <Choice ask={ask} />;
}

/** A manoeuvre to choose outright: the opponent's for a stressed ship, or one that a card grants. */
function OneDial({ ask }: { readonly ask: AskView }) {
  const { decide } = useMatch();
  const words = useWords();
  return (
    <DialPicker
      label={words.message(ask.prompt as Message)}
      options={ask.options ?? []}
      barred={[]}
      chosen={undefined}
      onChoose={(code) => void decide(code)}
    />
  );
}

function ShotDetail({ option }: { readonly option: OptionView }) {
  const t = useDecideText();
  const { range, obstructed } = (option.about ?? {}) as { readonly range?: number; readonly obstructed?: boolean };
  if (range === undefined) return null;
  return (
    <small>
      {t.range(range)}
      {obstructed && ` · ${t.obstructed}`}
    </small>
  );
}
