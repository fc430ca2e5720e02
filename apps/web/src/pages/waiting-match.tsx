import { Link } from '../address/router.tsx';
import { titleOf } from '../games/faces.ts';
import { keptMatch } from '../match/storage.ts';
import { keptSeats } from '../net/kept.ts';
import { wayToMatch } from '../play/way-to-match.ts';
import { useLanguage } from '../settings/language.tsx';
import { matchTitle } from '../table-ui/start/match-title.ts';
import { usePlayText } from '../table-ui/words.ts';

/** The match that was left last, and those that are played from afar: whoever comes back finds them on the first page. */
export default function WaitingMatch() {
  const { start } = usePlayText();
  const { t, lang } = useLanguage();
  const kept = keptMatch();
  const match = kept?.over ? undefined : kept;
  const online = keptSeats().length;
  if (!match && online === 0) return null;
  const title = match && matchTitle(match, start.position, lang, titleOf);
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
