import { type Log, makeLog } from './log.ts';

/** Told of everything that went wrong where nobody waits for an answer. */
export type Faults = (where: string, error: unknown) => void;

export const faultsOf =
  (log: Pick<Log, 'error'>): Faults =>
  (where, error) =>
    log.error('a fault', { where, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });

/** On the error output, one line each: for whoever has no log of his own. */
export const spokenFaults: Faults = faultsOf(makeLog('error'));

/**
 * The border between this program and whatever calls it without waiting for an answer: timers, sockets, threads, news of a
 * database. Nothing that goes wrong behind it goes any further, or one table would end the process and all others with it.
 * What is called may also be a promise.
 */
export function bordered<A extends readonly unknown[]>(
  faults: Faults,
  where: string,
  work: (...args: A) => unknown,
): (...args: A) => void {
  const told = (error: unknown): void => {
    try {
      faults(where, error);
    } catch {
      // Whoever is told of faults has one himself: there is nobody left to tell.
    }
  };
  return (...args) => {
    try {
      const done = work(...args);
      if (done instanceof Promise) done.catch(told);
    } catch (error) {
      told(error);
    }
  };
}

/** The part of a process that knows of faults nobody has caught. */
interface Process {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
}

/** The last border, for what no other has caught: it is told, and the process goes on. */
export function lastBorder(process: Process, faults: Faults): void {
  process.on('uncaughtException', (error) => faults('the process', error));
  process.on('unhandledRejection', (error) => faults('a promise', error));
}
