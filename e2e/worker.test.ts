// A match whose worker dies in the middle: the browser has taken its memory, and says nothing.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const field = (page: Page) => page.locator('.decision').getByRole('radio').first();

async function begin(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Gegen den Computer/ }).check();
  await page.getByText('Mehr', { exact: false }).last().click();
  await page.getByRole('textbox', { name: 'Zufallszahl' }).fill('toy');
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await field(page).waitFor();
}

/** The first choice for each field. */
async function decide(page: Page): Promise<void> {
  for (const group of await page.locator('.decision').getByRole('group').all())
    await group.getByRole('radio').first().check();
  await page.locator('.decision').getByRole('button', { name: 'Bestätigen' }).click();
}

/** Ends the workers of the page as the system would: without an event, without a message. */
async function killWorkers(page: Page): Promise<void> {
  const gone = page.workers().map((worker) => worker.waitForEvent('close'));
  expect(gone.length).toBeGreaterThan(0);
  for (const worker of page.workers()) void worker.evaluate(() => self.close()).catch(() => {});
  await Promise.all(gone);
}

it('is told to the player, and goes on where it was', async () => {
  const { page } = await app.open('/spiel/toy');
  await page.clock.install();
  await begin(page);
  const moment = () => page.locator('.match[aria-busy=false]').getAttribute('data-moment');
  const before = await moment();
  await killWorkers(page);
  await decide(page);
  await page.clock.runFor(60_000);
  const alert = page.getByRole('alert').filter({ hasText: 'antwortet seit einer Weile nicht mehr' });
  await alert.waitFor();
  await alert.getByRole('button', { name: 'Weiterspielen' }).click();
  await alert.waitFor({ state: 'detached' });
  // Nothing was decided, nothing is lost: the same question is asked again, and now it is answered.
  expect(await moment()).toBe(before);
  await field(page).waitFor();
  await decide(page);
  await expect.poll(moment).not.toBe(before);
});
