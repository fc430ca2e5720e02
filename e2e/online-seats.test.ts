// Whose seat it is: an invitation serves once, whoever only looks gives his seat back, nobody sits opposite himself.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** Somebody opens a table of X-Wing; the link for his guest. */
async function opens(name: string, isPublic: boolean): Promise<{ readonly page: Page; readonly link: string }> {
  const { page } = await app.open('/online');
  await page.getByRole('textbox', { name: 'Dein Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Deine Liste' }).waitFor();
  if (isPublic) {
    await page.getByText('Abmachungen', { exact: true }).first().click();
    await page.getByRole('checkbox', { name: /^Öffentlich/ }).check();
  }
  await page.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await page.getByRole('heading', { name: 'Der Tisch steht' }).waitFor();
  const link = new URL(await page.locator('.online-link input').first().inputValue());
  return { page, link: link.pathname + link.hash };
}

it('an invitation serves once: its guest comes back, whoever else has it does not', async () => {
  const { page: host, link } = await opens('Anna', false);
  const { page: guest } = await app.open(link);
  await guest.getByRole('textbox', { name: 'Dein Name' }).fill('Bert');
  await guest.getByRole('combobox', { name: 'Deine Liste' }).selectOption({ index: 1 });
  await guest.getByRole('button', { name: 'Hinsetzen' }).click();
  for (const page of [host, guest]) await page.getByRole('application').waitFor();
  const { page: third } = await app.open(link);
  await third.getByText('Diesen Platz hat inzwischen jemand anders.').waitFor();
  // He reloads, and opens the link in his own browser once more.
  await guest.reload();
  await guest.getByRole('application').waitFor();
  await guest.goto(new URL(link, guest.url()).href);
  await guest.getByRole('application').waitFor();
  await guest.locator('.people').getByText('Bert').waitFor();
  // Forgetting a match that goes on is asked about; giving up ends it for both.
  await guest.goto(new URL('/online', guest.url()).href);
  await guest.getByRole('button', { name: 'Vergessen' }).click();
  const asked = guest.getByRole('dialog', { name: 'Diese Partie vergessen?' });
  await asked.getByRole('button', { name: 'Behalten' }).click();
  await guest.getByRole('link', { name: 'Weiterspielen' }).waitFor();
  await guest.getByRole('button', { name: 'Vergessen' }).click();
  await asked.getByRole('button', { name: 'Aufgeben' }).click();
  await guest.getByRole('list', { name: 'Beendet' }).getByText('verloren').waitFor();
  await host.getByRole('dialog').getByText('Bert', { exact: false }).first().waitFor();
});

it('one’s own table is gone back to, and a guest who only looks leaves it free', async () => {
  const { page: host, link } = await opens('Clara', true);
  const table = (page: Page) => page.locator('.online-lobby li').filter({ hasText: 'Clara' });
  // In the browser of the host, lobby and link lead to his own seat.
  const beside = await host.context().newPage();
  await beside.goto(new URL('/online', host.url()).href);
  await table(beside).getByRole('link', { name: 'Dein Tisch' }).click();
  await beside.getByRole('heading', { name: 'Der Tisch steht' }).waitFor();
  await beside.goto(new URL(link, host.url()).href);
  await beside.getByText('Clara (du)').waitFor();
  await beside.close();

  const { page: guest } = await app.open('/online');
  // With no list that could be brought along he has something to choose at the table.
  const sit = async () => {
    await guest.getByRole('combobox', { name: 'Spiel' }).selectOption('Armada');
    await table(guest).getByRole('button', { name: 'Hinsetzen und mit Clara spielen' }).click();
  };
  await sit();
  await guest.getByRole('heading', { name: 'Du bist eingeladen' }).waitFor();
  const sat = host.getByText('hat sich hingesetzt, ist noch nicht bereit');
  await sat.waitFor();
  await guest.getByRole('button', { name: 'Zu den offenen Tischen' }).click();
  await sat.waitFor({ state: 'detached' });
  // Once more; this time the host frees the seat.
  await sit();
  await host.getByRole('button', { name: 'Platz wieder freigeben' }).click();
  await guest.getByText('Dieser Platz wurde wieder freigegeben.', { exact: false }).waitFor();
  await guest.getByRole('link', { name: 'Zu den offenen Tischen' }).click();
  await table(guest).waitFor();
  await expect.poll(() => table(guest).getByRole('link').count()).toBe(0);
});
