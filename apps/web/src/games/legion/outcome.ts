import type { Language } from '@holotisch/engine';
import type { Outcome, Seated } from '../../table-ui/game-face.ts';
import { legionText } from './text/legion-text.ts';
import type { LegionView } from './view.ts';

/** How a match has ended, told to whoever sits before it: who has conceded is not told of somebody else. */
export function outcomeOf(view: LegionView, language: Language, { player, you }: Seated): Outcome | undefined {
  const { outcome, sides, units } = view;
  if (!outcome) return undefined;
  const { over: t, standing } = legionText[language];
  const losers = outcome.winner === null ? [] : sides.flatMap((side, seat) => (side === outcome.winner ? [] : [seat]));
  const isYou = you !== undefined && losers.includes(you);
  const lost = losers[0] === undefined ? undefined : t.lost[outcome.reason]?.(isYou ? undefined : player(losers[0]));
  return {
    winners: sides.flatMap((side, seat) => (side === outcome.winner ? [seat] : [])),
    reason:
      lost ??
      (view.rules.edition === '2.6' ? t.reason26[outcome.reason] : undefined) ??
      t.reason[outcome.reason] ??
      outcome.reason,
    // What was set aside or has not come to the table is not lost.
    lines: sides.map((side, seat) =>
      t.line(
        player(seat),
        standing.score(outcome.score[side], view.rules.edition),
        units.filter((u) => u.seat === seat && u.status !== 'defeated').length,
      ),
    ),
  };
}
