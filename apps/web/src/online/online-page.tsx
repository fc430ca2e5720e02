import { useLayoutEffect } from 'react';
import { keepSeat, keptSeat } from '../net/kept.ts';
import { Lobby } from './lobby.tsx';
import { OnlineTable } from './online-table.tsx';
import { fromLink } from './own-token.ts';
import { OnlineProvider } from './use-online.tsx';
import '../style/match.css';
import '../table-ui/start/start.css';
import './online.css';

/** Online play: where people find each other, and one match under an address of its own. */
export default function OnlinePage({ match }: { readonly match: string | undefined }) {
  // The token of a link is kept, and leaves the address: it shall not be seen over somebody's shoulder.
  if (match !== undefined) takeToken(match);
  useLayoutEffect(() => {
    if (match !== undefined && location.hash !== '')
      history.replaceState(null, '', location.pathname + location.search);
  }, [match]);
  if (match === undefined)
    return (
      <div className="play">
        <Lobby />
      </div>
    );
  return (
    <div className="play online">
      <OnlineProvider key={match} match={match}>
        <OnlineTable />
      </OnlineProvider>
    </div>
  );
}

const TOKEN = /^#([\w-]{20,60})$/;

function takeToken(match: string): void {
  const token = TOKEN.exec(location.hash)?.[1];
  const change = token === undefined ? undefined : fromLink(keptSeat(match), token);
  if (change) keepSeat(match, change);
}
