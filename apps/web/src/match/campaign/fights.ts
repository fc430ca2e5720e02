import type { JsonObject } from '@holotisch/engine';
import type { FightNews } from './calls.ts';

type OnProgress = (far: { readonly rounds: number; readonly decisions: number }) => void;

/** The quick fight that a page waits for: one at a time. */
export class Fights {
  #on: { readonly onProgress: OnProgress; readonly resolve: (file: JsonObject | undefined) => void } | undefined;

  get isOn(): boolean {
    return this.#on !== undefined;
  }

  /** The file of its match; undefined if it is called off. */
  begin(onProgress: OnProgress): Promise<JsonObject | undefined> {
    this.end();
    return new Promise((resolve) => {
      this.#on = { onProgress, resolve };
    });
  }

  hear({ fight }: FightNews): void {
    if ('file' in fight) this.#settle(fight.file);
    else if ('stopped' in fight) this.end();
    else this.#on?.onProgress({ rounds: fight.rounds, decisions: fight.decisions });
  }

  /** Nothing comes of it any more. */
  end(): void {
    this.#settle(undefined);
  }

  #settle(file: JsonObject | undefined): void {
    const on = this.#on;
    this.#on = undefined;
    on?.resolve(file);
  }
}
