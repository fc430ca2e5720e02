import type { Json } from '@holotisch/engine';
import { changedText } from '../../text/changed.ts';
import { useWords } from '../words.ts';

type Value = number | string | boolean;

/** One thing that would be other than it is: a value, or what simply happens. */
export interface OneChange {
  readonly what: string;
  readonly from?: Value | undefined;
  readonly to?: Value | undefined;
}

/** A change of values that bear names: `Shields: 2 → 1`. What stays as it is is left out. */
export const valuesChanged = (
  names: readonly (readonly [what: string, from: Value | undefined, to: Value | undefined])[],
): readonly OneChange[] =>
  names.flatMap(([what, from, to]) => (to === undefined || from === to ? [] : [{ what, from, to }]));

/** What of a change is not among these members. */
export const untold = (change: object, told: readonly string[]): Json =>
  Object.fromEntries(Object.entries(change).filter(([name]) => !told.includes(name)));

interface ChangesProps {
  /** What would be changed; nothing where that is no piece. */
  readonly piece?: string;
  readonly changes?: readonly OneChange[];
  /** What there are no words for: whoever agrees to it sees all of it. */
  readonly untold: Json;
}

/** What a change by hand would make other, for whoever has to agree to it. */
export function Changes({ piece, changes = [], untold: rest }: ChangesProps) {
  const t = changedText[useWords().lang];
  const told = (value: Value) => (typeof value === 'boolean' ? t[value ? 'yes' : 'no'] : String(value));
  const line = ({ what, from, to }: OneChange) => {
    if (to === undefined) return what;
    return `${what}: ${from === undefined ? told(to) : `${told(from)} → ${told(to)}`}`;
  };
  return (
    <>
      {piece !== undefined && <h3>{piece}</h3>}
      <ul className="dialog-list">
        {changes.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are told apart by their place.
          <li key={i}>{line(one)}</li>
        ))}
      </ul>
      {JSON.stringify(rest) !== '{}' && <pre className="online-change">{JSON.stringify(rest, null, 1)}</pre>}
    </>
  );
}
