// The table in three dimensions, by graphics that the processor makes: the same clicks decide the same as on the flat one.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { packedSmall } from '../scripts/build-web.ts';
import { violations } from './accessible.ts';
import { type App, COARSE, startApp } from './app.ts';
import { openText } from './match.ts';
import { resting } from './resting.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const ship = (seat: number, who: string, x: number, y: number, degrees: number) => {
  const [faction, type, pilot] = who.split('/');
  return { seat, faction, type, pilot, x, y, degrees };
};
const POSITION = {
  phase: 'combat',
  ships: [
    ship(0, 'rebel/xwing/lukeskywalker', 450, 200, 0),
    ship(1, 'imperial/tiefighter/maulermithel', 400, 400, 180),
    ship(1, 'imperial/tiefighter/academypilot', 520, 400, 180),
  ],
};

async function sitDown(): Promise<Page> {
  const { page } = await app.open('/spiel/xwing', { viewport: { width: 1000, height: 640 }, ...COARSE });
  const table = { seats: ['human', 'human'], aids: { preview: false, measuring: false, odds: true, hints: true } };
  const file = { holotisch: 'scenario', version: 1, game: 'xwing', position: POSITION, table };
  await openText(page, 'scene.holo.json', JSON.stringify(file));
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
  return page;
}

const piece = (page: Page, name: RegExp) => page.locator('.match-table').getByRole('button', { name });
const aim = (page: Page, name: string) => page.getByRole('button', { name: `${name} angreifen` });
const ACADEMY = /^Pilot der Akademie #3, TIE/;

/** A click of the mouse at the middle of a piece, wherever it is drawn. */
async function clickAt(page: Page, name: RegExp): Promise<void> {
  const box = await resting(piece(page, name));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

describe('the holo table', () => {
  it('takes the same clicks for the same answers, is switched in mid-game and heals', async () => {
    const page = await sitDown();
    await expect.poll(() => page.locator('.holo-canvas').count()).toBe(0); // graphics by the processor: flat unless somebody wants more
    await aim(page, '"Mauler Mithel" #2').waitFor();
    await clickAt(page, ACADEMY);
    await aim(page, 'Pilot der Akademie #3').waitFor();
    const fetched = page.waitForResponse(/holo-stage-[^/]*\.js$/);
    await page.keyboard.press('h');
    const canvas = page.locator('.holo-canvas');
    await canvas.waitFor();
    // It comes only now, and packed it is no heavier than that.
    const stage = await packedSmall((await fetched).url(), await (await fetched).body());
    expect(stage.length).toBeGreaterThan(50_000);
    expect(stage.length).toBeLessThan(190_000);
    // Another renderer, the same question with the same half of an answer.
    await aim(page, 'Pilot der Akademie #3').waitFor();
    await expect.poll(() => piece(page, /^Luke Skywalker #1/).count()).toBe(1);
    await expect.poll(() => piece(page, /Mauler Mithel" #2, TIE/).isVisible()).toBe(true);
    // Who attacks is seen as well as those who may be attacked, though the stage has come in the middle of it.
    const [luke, table] = [
      await resting(piece(page, /^Luke Skywalker #1/)),
      await resting(page.locator('.match-table')),
    ];
    expect(luke.y + luke.height).toBeLessThan(table.y + table.height);
    expect(luke.x).toBeGreaterThan(table.x);
    await clickAt(page, /Mauler Mithel" #2, TIE/);
    await aim(page, '"Mauler Mithel" #2').waitFor();
    // The card of the graphics is taken away and comes back: the table is drawn again.
    const drawn = () => canvas.evaluate((node: HTMLCanvasElement) => node.holo!().frames);
    const before = await drawn();
    await canvas.evaluate(async (node: HTMLCanvasElement) => {
      const lose = node.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
      const heard = (what: string) => new Promise((done) => node.addEventListener(what, done, { once: true }));
      const [lost, restored] = [heard('webglcontextlost'), heard('webglcontextrestored')];
      lose.loseContext();
      await lost;
      await new Promise(requestAnimationFrame); // it can be given back once everybody has heard
      lose.restoreContext();
      await restored;
    });
    await expect.poll(drawn).toBeGreaterThan(before);
    await clickAt(page, ACADEMY);
    await aim(page, 'Pilot der Akademie #3').waitFor();
    await page.getByRole('button', { name: 'Drei Dimensionen' }).click();
    await page.locator('.table-view-sheet').waitFor();
    await aim(page, 'Pilot der Akademie #3').waitFor();
    await expect.poll(() => canvas.count()).toBe(0);
  });

  it('places by dragging and by a click on the ground, turns by a handle, and a screen reader has no complaint', async () => {
    const { page } = await app.open('/spiel/xwing', { viewport: { width: 1000, height: 640 }, ...COARSE });
    await page.evaluate(() => localStorage.setItem('holotisch.dimensions', 'on'));
    await page.reload();
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    const panel = page.locator('.decision');
    await panel.getByRole('button', { name: 'Ich nehme die Initiative' }).click();
    await panel.locator('.choice').first().click();
    await panel.getByText('Hier ist es erlaubt.').waitFor();
    const read = (name: string) => () => panel.getByRole('spinbutton', { name }).inputValue();
    const ghost = page.getByRole('button', { name: 'Platziere das Hindernis' });
    const middleOf = async (what: typeof ghost) => {
      const { x, y, width, height } = await resting(what);
      return { x: x + width / 2, y: y + height / 2 };
    };
    const knob = page.locator('.holo-knob');
    await expect.poll(() => knob.isVisible()).toBe(true);
    const turned = read('Drehung (°)');
    const before = await turned();
    const [from, about] = [await middleOf(knob), await middleOf(ghost)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(about.x + 90, about.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(turned).not.toBe(before);
    // Dragged to the right, it goes to the right; a click on the ground brings it there.
    const x = read('x (mm)');
    const left = Number(await x());
    await page.mouse.move(about.x, about.y);
    await page.mouse.down();
    await page.mouse.move(about.x + 60, about.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(async () => Number(await x())).toBeGreaterThan(left + 20);
    await page.mouse.click(about.x - 70, about.y + 20);
    await expect.poll(async () => Number(await x())).toBeLessThan(left - 20);
    expect(await violations(page, { within: '.match-table' })).toEqual([]);
  });

  it('is the flat one without a word where there is no WebGL, whatever was chosen elsewhere', async () => {
    const { page, faults } = await app.openFresh('/');
    await page.addInitScript(() => {
      localStorage.setItem('holotisch.dimensions', 'on');
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(new URL('/spiel/xwing/sofort', page.url()).href);
    await page.locator('.table-view-sheet').waitFor();
    await expect.poll(() => page.locator('.holo-canvas').count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Drei Dimensionen' }).count()).toBe(0);
    expect(faults).toEqual([]);
  });
});
