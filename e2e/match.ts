// What tests of a match do, through its visible controls only.
import { Buffer } from 'node:buffer';
import { text } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { whenMatch } from './match-state.ts';

/** Gives the start page a file. */
export async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Partie öffnen|Open a match)/ }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Opens a match or scenario from a file at the start page; those play who are proposed. */
export async function openText(page: Page, name: string, text: string): Promise<void> {
  await chooseFile(page, name, text);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(An den Tisch|To the table)$/ })
    .click();
}

/** What a page gave to be saved. */
export const saved = async (download: Download): Promise<string> => text(await download.createReadStream());

/** The sentence that says what is to be done now. */
export const whatNow = (page: Page): Promise<string> =>
  page
    .locator('.match-now')
    .textContent()
    .then((text) => text ?? '');

/**
 * Turns to a page of the panel beside the table: Entscheidung, Verlauf, Karte, Regeln. A new question brings its own page
 * to the front, so whoever has just decided something says so by `goingOn`, and here the table comes to rest first.
 */
export async function openTab(page: Page, name: string): Promise<void> {
  await whenMatch(page, 'the table is still', ({ still }) => still);
  await page.getByRole('tab', { name }).click();
  // The log is fetched when somebody first wants to read it.
  if (name === 'Verlauf') await page.getByRole('list', { name }).waitFor({ state: 'attached' });
}

/** Every line of the log, its groups unfolded; the question is in front again afterwards. */
export async function logLines(page: Page): Promise<string[]> {
  await openTab(page, 'Verlauf');
  const everything = page.getByRole('button', { name: 'Alles zeigen', pressed: false });
  if (await everything.isVisible()) await everything.click();
  const lines = await page.getByRole('list', { name: 'Verlauf' }).locator('.log-go').allTextContents();
  await openTab(page, 'Entscheidung');
  return lines;
}

const OF_DIALS = /Manöverräder verdeckt legen/;
const CONFIRMS = /^Bestätigen$| angreifen$|neu würfeln$/;
const MISSING = /^Noch \d/;

/**
 * Waits until there is something to decide, takes one decision, whatever it is (sits down, sets dials, confirms a place, or
 * takes the first thing offered), and waits until the table shows what came of it. All of it happens in the page itself,
 * because in a long match nothing costs more than asking the browser for one control after another, and because a table
 * that goes on in between would leave a hand in the air. Only what a player could click is clicked.
 */
export const decideAnything = (page: Page): Promise<'done' | 'over'> =>
  page.evaluate(
    async ([dials, confirms, missing]) => {
      const frame = () => new Promise(requestAnimationFrame);
      async function until<T>(what: string, found: () => T | undefined | null | false): Promise<T> {
        const end = performance.now() + 60_000;
        for (;;) {
          const one = found();
          if (one) return one;
          if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
          await frame();
        }
      }
      const called = (control: Element) =>
        (control.getAttribute('aria-label') ?? control.textContent ?? '').replace(/\s+/g, ' ').trim();
      const find = (where: ParentNode, name: RegExp, among = 'button'): HTMLElement | undefined =>
        [...where.querySelectorAll<HTMLElement>(among)].find(
          (control) => name.test(called(control)) && control.checkVisibility(),
        );
      const momentNow = () => document.querySelector('.match')?.getAttribute('data-moment');

      /** Clicks when it is in sight, not barred, and nothing lies on it; false if it goes away before. */
      const click = async (control: HTMLElement): Promise<boolean> => {
        const reached = await until(`${called(control)} can be clicked`, () => {
          if (!control.isConnected) return 'gone';
          if (control.matches(':disabled, [aria-disabled=true]')) return undefined;
          control.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = control.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return (control.closest('label') ?? control).contains(hit) && 'free';
        });
        if (reached === 'gone') return false;
        control.click();
        await frame();
        return true;
      };
      const setDials = async (panel: Element): Promise<HTMLElement | undefined> => {
        for (;;) {
          const unset = find(panel, /noch offen/);
          if (!unset) return find(panel, dials);
          await click(unset);
          await click(await until('the manoeuvre', () => find(panel, /Geradeaus 2/, '[role=radio]')));
        }
      };
      const pickEnough = async (panel: Element): Promise<HTMLElement | undefined> => {
        // The dice of the last attack may lie beside those that are asked about.
        for (let i = 0; find(panel, missing) && i < 6; i++) {
          const pick = panel.querySelectorAll<HTMLElement>('button.pool-die, input[type=checkbox]')[i];
          if (pick) await click(pick);
        }
        return find(panel, confirms);
      };
      /** What ends the decision that is asked for; undefined while there is none. */
      const lastClick = async (): Promise<HTMLElement | undefined> => {
        const seat = find(document, /Ich sitze allein davor/);
        if (seat) return seat;
        const panel = document.querySelector('.decision');
        if (!panel) return undefined;
        if (find(panel, dials)) return setDials(panel);
        if (find(panel, missing)) return pickEnough(panel);
        return (
          find(panel, confirms) ?? panel.querySelector<HTMLElement>('.choice, .action:not(.action-barred)') ?? undefined
        );
      };

      const end = performance.now() + 60_000;
      while (performance.now() < end) {
        const ready = document.querySelector('.match[aria-busy=false]'); // the computer may still be at its turn
        if (ready && find(document, /Neue Partie/)) return 'over';
        const moment = momentNow();
        const last = ready && (await lastClick());
        if (last && (await click(last))) {
          // Which decision is awaited, and who looks at the table: whatever was done has arrived when this changes.
          await until('the table goes on', () => momentNow() !== moment);
          return 'done';
        }
        await frame();
      }
      throw new Error('there is nothing to decide');
    },
    [OF_DIALS, CONFIRMS, MISSING] as const,
  );
