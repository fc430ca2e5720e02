import { keptMatch } from '../match/storage.ts';
import { keptSeats } from '../online/kept.ts';
import { matchTitle } from '../play/match-title.ts';
import { wayToMatch } from '../play/way-to-match.ts';
import { usePlayText } from '../play/words.ts';
import { Link } from '../router.tsx';
import { useLanguage } from '../settings/language.tsx';

/** The match that was left last, and those that are played from afar: whoever comes back finds them on the first page. */
export default function WaitingMatch() {
  const { start } = usePlayText();
  const { t, lang } = useLanguage();
  const kept = keptMatch();
  const match = kept?.over ? undefined : kept;
  const online = keptSeats().length;
  if (!match && online === 0) return null;
  const title = match && matchTitle(match, start.position, lang);
  return (
    <div className="waiting">
      {match && (
        <p>
          <Link to={wayToMatch(match)}>{start.continue}</Link>
          {title && <span>{title}</span>}
        </p>
      )}
      {online > 0 && (
        <p>
          <Link to="/online">{t.landing.onlineMatches(online)}</Link>
        </p>
      )}
    </div>
  );
}
