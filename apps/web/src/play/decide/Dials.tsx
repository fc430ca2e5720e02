import { manoeuvreName } from '@holotisch/xwing';
import { useState } from 'react';
import { useMatch } from '../../match/useMatch.tsx';
import { useDraft } from '../draft.tsx';
import type { AskView } from '../view.ts';
import { useWords, viewOf } from '../words.ts';
import type { BarredView } from './ask.ts';
import { DialPicker } from './DialPicker.tsx';
import { useDecideText } from './text.ts';

/** A dial for every ship, in any order; nothing is settled before they are laid down. */
export function Dials({ ask }: { readonly ask: AskView }) {
  const { decide, busy, snapshot } = useMatch();
  const { point } = useDraft();
  const { lang, ...words } = useWords();
  const t = useDecideText();
  const fields = ask.fields ?? [];
  const [set, change] = useState<Readonly<Record<string, string>>>({});
  const [at, turnTo] = useState(fields[0]?.id);
  const field = fields.find((f) => f.id === at) ?? fields[0];
  if (!field || !snapshot) return null;
  const count = fields.filter((f) => set[f.id] !== undefined).length;
  const stressed = (viewOf(snapshot).ships[Number(field.id)]?.tokens.stress ?? 0) > 0;
  const barred = ((ask.barred ?? []) as readonly BarredView[]).filter((b) => b.id.startsWith(`${field.id}=`));
  const choose = (code: string) => change((old) => ({ ...old, [field.id]: code }));
  const next = () => {
    const open = fields.find((f) => f.id !== field.id && set[f.id] === undefined);
    if (open) turnTo(open.id);
  };
  return (
    <div className="dials">
      <fieldset className="dial-ships">
        <legend className="only-heard">{words.message(ask.prompt)}</legend>
        {fields.map((f) => (
          <button
            key={f.id}
            type="button"
            className="dial-ship"
            aria-pressed={f.id === field.id}
            onClick={() => turnTo(f.id)}
            onPointerEnter={() => point(Number(f.id))}
            onPointerLeave={() => point(undefined)}
          >
            <span>{words.ship(Number(f.id))}</span>
            <small>{set[f.id] === undefined ? t.noManoeuvre : manoeuvreName(set[f.id]!, lang)}</small>
          </button>
        ))}
      </fieldset>
      <DialPicker
        label={words.ship(Number(field.id))}
        options={field.options}
        barred={barred}
        chosen={set[field.id]}
        onChoose={choose}
        onConfirm={next}
      />
      {stressed && <p className="notice">{t.stressedRed}</p>}
      <button
        type="button"
        className="primary"
        disabled={busy || count < fields.length}
        onClick={() => void decide(set)}
      >
        {t.confirmDials}
      </button>
      <p className="quiet">{t.done(count, fields.length)}</p>
    </div>
  );
}
