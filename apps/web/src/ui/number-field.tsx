import { type KeyboardEvent, useState } from 'react';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly step?: number;
  readonly className?: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A number that can be typed anew: while the field is empty or half typed, the value stays what it was. */
export function NumberField({ label, value, onChange, className, ...rest }: NumberFieldProps) {
  const [typed, type] = useState<{ readonly text: string; readonly meant: number }>();
  // What was typed stands until the value is another one, by dragging the piece, say.
  const shown = typed?.meant === value ? typed.text : Math.round(value * 10) / 10;
  return (
    <label className={className}>
      <span>{label}</span>
      <input
        type="number"
        value={shown}
        onChange={({ target }) => {
          const meant = Number.isNaN(target.valueAsNumber) ? value : target.valueAsNumber;
          type({ text: target.value, meant });
          if (meant !== value) onChange(meant);
        }}
        onBlur={() => type(undefined)}
        {...rest}
      />
    </label>
  );
}
