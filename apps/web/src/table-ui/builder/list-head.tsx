import { useBuilderText } from './words.ts';

interface Choice<T extends string> {
  readonly id: T;
  readonly name: string;
}

interface ListHeadProps<F extends string> {
  readonly words: {
    readonly name: string;
    readonly faction: string;
    readonly format: string;
    readonly limit: string;
    readonly noLimit: string;
  };
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly faction: F;
  readonly factions: readonly Choice<F>[];
  readonly onFaction: (faction: F) => void;
  readonly format: string;
  readonly formats: readonly Choice<string>[];
  readonly onFormat: (format: string) => void;
  /** Null: as many as one likes. */
  readonly points: number | null;
  readonly onPoints: (points: number | null) => void;
}

const MOST = 5000;

/** The name of a list, its faction, and what the players have agreed on. */
export function ListHead<F extends string>(props: ListHeadProps<F>) {
  const { words, name, faction, factions, format, formats, points } = props;
  const { shelf } = useBuilderText();
  return (
    <div className="squad-head">
      <label className="squad-name">
        <span>{words.name}</span>
        <input
          type="text"
          value={name}
          maxLength={200}
          placeholder={shelf.untitled}
          autoComplete="off"
          onChange={(event) => props.onName(event.target.value)}
        />
      </label>
      <label>
        <span>{words.faction}</span>
        <select
          value={faction}
          onChange={(event) => {
            const chosen = factions.find(({ id }) => id === event.target.value);
            if (chosen) props.onFaction(chosen.id);
          }}
        >
          <Options of={factions} />
        </select>
      </label>
      <label>
        <span>{words.limit}</span>
        <input
          type="number"
          min={1}
          max={MOST}
          value={points ?? ''}
          placeholder={words.noLimit}
          onChange={(event) => {
            const wanted = event.target.valueAsNumber;
            props.onPoints(wanted >= 1 ? Math.min(MOST, Math.round(wanted)) : null);
          }}
        />
      </label>
      <label>
        <span>{words.format}</span>
        <select value={format} onChange={(event) => props.onFormat(event.target.value)}>
          <Options of={formats} />
        </select>
      </label>
    </div>
  );
}

const Options = ({ of }: { readonly of: readonly Choice<string>[] }) =>
  of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
