import { useEffect, useRef, useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { usePlaying } from '../../table-ui/playing.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { loggedAs, useWords } from '../../table-ui/words.ts';
import { lineOf } from './lines.ts';
import { untold } from './untold.ts';

/** What comes within this time is told in one go. */
const GATHER_MS = 300;
/** Older news have been heard; some stay so that none is gone before it was read out. */
const KEPT = 5;

interface News {
  readonly id: number;
  readonly text: string;
}

/** Tells a screen reader what happens, as the table shows it: the dice, the moves of the computer, the damage. */
export function Announcer() {
  const words = useWords();
  const face = useFace();
  const snapshot = useMatch().snapshot!;
  const shown = usePlaying().told;
  // Whoever comes to a running match has heard it; what decides who begins is news.
  const told = useRef(snapshot.taken === 0 ? 0 : shown);
  const takebacks = useRef(snapshot.takebacks.length);
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [news, setNews] = useState<readonly News[]>([]);
  useEffect(() => {
    const found = untold(snapshot, shown, told.current);
    told.current = found.told;
    const back = snapshot.takebacks.length > takebacks.current;
    takebacks.current = snapshot.takebacks.length;
    if (back) waiting.current.push(loggedAs(words, snapshot, snapshot.takebacks.at(-1)));
    waiting.current.push(...found.fresh.flatMap(({ event }) => lineOf(event, face, words) ?? []));
    if (waiting.current.length === 0 || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      const text = waiting.current.splice(0).join(' ');
      setNews((old) => [...old.slice(1 - KEPT), { id: (old.at(-1)?.id ?? 0) + 1, text }]);
    }, GATHER_MS);
  }, [snapshot, shown, words, face]);
  // What was said in another language does not stand beside what is said now.
  const spoken = useRef(words.lang);
  useEffect(() => {
    if (spoken.current === words.lang) return;
    spoken.current = words.lang;
    waiting.current = [];
    setNews([]);
  }, [words.lang]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <div className="only-heard" role="log" aria-live="polite" aria-label={words.t.log.news}>
      {news.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
