import { useState } from 'react';
import { damagedMatches, forgetMatch, isOver, type KeptMatch, keptMatches } from '../../match/storage.ts';
import { useGameName } from '../../net/words.ts';
import { useLanguage } from '../../settings/language.tsx';
import { fileName, saveText } from '../../ui/files.ts';
import { useRoomText } from '../room-text.ts';
import { useWords } from '../words.ts';
import { groupsOf } from './kept-groups.ts';
import { gameOfMatch, matchTitle, useTitleOf } from './match-title.ts';

interface KeptMatchesProps {
  /** The game that is being chosen: its matches come first. */
  readonly game: string;
  /** `watches`: from its beginning. */
  readonly onResume: (match: KeptMatch, watches: boolean) => void;
}

/** The matches that wait in this browser or have come to their end here, apart from each other and from other games'. */
export function KeptMatches({ game, onResume }: KeptMatchesProps) {
  const { t } = useWords();
  const [matches, setMatches] = useState(keptMatches);
  if (matches.length === 0) return <DamagedMatches />;
  const titles = { waiting: t.start.continueTitle, over: t.start.overTitle, others: t.start.otherGames };
  const groups = groupsOf(matches, game);
  return (
    <section className="start-kept panel" aria-labelledby={`kept-${groups[0]!.kind}`}>
      {groups.map(({ kind, matches: some }, place) => (
        <div key={kind} className="kept-group">
          <h2 id={`kept-${kind}`}>{titles[kind](some.length)}</h2>
          <ul aria-labelledby={`kept-${kind}`}>
            {some.map((match, n) => (
              <Kept
                key={match.id}
                match={match}
                // The one that is most likely meant.
                isFirst={kind === 'waiting' && place === 0 && n === 0}
                ofOther={kind === 'others'}
                onResume={onResume}
                onForget={() => {
                  forgetMatch(match.id);
                  setMatches(keptMatches());
                }}
              />
            ))}
          </ul>
        </div>
      ))}
      <DamagedMatches />
    </section>
  );
}

interface KeptProps {
  readonly match: KeptMatch;
  readonly isFirst: boolean;
  readonly ofOther: boolean;
  /** `watches`: from its beginning. */
  readonly onResume: (match: KeptMatch, watches: boolean) => void;
  readonly onForget: () => void;
}

function Kept({ match, isFirst, ofOther, onResume, onForget }: KeptProps) {
  const { t } = useWords();
  const room = useRoomText();
  const gameName = useGameName();
  const titleOf = useTitleOf();
  const { moment, lang } = useLanguage();
  const go = isOver(match) ? t.start.lookAt : t.start.continue;
  const name =
    matchTitle(match, t.start.position, lang, titleOf) ??
    (match.seats.includes('computer') ? t.start.computer : t.start.hotSeat);
  const facts = [
    ...(ofOther ? [gameName(gameOfMatch(match))] : []),
    moment(match.saved),
    ...(isOver(match) ? [t.start.isOver] : []),
  ];
  return (
    <li className="kept-match">
      <p className="kept-name">
        <strong>{name}</strong>
        <small>{facts.join(' · ')}</small>
      </p>
      <button
        type="button"
        className={isFirst ? 'primary' : 'tool tool-text'}
        aria-label={isFirst ? undefined : `${go}: ${name}`}
        onClick={() => onResume(match, false)}
      >
        {go}
      </button>
      {isOver(match) && (
        <button
          type="button"
          className="tool tool-text"
          aria-label={`${room.seats.watch}: ${name}`}
          onClick={() => onResume(match, true)}
        >
          {room.seats.watch}
        </button>
      )}
      <button
        type="button"
        className="tool"
        aria-label={t.start.forget(name)}
        title={t.start.forget(name)}
        onClick={onForget}
      >
        ×
      </button>
    </li>
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
