import type { Refusal } from '@holotisch/engine';
import type { NewMatchRequest } from '@holotisch/online/client';
import { onlinePath } from '../address/online-paths.ts';
import { navigate } from '../address/router.tsx';
import { keepSeat } from './kept.ts';
import { createMatch } from './server.ts';
import { knownName } from './use-name.ts';

/** Makes an online match and goes to its table, where the links are; or says why not. */
export async function openOnline(wanted: NewMatchRequest): Promise<Refusal | undefined> {
  const reply = await createMatch({ name: knownName(), ...wanted });
  if (!reply.ok) return reply.fault;
  const { match, seats, watch } = reply.value;
  const [own, ...others] = seats;
  const list = wanted.lists?.[own!.seat] ?? undefined;
  keepSeat(match, {
    game: wanted.game,
    token: own!.token,
    links: { seats: others, watch },
    ...(list !== undefined && { list }),
  });
  navigate(onlinePath(match));
  return undefined;
}
