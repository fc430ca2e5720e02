import { useState } from 'react';
import { damagedMatches, forgetMatch, isOver, type KeptMatch, keptMatches } from '../match/storage.ts';
import { useLanguage } from '../settings/language.tsx';
import { fileName, saveText } from '../ui/files.ts';
import { matchTitle } from './match-title.ts';
import { useRoomText } from './room-text.ts';
import { useWords } from './words.ts';

/** The matches that wait in this browser or have come to their end here, the latest first. */
export function KeptMatches({ onResume }: { readonly onResume: (match: KeptMatch) => void }) {
  const { t } = useWords();
  const { moment, lang } = useLanguage();
  const [matches, setMatches] = useState(keptMatches);
  if (matches.length === 0) return <DamagedMatches />;
  const waiting = matches.filter((match) => !isOver(match));
  return (
    <section className="start-kept panel" aria-labelledby="kept-title">
      <h2 id="kept-title">
        {waiting.length > 0 ? t.start.continueTitle(waiting.length) : t.start.overTitle(matches.length)}
      </h2>
      <ul>
        {matches.map((match) => {
          const isFirst = match === waiting[0];
          const go = isOver(match) ? t.start.lookAt : t.start.continue;
          const name =
            matchTitle(match, t.start.position, lang) ??
            (match.seats.includes('computer') ? t.start.computer : t.start.hotSeat);
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
                className={isFirst ? 'primary' : 'tool tool-text'}
                aria-label={isFirst ? undefined : `${go}: ${name}`}
                onClick={() => onResume(match)}
              >
                {go}
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
      <DamagedMatches />
    </section>
  );
}

/** What cannot be gone on with is set aside: it can be saved as it is, and harms no other match. */
function DamagedMatches() {
  const t = useRoomText().damaged;
  const [damaged, setDamaged] = useState(damagedMatches);
  if (damaged.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="damaged-title">
      <h2 id="damaged-title">{t.title(damaged.length)}</h2>
      <p>{t.note}</p>
      <ul>
        {damaged.map(({ id, text }) => (
          <li key={id} className="kept-match">
            <button
              type="button"
              className="tool tool-text"
              onClick={() => saveText(fileName('damaged', 'match'), text)}
            >
              {t.save}
            </button>
            <button
              type="button"
              className="tool tool-text"
              onClick={() => {
                forgetMatch(id);
                setDamaged(damagedMatches());
              }}
            >
              {t.forget}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
