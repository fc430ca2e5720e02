import type { Seat } from '@holotisch/engine';
import { bad } from '@holotisch/engine';
import type { Reply } from '@holotisch/online/client';
import { LiveTable } from './live.ts';

const OFFLINE: Reply = bad({ clauses: [], message: { text: 'online.offline' } });

/** Gives up a match without going to its table. */
export function concede(match: string, token: string, seat: Seat): Promise<Reply> {
  return new Promise((resolve) => {
    let isSaid = false;
    const end = (reply: Reply) => {
      table.close();
      resolve(reply);
    };
    const table = new LiveTable(match, token, {
      seen({ at }) {
        if (isSaid) return;
        isSaid = true;
        void table.session.tell({ type: 'propose', at, seat, what: { end: 'concede' } }).then(end);
      },
      connected(state, why) {
        // Nobody waits at a list for a connection that is gone.
        if (state === 'refused' || state === 'lost') end(why ?? OFFLINE);
      },
    });
  });
}
