import type { ClientMessage } from './protocol.ts';

/** What may change the match; everything else only asks. */
export type Moving = Extract<ClientMessage, { readonly type: 'decide' | 'propose' | 'consent' }>;

const MOVES: Readonly<Record<Moving['type'], true>> = { decide: true, propose: true, consent: true };

export const isMoving = (message: ClientMessage): message is Moving => Object.hasOwn(MOVES, message.type);
