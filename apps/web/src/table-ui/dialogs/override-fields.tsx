import type { Json } from '@holotisch/engine';
import { headingDegrees, type Pose } from '@holotisch/table';
import { useState } from 'react';

/** Where a piece stands, in the numbers of a form. */
export interface PlaceValues {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}

const tenth = (n: number) => Math.round(n * 10) / 10;
export const placeValues = (pose: Pose | null | undefined): PlaceValues => ({
  x: tenth(pose?.x ?? 0),
  y: tenth(pose?.y ?? 0),
  degrees: tenth(pose ? headingDegrees(pose.hx, pose.hy) : 0),
});

/** Nothing unless it was really changed: a place that was rounded for the form must not move the piece. */
export const placeChange = (before: PlaceValues, { x, y, degrees }: PlaceValues): Partial<PlaceValues> =>
  before.x !== x || before.y !== y || before.degrees !== degrees ? { x, y, degrees } : {};

interface OverrideOf<P, V> {
  readonly pieces: readonly P[];
  readonly valuesOf: (piece: P) => V;
  /** What of a piece is to be changed, besides which piece it is; nothing: no change. */
  readonly changeOf: (piece: P, before: V, after: V) => Record<string, Json>;
  readonly onChange: (change: Json | undefined) => void;
}

/** The piece that players change by hand, and its values in the form; none where there is no piece. */
export function useOverride<P extends { readonly id: number }, V>(props: OverrideOf<P, V>) {
  const { pieces, valuesOf, changeOf, onChange } = props;
  const [id, setId] = useState(pieces[0]?.id);
  const piece = pieces.find((one) => one.id === id);
  const [values, setValues] = useState(piece && valuesOf(piece));
  if (!piece || !values) return undefined;
  const put = (of: P, next: V) => {
    setValues(next);
    const change = changeOf(of, valuesOf(of), next);
    onChange(Object.keys(change).length > 1 ? change : undefined);
  };
  return {
    piece,
    values,
    set: (change: Partial<V>) => put(piece, { ...values, ...change }),
    choose: (next: P) => {
      setId(next.id);
      put(next, valuesOf(next));
    },
  };
}

interface PieceChoiceProps<P> {
  readonly label: string;
  readonly pieces: readonly P[];
  readonly chosen: P;
  readonly nameOf: (id: number) => string;
  readonly onChoose: (piece: P) => void;
}

export function PieceChoice<P extends { readonly id: number }>(props: PieceChoiceProps<P>) {
  const { label, pieces, chosen, nameOf, onChoose } = props;
  return (
    <label>
      <span>{label}</span>
      <select
        value={chosen.id}
        onChange={(event) => {
          const next = pieces.find(({ id }) => id === Number(event.target.value));
          if (next) onChoose(next);
        }}
      >
        {pieces.map(({ id }) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A box to tick. */
export const tickBox = (label: string, checked: boolean, onTick: (on: boolean) => void) => (
  <label key={label} className="menu-check">
    <input type="checkbox" checked={checked} onChange={(event) => onTick(event.target.checked)} />
    {label}
  </label>
);
