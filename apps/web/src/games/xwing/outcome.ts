import type { Language } from '@holotisch/engine';
import type { Outcome, Seated } from '../../table-ui/game-face.ts';
import { xwingText } from './spoken.ts';
import type { XWingView } from './view.ts';

/** How a match has ended, told to whoever sits before it: a loser is not told of "the opponent". */
export function outcomeOf(view: XWingView, language: Language, { player, you }: Seated): Outcome | undefined {
  const { outcome, sides } = view;
  if (!outcome) return undefined;
  const t = xwingText(language).over;
  const winners = sides.flatMap((side, seat) => (side === outcome.winner ? [seat] : []));
  const losers = outcome.winner === null ? [] : sides.flatMap((side, seat) => (side === outcome.winner ? [] : [seat]));
  const youLost = you !== undefined && losers.includes(you);
  const reason = () => {
    if (outcome.reason === 'destroyed' && outcome.winner === null) return t.nobodyLeft;
    if (outcome.reason === 'destroyed' && youLost) return t.youAreDestroyed;
    if (outcome.reason === 'conceded') return youLost ? t.youConceded : t.conceded(losers.map(player).join(', '));
    return t.reason[outcome.reason] ?? outcome.reason;
  };
  const lines = sides.map((_, seat) => {
    const own = view.ships.filter((s) => s.seat === seat);
    // What has not come to the table, or waits inside another ship, is not lost.
    return t.left(player(seat), own.filter((s) => s.status !== 'destroyed').length, own.length);
  });
  return { winners, reason: reason(), lines };
}
