import type { Language } from '@holotisch/engine';
import type { Outcome, Seated } from '../../table-ui/game-face.ts';
import { armadaText } from './text/armada-text.ts';
import type { ArmadaView } from './view.ts';

/** How a match has ended, told to whoever sits before it: who has conceded is not told of somebody else. */
export function outcomeOf(view: ArmadaView, language: Language, { player, you }: Seated): Outcome | undefined {
  const { outcome, sides, units } = view;
  if (!outcome) return undefined;
  const t = armadaText[language].over;
  const winners = sides.flatMap((side, seat) => (side === outcome.winner ? [seat] : []));
  const lines = sides.map((side, seat) => {
    // What has not come to the table is not lost.
    const left = units.filter((u) => u.seat === seat && u.status !== 'destroyed' && u.status !== 'retreated');
    const ships = left.filter((u) => u.kind === 'ship').length;
    const tokens = view.victory[side];
    return t.line(player(seat), outcome.score[side], ships, left.length - ships) + (tokens > 0 ? t.tokens(tokens) : '');
  });
  const losers = outcome.winner === null ? [] : sides.flatMap((side, seat) => (side === outcome.winner ? [] : [seat]));
  const isYou = you !== undefined && losers.includes(you);
  const lost = losers[0] === undefined ? undefined : t.lost[outcome.reason]?.(isYou ? undefined : player(losers[0]));
  return { winners, reason: lost ?? t.reason[outcome.reason] ?? outcome.reason, lines };
}
