// A game from the landing page on to the last word, through the visible controls only. Two at one screen play in holo-games.test.ts.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';
import { decideAnything } from './match.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** The two core-set squads are chosen already; only the seed is set, so that the game is the same every time. */
async function begin(page: Page, opponent: RegExp, seed: string): Promise<void> {
  await page.getByRole('link', { name: 'X-Wing einrichten' }).click();
  await page.getByRole('radio', { name: opponent }).check();
  await page.getByText('Format und Mission', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Zufallszahl' }).fill(seed);
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
}

const roundOf = async (page: Page): Promise<number> =>
  Number(/Runde (\d+)/.exec((await page.locator('.match-bar').textContent()) ?? '')?.[1] ?? 0);

describe('a newcomer', { timeout: 240_000 }, () => {
  it('plays a game against the computer to its end', async () => {
    const { page, faults } = await app.open('/', { reducedMotion: 'reduce' });
    await begin(page, /Gegen den Computer/, 'newcomer');
    let decisions = 0;
    while ((await decideAnything(page)) === 'done') expect(++decisions).toBeLessThan(400);
    expect(decisions).toBeGreaterThan(20);
    await expect
      .poll(() => page.getByRole('dialog').textContent())
      .toMatch(/gewinnt|gewinnst|gewonnen|verloren|Unentschieden/);
    expect(await roundOf(page)).toBeGreaterThan(1);
    expect(faults).toEqual([]);
  });
});
