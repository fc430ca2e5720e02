import { type ReactNode, useEffect, useRef } from 'react';
import type { AskView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useDraft } from '../draft.tsx';
import { useFace } from '../use-face.ts';
import { isNumbers, isSpot } from './ask.ts';
import { NumberSliders } from './number-sliders.tsx';
import { Reason } from './reason.tsx';
import { SpotFields } from './spot-fields.tsx';
import { Suggestions } from './suggestions.ts';
import { useDecideText } from './text.ts';

interface PlacementProps {
  readonly ask: AskView;
  /** What the answer is set with, where numbers alone would not be understood; with a word on how. */
  readonly fields?: ReactNode;
  readonly help?: string;
}

/** A place on the table: the draft starts with a legal one and is moved by dragging, keys or numbers. */
export function Placement({ ask, fields = <FieldsFor ask={ask} />, help }: PlacementProps) {
  const { sample, check, busy, snapshot } = useMatch();
  const { answer, set, refusal, checking, confirm } = useDraft();
  const { firstAnswers } = useFace().decide;
  const t = useDecideText();
  const suggesting = useRef<Suggestions>(undefined);
  useEffect(() => {
    if (answer !== undefined || !snapshot) return;
    let wanted = true;
    const suggestions = new Suggestions(firstAnswers?.(snapshot.view, ask) ?? [], check, sample);
    suggesting.current = suggestions;
    void suggestions.next().then((found) => wanted && found !== undefined && set(found));
    return () => {
      wanted = false;
    };
  }, [answer, ask, snapshot, check, sample, set, firstAnswers]);
  if (answer === undefined) return <p className="quiet">{t.place.checking}</p>;
  const elsewhere = () => void suggesting.current?.next().then((found) => found !== undefined && set(found));
  return (
    <div className="placement">
      {fields}
      <div className="placement-state" data-legal={refusal === undefined} role="status">
        {refusal ? <Reason refusal={refusal} /> : <p>{checking ? t.place.checking : `✓ ${t.place.legal}`}</p>}
      </div>
      <div className="row at-hand">
        <button
          type="button"
          className="primary"
          data-confirm
          disabled={busy || checking || refusal !== undefined}
          onClick={confirm}
        >
          {t.confirm}
        </button>
        <button type="button" className="tool tool-text" onClick={elsewhere}>
          {t.place.elsewhere}
        </button>
      </div>
      {help && <p className="quiet">{help}</p>}
    </div>
  );
}

/** By what the answer looks like; one that no field fits is only suggested, and can be asked for anew. */
function FieldsFor({ ask }: { readonly ask: AskView }) {
  const { answer } = useDraft();
  if (isSpot(answer)) return <SpotFields spot={answer} ask={ask} />;
  return isNumbers(answer) ? <NumberSliders answer={answer} ask={ask} /> : null;
}
