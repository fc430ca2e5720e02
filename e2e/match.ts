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

/** Which decision is awaited, and who looks at the table: whatever was done has arrived when this changes. */
const moment = (page: Page): Promise<string | null> => page.locator('.match').getAttribute('data-moment');

/** Takes one decision and waits until the table shows what came of it. */
export async function decideAnything(page: Page): Promise<'done' | 'over'> {
  await page.locator('.match[aria-busy=false]').waitFor(); // the computer may still be at its turn
  const before = await moment(page);
  const done = await decide(page);
  if (done === 'done')
    await page.waitForFunction((old) => document.querySelector('.match')?.getAttribute('data-moment') !== old, before);
  return done;
}

/** Takes one decision, whatever it is: sits down, sets dials, confirms a place, or takes the first thing offered. */
async function decide(page: Page): Promise<'done' | 'over'> {
  const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
  const panel = page.locator('.decision');
  const over = page.getByRole('button', { name: 'Neue Partie' });
  const control = panel.getByRole('button').or(panel.getByRole('radio'));
  await sitDown.or(over).or(control).first().waitFor();
  if (await over.isVisible()) return 'over';
  if (await sitDown.isVisible()) {
    await sitDown.click();
    return 'done';
  }
  const lay = panel.getByRole('button', { name: 'Manöverräder verdeckt legen' });
  if (await lay.isVisible()) {
    const unset = panel.getByRole('button', { name: /noch offen/ });
    while ((await unset.count()) > 0) {
      await unset.first().click();
      await panel.getByRole('radio', { name: /Geradeaus 2/ }).click();
    }
    await lay.click();
    return 'done';
  }
  // What settles the question, else the first thing it offers; the dice of the last attack may lie beside it.
  const settle = panel.getByRole('button', { name: /^Bestätigen$| angreifen$|neu würfeln$/ });
  const offer = panel.locator('.choice, .action:not(.action-barred)');
  const pick = panel.locator('button.pool-die, input[type=checkbox]');
  const missing = panel.getByRole('button', { name: /^Noch \d/ });
  await settle.or(offer).or(missing).first().waitFor();
  for (let i = 0; (await missing.count()) > 0 && i < 6; i++) await pick.nth(i).click();
  await ((await settle.isVisible()) ? settle : offer.first()).click();
  return 'done';
}
