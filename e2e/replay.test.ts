// A match that is over, watched again: from a link that holds all of it, by keys and buttons, and its end in figures.
import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type Json, Match, quickRng } from '../packages/engine/src/index.ts';
import { letDecide } from '../packages/players/src/index.ts';
import { xwingPilot } from '../packages/players/src/xwing/index.ts';
import { READY_SQUADS, xwing } from '../packages/xwing/src/index.ts';
import { violations } from './accessible.ts';
import { type App, COARSE, startApp } from './app.ts';
import { chooseFile, saved } from './match.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** A whole match of two computers. */
function played(): { readonly file: string; readonly taken: number } {
  const squads = ['red-squadron', 'howlrunner-swarm'].map((id) => READY_SQUADS.find((one) => one.id === id)!.squad);
  const match = Match.start(xwing, { setup: { squads } as unknown as Json, seed: 'picture' });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const rng = quickRng(7);
  while (!match.value.over) letDecide(match.value, match.value.open[0]!.seat, xwingPilot, rng);
  return { file: JSON.stringify(match.value.file()), taken: match.value.taken.length };
}

/** How many decisions the track stands behind. */
const moment = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Stelle der Partie' }).inputValue());

it('a match that comes in a link plays, stops, steps, leaps and tells its end in figures', async () => {
  const { file, taken } = played();
  const { page } = await app.open(`/spiel/xwing#m=${deflateRawSync(file).toString('base64url')}`, COARSE);
  const bar = page.getByRole('region', { name: 'Wiedergabe' });
  await bar.getByRole('button', { name: 'Anhalten' }).waitFor();
  await expect.poll(() => moment(page)).toBeGreaterThan(1);
  // Space stops it, the arrows go one event on and back.
  await page.keyboard.press(' ');
  await bar.getByRole('button', { name: 'Abspielen' }).waitFor();
  await bar.getByRole('button', { name: 'Runde 2' }).click();
  await expect.poll(() => page.locator('.match-bar').textContent()).toContain('Runde 2');
  const second = await moment(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moment(page)).toBeGreaterThan(second);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => moment(page)).toBe(second);
  // Whoever presses quicker than the table follows, comes as far as he has pressed.
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
    await page.keyboard.press(key);
  await expect.poll(() => moment(page)).toBe(second);
  expect(await violations(page, { within: '.replay' })).toEqual([]);
  // From the last event it plays into the end, which can be told again.
  await bar.getByRole('slider').fill(`${taken - 1}`);
  await expect.poll(() => moment(page)).toBe(taken - 1);
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Ergebnis' }).click();
  const result = page.getByRole('dialog', { name: 'gewinnt' });
  await result.getByText('Verluste: 98 Punkte').waitFor();
  await result.getByText('Als Tabelle').click();
  await expect.poll(() => result.getByRole('row').count()).toBe(12);
  expect(await violations(page, { within: 'dialog' })).toEqual([]);
  await result.getByRole('button', { name: 'Ansehen', exact: true }).click();
  await bar.getByRole('button', { name: 'Anhalten' }).waitFor();
  expect(await moment(page)).toBeLessThan(taken - 1);
  // An address leads to a moment, which then waits for whoever looks.
  await page.goto(new URL(`/spiel/xwing/partie?bei=${second}`, page.url()).href);
  await bar.getByRole('button', { name: 'Abspielen' }).waitFor();
  expect(await moment(page)).toBe(second);
  expect(new URL(page.url()).search).toBe('');
  // A picture of the table at any time.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Bild des Tisches speichern' }).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toMatch(/^xwing-table-.*\.png$/);
  expect((await saved(picture)).length).toBeGreaterThan(20_000);
  // A film of the last attack: it plays, and says how long it is.
  const filming = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Clip' }).click();
  await page.getByRole('button', { name: 'Letzter Angriff' }).click();
  const clip = await filming;
  expect(clip.suggestedFilename()).toMatch(/^xwing-clip-.*\.webm$/);
  const film = await page.context().newPage();
  const seconds = await film.evaluate(
    (src) =>
      new Promise<number>((told, fail) => {
        const video = Object.assign(document.createElement('video'), { src, muted: true });
        video.onerror = () => fail(new Error(video.error?.message));
        video.onseeked = () => told(video.duration);
        video.onloadedmetadata = () => {
          video.currentTime = video.duration / 2;
        };
      }),
    `data:video/webm;base64,${(await buffer(await clip.createReadStream())).toString('base64')}`,
  );
  expect(seconds).toBeGreaterThan(1);
  expect(seconds).toBeLessThan(120);
  await film.close();
  // Whoever points at the track sees the table as it was then, without going there.
  await bar.getByRole('slider').hover({ position: { x: 40, y: 8 } });
  await page.locator('.replay-glimpse[data-moment] .table-view').waitFor();
  await expect.poll(() => page.locator('.replay-glimpse').textContent()).toMatch(/Entscheidung \d+ von \d+/);
  // It is kept, and watched again from the list; another one out of its file.
  await page.goto(new URL('/spiel/xwing', page.url()).href);
  await page.getByRole('button', { name: /^Von vorn ansehen: / }).click();
  await bar.getByRole('button', { name: 'Anhalten' }).waitFor();
  await page.goto(new URL('/spiel/xwing', page.url()).href);
  await chooseFile(page, 'match.holo.json', file);
  await page.getByRole('dialog').getByRole('button', { name: 'Von vorn ansehen' }).click();
  await bar.getByRole('button', { name: 'Anhalten' }).waitFor();
});
