interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where one writes what one is looking for among the cards. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <label className="filter-search">
      <span>{label}</span>
      <input type="search" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
