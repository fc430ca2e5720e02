import type { ChildProcess } from 'node:child_process';
import { forkGroup } from '../scripts/boot/own-group.mjs';
import type { Rival } from './bench.ts';

/**
 * Other engines, and older commits of ours, run in a process of their own, so that nobody pays for the garbage of the
 * other. They are told when it is their turn.
 */
export class OtherProcess {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** `args` is what `other.ts` is called with. It has warmed up when this is done. */
  static async start(...args: readonly string[]): Promise<OtherProcess> {
    const other = new OtherProcess(forkGroup(new URL('./other.ts', import.meta.url), args));
    await other.#heard();
    return other;
  }

  rival(name: string, what: string): Rival {
    return { name, rate: () => this.#rate(what) };
  }

  async #rate(what: string): Promise<number> {
    const heard = this.#heard();
    this.#child.send(what);
    return Number(await heard);
  }

  #heard(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const ended = (code: number | null) => reject(new Error(`the other process has ended (${code})`));
      this.#child.once('exit', ended);
      this.#child.once('message', (message) => {
        this.#child.off('exit', ended);
        resolve(message);
      });
    });
  }
}
