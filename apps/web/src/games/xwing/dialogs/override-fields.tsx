import '../all-words.ts';
import type { Json } from '@holotisch/engine';
import { cardName, data, tokenTerm } from '@holotisch/xwing';
import {
  PieceChoice,
  type PlaceValues,
  placeChange,
  placeValues,
  tickBox,
  useOverride,
} from '../../../table-ui/dialogs/override-fields.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import type { ShipView, XWingView } from '../view.ts';
import { useWords } from '../words.ts';

interface Values extends PlaceValues {
  readonly shields: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly activated: boolean;
  readonly fought: boolean;
  readonly destroyed: boolean;
  readonly locks: readonly number[];
  /** Damage cards by their place. */
  readonly discard: readonly number[];
  readonly turn: readonly number[];
  /** New damage cards: facedown (null) or a certain one. */
  readonly deal: readonly (string | null)[];
  /** Upgrade cards that lie discarded, by their place. */
  readonly discarded: readonly number[];
}

const valuesOf = (ship: ShipView): Values => ({
  ...placeValues(ship.pose),
  shields: ship.shields,
  tokens: { ...ship.tokens },
  activated: ship.activated,
  fought: ship.fought,
  destroyed: ship.status === 'destroyed',
  locks: ship.locks,
  discard: [],
  turn: [],
  deal: [],
  discarded: ship.upgrades.flatMap((u, at) => (u.discarded ? [at] : [])),
});

const sameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((x) => b.includes(x));
const toggled = (list: readonly number[], one: number) =>
  list.includes(one) ? list.filter((x) => x !== one) : [...list, one];

/** Only what was really changed; a ship that returns needs its place. */
function changeOf({ id: ship }: ShipView, before: Values, after: Values): Record<string, Json> {
  const { x, y, degrees } = after;
  const returns = before.destroyed && !after.destroyed;
  const change: Record<string, Json> = { ship, ...(returns ? { x, y, degrees } : placeChange(before, after)) };
  if (before.shields !== after.shields) change['shields'] = after.shields;
  const tokens = Object.entries(after.tokens).filter(([kind, n]) => before.tokens[kind] !== n);
  if (tokens.length > 0) change['tokens'] = Object.fromEntries(tokens);
  if (before.activated !== after.activated) change['activated'] = after.activated;
  if (before.fought !== after.fought) change['fought'] = after.fought;
  if (after.destroyed && !before.destroyed) change['destroyed'] = true;
  if (!sameList(before.locks, after.locks)) change['locks'] = after.locks;
  for (const name of ['discard', 'turn', 'deal'] as const) if (after[name].length > 0) change[name] = after[name];
  const cards = [...new Set([...before.discarded, ...after.discarded])]
    .filter((at) => before.discarded.includes(at) !== after.discarded.includes(at))
    .map((at) => ({ at, discarded: after.discarded.includes(at) }));
  if (cards.length > 0) change['cards'] = cards;
  return change;
}

interface OverrideFieldsProps {
  readonly view: XWingView;
  readonly onChange: (change: Json | undefined) => void;
}

/** Everything about a ship that players may agree to change. */
export function OverrideFields({ view, onChange }: OverrideFieldsProps) {
  const { t, own, lang, ...words } = useWords();
  const ships = view.ships.filter((s) => s.status !== 'reserve');
  const form = useOverride({ pieces: ships, valuesOf, changeOf, onChange });
  if (!form) return <p>{own.words.none}</p>;
  const { piece: ship, values, set, choose } = form;
  const numberField = (label: string, value: number, onNumber: (n: number) => void, step = 1) => (
    <NumberField label={label} value={value} step={step} onChange={onNumber} />
  );
  return (
    <>
      <PieceChoice label={own.override.ship} pieces={ships} chosen={ship} nameOf={words.ship} onChoose={choose} />
      <div className="override-row">
        {numberField(own.override.x, values.x, (x) => set({ x }), 0.1)}
        {numberField(own.override.y, values.y, (y) => set({ y }), 0.1)}
        {numberField(own.override.degrees, values.degrees, (degrees) => set({ degrees }), 0.1)}
        {numberField(own.override.shields, values.shields, (shields) => set({ shields: Math.max(0, shields) }))}
      </div>
      <fieldset>
        <legend>{own.override.tokens}</legend>
        <div className="override-row">
          {Object.entries(values.tokens).map(([kind, n]) => (
            <div key={kind}>
              {numberField(tokenTerm(kind, lang) ?? kind, n, (next) =>
                set({ tokens: { ...values.tokens, [kind]: Math.max(0, next) } }),
              )}
            </div>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{own.override.locks}</legend>
        <div className="override-row">
          {ships
            .filter((s) => s.status === 'play' && s.seat !== ship.seat)
            .map((s) => (
              <div key={s.id}>
                {tickBox(words.ship(s.id), values.locks.includes(s.id), () =>
                  set({ locks: toggled(values.locks, s.id) }),
                )}
              </div>
            ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{own.override.damage}</legend>
        {ship.damage.map((d, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards are told apart by their place.
          <div key={at} className="override-row">
            <span>{d.faceup && d.card ? cardName(d.card, lang) : own.override.facedown}</span>
            {tickBox(own.override.turn, values.turn.includes(at), () => set({ turn: toggled(values.turn, at) }))}
            {tickBox(own.override.discard, values.discard.includes(at), () =>
              set({ discard: toggled(values.discard, at) }),
            )}
          </div>
        ))}
        <label>
          <span>{own.override.deal}</span>
          <select
            value=""
            onChange={({ target: { value } }) => set({ deal: [...values.deal, value === 'facedown' ? null : value] })}
          >
            <option value="">{own.override.dealNone}</option>
            <option value="facedown">{own.override.facedown}</option>
            {data.DAMAGE_DECKS[view.rules.damageDeck].map((card) => (
              <option key={card.id} value={card.id}>
                {cardName(card.id, lang)}
              </option>
            ))}
          </select>
        </label>
        {values.deal.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are told apart by their place.
          <p key={i} className="override-row">
            <span>+ {card === null ? own.override.facedown : cardName(card, lang)}</span>
            <button
              type="button"
              className="tool tool-text"
              onClick={() => set({ deal: values.deal.filter((_, k) => k !== i) })}
            >
              {t.cancel}
            </button>
          </p>
        ))}
      </fieldset>
      {ship.upgrades.length > 0 && (
        <fieldset>
          <legend>{own.override.discarded}</legend>
          <div className="override-row">
            {ship.upgrades.map((u, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are told apart by their place.
              <div key={at}>
                {tickBox(cardName(`${u.slot}.${u.id}`, lang), values.discarded.includes(at), () =>
                  set({ discarded: toggled(values.discarded, at) }),
                )}
              </div>
            ))}
          </div>
        </fieldset>
      )}
      {tickBox(own.override.activated, values.activated, (activated) => set({ activated }))}
      {tickBox(own.override.fought, values.fought, (fought) => set({ fought }))}
      {tickBox(own.override.destroyed, values.destroyed, (destroyed) => set({ destroyed }))}
    </>
  );
}
