// What a hand in the page itself needs to play on: in a long match nothing costs more than asking the browser for one
// control after another. A script that runs in the page brings nothing along, so these are laid there before it.
import type { Page } from 'playwright-core';

interface Hands {
  /** Looks in every frame until something is found. */
  until<T>(found: () => T | undefined): Promise<T>;
  /** What is to be seen of these controls, and not barred. */
  seen<E extends HTMLElement = HTMLButtonElement>(selector: string): E[];
  named(name: string): HTMLButtonElement | undefined;
  /** Which decision is awaited, and who looks at the table: whatever was done has arrived when this changes. */
  moment(): string | null | undefined;
  /** Clicks, and waits until the table has gone on, or only for the next frame. */
  click(control: HTMLElement, waits: 'goes on' | 'frame'): Promise<void>;
}

declare global {
  interface Window {
    hands: Hands;
  }
}

function layHands(): void {
  const frame = () => new Promise(requestAnimationFrame);
  const hands: Hands = {
    async until(found) {
      const end = performance.now() + 60_000;
      while (performance.now() < end) {
        const one = found();
        if (one !== undefined) return one;
        await frame();
      }
      throw new Error(`nothing to decide: ${document.querySelector('.decision')?.textContent}`);
    },
    seen: <E extends HTMLElement>(selector: string) =>
      [...document.querySelectorAll<E>(selector)].filter(
        (one) => one.checkVisibility() && !one.matches(':disabled, [aria-disabled=true]'),
      ),
    named: (name) => hands.seen('button').find((one) => one.textContent?.trim() === name),
    moment: () => document.querySelector('.match')?.getAttribute('data-moment'),
    async click(control, waits) {
      const before = hands.moment();
      control.click();
      if (waits === 'frame') await frame();
      else await hands.until(() => (hands.moment() === before ? undefined : true));
    },
  };
  window.hands = hands;
}

/** From now on `window.hands` is there, until the page is loaded anew. */
export const withHands = (page: Page): Promise<void> => page.evaluate(layHands);
