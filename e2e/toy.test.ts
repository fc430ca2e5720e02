// The smallest whole game, played with what the page has for any game: none of its controls is the toy's own.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';
import { logLines } from './match.ts';
import { goingOn } from './match-state.ts';
import { answerShown } from './online-play.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const MOST_DECISIONS = 120;

const panelOf = (page: Page) => page.locator('.decision');
const confirm = (page: Page) => panelOf(page).getByRole('button', { name: 'Bestätigen' });

async function begin(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Spielzeug spielen' }).waitFor();
  await page.getByRole('radio', { name: /^Gegen den Computer/ }).check();
  await page.getByText('Mehr', { exact: false }).last().click();
  await page.getByRole('textbox', { name: 'Zufallszahl' }).fill('toy');
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
}

/** A form: the first choice for each field. */
async function fillIn(page: Page): Promise<void> {
  for (const field of await panelOf(page).getByRole('group').all()) await field.getByRole('radio').first().check();
  await confirm(page).click();
}

/** A place on the line: as far ahead as it goes, or whatever else is legal. */
async function place(page: Page): Promise<void> {
  const slider = panelOf(page).getByRole('slider', { name: /^Position/ });
  await slider.press('End');
  const state = panelOf(page).locator('.placement-state');
  await expect.poll(() => state.textContent()).not.toContain('Wird geprüft');
  while ((await state.getAttribute('data-legal')) === 'false') {
    await expect.poll(() => state.textContent()).toMatch(/Dort steht Drohne \d zu nah|nicht auf der Linie/);
    await panelOf(page).getByRole('button', { name: 'Anderer Vorschlag' }).click();
    await expect.poll(() => state.getAttribute('data-legal')).toBe('true');
  }
  await confirm(page).click();
}

/** Decides by the controls that a player has before him; by those it has tried already, in the page itself, which is quicker. */
async function decide(page: Page, tried = new Set<string>()): Promise<'done' | 'over'> {
  const over = page.getByRole('button', { name: 'Neue Partie' });
  const control = panelOf(page).locator('[data-step], [data-confirm]');
  await page.locator('.match[aria-busy=false]').waitFor();
  await over.or(control).first().waitFor();
  if (await over.isVisible()) return 'over';
  await goingOn(page, async () => {
    const has = async (role: 'radio' | 'slider') => (await panelOf(page).getByRole(role).count()) > 0;
    const kind = (await has('radio')) ? 'form' : (await has('slider')) ? 'place' : 'choice';
    if (kind === 'place') await place(page);
    else if (tried.has(kind)) await answerShown(page);
    else if (kind === 'form') await fillIn(page);
    else await panelOf(page).locator('.choice').first().click();
    tried.add(kind);
  });
  return 'done';
}

it('plays the toy game to its end through the common controls', async () => {
  const { page } = await app.open('/spiel/toy');
  await begin(page);
  await page.waitForURL('**/spiel/toy/partie');
  await page.getByRole('application').waitFor();
  for (const number of [1, 2, 3, 4])
    await page
      .getByRole('button', { name: new RegExp(`^Drohne ${number}, (Spieler 1|Computer), 0 Schaden`) })
      .waitFor();
  await panelOf(page).getByRole('group', { name: 'Drohne 2' }).getByRole('radio', { name: 'greift an' }).waitFor();
  let decisions = 0;
  const tried = new Set<string>();
  while ((await decide(page, tried)) === 'done') expect(++decisions).toBeLessThan(MOST_DECISIONS);
  const heading = await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent();
  expect(heading).toMatch(/^(Du hast gewonnen|Du hast verloren|Unentschieden)$/);
  await page.getByRole('button', { name: 'Tisch ansehen' }).click();
  const log = (await logLines(page)).join(' ');
  expect(log).toMatch(/Drohne 1 zieht auf \d+\./);
  expect(log).toMatch(/Drohne \d schießt auf Drohne \d: (Treffer|leer)/);
  expect([...tried].sort()).toEqual(['choice', 'form', 'place']);
});

it('gives a wide table the width of the screen: headline above it, nothing in the margin', async () => {
  const { page } = await app.open('/spiel/toy', { viewport: { width: 1440, height: 900 } });
  await begin(page);
  await panelOf(page).getByText('§ Planung 1').waitFor();
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const [bar, mat, panel] = [await boxOf('.match-bar'), await boxOf('[data-mat]'), await boxOf('.match-side')];
  expect(bar.y + bar.height).toBeLessThanOrEqual(mat.y);
  expect(mat.width).toBeGreaterThan(1000);
  expect(mat.x + mat.width).toBeLessThanOrEqual(panel.x);
  // Turned upright it is narrow, and there is a margin again.
  await page.getByRole('button', { name: 'Tisch drehen' }).click();
  await expect.poll(async () => (await boxOf('.match-bar')).width).toBeLessThan(300);
});

it('names the rules of a game that has no book, and opens none', async () => {
  const { page } = await app.open('/spiel/toy');
  await begin(page);
  await panelOf(page).getByText('§ Planung 1').waitFor();
  await expect.poll(() => page.locator('.match').textContent()).not.toContain('TOY-');
  await expect.poll(() => panelOf(page).locator('a').count()).toBe(0);
});

it('goes on with it after a reload, at its own address', async () => {
  const { page } = await app.open('/spiel/toy');
  await begin(page);
  await decide(page);
  await page.locator('.match[aria-busy=false]').waitFor();
  const now = await page.locator('.match-now').textContent();
  await page.reload();
  await expect.poll(() => page.locator('.match-now').textContent(), { timeout: 20_000 }).toBe(now);
  expect(new URL(page.url()).pathname).toBe('/spiel/toy/partie');
});

it('says so where a game is not known', async () => {
  const { page } = await app.open('/spiel/schach');
  await page.getByRole('heading', { name: 'Ein Spiel „schach“ kennt dieser Tisch nicht.' }).waitFor();
});
