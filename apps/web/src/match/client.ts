import type { CallName, HostCalls } from './protocol.ts';

/** The worker's calls as promises. */
export type Client = {
  readonly [K in CallName]: (...args: Parameters<HostCalls[K]>) => Promise<ReturnType<HostCalls[K]>>;
} & { close(): void };

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const CALLS: readonly CallName[] = [
  'start',
  'load',
  'look',
  'decide',
  'check',
  'sample',
  'step',
  'undo',
  'redo',
  'override',
  'question',
  'file',
];

export function openClient(): Client {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let next = 0;
  worker.onmessage = ({ data }: MessageEvent<{ id: number; value?: unknown; error?: string }>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) call?.resolve(data.value);
    else call?.reject(new Error(data.error));
  };
  worker.onerror = (event) => {
    for (const call of waiting.values()) call.reject(new Error(event.message));
    waiting.clear();
  };
  const call =
    (name: CallName) =>
    (...args: readonly unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, name, args });
      });
  const client = Object.fromEntries(CALLS.map((name) => [name, call(name)])) as unknown as Client;
  return Object.assign(client, { close: () => worker.terminate() });
}
