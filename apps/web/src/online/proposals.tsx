import type { Proposed } from '@holotisch/room/client';
import { useState } from 'react';
import { useMatch } from '../match/match-api.ts';
import type { Snapshot } from '../match/protocol.ts';
import { UndoneList } from '../play/undone.tsx';
import { useWords } from '../play/words.ts';
import { useLanguage } from '../settings/language.tsx';
import type { OnlineText } from '../text/online.ts';
import { Dialog } from '../ui/dialog.tsx';
import { declined } from './declined.ts';
import { useOnlineText } from './words.ts';

function sentence(t: OnlineText['proposal'], what: Proposed, player: string, taken: number): string {
  if ('takeback' in what) return t.takeback(player, taken - what.takeback);
  if ('redo' in what) return t.redo(player);
  if ('change' in what) return t.change(player);
  return t[what.end](player);
}

/** Tells whoever has proposed something that the other has declined, until he has read it or proposes something else. */
function useDeclined(snapshot: Snapshot | undefined) {
  const [seen, setSeen] = useState(snapshot);
  const [isDeclined, setDeclined] = useState(false);
  const [withdrawn, setWithdrawn] = useState<number>();
  if (snapshot !== seen) {
    setSeen(snapshot);
    const gone = seen && snapshot && declined(seen, snapshot);
    if (gone) setDeclined(gone.id !== withdrawn);
    else if (seen?.taken !== snapshot?.taken) setDeclined(false);
  }
  return { isDeclined, read: () => setDeclined(false), withdraw: setWithdrawn };
}

/** What the other side would like, and needs our consent for; and what we would like ourselves. */
export function Proposals() {
  const t = useOnlineText().proposal;
  const { close } = useLanguage().t;
  const { player } = useWords();
  const { snapshot, consent } = useMatch();
  const { isDeclined, read, withdraw } = useDeclined(snapshot);
  const own = snapshot?.own[0];
  if (!snapshot || own === undefined) return null;
  const asked = snapshot.proposals.find(({ awaits }) => awaits.includes(own));
  const mine = snapshot.proposals.find(({ seat }) => seat === own);
  return (
    <>
      {asked && (
        <Dialog key={asked.id} title={t.title}>
          <p>{sentence(t, asked.what, player(asked.seat), snapshot.taken)}</p>
          {asked.undoes && <UndoneList undoes={asked.undoes} count={asked.count ?? asked.undoes.length} />}
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
          <button
            type="button"
            className="tool tool-text"
            onClick={() => {
              withdraw(mine.id);
              void consent(mine.id, own, false);
            }}
          >
            {t.withdraw}
          </button>
        </div>
      )}
      {isDeclined && !mine && (
        <div className="online-proposed notice" role="status">
          <p>{t.declined}</p>
          <button type="button" className="tool" aria-label={close} title={close} onClick={read}>
            ×
          </button>
        </div>
      )}
    </>
  );
}
