/** `?bei=34` shows a match as it stood after 34 decisions, `?ab=34` plays it from there. */
interface AskedMoment {
  readonly moment: number;
  readonly plays: boolean;
}

export function momentAsked(search: string): AskedMoment | undefined {
  const found = /[?&](bei|ab)=(\d{1,6})(?:&|$)/.exec(search);
  return found ? { moment: Number(found[2]), plays: found[1] === 'ab' } : undefined;
}

/** Where a match is watched from its beginning. */
export const fromStart = (path: string): string => `${path}?ab=0`;

/** The address of this match at a moment. */
export const momentLink = (moment: number): string => `${location.origin}${location.pathname}?bei=${moment}`;
