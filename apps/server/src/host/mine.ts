import type { Mine } from '@holotisch/online';
import type { Listed } from '../store/store.ts';
import { isTokenOf } from '../tokens.ts';

/** A match as it is listed to whoever has one of its seats; to nobody else. */
export function mineOf(
  { head, secrets, status, players, result, changed, seated }: Listed,
  seats: readonly { readonly match: string; readonly token: string }[],
): readonly Mine[] {
  const tokens = [...secrets.tokens];
  for (const { seat, token } of seated) tokens[seat] = token;
  const own = tokens.findIndex((hash) => seats.some(({ match, token }) => match === head.id && isTokenOf(hash, token)));
  if (own < 0) return [];
  const { id: match, game, edition, seats: kinds } = head;
  const state = status === 'full' ? 'gathering' : status;
  return [{ match, game, edition, state, own, players, kinds, result, changed }];
}
