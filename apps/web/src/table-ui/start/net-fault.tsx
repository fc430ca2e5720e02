import { type Dictionary, isMessage, type Json, type Message, render } from '@holotisch/engine';
import { loadGame } from '@holotisch/games';
import type { WordedRefusal } from '@holotisch/online/client';
import { onlineText } from '@holotisch/online/text';
import { roomText } from '@holotisch/room/client';
import { useEffect, useRef, useState } from 'react';
import { useOnlineText } from '../../net/words.ts';
import { useLanguage } from '../../settings/language.tsx';

/** All keys of a message and of the messages that it is made of. */
function keysOf(value: Json): readonly string[] {
  if (isMessage(value)) return [value.text, ...Object.values(value.args ?? {}).flatMap(keysOf)];
  return Array.isArray(value) ? value.flatMap(keysOf) : [];
}

/** Whether all of a message can be said with these words: what cannot would reach the player as a key. */
export const canSay = (dictionaries: readonly Dictionary[], message: Message): boolean =>
  keysOf(message as Json).every((key) => dictionaries.some((words) => Object.hasOwn(words, key)));

/** What server or room have refused, in words; those of the game are fetched where it is the game that refuses. */
export function NetFault({
  fault,
  game,
}: {
  readonly fault: Pick<WordedRefusal, 'message' | 'words'>;
  readonly game?: string;
}) {
  const { lang } = useLanguage();
  const t = useOnlineText();
  const common = [onlineText[lang], roomText[lang]];
  const { message } = fault;
  const said = fault.words?.[lang];
  // Whoever has pressed something far below sees why nothing has come of it.
  const alert = useRef<HTMLDivElement>(null);
  const own = useGameWords(said !== undefined || canSay(common, message) ? undefined : game);
  const isLoading = own === 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another fault is what this waits for
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [fault, isLoading]);
  if (own === 'loading') return null;
  const words = own ? [...common, own[lang]] : common;
  return (
    <div ref={alert} className="notice notice-alert" role="alert">
      <p>{said ?? (canSay(words, message) ? render(words, message) : t.unsaid)}</p>
    </div>
  );
}

type GameWords = Readonly<Record<'de' | 'en', Dictionary>>;

function useGameWords(game: string | undefined): GameWords | 'loading' | undefined {
  const [words, setWords] = useState<{ readonly of: string; readonly words: GameWords | undefined }>();
  useEffect(() => {
    if (game === undefined) return;
    let wanted = true;
    void loadGame(game)
      .then((manifest) => manifest?.lists())
      .then((lists) => wanted && setWords({ of: game, words: lists?.words }));
    return () => {
      wanted = false;
    };
  }, [game]);
  if (game === undefined) return undefined;
  return words?.of === game ? words.words : 'loading';
}
