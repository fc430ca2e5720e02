import { lazy, Suspense } from 'react';
import { ONLINE_PATH } from '../address/online-paths.ts';
import { Link } from '../address/router.tsx';
import { FaceProvider } from '../games/face-provider.tsx';
import { useMatch } from '../match/match-api.ts';
import { useOnlineText } from '../net/words.ts';
import { BesideProvider } from '../play/beside.ts';
import { Mishap } from '../play/mishap.tsx';
import { DraftProvider } from '../table-ui/draft.tsx';
import { NetFault } from '../table-ui/start/net-fault.tsx';
import { usePlayText, useWords } from '../table-ui/words.ts';
import { PeopleStrip } from './people-strip.tsx';
import { Proposals } from './proposals.tsx';
import { Rematch } from './rematch.tsx';
import { TableTalk, useTalk } from './table-talk.tsx';
import { useOnline } from './use-online.tsx';
import { useTurnNews } from './use-turn-news.ts';
import { WaitingRoom } from './waiting-room.tsx';
import '../style/match.css';

const BattleNote = lazy(async () => ({ default: (await import('../play/to-campaign.tsx')).BattleNote }));
const MatchTable = lazy(() => import('../play/match-table.tsx'));

/** One online match, from the empty table to the last roll. */
export function OnlineTable() {
  const t = useOnlineText();
  const { refused, info } = useOnline();
  const { snapshot } = useMatch();
  const loading = <p className="lone">{t.connection.connecting}</p>;
  if (refused && !refused.ok)
    return (
      <div className="lone">
        <h1>{t.connection.refused}</h1>
        <NetFault fault={refused.fault} />
        <Link to={ONLINE_PATH}>{t.toLobby}</Link>
      </div>
    );
  if (!info) return loading;
  if (info.closed)
    return (
      <div className="lone">
        <h1>{t.closed.title}</h1>
        <p>{t.closed[info.closed]}</p>
        <Link to={ONLINE_PATH}>{t.toLobby}</Link>
      </div>
    );
  if (!snapshot && info.state === 'gathering') return <WaitingRoom />;
  if (!snapshot) return loading;
  return (
    <Mishap>
      <Suspense fallback={loading}>
        <FaceProvider game={info.game} unknown={<UnknownGame game={info.game} />}>
          <Running />
        </FaceProvider>
      </Suspense>
    </Mishap>
  );
}

function Running() {
  const t = useOnlineText();
  const talk = useTalk();
  const { player } = useWords();
  const { info } = useOnline();
  const { far } = useMatch();
  useTurnNews();
  // The rules know nothing of clocks: to them, whoever has no time left has given up.
  const late = info?.end?.by === 'time' ? info.end.seat : null;
  const outOfTime = late === null ? undefined : late === info?.own ? t.people.youRanOut : t.people.ranOut(player(late));
  return (
    <BesideProvider
      value={{
        above: (
          <>
            <PeopleStrip talk={talk} />
            {far?.back !== undefined && (
              <Suspense>
                <BattleNote />
              </Suspense>
            )}
          </>
        ),
        end: { reason: outOfTime, again: <Rematch /> },
        tab: {
          name: t.chat.title,
          news: talk.unread ? t.chat.news : undefined,
          content: () => <TableTalk talk={talk} />,
        },
      }}
    >
      <DraftProvider>
        <MatchTable />
      </DraftProvider>
      <Proposals />
    </BesideProvider>
  );
}

function UnknownGame({ game }: { readonly game: string }) {
  const t = usePlayText();
  return (
    <div className="lone">
      <h1>{t.unknownGame(game)}</h1>
    </div>
  );
}
