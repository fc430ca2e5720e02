// A match that is over, looked back at: curve, luck, turning points, and what would have been instead.
import { beforeAll, expect, it } from 'vitest';
import type { Json } from '../packages/engine/src/index.ts';
import { xwingPilot, xwingRecruit } from '../packages/players/src/xwing/index.ts';
import { READY_SQUADS, xwing } from '../packages/xwing/src/index.ts';
import { violations } from './accessible.ts';
import { linkOf, lookedBackAt } from './analysed.ts';
import { type App, startApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

it('tells how the chances stood and where it turned, keeps it, and plays on from there otherwise', async () => {
  const squads = ['core-rebel', 'core-imperial'].map((id) => READY_SQUADS.find((one) => one.id === id)!.squad);
  const link = linkOf(xwing, { squads } as unknown as Json, 'look', [xwingPilot, xwingRecruit]);
  const { page } = await app.open(link);
  const end = await lookedBackAt(page);
  await end.getByRole('img', { name: /^Siegchance von / }).waitFor();
  expect(await end.getByText(/Würfelglück [+−±]\d+ Prozentpunkte/).count()).toBe(1);
  const turns = end.locator('.analysis-turns li');
  expect(await turns.count()).toBeLessThanOrEqual(5);
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  // Why it was one: what else there was, and what it was worth.
  await turns.getByRole('button', { name: 'Warum?' }).first().click();
  await turns.getByText(/\(so entschieden\): \d+ % Siegchance/).waitFor();
  // The replay is marked with it, and it is there again after the page was left.
  await turns.first().getByRole('button', { name: 'Ansehen' }).click();
  const bar = page.getByRole('region', { name: 'Wiedergabe' });
  await bar.locator('.analysis-mark').first().waitFor();
  await page.reload();
  const again = page.getByRole('dialog');
  await again.locator('.analysis-turns li').first().waitFor();
  expect(await again.getByRole('button', { name: 'Partie analysieren' }).count()).toBe(0);
  // Another answer, and the match is not over any more.
  await again
    .getByRole('button', { name: /^(So weiterspielen|Von hier spielen)$/ })
    .first()
    .click();
  await again.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('.match').count()).toBe(1);
  await expect.poll(() => page.getByRole('button', { name: 'Ergebnis' }).count()).toBe(0);
});
