// Whole games from the landing page to the last word, through the visible controls only.
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
  await page.getByRole('link', { name: 'X-Wing spielen' }).click();
  await page.getByRole('radio', { name: opponent }).check();
  await page.getByText('Format und Mission', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Zufallszahl' }).fill(seed);
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
}

async function playToTheEnd(page: Page): Promise<number> {
  for (let decisions = 0; decisions < 400; decisions++) if ((await decideAnything(page)) === 'over') return decisions;
  throw new Error('the game did not end');
}

describe('a newcomer', () => {
  for (const [name, opponent] of [
    ['plays a hot-seat game of two core-set squads to its end', /Zu zweit/],
    ['plays a game against the computer to its end', /Gegen den Computer/],
  ] as const)
    it(name, { timeout: 240_000 }, async () => {
      const { page, faults } = await app.open('/', { reducedMotion: 'reduce' });
      await begin(page, opponent, 'newcomer');
      expect(await playToTheEnd(page)).toBeGreaterThan(20);
      const last = page.getByRole('dialog');
      expect(await last.textContent()).toMatch(/gewinnt|gewinnst|gewonnen|verloren|Unentschieden/);
      expect(await page.locator('.match-bar').textContent()).toMatch(/Runde ([2-9]|\d\d)/);
      expect(faults).toEqual([]);
    });
});
