import { type ReactNode, useId } from 'react';
import { useCompanionText } from './text.ts';

/** Controls for a thumb in the dark: large, far apart, and nothing has to be typed. */

interface CounterProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly most?: number;
  /** A sign before the name: the colour of a die. */
  readonly sign?: ReactNode;
}

export function Counter({ label, value, onChange, most = 20, sign }: CounterProps) {
  const t = useCompanionText();
  const name = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className="counter" role="group" aria-labelledby={name}>
      <span className="counter-name">
        {sign}
        <span id={name}>{label}</span>
      </span>
      <button type="button" aria-label={t.less(label)} disabled={value <= 0} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label={t.more(label)} disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </button>
    </div>
  );
}

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly options: readonly (readonly [id: T, name: string])[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function Segments<T extends string>({ label, options, value, onChange }: SegmentsProps<T>) {
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      {options.map(([id, name]) => (
        <button key={id} type="button" aria-pressed={id === value} onClick={() => onChange(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface FlagProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export const Flag = ({ label, on, onChange }: FlagProps) => (
  <button type="button" className="flag" aria-pressed={on} onClick={() => onChange(!on)}>
    {label}
  </button>
);

interface DiceCountersProps<C extends string> {
  readonly colours: readonly C[];
  readonly names: Readonly<Record<C, string>>;
  /** The class by which the game draws its dice. */
  readonly drawn: string;
  readonly pool: Readonly<Record<C, number>>;
  readonly most: number;
  readonly onChange: (colour: C, count: number) => void;
}

/** How many dice of each colour. */
export function DiceCounters<C extends string>({ colours, names, drawn, pool, most, onChange }: DiceCountersProps<C>) {
  return colours.map((colour) => (
    <Counter
      key={colour}
      label={names[colour]}
      sign={
        <span className={drawn} aria-hidden="true">
          <i data-colour={colour} />
        </span>
      }
      value={pool[colour]}
      most={most}
      onChange={(count) => onChange(colour, count)}
    />
  ));
}
