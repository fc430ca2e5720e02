import { beforeAll, describe, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

describe('without a network', () => {
  it('reloads a running match after the first visit', async () => {
    const { page } = await app.openFresh('/spiel', { serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    const question = await page.getByRole('status').first().textContent();
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe(question);
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('link', { name: 'X-Wing einrichten' }).click();
    await page.getByRole('button', { name: 'Weiterspielen' }).waitFor();
  });

  it('can be installed: manifest and icons are there', async () => {
    const { page, faults } = await app.open('/');
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
      return (await (await fetch(link.href)).json()) as { icons: { src: string; sizes: string }[]; start_url: string };
    });
    expect(manifest.start_url).toBe('/');
    for (const { src } of manifest.icons)
      expect(await page.evaluate(async (url) => (await fetch(url)).status, src)).toBe(200);
    expect(faults).toEqual([]);
  });
});
