import { useEffect, useRef } from 'react';
import { useMatch } from '../match/use-match.tsx';
import { hear } from '../sound/hear.ts';
import { usePlaying } from '../table-ui/playing.ts';
import { useFace } from '../table-ui/use-face.ts';
import { useWords } from '../table-ui/words.ts';

/** What calls the players: it is your turn, you have won. Heard in a tab behind others, too. */
export function useCalls(): void {
  const { snapshot, refusal } = useMatch();
  useEffect(() => {
    if (refusal) hear('refused');
  }, [refusal]);
  const { view, waiting } = usePlaying();
  const face = useFace();
  const { lang, player } = useWords();
  const own = snapshot?.own ?? [];
  const [you] = own;
  // Two players at one screen see for themselves whose turn it is.
  const mine = own.length === 1 && !waiting && (snapshot?.awaited.some(({ seat }) => seat === you) ?? false);
  const called = useRef(mine);
  useEffect(() => {
    if (mine && !called.current) hear('turn');
    called.current = mine;
  }, [mine]);
  const over = !waiting && (snapshot?.over ?? false) && snapshot?.moment === snapshot?.taken;
  const ended = useRef(over);
  useEffect(() => {
    if (over && !ended.current) {
      const winners = face.outcome(view, lang, { player, you })?.winners ?? [];
      const lost = own.length === 1 && you !== undefined && !winners.includes(you);
      hear(winners.length === 0 ? 'drawn' : lost ? 'defeat' : 'victory');
    }
    ended.current = over;
  }, [over, face, view, lang, player, you, own.length]);
}
