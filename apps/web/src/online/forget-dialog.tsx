import type { Refusal } from '@holotisch/engine';
import { useState } from 'react';
import { onlinePath } from '../address/online-paths.ts';
import { Link } from '../address/router.tsx';
import { useOnlineText } from '../net/words.ts';
import { NetFault } from '../table-ui/start/net-fault.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { concede } from './concede.ts';
import type { MyMatch } from './my-match.ts';

interface Props {
  readonly one: MyMatch;
  /** What would be lost: a match that goes on, or a table that waits. */
  readonly lost: 'playing' | 'gathering';
  readonly onForget: () => void;
  readonly onConceded: () => void;
  readonly onClose: () => void;
}

/** A seat is its token: whoever forgets it never comes back to it. He is told so before, and what he may do instead. */
export function ForgetDialog({ one, lost, onForget, onConceded, onClose }: Props) {
  const t = useOnlineText().forgetting;
  const [fault, setFault] = useState<Refusal>();
  const [isBusy, setBusy] = useState(false);
  const { seat, known } = one;
  const giveUp = async (token: string, own: number) => {
    setBusy(true);
    const reply = await concede(seat.match, token, own);
    setBusy(false);
    if (reply.ok) onConceded();
    else if ('clauses' in reply.fault) setFault(reply.fault);
  };
  return (
    <Dialog title={t.title} onClose={onClose}>
      <p>{t[lost]}</p>
      {fault && <NetFault fault={fault} game={seat.game} />}
      <div className="dialog-buttons">
        <button type="button" className="tool tool-text" onClick={onClose}>
          {t.keep}
        </button>
        <button type="button" className="tool tool-text" onClick={onForget}>
          {t.anyway}
        </button>
        {lost === 'playing' && known && seat.token !== undefined ? (
          <button
            type="button"
            className="primary"
            disabled={isBusy}
            onClick={() => void giveUp(seat.token!, known.own)}
          >
            {t.concede}
          </button>
        ) : (
          <Link to={onlinePath(seat.match)}>{t.toTable}</Link>
        )}
      </div>
    </Dialog>
  );
}
