// The file of the database, in a thread of its own: waiting for the disk holds up nobody else.
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './sqlite-file.ts';

export type Method = Exclude<keyof SqliteFile, 'close'>;
export interface Call {
  readonly id: number;
  readonly name: Method | 'close';
  readonly args: readonly unknown[];
}
export interface Opening {
  readonly path: string;
  readonly mostMegabytes: number | undefined;
}
export type Answer = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string });

const port = parentPort!;
const { path, mostMegabytes } = workerData as Opening;
const file = new SqliteFile(path, mostMegabytes);
port.postMessage({ id: -1, value: 'open' } satisfies Answer);

port.on('message', ({ id, name, args }: Call) => {
  try {
    const work = file[name].bind(file) as (...args: readonly unknown[]) => unknown;
    port.postMessage({ id, value: work(...args) } satisfies Answer);
  } catch (error) {
    // Also of an answer that cannot be sent: whoever waits for it is told.
    port.postMessage({ id, error: error instanceof Error ? error.message : String(error) } satisfies Answer);
  }
  if (name === 'close') port.close();
});
