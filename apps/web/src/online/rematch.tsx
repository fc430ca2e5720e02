import { onlinePath } from '../address/online-paths.ts';
import { navigate } from '../address/router.tsx';
import { useOnlineText } from '../net/words.ts';
import { useWords } from '../table-ui/words.ts';
import { useOnline } from './use-online.tsx';

/** Another match with changed places: who wants it, and the way to it. At the end of a match, and on the page of the table. */
export function Rematch() {
  const t = useOnlineText().rematch;
  const { player } = useWords();
  const { info, rematch, noRematch } = useOnline();
  if (info?.state !== 'over') return null;
  const { own, next } = info;
  if (next)
    return (
      <button type="button" className="primary" onClick={() => navigate(onlinePath(next.match))}>
        {t.go}
      </button>
    );
  const others = info.rematch.filter((seat) => seat !== own);
  const isWanted = own !== null && info.rematch.includes(own);
  const declined = info.noRematch.filter((seat) => seat !== own);
  const mayOffer = own !== null && !isWanted && declined.length === 0;
  return (
    <>
      {others.map((seat) => (
        <p key={seat} role="status">
          {t.wanted(player(seat))}
        </p>
      ))}
      {declined.map((seat) => (
        <p key={seat} role="status">
          {t.declined(player(seat))}
        </p>
      ))}
      {isWanted && <p role="status">{t.offered}</p>}
      {own !== null && info.rematch.length > 0 && (
        <button type="button" className="tool tool-text" onClick={() => void noRematch()}>
          {isWanted ? t.withdraw : t.decline}
        </button>
      )}
      {mayOffer && (
        <button type="button" className="primary" onClick={() => void rematch()}>
          {others.length > 0 ? t.accept : t.offer}
        </button>
      )}
    </>
  );
}
