import { keptMatch } from '../match/storage.ts';
import { gameOfMatch, matchTitle } from '../play/match-title.ts';
import { matchPath } from '../play/paths.ts';
import { usePlayText } from '../play/words.ts';
import { Link } from '../router.tsx';
import { useLanguage } from '../settings/language.tsx';

/** The match that was left last: whoever comes back finds it on the first page. */
export default function WaitingMatch() {
  const { start } = usePlayText();
  const { lang } = useLanguage();
  const match = keptMatch();
  if (!match || match.over) return null;
  const title = matchTitle(match, start.position, lang);
  return (
    <p className="waiting">
      <Link to={matchPath(gameOfMatch(match))}>{start.continue}</Link>
      {title && <span>{title}</span>}
    </p>
  );
}
