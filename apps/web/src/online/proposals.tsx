import type { Proposed } from '@holotisch/room/client';
import { useMatch } from '../match/match-api.ts';
import { useWords } from '../play/words.ts';
import type { OnlineText } from '../text/online.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useOnlineText } from './words.ts';

function sentence(t: OnlineText['proposal'], what: Proposed, player: string): string {
  if ('takeback' in what) return t.takeback(player);
  if ('redo' in what) return t.redo(player);
  if ('change' in what) return t.change(player);
  return t[what.end](player);
}

/** What the other side would like, and needs our consent for; and what we would like ourselves. */
export function Proposals() {
  const t = useOnlineText().proposal;
  const { player } = useWords();
  const { snapshot, consent } = useMatch();
  const own = snapshot?.own[0];
  if (!snapshot || own === undefined) return null;
  const asked = snapshot.proposals.find(({ awaits }) => awaits.includes(own));
  const mine = snapshot.proposals.find(({ seat }) => seat === own);
  return (
    <>
      {asked && (
        <Dialog key={asked.id} title={t.title}>
          <p>{sentence(t, asked.what, player(asked.seat))}</p>
          {'change' in asked.what && <pre className="online-change">{JSON.stringify(asked.what.change, null, 1)}</pre>}
          <div className="dialog-buttons">
            <button type="button" className="tool tool-text" onClick={() => void consent(asked.id, own, false)}>
              {t.decline}
            </button>
            <button type="button" className="primary" onClick={() => void consent(asked.id, own, true)}>
              {t.agree}
            </button>
          </div>
        </Dialog>
      )}
      {mine && (
        <div className="online-proposed notice" role="status">
          <p>{t.own}</p>
          <button type="button" className="tool tool-text" onClick={() => void consent(mine.id, own, false)}>
            {t.withdraw}
          </button>
        </div>
      )}
    </>
  );
}
