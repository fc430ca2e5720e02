import type { CallName, News, Reply, TableCalls } from './protocol.ts';

/** The worker's calls as promises. */
export type Client = {
  readonly [K in CallName]: (...args: Parameters<TableCalls[K]>) => Promise<ReturnType<TableCalls[K]>>;
} & { close(): void };

type Answer = { readonly id: number; readonly value?: unknown; readonly error?: string };

const REFUSED: Reply<never> = { ok: false, fault: { clauses: [], message: { text: 'room.bug' } } };
/** What a call comes to that the worker could not answer. */
const FAILED: { readonly [K in CallName]: ReturnType<TableCalls[K]> } = {
  start: REFUSED,
  open: REFUSED,
  read: REFUSED,
  say: REFUSED,
  follow: false,
  whole: undefined,
  leave: undefined,
};

/** A fault that the worker throws ends no match silently: the player is told of it, and nothing waits for ever. */
export function openClient(onNews: (news: News) => void, onFault: (message: string) => void): Client {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { readonly name: CallName; resolve(value: unknown): void }>();
  let next = 0;
  const fail = (id: number) => {
    const call = waiting.get(id);
    waiting.delete(id);
    call?.resolve(FAILED[call.name]);
  };
  worker.onmessage = ({ data }: MessageEvent<News | Answer>) => {
    if (!('id' in data)) return onNews(data);
    if (data.error !== undefined) {
      onFault(data.error);
      return fail(data.id);
    }
    waiting.get(data.id)?.resolve(data.value);
    waiting.delete(data.id);
  };
  worker.onerror = (event) => {
    onFault(event.message);
    for (const id of [...waiting.keys()]) fail(id);
  };
  const call =
    <K extends CallName>(name: K) =>
    (...args: Parameters<TableCalls[K]>): Promise<ReturnType<TableCalls[K]>> =>
      new Promise((resolve) => {
        const id = next++;
        waiting.set(id, { name, resolve: resolve as (value: unknown) => void });
        worker.postMessage({ id, name, args });
      });
  return {
    start: call('start'),
    open: call('open'),
    read: call('read'),
    follow: call('follow'),
    say: call('say'),
    whole: call('whole'),
    leave: call('leave'),
    close: () => worker.terminate(),
  };
}
