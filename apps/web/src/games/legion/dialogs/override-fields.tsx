import type { Json } from '@holotisch/engine';
import { TOKENS, type TokenKind } from '@holotisch/legion';
import {
  PieceChoice,
  type PlaceValues,
  placeChange,
  placeValues,
  tickBox,
  useOverride,
} from '../../../table-ui/dialogs/override-fields.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { dialogText } from '../text/dialogs.ts';
import { type LegionUnit, type LegionView, leaderPose } from '../view.ts';
import { useWords } from '../words.ts';

const ORDERS = ['none', 'faceup', 'facedown'] as const;
const FLAGS = ['panicked', 'damaged', 'disabled', 'defeated'] as const;

interface Values extends PlaceValues {
  readonly tokens: Readonly<Record<TokenKind, number>>;
  readonly order: LegionUnit['order'];
  /** Wounds of each miniature; null: it is defeated. */
  readonly minis: readonly (number | null)[];
  readonly panicked: boolean;
  readonly damaged: boolean;
  readonly disabled: boolean;
  readonly defeated: boolean;
}

const valuesOf = (unit: LegionUnit): Values => ({
  ...placeValues(leaderPose(unit)),
  tokens: { ...unit.tokens },
  order: unit.order,
  minis: unit.minis.map(({ fell, wounds }) => (fell === null ? wounds : null)),
  panicked: unit.panicked,
  damaged: unit.damaged,
  disabled: unit.disabled,
  defeated: unit.status === 'defeated',
});

/** Only what was really changed. */
function changeOf(unit: LegionUnit, before: Values, after: Values): Record<string, Json> {
  const change: Record<string, Json> = { unit: unit.id, ...placeChange(before, after) };
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
  const form = useOverride({ pieces: units, valuesOf, changeOf, onChange });
  if (!form) return <p>{t.none}</p>;
  const { piece: unit, values, set, choose } = form;
  const setMini = (at: number, wounds: number | null) =>
    set({ minis: values.minis.map((old, i) => (i === at ? wounds : old)) });
  return (
    <>
      <PieceChoice label={t.unit} pieces={units} chosen={unit} nameOf={nameOf} onChoose={choose} />
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
            {at !== unit.leader && tickBox(t.fallen(at + 1), wounds === null, (on) => setMini(at, on ? null : 0))}
          </span>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t.state}</legend>
        {FLAGS.map((flag) => tickBox(t[flag], values[flag], (on) => set({ [flag]: on })))}
      </fieldset>
    </>
  );
}
