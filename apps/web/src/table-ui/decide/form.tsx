import type { AskView, FieldView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useDraft } from '../draft.tsx';
import { useWords } from '../words.ts';
import { barredOf } from './ask.ts';
import { openField } from './shared.ts';
import { useDecideText } from './text.ts';
import { WhyNot } from './why-not.tsx';

/** What has been chosen so far, by field. */
export function useChosen(): Readonly<Record<string, string>> {
  const { answer } = useDraft();
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return {};
  return Object.fromEntries(
    Object.entries(answer).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
}

/** One choice for each of several fields; nothing is settled before all of them are made. */
export function Form({ ask }: { readonly ask: AskView }) {
  const { busy } = useMatch();
  const { confirm } = useDraft();
  const t = useDecideText();
  const chosen = useChosen();
  const fields = ask.fields ?? [];
  const missing = fields.filter((f) => chosen[f.id] === undefined).length;
  return (
    <>
      {fields.map((field) => (
        <Field key={field.id} field={field} ask={ask} chosen={chosen} />
      ))}
      <button type="button" className="primary" data-confirm disabled={busy || missing > 0} onClick={confirm}>
        {missing > 0 ? t.pickMore(missing) : t.confirm}
      </button>
    </>
  );
}

interface FieldProps {
  readonly field: FieldView;
  readonly ask: AskView;
  readonly chosen: ReturnType<typeof useChosen>;
}

function Field({ field, ask, chosen }: FieldProps) {
  const { set } = useDraft();
  const words = useWords();
  const barred = barredOf(ask).filter((b) => b.id.startsWith(`${field.id}=`));
  return (
    <fieldset className="several" onFocus={() => openField(field.id)}>
      <legend>{words.field(field, ask)}</legend>
      {field.options.map((option) => (
        <label key={option.id} className="several-one">
          <input
            type="radio"
            name={`field-${field.id}`}
            data-step
            checked={chosen[field.id] === option.id}
            onChange={() => set({ ...chosen, [field.id]: option.id })}
          />
          {words.option(option, ask)}
        </label>
      ))}
      <WhyNot barred={barred} ask={ask} />
    </fieldset>
  );
}
