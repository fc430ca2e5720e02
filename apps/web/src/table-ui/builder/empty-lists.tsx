import type { ReactNode } from 'react';

interface EmptyListsProps<F extends string> {
  readonly words: { readonly empty: string; readonly emptyNote: string };
  readonly factions: readonly F[];
  readonly name: (faction: F) => string;
  readonly emblem: (faction: F) => ReactNode;
  readonly onBegin: (faction: F) => void;
}

/** A list to begin with nothing: of which faction. */
export function EmptyLists<F extends string>({ words, factions, name, emblem, onBegin }: EmptyListsProps<F>) {
  return (
    <section aria-labelledby="begin-empty">
      <h3 id="begin-empty">{words.empty}</h3>
      <p className="quiet">{words.emptyNote}</p>
      <div className="begin-factions">
        {factions.map((faction) => (
          <button
            key={faction}
            type="button"
            className="begin-faction"
            data-faction={faction}
            onClick={() => onBegin(faction)}
          >
            {emblem(faction)}
            {name(faction)}
          </button>
        ))}
      </div>
    </section>
  );
}
