import type { Language } from '@holotisch/engine';
import type { Outcome, Seated } from '../game-face.ts';
import { legionText } from './text/legion-text.ts';
import type { LegionView } from './view.ts';

/** How a match has ended. */
export function outcomeOf(view: LegionView, language: Language, { player }: Seated): Outcome | undefined {
  const { outcome, sides, units } = view;
  if (!outcome) return undefined;
  const { over: t, standing } = legionText[language];
  return {
    winners: sides.flatMap((side, seat) => (side === outcome.winner ? [seat] : [])),
    reason:
      (view.rules.edition === '2.6' ? t.reason26[outcome.reason] : undefined) ??
      t.reason[outcome.reason] ??
      outcome.reason,
    lines: sides.map((side, seat) =>
      t.line(
        player(seat),
        standing.score(outcome.score[side], view.rules.edition),
        units.filter((u) => u.seat === seat && u.status === 'play').length,
      ),
    ),
  };
}
