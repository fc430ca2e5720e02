import { type FormEvent, useEffect, useRef, useState } from 'react';
import { linkTo } from '../address/online-paths.ts';
import { randomText } from '../net/kept.ts';
import { useOnlineText } from '../net/words.ts';
import { store, stored } from '../settings/stored.ts';
import { useWords } from '../table-ui/words.ts';
import type { OnlineText } from '../text/online.ts';
import { CopyButton } from './copy-button.tsx';
import type { DiceFinding } from './dice.ts';
import { Rematch } from './rematch.tsx';
import { useClocks } from './use-clock.ts';
import { useOnline } from './use-online.tsx';
import { isNotifying, wantNotifications } from './use-turn-news.ts';

export interface Talk {
  readonly unread: boolean;
  readonly muted: boolean;
  read(): void;
  mute(on: boolean): void;
}

/** Whether something was said that has not been seen; what others say can be hidden. */
export function useTalk(): Talk {
  const { chat, info } = useOnline();
  const [seen, setSeen] = useState(0);
  const [muted, setMuted] = useState(() => stored('onlineMuted', ['on', 'off']) === 'on');
  const others = chat.filter(({ seat }) => seat !== info?.own).length;
  return {
    unread: !muted && others > seen,
    muted,
    read: () => setSeen(others),
    mute(on) {
      store('onlineMuted', on ? 'on' : 'off');
      setMuted(on);
    },
  };
}

/** The page of the panel that is about people: chat, who is gone, the dice, another match. */
export function TableTalk({ talk }: { readonly talk: Talk }) {
  const { info } = useOnline();
  const { read, unread } = talk;
  useEffect(() => {
    if (unread) read();
  }, [unread, read]);
  if (!info) return null;
  return (
    <div className="talk">
      {info.own !== null && <Gone />}
      {info.state === 'over' && (
        <section className="talk-again">
          <Rematch />
        </section>
      )}
      <Chat talk={talk} />
      <Dice />
      <Links />
    </div>
  );
}

function Chat({ talk }: { readonly talk: Talk }) {
  const t = useOnlineText().chat;
  const { player } = useWords();
  const { chat, info, say } = useOnline();
  const [text, setText] = useState('');
  const end = useRef<HTMLLIElement>(null);
  const lines = chat.filter(({ seat }) => !talk.muted || seat === info?.own);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what this waits for
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    void say({ do: 'chat', text: said, nonce: randomText() });
  };
  return (
    <section className="talk-chat" aria-label={t.title}>
      {lines.length === 0 && <p className="quiet">{talk.muted ? t.muted : t.empty}</p>}
      <ol>
        {lines.map(({ seat, text: said, nonce }) => (
          <li key={nonce}>
            <strong>{player(seat)}</strong> {said}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {info?.own !== null && (
        <form onSubmit={send}>
          <input
            type="text"
            value={text}
            maxLength={500}
            aria-label={t.placeholder}
            placeholder={t.placeholder}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="tool tool-text">
            {t.send}
          </button>
        </form>
      )}
      <label className="menu-check">
        <input type="checkbox" checked={talk.muted} onChange={({ target }) => talk.mute(target.checked)} />
        {t.mute}
      </label>
    </section>
  );
}

/** What can be done while somebody is gone. Whether it is allowed, the server says. */
function Gone() {
  const t = useOnlineText().people;
  const { player } = useWords();
  const { info, say } = useOnline();
  const clocks = useClocks(info);
  if (!info || info.own === null || info.state !== 'playing') return null;
  const own = info.own;
  return (
    <>
      {info.seats.map(({ kind, here }, seat) => {
        if (seat === own) return null;
        const isLate = (clocks?.[seat] ?? 1) <= 0 && (info.clocks?.running.includes(seat) ?? false);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list.
          <div key={seat} className="talk-gone">
            {isLate && (
              <button type="button" className="primary" onClick={() => void say({ do: 'claim', seat })}>
                {t.claim(player(seat))}
              </button>
            )}
            {kind === 'human' && !here && (
              <button type="button" className="tool tool-text" onClick={() => void say({ do: 'computer', seat })}>
                {t.letComputer(player(seat))}
              </button>
            )}
          </div>
        );
      })}
      {info.seats[own]?.kind === 'computer' && (
        <div className="talk-gone">
          <p>{t.takeBackNote}</p>
          <button type="button" className="primary" onClick={() => void say({ do: 'back' })}>
            {t.takeBack}
          </button>
        </div>
      )}
    </>
  );
}

function diceWords(dice: DiceFinding | undefined, t: OnlineText['dice']): string {
  if (dice === undefined) return t.checking;
  if (dice === 'unchecked') return t.unchecked;
  return dice === 'fair' ? `✓ ${t.fair}` : t.unfair(t.faults[dice]);
}

function Dice() {
  const t = useOnlineText().dice;
  const { info, dice } = useOnline();
  if (!info) return null;
  return (
    <details className="talk-dice" open={info.state === 'over'}>
      <summary>{t.title}</summary>
      {info.state === 'over' && (
        <p role="status" data-dice={dice}>
          {diceWords(dice, t)}
        </p>
      )}
      <p>{t.promised}</p>
      <code className="online-hash">{info.fair.commitment}</code>
    </details>
  );
}

function Links() {
  const t = useOnlineText().people;
  const { match, info, kept } = useOnline();
  const [notifying, setNotifying] = useState(isNotifying);
  if (!info) return null;
  return (
    <section className="talk-links">
      {info.own === null && <p>{t.watching(info.delay)}</p>}
      {info.watchers > 0 && <p>{t.watchers(info.watchers)}</p>}
      {info.own !== null && info.state !== 'over' && (
        <button
          type="button"
          className="tool tool-text"
          aria-pressed={notifying}
          onClick={() => void wantNotifications().then(setNotifying)}
        >
          {notifying ? t.notifying : t.notify}
        </button>
      )}
      {kept?.token !== undefined && info.own !== null && (
        <CopyButton text={linkTo(match, kept.token)} label={t.myLink} />
      )}
      {(info.public || kept?.links) && <CopyButton text={linkTo(match, kept?.links?.watch)} label={t.watchLink} />}
    </section>
  );
}
