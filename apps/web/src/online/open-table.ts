import type { Waiting } from '@holotisch/online/client';
import type { OnlineText } from '../text/online.ts';

/** What a table in the lobby is played with: `783 points · Rules 2.6 · 30 min each, +10 s per decision`. */
export function termsOf(
  { points, clock, ownList }: Pick<Waiting, 'points' | 'clock' | 'ownList'>,
  rules: string,
  t: OnlineText,
  inPoints: (points: number) => string,
): string {
  const said = clock ? t.terms.clocks(clock.main / 60, clock.increment) : t.noClock;
  return [...(points === null ? [] : [inPoints(points)]), rules, said, ...(ownList ? [] : [t.listsThere])].join(' · ');
}
