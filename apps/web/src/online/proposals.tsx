import type { Json } from '@holotisch/engine';
import type { Proposed } from '@holotisch/room/client';
import { Suspense, useEffect, useState } from 'react';
import { useMatch } from '../match/match-api.ts';
import type { Settled, Snapshot } from '../match/protocol.ts';
import { useOnlineText } from '../net/words.ts';
import { READ_MS } from '../play/took-back.tsx';
import { Takeback } from '../play/undone.tsx';
import { useLanguage } from '../settings/language.tsx';
import { Changes } from '../table-ui/dialogs/changed.tsx';
import { useFace } from '../table-ui/use-face.ts';
import { useWords } from '../table-ui/words.ts';
import type { OnlineText } from '../text/online.ts';
import { Dialog } from '../ui/dialog.tsx';
import { newlySettled, settledText } from './settled.ts';

function sentence(t: OnlineText['proposal'], what: Proposed, player: string, taken: number): string {
  if ('takeback' in what) return t.takeback(player, taken - what.takeback);
  if ('redo' in what) return t.redo(player);
  if ('change' in what) return t.change(player);
  if ('report' in what) return t.report(player);
  return t[what.end](player);
}

/** What became of a proposal, until it was read, or something else has happened since. */
function useSettled(snapshot: Snapshot | undefined) {
  const [seen, setSeen] = useState(snapshot);
  const [news, setNews] = useState<Settled>();
  if (snapshot !== seen) {
    setSeen(snapshot);
    const fresh = seen && snapshot && newlySettled(seen, snapshot);
    if (fresh) setNews(fresh);
    else if (seen?.taken !== snapshot?.taken) setNews(undefined);
  }
  useEffect(() => {
    if (!news) return;
    const gone = setTimeout(() => setNews(undefined), READ_MS);
    return () => clearTimeout(gone);
  }, [news]);
  return { news, read: () => setNews(undefined) };
}

/** In the words of the game; one that has none for it shows it as it was proposed. */
function ChangeAsked({ view, change }: { readonly view: unknown; readonly change: Json }) {
  const { Changed } = useFace();
  return Changed ? <Changed view={view} change={change} /> : <Changes untold={change} />;
}

/** How a battle ended, by whoever has reported it by hand: nobody agrees to what he has not read. */
function ReportAsked({ view, report }: { readonly view: unknown; readonly report: Json }) {
  const { Reported } = useFace();
  return Reported ? <Reported view={view} report={report} /> : <Changes untold={report} />;
}

/** What the other side would like, and needs our consent for; and what we would like ourselves. */
export function Proposals() {
  const words = useOnlineText();
  const t = words.proposal;
  const { close } = useLanguage().t;
  const { player } = useWords();
  const { snapshot, consent } = useMatch();
  const { news, read } = useSettled(snapshot);
  const own = snapshot?.own[0];
  if (!snapshot || own === undefined) return null;
  const asked = snapshot.proposals.find(({ awaits }) => awaits.includes(own));
  const mine = snapshot.proposals.find(({ seat }) => seat === own);
  return (
    <>
      {asked && (
        <Dialog key={asked.id} title={t.title}>
          <p>{sentence(t, asked.what, player(asked.seat), snapshot.taken)}</p>
          {asked.why && <Takeback undoes={asked.undoes} count={asked.count} why={asked.why} isAsked />}
          {'change' in asked.what && (
            <Suspense fallback={null}>
              <ChangeAsked view={snapshot.view} change={asked.what.change} />
            </Suspense>
          )}
          {'report' in asked.what && (
            <Suspense fallback={null}>
              <ReportAsked view={snapshot.view} report={asked.what.report} />
            </Suspense>
          )}
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
      {news && !mine && (
        <div className="online-proposed notice" role="status">
          <p>{settledText(news, snapshot.own, words, player(news.seat))}</p>
          <button type="button" className="tool" aria-label={close} title={close} onClick={read}>
            ×
          </button>
        </div>
      )}
    </>
  );
}
