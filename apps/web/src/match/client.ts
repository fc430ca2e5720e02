import { type LineOptions, type WorkerEnd, WorkerLine } from '../ui/worker-line.ts';
import type { CallName, Calls, News, Reply } from './protocol.ts';

/** The worker's calls as promises. */
export type Client = {
  readonly [K in CallName]: (...args: Parameters<Calls[K]>) => Promise<ReturnType<Calls[K]>>;
} & { close(): void };

const REFUSED: Reply<never> = { ok: false, fault: { clauses: [], message: { text: 'room.bug' } } };
/** What a call comes to that the worker could not answer. */
const FAILED: { readonly [K in CallName]: ReturnType<Calls[K]> } = {
  start: REFUSED,
  open: REFUSED,
  read: REFUSED,
  say: REFUSED,
  follow: false,
  whole: undefined,
  leave: undefined,
  battle: undefined,
  battleReport: REFUSED,
  fight: REFUSED,
  stopFight: undefined,
};
/** These need no match on the table, or put one there. */
const BEGINNINGS: ReadonlySet<CallName> = new Set(['start', 'open', 'read']);

export interface ClientOptions extends Pick<LineOptions, 'isExpected' | 'every'> {
  onNews(news: News): void;
  /** A call has thrown; the match goes on. */
  onFault(message: string): void;
  /** The worker is gone, and with it the table: the match is opened again in another one. */
  onEnd(why: WorkerEnd): void;
  readonly open?: LineOptions['open'];
}

const openWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** A fault of the worker ends no match silently: the player is told of it, and nothing waits for ever. */
export function openClient({ onNews, onFault, onEnd, open = openWorker, ...look }: ClientOptions): Client {
  let hasTable = true;
  const line = new WorkerLine({
    open,
    onTold: (data) => onNews(data as News),
    onEnd: (why) => {
      hasTable = false;
      onEnd(why);
    },
    ...look,
  });
  const call =
    <K extends CallName>(name: K) =>
    async (...args: Parameters<Calls[K]>): Promise<ReturnType<Calls[K]>> => {
      if (BEGINNINGS.has(name)) hasTable = true;
      if (!hasTable) return FAILED[name];
      const called = await line.call({ name, args });
      if ('value' in called) return called.value as ReturnType<Calls[K]>;
      if (called.failed !== undefined) onFault(called.failed);
      return FAILED[name];
    };
  return {
    start: call('start'),
    open: call('open'),
    read: call('read'),
    follow: call('follow'),
    say: call('say'),
    whole: call('whole'),
    leave: call('leave'),
    battle: call('battle'),
    battleReport: call('battleReport'),
    fight: call('fight'),
    stopFight: call('stopFight'),
    close: () => line.close(),
  };
}
