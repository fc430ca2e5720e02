import summary from 'virtual:ledger-summary';
import { games, type Kind } from '@holotisch/rulebook';
import type { RefObject } from 'react';
import { useLanguage } from '../settings/language.tsx';
import { editions, type Scope } from './books.ts';
import type { Query } from './search-client.ts';
import { useRulebookText } from './words.ts';

const scopes: readonly Scope[] = [...games, 'all'];

/** The kinds of clauses that a book has at all. */
const kindsIn = (scope: Scope): Kind[] => {
  const found = games
    .filter((game) => scope === 'all' || scope === game)
    .flatMap((game) => Object.keys(summary[game].kinds));
  return [...new Set(found as Kind[])];
};

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly query: Query;
  readonly onAsk: (query: Query) => void;
}

export function SearchField({ field, query, onAsk }: SearchFieldProps) {
  const { t: common } = useLanguage();
  const t = useRulebookText();
  const kinds = kindsIn(query.scope);
  return (
    <search className="rulebook-search">
      <label htmlFor="rulebook-words">{t.search}</label>
      <div className="rulebook-words">
        <input
          ref={field}
          id="rulebook-words"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={t.placeholder}
          value={query.words}
          onChange={(event) => onAsk({ ...query, words: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onAsk({ ...query, words: '' });
          }}
        />
        {query.words === '' ? (
          <span className="slash" aria-hidden="true">
            /
          </span>
        ) : (
          <button
            type="button"
            aria-label={t.clear}
            title={t.clear}
            onClick={() => {
              onAsk({ ...query, words: '' });
              field.current?.focus();
            }}
          >
            ×
          </button>
        )}
      </div>
      <div className="rulebook-filters">
        <fieldset className="switch">
          <legend className="only-heard">{t.game}</legend>
          {scopes.map((scope) => (
            <button
              key={scope}
              type="button"
              aria-pressed={query.scope === scope}
              onClick={() => {
                const kind = query.kind !== undefined && kindsIn(scope).includes(query.kind) ? query.kind : undefined;
                onAsk({ ...query, scope, kind, edition: scope === 'legion' ? query.edition : undefined });
              }}
            >
              {scope === 'all' ? t.allGames : common.games.name[scope]}
            </button>
          ))}
        </fieldset>
        <select
          aria-label={t.kind}
          value={query.kind ?? ''}
          onChange={(event) => onAsk({ ...query, kind: kinds.find((kind) => kind === event.target.value) })}
        >
          <option value="">{t.allKinds}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {common.games.kind[kind]}
            </option>
          ))}
        </select>
        {query.scope === 'legion' && (
          <select
            aria-label={t.edition}
            value={query.edition ?? ''}
            onChange={(event) =>
              onAsk({ ...query, edition: editions.find((edition) => edition === event.target.value) })
            }
          >
            <option value="">{t.allEditions}</option>
            {editions.map((edition) => (
              <option key={edition} value={edition}>
                {t.firstEdition(edition)}
              </option>
            ))}
          </select>
        )}
      </div>
    </search>
  );
}
