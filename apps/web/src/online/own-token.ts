import type { KeptSeat } from '../net/kept.ts';

/**
 * By which token this browser has its seat. A link is known to whoever was sent it: whoever sits down by it takes a token
 * that only this browser knows, and the link ends.
 */

/** What is to be kept of the token of a link that was opened; undefined: what is kept already is the better one. */
export function fromLink(kept: KeptSeat | undefined, token: string): Partial<KeptSeat> | undefined {
  if (kept?.token === token) return undefined;
  // A link that was given away by this browser leads its maker to his own seat, not to that of his guest.
  if (kept?.links?.seats.some((link) => link.token === token)) return undefined;
  // Whoever opens his invitation once more has sat down by it already.
  if (kept?.token !== undefined && kept.link === token) return undefined;
  return { token, link: token, own: undefined };
}

/** The token that a seat is to be held by from now on, where it is still that of a link. */
export const ownToken = (kept: KeptSeat | undefined, make: () => string): string | undefined =>
  kept?.token !== undefined && kept.token === kept.link ? (kept.own ?? make()) : undefined;

/** The server has heard it: the link has served. */
export const sitting = (own: string): Partial<KeptSeat> => ({ token: own, own: undefined });

type Turned = { readonly by: Partial<KeptSeat> } | 'forget' | undefined;

/**
 * What to do when the server refuses the token that was used: to come by another one, where this browser has it (the
 * answer was lost, or another tab was faster), or to forget a seat that is lost.
 */
export function afterRefusal(kept: KeptSeat | undefined, used: string | undefined, why: string): Turned {
  if (why === 'online.noMatch') return 'forget';
  if (why !== 'online.taken' && why !== 'online.freed' && why !== 'online.badToken') return undefined;
  if (kept?.token !== undefined && kept.token !== used) return { by: { token: kept.token } };
  if (why === 'online.taken' && kept?.own !== undefined) return { by: sitting(kept.own) };
  return why === 'online.badToken' && kept?.link === undefined ? undefined : 'forget';
}
