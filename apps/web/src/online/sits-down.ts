import type { TableInfo } from '@holotisch/online/client';

/**
 * Whether there is nothing to decide for whoever comes to a table, so that he sits down at once. Whoever meets points
 * that differ from his own says so himself, as does whoever finds that the coach may be asked; who has no list yet chooses one.
 * But whoever has made the table knows.
 */
export function sitsDown(
  info: Pick<TableInfo, 'own' | 'seats' | 'needsList' | 'agreement' | 'aids'>,
  brought: { readonly points: number } | undefined,
  isMaker: boolean,
): boolean {
  const { own, seats, needsList, agreement, aids } = info;
  if (own === null || (aids['coach'] && !isMaker)) return false;
  if (!needsList) return isMaker || agreement === null;
  if (!brought) return false;
  return seats.every(({ list }, seat) => seat === own || !list || list.points === brought.points);
}
