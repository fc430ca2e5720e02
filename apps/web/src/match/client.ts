import type { CallName, News, TableCalls } from './protocol.ts';

/** The worker's calls as promises. */
export type Client = {
  readonly [K in CallName]: (...args: Parameters<TableCalls[K]>) => Promise<ReturnType<TableCalls[K]>>;
} & { close(): void };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

type Answer = { readonly id: number; readonly value?: unknown; readonly error?: string };

/** A fault that the worker throws ends no match silently: whoever called is told, and `onFault` in any case. */
export function openClient(onNews: (news: News) => void, onFault: (message: string) => void): Client {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let next = 0;
  worker.onmessage = ({ data }: MessageEvent<News | Answer>) => {
    if (!('id' in data)) return onNews(data);
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) return call?.resolve(data.value);
    onFault(data.error);
    call?.reject(new Error(data.error));
  };
  worker.onerror = (event) => {
    onFault(event.message);
    for (const call of waiting.values()) call.reject(new Error(event.message));
    waiting.clear();
  };
  const call =
    <K extends CallName>(name: K) =>
    (...args: Parameters<TableCalls[K]>): Promise<ReturnType<TableCalls[K]>> =>
      new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
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
