import { data } from '@holotisch/armada';
import type { Json } from '@holotisch/engine';
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
import { type ArmadaView, isActivated, type UnitView } from '../view.ts';
import { useWords } from '../words.ts';

type TokenState = UnitView['tokens'][number]['state'];
const STATES: readonly TokenState[] = ['ready', 'exhausted', 'discarded'];

interface Values extends PlaceValues {
  readonly speed: number;
  readonly hull: number;
  readonly shields: Readonly<Record<string, number>>;
  readonly tokens: readonly TokenState[];
  readonly commands: readonly data.Command[];
  readonly activated: boolean;
  readonly destroyed: boolean;
  /** Damage cards to discard by place; how many facedown ones to deal. */
  readonly discard: readonly number[];
  readonly deal: number;
}

const valuesOf = (view: ArmadaView, unit: UnitView): Values => ({
  ...placeValues(unit.pose),
  speed: unit.kind === 'ship' ? unit.speed : 0,
  hull: unit.kind === 'squadron' ? unit.hull : 0,
  shields: unit.kind === 'ship' ? { ...unit.shields } : {},
  tokens: unit.tokens.map(({ state }) => state),
  commands: unit.kind === 'ship' ? [...unit.commands] : [],
  activated: isActivated(view, unit),
  destroyed: unit.status === 'destroyed',
  discard: [],
  deal: 0,
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what was really changed. */
function changeOf({ id }: UnitView, before: Values, after: Values): Record<string, Json> {
  const change: Record<string, Json> = { unit: id, ...placeChange(before, after) };
  for (const name of ['speed', 'hull', 'activated'] as const)
    if (before[name] !== after[name]) change[name] = after[name];
  const shields = Object.entries(after.shields).filter(([zone, n]) => before.shields[zone] !== n);
  if (shields.length > 0) change['shields'] = Object.fromEntries(shields);
  if (!same(before.tokens, after.tokens)) change['tokens'] = after.tokens;
  if (!same(before.commands, after.commands)) change['commands'] = after.commands;
  if (after.destroyed && !before.destroyed) change['destroyed'] = true;
  if (after.discard.length > 0) change['discard'] = after.discard;
  if (after.deal > 0) change['deal'] = after.deal;
  return change;
}

interface OverrideFieldsProps {
  readonly view: ArmadaView;
  readonly onChange: (change: Json | undefined) => void;
}

/** Everything about a ship or squadron that players may agree to change. */
export function OverrideFields({ view, onChange }: OverrideFieldsProps) {
  const { own, lang, unit: nameOf, message } = useWords();
  const t = dialogText[lang];
  const units = view.units.filter(({ status }) => status === 'play' || status === 'destroyed');
  const form = useOverride({ pieces: units, valuesOf: (one) => valuesOf(view, one), changeOf, onChange });
  if (!form) return <p>{t.none}</p>;
  const { piece: unit, values, set, choose } = form;
  const zones = data.ZONES.filter(
    (zone) =>
      unit.kind === 'ship' && (!zone.includes('auxiliary') || data.classOf(data.shipCard(unit.card)).size === 'huge'),
  );
  return (
    <>
      <PieceChoice label={t.unit} pieces={units} chosen={unit} nameOf={nameOf} onChoose={choose} />
      <div className="override-row">
        <NumberField label={own.place.x} value={values.x} onChange={(x) => set({ x })} />
        <NumberField label={own.place.y} value={values.y} onChange={(y) => set({ y })} />
        {unit.kind === 'ship' ? (
          <>
            <NumberField label={t.degrees} value={values.degrees} onChange={(degrees) => set({ degrees })} />
            <NumberField label={own.card.speed} value={values.speed} onChange={(speed) => set({ speed })} />
          </>
        ) : (
          <NumberField label={own.card.hull} value={values.hull} onChange={(hull) => set({ hull })} />
        )}
      </div>
      {zones.length > 0 && (
        <fieldset className="override-row">
          <legend>{own.card.shields}</legend>
          {zones.map((zone) => (
            <NumberField
              key={zone}
              label={message({ text: `ar.zone.${zone}` })}
              value={values.shields[zone] ?? 0}
              onChange={(n) => set({ shields: { ...values.shields, [zone]: n } })}
            />
          ))}
        </fieldset>
      )}
      {unit.tokens.length > 0 && (
        <fieldset className="override-row">
          <legend>{own.card.tokens}</legend>
          {unit.tokens.map(({ kind }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind are told apart by their place only.
            <label key={i}>
              <span>{message({ text: `ar.token.${kind}` })}</span>
              <select
                value={values.tokens[i]}
                onChange={(event) => {
                  const state = STATES.find((one) => one === event.target.value);
                  if (state) set({ tokens: values.tokens.map((old, at) => (at === i ? state : old)) });
                }}
              >
                {STATES.map((state) => (
                  <option key={state} value={state}>
                    {own.card.state[state]}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
      {unit.kind === 'ship' && (
        <>
          <fieldset className="override-row">
            <legend>{own.card.commands}</legend>
            {data.COMMANDS.map((command) => (
              <span key={command}>
                {tickBox(message({ text: `ar.command.${command}` }), values.commands.includes(command), (on) =>
                  set({
                    commands: on ? [...values.commands, command] : values.commands.filter((one) => one !== command),
                  }),
                )}
              </span>
            ))}
          </fieldset>
          {unit.damage.length > 0 && (
            <fieldset className="override-row">
              <legend>{t.discard}</legend>
              {unit.damage.map((damage, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards are told apart by their place.
                <span key={i}>
                  {tickBox(
                    damage.card === null || !damage.faceup
                      ? own.card.facedown(1)
                      : message({ text: `ar.name.${damage.card}` }),
                    values.discard.includes(i),
                    (on) => set({ discard: on ? [...values.discard, i] : values.discard.filter((at) => at !== i) }),
                  )}
                </span>
              ))}
            </fieldset>
          )}
          <NumberField label={t.deal} value={values.deal} onChange={(deal) => set({ deal })} />
        </>
      )}
      {tickBox(t.activated, values.activated, (activated) => set({ activated }))}
      {tickBox(t.destroyed, values.destroyed, (destroyed) => set({ destroyed }))}
    </>
  );
}
