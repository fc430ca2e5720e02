import { bad, good, isObject, type Refusal, type Result, say } from '@holotisch/engine';
import type { Created, Mine, NewMatchRequest, Seated, Waiting } from '@holotisch/online/client';

/** What the page asks the server for, apart from the live connection. Nothing is ever thrown. */

const refused = (text: string): { ok: false; fault: Refusal } => bad({ clauses: [], message: say(text) });

async function call<T>(path: string, body?: unknown): Promise<Result<T>> {
  try {
    const response = await fetch(path, {
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      credentials: 'omit',
      cache: 'no-store',
    });
    const value: unknown = await response.json();
    if (response.ok) return good(value as T);
    const fault = isObject(value) ? value['refused'] : undefined;
    return isObject(fault) ? bad(fault as object as Refusal) : refused('online.unreachable');
  } catch {
    return refused('online.unreachable');
  }
}

interface ServerVersion {
  readonly protocol: number;
  readonly games: readonly { readonly id: string; readonly editions: readonly string[] }[];
}

export const createMatch = (wanted: NewMatchRequest): Promise<Result<Created>> => call('/api/matches', wanted);
export const lobby = (): Promise<Result<readonly Waiting[]>> => call('/api/lobby');
export const version = (): Promise<Result<ServerVersion>> => call('/api/version');
export const takeSeat = (match: string, name: string): Promise<Result<Seated>> =>
  call(`/api/matches/${match}/seat`, { name });
export const playNow = (wanted: {
  game: string;
  edition?: string;
  list: string;
  size: string;
  name: string;
}): Promise<Result<Seated>> => call('/api/play-now', wanted);
/** What became of the matches of these seats; those that are gone are not among the answers. */
export const mine = (
  seats: readonly { readonly match: string; readonly token: string }[],
): Promise<Result<readonly Mine[]>> => call('/api/mine', { seats });
