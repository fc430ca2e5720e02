import type { Game } from '@holotisch/rulebook';

/** An id begins with the letters of its book; nothing for what is none. */
export function gameOf(id: string): Game | undefined {
  if (id.startsWith('XW-')) return 'xwing';
  if (id.startsWith('AR-')) return 'armada';
  return /^L[EC2]-/.test(id) ? 'legion' : undefined;
}
