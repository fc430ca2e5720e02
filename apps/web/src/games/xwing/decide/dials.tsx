import type { Option } from '@holotisch/engine';
import { manoeuvreName, type OnDial, type QuestionOf } from '@holotisch/xwing';
import { useEffect, useRef } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useChosen } from '../../../table-ui/decide/form.tsx';
import { openField, useOpenField } from '../../../table-ui/decide/shared.ts';
import { useDraft } from '../../../table-ui/draft.tsx';
import { Portrait } from '../table/portrait.tsx';
import { viewOf } from '../view.ts';
import { useWords } from '../words.ts';
import { moveOf } from './ask.ts';
import { DIAL_COLUMNS } from './dial-columns.ts';
import { DialPicker } from './dial-picker.tsx';

type Settings = Readonly<Record<string, string>>;

/** A dial for every ship, in any order; nothing is settled before they are laid down. */
export function Dials({ ask }: { readonly ask: QuestionOf<'dials'> }) {
  const { busy, snapshot } = useMatch();
  const { point, set, confirm } = useDraft();
  const { lang, own, ...words } = useWords();
  const t = own.dials;
  const { fields } = ask;
  const settings: Settings = useChosen();
  const at = useOpenField();
  const field = fields.find((f) => f.id === at) ?? fields[0];
  const open = field?.id;
  useEffect(() => openField(open), [open]);
  const whole = useRef<HTMLDivElement>(null);
  const wentOn = useRef(false);
  /** Enter on the last dial leads here and no further: whoever has only looked has laid nothing yet. */
  const layButton = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dial is what this waits for
  useEffect(() => {
    const row = whole.current?.querySelector<HTMLElement>('.dial-ship[aria-pressed="true"]');
    // Only the list scrolls: the dial itself stays where it is under the eye.
    row?.parentElement?.scrollTo({ top: row.offsetTop - row.offsetHeight, left: row.offsetLeft - row.offsetHeight });
    if (wentOn.current) whole.current?.querySelector<HTMLElement>('[data-step]')?.focus();
    wentOn.current = false;
  }, [open]);
  if (!field || !snapshot) return null;
  const view = viewOf(snapshot);
  const count = fields.filter((f) => settings[f.id] !== undefined).length;
  // Only then it may lie over the dial: before, it would cover what is still to be chosen from.
  const isSet = count === fields.length;
  const stressed = (view.ships[Number(field.id)]?.tokens.stress ?? 0) > 0;
  const goOn = (set: Settings) => {
    const missing = fields.find((f) => set[f.id] === undefined);
    if (!missing) return false;
    wentOn.current = true;
    openField(missing.id);
    return true;
  };
  const choose = (code: string, clicked: boolean) => {
    const now = { ...settings, [field.id]: code };
    set(now);
    // Whoever comes back to a dial wants to look at it before going on.
    if (clicked && settings[field.id] === undefined) goOn(now);
  };
  return (
    <div className="dials" ref={whole}>
      <fieldset className="dial-ships">
        <legend className="only-heard">{words.message(ask.prompt)}</legend>
        {fields.map((f) => {
          const ship = view.ships[Number(f.id)]!;
          const code = settings[f.id];
          const number = `#${ship.id + 1}`;
          return (
            <button
              key={f.id}
              type="button"
              className={`dial-ship side-${ship.seat % 2 === 0 ? 'first' : 'second'}`}
              aria-pressed={f.id === field.id}
              onClick={() => openField(f.id)}
              onPointerEnter={() => point(ship.id)}
              onPointerLeave={() => point(undefined)}
            >
              <Portrait type={ship.type} seat={ship.seat} />
              {/* Of a swarm only the number tells one from another: it is never cut. */}
              <span className="dial-ship-who">
                <span className="dial-ship-name">{words.ship(ship.id).slice(0, -number.length)}</span>
                <span>{number}</span>
              </span>
              {code === undefined ? (
                <small>{t.unset}</small>
              ) : (
                <SetMove name={manoeuvreName(code, lang)} option={f.options.find((o) => o.id === code)} />
              )}
            </button>
          );
        })}
      </fieldset>
      <DialPicker
        key={field.id}
        label={words.ship(Number(field.id))}
        options={field.options}
        barred={(ask.barred ?? []).filter((b) => b.id.startsWith(`${field.id}=`))}
        chosen={settings[field.id]}
        stressed={stressed}
        onChoose={choose}
        onEnter={() => goOn(settings) || layButton.current?.focus()}
      />
      <p className="dial-legend" aria-hidden="true">
        <span className="dial-green">{t.legend.green}</span>
        <span className="dial-red">{t.legend.red}</span>
      </p>
      {stressed && <p className="notice notice-alert">{t.stressedRed}</p>}
      <button
        ref={layButton}
        type="button"
        className={isSet ? 'primary at-hand' : 'primary'}
        data-confirm
        disabled={busy || !isSet}
        onClick={confirm}
      >
        {t.lay}
      </button>
      <p className="dial-progress quiet">
        <progress max={fields.length} value={count} aria-hidden="true" />
        {t.done(count, fields.length)}
      </p>
    </div>
  );
}

/** What is set on a dial, as it stands on the dial: arrow and speed. */
function SetMove({ name, option }: { readonly name: string; readonly option: Option<OnDial> | undefined }) {
  const move = option && moveOf(option);
  const sign = move && DIAL_COLUMNS.find(([, fits]) => fits(move))?.[0];
  return (
    <span className="dial-ship-move" title={name}>
      <span className="only-heard">{name}</span>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
      <b aria-hidden="true">{move?.speed}</b>
    </span>
  );
}
