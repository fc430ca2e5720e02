import type { QuestionOf, XWingQuestion } from '@holotisch/xwing';
import { useMemo } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { Warnings } from '../../../table-ui/decide/warnings.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import type { ControlProps } from '../../../table-ui/game-face.ts';
import { useKnown, valuesFrom } from '../table/use-values.ts';
import type { XWingView } from '../view.ts';
import { useWords } from '../words.ts';
import { useFlights } from './use-flights.ts';
import { useShots } from './use-shots.ts';
import { wastedByAttack, wastedByFlights, wastedByPassing } from './wasted.ts';

/** What an answer to the open question would throw away. */
export default function Beware({ view, ask }: ControlProps<XWingView, XWingQuestion>) {
  const { lang } = useWords();
  if (ask.kind === 'dials') return <OfDials view={view} />;
  if (ask.kind === 'attack') return <OfAttack ask={ask} />;
  return <Warnings all={wastedByPassing(ask, lang)} />;
}

/** Where the dials that are set lead, in a match that allows to look ahead. */
function OfDials({ view }: { readonly view: XWingView }) {
  const { answer } = useDraft();
  const { ship, lang } = useWords();
  const previewing = useMatch().snapshot?.aids['preview'] === true;
  const set = answer as Readonly<Record<string, string>> | undefined;
  const wanted = useMemo(
    () => (previewing ? new Map(Object.entries(set ?? {})) : new Map<string, string>()),
    [set, previewing],
  );
  const known = useKnown();
  const values = useMemo(() => valuesFrom(known), [known]);
  return <Warnings all={wastedByFlights(useFlights(wanted, view, values), ship, lang)} />;
}

function OfAttack({ ask }: { readonly ask: QuestionOf<'attack'> }) {
  const { ship, lang } = useWords();
  const shots = useShots(ask);
  return <Warnings all={wastedByAttack([...shots.values()], ship, lang)} />;
}
