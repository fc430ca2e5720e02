// What tests of a match do, through its visible controls only.
import { Buffer } from 'node:buffer';
import { text } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';

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

/** Turns to a page of the panel beside the table: Entscheidung, Verlauf, Karte, Regeln. */
export const openTab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();

/** Every line of the log, its groups unfolded; the question is in front again afterwards. */
export async function logLines(page: Page): Promise<string[]> {
  await openTab(page, 'Verlauf');
  const everything = page.getByRole('button', { name: 'Alles zeigen', pressed: false });
  if (await everything.isVisible()) await everything.click();
  const lines = await page.getByRole('list', { name: 'Verlauf' }).locator('.log-go').allTextContents();
  await openTab(page, 'Entscheidung');
  return lines;
}

/** What a player at the table would do next. */
type Next = 'over' | 'sit down' | 'set dials' | 'confirm' | 'pick' | 'take';
const OF_DIALS = /Manöverräder verdeckt legen/;
const CONFIRMS = /^Bestätigen$| angreifen$|neu würfeln$/;
const MISSING = /^Noch \d/;

/**
 * Waits until there is something to decide, and looks what. It is seen in the page itself, because in a long match nothing
 * costs more than asking the browser for one control after another.
 */
const lookFor = (page: Page): Promise<{ readonly next: Next; readonly moment: string | null }> =>
  page.evaluate(
    async ([dials, confirms, missing]) => {
      const shows = (where: ParentNode, pattern: RegExp) =>
        [...where.querySelectorAll('button')].some(
          (button) =>
            pattern.test((button.getAttribute('aria-label') ?? button.textContent ?? '').replace(/\s+/g, ' ').trim()) &&
            button.checkVisibility(),
        );
      const look = (): Next | undefined => {
        if (shows(document, /Neue Partie/)) return 'over';
        if (shows(document, /Ich sitze allein davor/)) return 'sit down';
        const panel = document.querySelector('.decision');
        if (!panel) return undefined;
        if (shows(panel, dials)) return 'set dials';
        if (shows(panel, missing)) return 'pick';
        if (shows(panel, confirms)) return 'confirm';
        return panel.querySelector('.choice, .action:not(.action-barred)') ? 'take' : undefined;
      };
      const end = performance.now() + 60_000;
      while (performance.now() < end) {
        const match = document.querySelector('.match[aria-busy=false]'); // the computer may still be at its turn
        const next = match && look();
        if (next) return { next, moment: match.getAttribute('data-moment') };
        await new Promise(requestAnimationFrame);
      }
      throw new Error('there is nothing to decide');
    },
    [OF_DIALS, CONFIRMS, MISSING] as const,
  );

/** Takes one decision and waits until the table shows what came of it. */
export async function decideAnything(page: Page): Promise<'done' | 'over'> {
  const { next, moment } = await lookFor(page);
  if (next === 'over') return 'over';
  await decide(page, next);
  // Which decision is awaited, and who looks at the table: whatever was done has arrived when this changes.
  await page.waitForFunction((old) => document.querySelector('.match')?.getAttribute('data-moment') !== old, moment);
  return 'done';
}

/** Takes one decision, whatever it is: sits down, sets dials, confirms a place, or takes the first thing offered. */
async function decide(page: Page, next: Exclude<Next, 'over'>): Promise<void> {
  const panel = page.locator('.decision');
  switch (next) {
    case 'sit down':
      return page.getByRole('button', { name: 'Ich sitze allein davor' }).click();
    case 'set dials': {
      const unset = panel.getByRole('button', { name: /noch offen/ });
      while ((await unset.count()) > 0) {
        await unset.first().click();
        await panel.getByRole('radio', { name: /Geradeaus 2/ }).click();
      }
      return panel.getByRole('button', { name: OF_DIALS }).click();
    }
    case 'pick': {
      // The dice of the last attack may lie beside those that are asked about.
      const pick = panel.locator('button.pool-die, input[type=checkbox]');
      const missing = panel.getByRole('button', { name: MISSING });
      for (let i = 0; (await missing.count()) > 0 && i < 6; i++) await pick.nth(i).click();
      return panel.getByRole('button', { name: CONFIRMS }).click();
    }
    case 'confirm':
      return panel.getByRole('button', { name: CONFIRMS }).click();
    case 'take':
      return panel.locator('.choice, .action:not(.action-barred)').first().click();
  }
}
