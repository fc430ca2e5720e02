import type { ChatLine } from '@holotisch/online/client';

/** The latest of what others have said since a moment of the server's clock. */
export const lastSaid = (chat: readonly ChatLine[], own: number | null, since: number): ChatLine | undefined =>
  chat.findLast(({ seat, time }) => seat !== own && time > since);
