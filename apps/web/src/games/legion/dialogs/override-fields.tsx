import type { Json } from '@holotisch/engine';
import { TOKENS, type TokenKind } from '@holotisch/legion';
import { headingDegrees } from '@holotisch/table';
import { useState } from 'react';
import { NumberField } from '../../../ui/number-field.tsx';
import { dialogText } from '../text/dialogs.ts';
import { type LegionUnit, type LegionView, leaderPose } from '../view.ts';
import { useWords } from '../words.ts';

const ORDERS = ['none', 'faceup', 'facedown'] as const;
const FLAGS = ['panicked', 'damaged', 'disabled', 'defeated'] as const;

interface Values {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  readonly tokens: Readonly<Record<TokenKind, number>>;
  readonly order: LegionUnit['order'];
  /** Wounds of each miniature; null: it is defeated. */
  readonly minis: readonly (number | null)[];
  readonly panicked: boolean;
  readonly damaged: boolean;
  readonly disabled: boolean;
  readonly defeated: boolean;
}

const tenth = (n: number) => Math.round(n * 10) / 10;

function valuesOf(unit: LegionUnit): Values {
  const pose = leaderPose(unit);
  return {
    ...{ x: tenth(pose?.x ?? 0), y: tenth(pose?.y ?? 0) },
    degrees: tenth(pose ? headingDegrees(pose.hx, pose.hy) : 0),
    ...{ tokens: { ...unit.tokens }, order: unit.order },
    minis: unit.minis.map(({ fell, wounds }) => (fell === null ? wounds : null)),
    ...{ panicked: unit.panicked, damaged: unit.damaged, disabled: unit.disabled },
    defeated: unit.status === 'defeated',
  };
}

/** Only what was really changed: a place that was rounded for the form must not move the unit. */
function changeOf(unit: LegionUnit, before: Values, after: Values): Record<string, Json> {
  const change: Record<string, Json> = { unit: unit.id };
  if (before.x !== after.x || before.y !== after.y || before.degrees !== after.degrees)
    Object.assign(change, { x: after.x, y: after.y, degrees: after.degrees });
  const tokens = TOKENS.filter((token) => before.tokens[token] !== after.tokens[token]);
  if (tokens.length > 0) change['tokens'] = Object.fromEntries(tokens.map((token) => [token, after.tokens[token]]));
  if (before.order !== after.order) change['order'] = after.order;
  if (after.minis.some((mini, i) => mini !== before.minis[i]))
    change['minis'] = after.minis.map((wounds, i): Json => {
      if (wounds === before.minis[i]) return null;
      return wounds === null ? 'fallen' : { wounds };
    });
  for (const flag of FLAGS) if (before[flag] !== after[flag]) change[flag] = after[flag];
  return change;
}

interface OverrideFieldsProps {
  readonly view: LegionView;
  readonly onChange: (change: Json | undefined) => void;
}

/** Everything about a unit that players may agree to change. */
export function OverrideFields({ view, onChange }: OverrideFieldsProps) {
  const { own, lang, unit: nameOf, term } = useWords();
  const t = dialogText[lang];
  const units = view.units.filter(({ status }) => status === 'play');
  const [id, setId] = useState(units[0]?.id);
  const unit = units.find((one) => one.id === id);
  const [values, setValues] = useState(unit && valuesOf(unit));
  if (!unit || !values) return <p>{t.none}</p>;
  const put = (of: LegionUnit, next: Values) => {
    setValues(next);
    const change = changeOf(of, valuesOf(of), next);
    onChange(Object.keys(change).length > 1 ? change : undefined);
  };
  const set = (change: Partial<Values>) => put(unit, { ...values, ...change });
  const setMini = (at: number, wounds: number | null) =>
    set({ minis: values.minis.map((old, i) => (i === at ? wounds : old)) });
  const box = (label: string, checked: boolean, onTick: (on: boolean) => void) => (
    <label key={label} className="menu-check">
      <input type="checkbox" checked={checked} onChange={(event) => onTick(event.target.checked)} />
      {label}
    </label>
  );
  return (
    <>
      <label>
        <span>{t.unit}</span>
        <select
          value={unit.id}
          onChange={(event) => {
            const next = units.find((one) => one.id === Number(event.target.value));
            if (!next) return;
            setId(next.id);
            put(next, valuesOf(next));
          }}
        >
          {units.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one.id)}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="override-row">
        <legend>{t.place}</legend>
        <NumberField label={own.place.x} value={values.x} onChange={(x) => set({ x })} />
        <NumberField label={own.place.y} value={values.y} onChange={(y) => set({ y })} />
        <NumberField label={t.degrees} value={values.degrees} onChange={(degrees) => set({ degrees })} />
      </fieldset>
      <label>
        <span>{t.order}</span>
        <select
          value={values.order}
          onChange={(event) => set({ order: ORDERS.find((one) => one === event.target.value) ?? values.order })}
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {t.orders[order]}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="override-row">
        <legend>{t.tokens}</legend>
        {TOKENS.map((token) => (
          <NumberField
            key={token}
            label={term('token', token)}
            value={values.tokens[token]}
            onChange={(n) => set({ tokens: { ...values.tokens, [token]: n } })}
          />
        ))}
      </fieldset>
      <fieldset className="override-row">
        <legend>{t.minis}</legend>
        {values.minis.map((wounds, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: miniatures have nothing but their place.
          <span key={at}>
            {wounds !== null && (
              <NumberField label={t.wounds(at + 1)} value={wounds} onChange={(n) => setMini(at, n)} />
            )}
            {at !== unit.leader && box(t.fallen(at + 1), wounds === null, (on) => setMini(at, on ? null : 0))}
          </span>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t.state}</legend>
        {FLAGS.map((flag) => box(t[flag], values[flag], (on) => set({ [flag]: on })))}
      </fieldset>
    </>
  );
}
