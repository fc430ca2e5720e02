import type { Json, Message } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { isBarred, PickRow } from './pick-row.tsx';
import { find, type Readable } from './search.ts';
import { SearchField } from './search-field.tsx';

/** A card that may be taken, or why not. */
export interface PoolCard extends Readable {
  readonly id: string;
  /** Everything the card says, for those who hear it. */
  readonly label: string;
  readonly face: ReactNode;
  readonly fault?:
    | {
        readonly clauses: readonly ClauseId[];
        readonly message: Message;
        readonly measured?: Json;
        readonly allowed?: Json;
      }
    | undefined;
  /** The heading it stands under, where the pool has groups. */
  readonly group?: string;
}

interface CardPoolProps {
  readonly words: {
    readonly search: string;
    readonly only: string;
    readonly nothing: string;
    readonly found: (count: number) => string;
  };
  readonly message: (message: Message) => string;
  readonly cards: readonly PoolCard[];
  /** In the order in which their cards stand. */
  readonly groups?: readonly { readonly id: string; readonly title: ReactNode }[];
  /** Filters besides the search. */
  readonly filters?: ReactNode;
  readonly onPick: (id: string) => void;
}

/** Cards to pick from: searched, only those that fit if one likes, in groups. */
export function CardPool({ words, message, cards, groups, filters, onPick }: CardPoolProps) {
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState(false);
  const found = find(useDeferredValue(search), cards).filter(({ fault }) => !(only && isBarred(fault)));
  const rows = (list: readonly PoolCard[]) => (
    <ul>
      {list.map(({ id, label, face, fault, says }) => (
        <PickRow key={id} label={label} fault={fault} says={says} message={message} onPick={() => onPick(id)}>
          {face}
        </PickRow>
      ))}
    </ul>
  );
  return (
    <>
      <search className="filters">
        <SearchField label={words.search} value={search} onChange={setSearch} />
        {filters}
        <label>
          <span>{words.only}</span>
          <input type="checkbox" checked={only} onChange={(event) => setOnly(event.target.checked)} />
        </label>
      </search>
      <p role="status">{found.length === 0 ? words.nothing : words.found(found.length)}</p>
      {groups
        ? groups.map(({ id, title }) => {
            const of = found.filter(({ group }) => group === id);
            return of.length === 0 ? null : (
              <section key={id} className="pick-group" aria-labelledby={`pool-${id}`}>
                <header className="type-head">
                  <h3 id={`pool-${id}`}>{title}</h3>
                </header>
                {rows(of)}
              </section>
            );
          })
        : rows(found)}
    </>
  );
}
