interface LimitFieldProps {
  readonly label: string;
  readonly note: string;
  /** What stands there while there is no limit. */
  readonly none: string;
  readonly most: number;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** Something of which the players agree on a number, or on none. */
export function LimitField({ label, note, none, most, value, onChange }: LimitFieldProps) {
  return (
    <label className="start-seed">
      <strong>{label}</strong>
      <input
        type="number"
        min={1}
        max={most}
        placeholder={none}
        value={value ?? ''}
        onChange={(event) => onChange(Math.round(event.target.valueAsNumber) || null)}
      />
      <small>{note}</small>
    </label>
  );
}
