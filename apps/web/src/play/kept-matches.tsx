import type { Json } from '@holotisch/engine';
import { useState } from 'react';
import { pagesOf } from '../games/faces.ts';
import { forgetMatch, isOver, type KeptMatch, keptMatches } from '../match/storage.ts';
import { useLanguage } from '../settings/language.tsx';
import { useWords } from './words.ts';

/** The matches that wait in this browser, the latest first. */
export function KeptMatches({ onResume }: { readonly onResume: (match: KeptMatch) => void }) {
  const { t } = useWords();
  const { moment } = useLanguage();
  const [matches, setMatches] = useState(keptMatches);
  if (matches.length === 0) return null;
  return (
    <section className="start-kept panel" aria-labelledby="kept-title">
      <h2 id="kept-title">{t.start.continueTitle(matches.length)}</h2>
      <ul>
        {matches.map((match, i) => {
          const name =
            titleOf(match, t.start.position) ?? (match.seats.includes('computer') ? t.start.computer : t.start.hotSeat);
          return (
            <li key={match.id} className="kept-match">
              <p className="kept-name">
                <strong>{name}</strong>
                <small>
                  {moment(match.saved)}
                  {isOver(match) && ` · ${t.start.isOver}`}
                </small>
              </p>
              <button
                type="button"
                className={i === 0 ? 'primary' : 'tool tool-text'}
                aria-label={i === 0 ? undefined : `${t.start.continue}: ${name}`}
                onClick={() => onResume(match)}
              >
                {t.start.continue}
              </button>
              <button
                type="button"
                className="tool"
                aria-label={t.start.forget(name)}
                title={t.start.forget(name)}
                onClick={() => {
                  forgetMatch(match.id);
                  setMatches(keptMatches());
                }}
              >
                ×
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Who meets whom, as far as the game can tell. */
function titleOf({ file }: KeptMatch, position: string): string | undefined {
  const { game, setup, holotisch } = file as {
    readonly game: string;
    readonly holotisch: string;
    readonly setup?: Json;
  };
  if (holotisch === 'scenario') return position;
  return setup === undefined ? undefined : pagesOf(game)?.titleOf?.(setup);
}
