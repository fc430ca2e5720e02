import type { Json } from '@holotisch/engine';
import { headingDegrees } from '@holotisch/table';
import { cardName, data, tokenTerm } from '@holotisch/xwing';
import { useState } from 'react';
import { NumberField } from '../../../ui/number-field.tsx';
import type { ShipView, XWingView } from '../view.ts';
import { useWords } from '../words.ts';

interface Values {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
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

const tenth = (n: number) => Math.round(n * 10) / 10;

const valuesOf = (ship: ShipView): Values => ({
  x: tenth(ship.pose?.x ?? 0),
  y: tenth(ship.pose?.y ?? 0),
  degrees: tenth(ship.pose ? headingDegrees(ship.pose.hx, ship.pose.hy) : 0),
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

/** Only what was really changed: a place that was rounded for the form must not move the ship. */
function changeOf(ship: number, before: Values, after: Values): Record<string, Json> {
  const change: Record<string, Json> = { ship };
  const returns = before.destroyed && !after.destroyed;
  const moved = returns || before.x !== after.x || before.y !== after.y || before.degrees !== after.degrees;
  if (moved) Object.assign(change, { x: after.x, y: after.y, degrees: after.degrees });
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
  const [id, setId] = useState(ships[0]?.id);
  const ship = ships.find((s) => s.id === id);
  const [values, setValues] = useState(ship && valuesOf(ship));
  if (!ship || !values) return <p>{own.words.none}</p>;
  const put = (of: ShipView, next: Values) => {
    setValues(next);
    const change = changeOf(of.id, valuesOf(of), next);
    onChange(Object.keys(change).length > 1 ? change : undefined);
  };
  const set = (change: Partial<Values>) => put(ship, { ...values, ...change });
  const numberField = (label: string, value: number, onNumber: (n: number) => void, step = 1) => (
    <NumberField label={label} value={value} step={step} onChange={onNumber} />
  );
  const box = (label: string, checked: boolean, onTick: (on: boolean) => void) => (
    <label className="menu-check">
      <input type="checkbox" checked={checked} onChange={(event) => onTick(event.target.checked)} />
      {label}
    </label>
  );
  return (
    <>
      <label>
        <span>{own.override.ship}</span>
        <select
          value={ship.id}
          onChange={(event) => {
            const next = ships.find((s) => s.id === Number(event.target.value));
            if (!next) return;
            setId(next.id);
            put(next, valuesOf(next));
          }}
        >
          {ships.map((s) => (
            <option key={s.id} value={s.id}>
              {words.ship(s.id)}
            </option>
          ))}
        </select>
      </label>
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
                {box(words.ship(s.id), values.locks.includes(s.id), () => set({ locks: toggled(values.locks, s.id) }))}
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
            {box(own.override.turn, values.turn.includes(at), () => set({ turn: toggled(values.turn, at) }))}
            {box(own.override.discard, values.discard.includes(at), () =>
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
                {box(cardName(`${u.slot}.${u.id}`, lang), values.discarded.includes(at), () =>
                  set({ discarded: toggled(values.discarded, at) }),
                )}
              </div>
            ))}
          </div>
        </fieldset>
      )}
      {box(own.override.activated, values.activated, (activated) => set({ activated }))}
      {box(own.override.fought, values.fought, (fought) => set({ fought }))}
      {box(own.override.destroyed, values.destroyed, (destroyed) => set({ destroyed }))}
    </>
  );
}
