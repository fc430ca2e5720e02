import { useEffect, useState } from 'react';
import { useMatch } from '../match/match-api.ts';
import { useFace } from '../table-ui/use-face.ts';
import { useWords } from '../table-ui/words.ts';
import { lastSaid } from './last-said.ts';
import type { Talk } from './table-talk.tsx';
import { useOnline } from './use-online.tsx';

/** So long a line is to be read here; after that it waits on its page. */
const READ_MS = 8000;

/**
 * What somebody has just said, for whoever does not have the chat open: for a moment in the place of the names, which is
 * always in sight, and where there is nothing to press.
 */
export function JustSaid({ talk }: { readonly talk: Talk }) {
  const { player } = useWords();
  const face = useFace();
  const { chat, info } = useOnline();
  const { snapshot } = useMatch();
  const [since, setSince] = useState(info?.now ?? 0);
  const said = lastSaid(chat, info?.own ?? null, since);
  const time = said?.time;
  useEffect(() => {
    if (time === undefined) return;
    const timer = setTimeout(() => setSince(time), READ_MS);
    return () => clearTimeout(timer);
  }, [time]);
  return (
    <div className="just-said" role="status">
      {said && snapshot && talk.unread && (
        <p key={said.nonce} data-side={face.side(snapshot.view, said.seat)}>
          <span>
            <strong>{player(said.seat)}:</strong> {said.text}
          </span>
        </p>
      )}
    </div>
  );
}
