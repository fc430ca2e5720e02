// Whose card lies docked beside the table: that of whoever is looked at, else of whom the question or the turn is about.
import { SAYINGS } from '@holotisch/xwing/abilities';
import { beforeAll, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';
import { openText } from './match.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const ship = (seat: number, who: string, x: number, y: number, degrees: number) => {
  const [faction, type, pilot] = who.split('/');
  return { seat, faction, type, pilot, x, y, degrees };
};
const POSITION = {
  phase: 'planning',
  ships: [
    ship(0, 'rebel/xwing/lukeskywalker', 300, 200, 0),
    ship(0, 'rebel/xwing/biggsdarklighter', 600, 200, 0),
    ship(1, 'imperial/tiefighter/maulermithel', 450, 700, 180),
  ],
};

it('a docked card is that of the ship pointed at, picked, asked about or on its turn, in this order', async () => {
  const { page } = await app.open('/spiel', { viewport: { width: 1440, height: 900 } });
  const file = { holotisch: 'scenario', version: 1, game: 'xwing', position: POSITION, dice: {} };
  await openText(page, 'scene.holo.json', JSON.stringify(file));
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
  await page.getByRole('button', { name: 'Ich sitze allein davor' }).click();
  const dock = page.locator('.card-dock');
  const shows = (name: string) => expect.poll(() => dock.getByRole('heading').first().textContent()).toContain(name);
  const piece = (name: RegExp) => page.getByRole('application').getByRole('button', { name });
  const close = dock.getByRole('button', { name: 'Schließen' });
  const mat = (await page.locator('[data-mat]').boundingBox())!;
  const aside = () => page.mouse.move(mat.x + 30, mat.y + 30);

  // Asked about: the ship whose dial lies open.
  await shows('Luke Skywalker #1');
  await expect.poll(() => close.count()).toBe(0);
  await page.locator('.dial-ship').filter({ hasText: 'Biggs' }).click();
  await aside();
  await shows('Biggs Darklighter #2');

  // Pointed at, for as long as that lasts.
  await piece(/Mauler Mithel" #3, TIE/).hover();
  await shows('"Mauler Mithel" #3');
  await aside();
  await shows('Biggs Darklighter #2');

  // Picked: it stays, another that is pointed at lies over it, and three ways lead back.
  const ways = [
    () => close.click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(mat.x + 40, mat.y + 40),
  ];
  for (const back of ways) {
    await piece(/Mauler Mithel" #3, TIE/).click();
    await aside();
    await close.waitFor();
    await shows('"Mauler Mithel" #3');
    await piece(/^Luke Skywalker #1, X/).hover();
    await shows('Luke Skywalker #1');
    await aside();
    await shows('"Mauler Mithel" #3');
    await back();
    await shows('Biggs Darklighter #2');
    await expect.poll(() => close.count()).toBe(0);
  }

  // On its turn: whoever was picked before has been looked at by then.
  await piece(/^Luke Skywalker #1, X/).click();
  await aside();
  for (const [dial, of] of [
    ['Luke', 'Luke Skywalker #1'],
    ['Biggs', 'Biggs Darklighter #2'],
  ] as const) {
    await page.locator('.dial-ship').filter({ hasText: dial }).click();
    await page
      .getByRole('radiogroup', { name: of })
      .getByRole('radio', { name: /^Geradeaus 1/ })
      .click();
  }
  await page.getByRole('button', { name: 'Manöverräder verdeckt legen' }).click();
  await page.getByRole('button', { name: 'Ich sitze allein davor' }).click();
  await page.getByRole('radio', { name: /^Geradeaus 2/ }).click();
  await page.getByRole('button', { name: 'Manöverräder verdeckt legen' }).click();
  await page.locator('.decision').getByRole('button', { name: 'Fokussierung' }).waitFor();
  await aside();
  await shows('Biggs Darklighter #2');
  await expect.poll(() => close.count()).toBe(0);
});

it('a card says what it does in the language that is chosen at the table, without a reload; the next match opens its first dial', async () => {
  const { page } = await app.open('/spiel', { viewport: { width: 1440, height: 900 } });
  const file = { holotisch: 'scenario', version: 1, game: 'xwing', position: POSITION, dice: {} };
  const begin = async () => {
    await openText(page, 'scene.holo.json', JSON.stringify(file));
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    await page.getByRole('button', { name: 'Ich sitze allein davor' }).click();
  };
  await begin();
  await page.locator('.dial-ship').filter({ hasText: 'Biggs' }).click();
  await page.goBack();
  await begin();
  await expect.poll(() => page.locator('.dial-ship[aria-pressed="true"]').textContent()).toContain('Luke');
  const dock = page.locator('.card-dock');
  const says = SAYINGS['rebel/xwing/lukeskywalker']!;
  await dock.getByText(says.de).waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.body.dataset.same = 'page';
  });
  await page.locator('.menu-opener').click();
  await page.getByRole('button', { name: 'English' }).click();
  await dock.getByText(says.en).waitFor({ state: 'attached' });
  await expect.poll(() => dock.getByText(says.de).count()).toBe(0);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await dock.getByText(says.de).waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('body').getAttribute('data-same')).toBe('page');
});
