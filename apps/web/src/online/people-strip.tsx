import { useMatch } from '../match/match-api.ts';
import { useOnlineText } from '../net/words.ts';
import { useFace } from '../table-ui/use-face.ts';
import { useWords } from '../table-ui/words.ts';
import { JustSaid } from './just-said.tsx';
import type { Talk } from './table-talk.tsx';
import { clockText, useClockCall, useClocks } from './use-clock.ts';
import { useOnline } from './use-online.tsx';

/** Who is at the table, how much time is left, and how the connection stands: always in sight. */
export function PeopleStrip({ talk }: { readonly talk: Talk }) {
  const t = useOnlineText();
  const { player } = useWords();
  const face = useFace();
  const { info, connected } = useOnline();
  const { snapshot } = useMatch();
  const clocks = useClocks(info);
  useClockCall(info?.own == null ? undefined : clocks?.[info.own]);
  if (!info || !snapshot) return null;
  const awaited = new Set(snapshot.awaited.map(({ seat }) => seat));
  return (
    <div className="people">
      {connected !== 'open' && (
        <p className="people-lost" role="status">
          {t.connection.lost}
        </p>
      )}
      {info.own === null && info.delay > 0 && <p className="people-later quiet">{t.people.watching(info.delay)}</p>}
      {/* What is said covers names and clocks for a moment, and never how the connection stands. */}
      <div className="people-row">
        <JustSaid talk={talk} />
        <ul aria-label={t.people.title}>
          {info.seats.map(({ kind, here }, seat) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
              key={seat}
              data-side={face.side(snapshot.view, seat)}
              data-here={here || kind === 'computer'}
              data-awaited={awaited.has(seat)}
            >
              <span className="people-name">
                {player(seat)}
                {seat === info.own && <small> ({t.people.you})</small>}
              </span>
              <span className="people-state">
                {kind === 'computer' ? t.people.computer : here ? t.people.here : t.people.away}
              </span>
              {clocks && (
                <time className="people-clock" data-low={(clocks[seat] ?? 0) < 60_000}>
                  {clockText(clocks[seat] ?? 0)}
                </time>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
