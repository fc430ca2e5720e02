// The table as a stage: how large it is, how one moves about on it, and what it shows by itself.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';
import { openText } from './match.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const ship = (seat: number, who: string, x: number, y: number, degrees: number, more: object = {}) => {
  const [faction, type, pilot] = who.split('/');
  return { seat, faction, type, pilot, x, y, degrees, ...more };
};
const LUKE = 'rebel/xwing/lukeskywalker';
const BIGGS = 'rebel/xwing/biggsdarklighter';
const WEDGE = 'rebel/xwing/wedgeantilles';
const MAULER = 'imperial/tiefighter/maulermithel';

interface Sitting {
  readonly options?: BrowserContextOptions;
  /** Whether the players have agreed on a look ahead. */
  readonly preview?: boolean;
}

async function sitDownTo(position: object, { options = {}, preview = false }: Sitting = {}): Promise<Page> {
  const { page } = await app.open('/spiel/xwing', options);
  const table = { seats: ['human', 'human'], aids: { preview, measuring: false, odds: true, hints: true } };
  const file = { holotisch: 'scenario', version: 1, game: 'xwing', position, table };
  await openText(page, 'scene.holo.json', JSON.stringify(file));
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
  return page;
}

const duel = { phase: 'combat', ships: [ship(0, LUKE, 450, 200, 0), ship(1, MAULER, 450, 400, 180)] };
const matOf = async (page: Page) => (await page.locator('.match-table [data-mat]').boundingBox())!;
/** The page has drawn whatever it had to draw. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });

describe('the mat', () => {
  it('reaches 800 pixels on a screen of 1440 by 900, whole and under no panel', async () => {
    const page = await sitDownTo(duel, { options: { viewport: { width: 1440, height: 900 } } });
    const mat = await matOf(page);
    expect(Math.min(mat.width, mat.height)).toBeGreaterThanOrEqual(800);
    expect(mat.y).toBeGreaterThanOrEqual(0);
    expect(mat.y + mat.height).toBeLessThanOrEqual(900);
    for (const panel of ['.match-bar', '.match-order', '.match-side']) {
      const { x, width } = (await page.locator(panel).first().boundingBox())!;
      expect(x + width <= mat.x || x >= mat.x + mat.width, panel).toBe(true);
    }
    const order = (await page.locator('.match-order').boundingBox())!;
    expect(order.x + order.width).toBeLessThanOrEqual(mat.x);
  });
});

describe('looking around', () => {
  it('a map shows what is seen of the table, and leads elsewhere', async () => {
    const page = await sitDownTo(duel, { options: { viewport: { width: 1440, height: 900 } } });
    const map = page.getByRole('img', { name: 'Übersicht über den Tisch' });
    await expect.poll(() => map.count()).toBe(0);
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Näher heran' }).click();
    await map.waitFor();
    const before = await matOf(page);
    const box = (await map.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.8, box.y + box.height * 0.2);
    // To the upper right: the table itself goes to the lower left.
    await expect.poll(async () => (await matOf(page)).x).toBeLessThan(before.x - 100);
    const after = await matOf(page);
    expect(after.width).toBeCloseTo(before.width, 0);
    expect(after.y).toBeGreaterThan(before.y + 100);
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.8, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await matOf(page)).x).toBeGreaterThan(after.x + 200);
    await page.getByRole('button', { name: 'Ganzer Tisch' }).click();
    await map.waitFor({ state: 'detached' });
  });

  it('arrow keys lead from piece to piece, and only one of them is a stop of the tabulator', async () => {
    const page = await sitDownTo({
      phase: 'combat',
      ships: [ship(0, LUKE, 300, 200, 0), ship(0, WEDGE, 600, 210, 0), ship(1, MAULER, 450, 400, 180)],
    });
    const piece = (name: RegExp) => page.getByRole('button', { name });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await piece(/^Luke Skywalker #1, X/).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toMatch(/^Wedge Antilles #2/);
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toMatch(/Mauler Mithel" #3/);
    await expect.poll(() => page.locator('.match-table .piece[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await focused()).toMatch(/^Luke|^Wedge/);
    await expect.poll(() => page.locator('.match-table .piece[aria-pressed="true"]').count()).toBe(1);
  });
});

describe('the pieces themselves', () => {
  it('answer a question: a click on a target aims at it, another one fires', async () => {
    const page = await sitDownTo({
      phase: 'combat',
      ships: [
        ship(0, LUKE, 450, 200, 0, { tokens: { focus: 1 } }),
        ship(1, MAULER, 400, 400, 180),
        ship(1, MAULER.replace('maulermithel', 'academypilot'), 520, 400, 180),
      ],
    });
    await page.getByRole('button', { name: '"Mauler Mithel" #2 angreifen' }).waitFor();
    const academy = page.getByRole('button', { name: /^Pilot der Akademie #3, TIE/ });
    await academy.click();
    await page.getByRole('button', { name: 'Pilot der Akademie #3 angreifen' }).waitFor();
    // The line of fire lies on the table, with what it measures.
    await expect
      .poll(() => page.locator('.match-table .ruler').getAttribute('aria-label'))
      .toMatch(/^Reichweite 2, \d+,\d mm$/);
    await academy.click();
    await page.getByText('Angriffswürfel modifizieren').first().waitFor();
  });

  it('are placed by dragging and turned by their handle, and say why they may not stand there', async () => {
    const { page } = await app.open('/spiel/xwing');
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    const panel = page.locator('.decision');
    await panel.getByRole('button', { name: 'Ich nehme die Initiative' }).click();
    await panel.locator('.choice').first().click();
    await panel.getByText('Hier ist es erlaubt.').waitFor();
    const turned = () => panel.getByRole('spinbutton', { name: 'Drehung (°)' }).inputValue();
    const before = await turned();
    const ghost = (await page.getByRole('button', { name: 'Platziere das Hindernis' }).boundingBox())!;
    const knob = (await page.locator('.piece-handle-knob').boundingBox())!;
    await page.mouse.move(knob.x + knob.width / 2, knob.y + knob.height / 2);
    await page.mouse.down();
    await page.mouse.move(ghost.x + ghost.width / 2 + 90, ghost.y + ghost.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(turned).not.toBe(before);
    // A click on the mat puts it down there, as it is turned.
    const now = await turned();
    const mat = await matOf(page);
    const there = { x: mat.x + mat.width * 0.62, y: mat.y + mat.height * 0.41 };
    await page.mouse.click(there.x, there.y);
    const middle = async () => {
      const { x, y, width, height } = (await page.locator('.piece[data-ghost] .piece-focus').boundingBox())!;
      return Math.hypot(x + width / 2 - there.x, y + height / 2 - there.y);
    };
    await expect.poll(middle).toBeLessThan(2);
    expect(await turned()).toBe(now);
    await panel.getByRole('spinbutton', { name: 'x (mm)' }).fill('40');
    await page
      .locator('.stage-label')
      .getByText(/bis zum Spielflächenrand/)
      .waitFor();
    await expect.poll(() => page.locator('.piece[data-ghost="barred"]').count()).toBe(1);
  });
});

describe('by itself', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const far = {
    phase: 'combat',
    ships: [
      ship(0, LUKE, 120, 160, 0),
      ship(1, MAULER, 120, 400, 180),
      ship(1, MAULER.replace('maulermithel', 'academypilot'), 850, 850, 0),
    ],
  };

  it('a small screen comes near to what is asked about, and all that can be chosen is in sight', async () => {
    const page = await sitDownTo(far, { options: phone });
    await page.getByRole('button', { name: /angreifen$/ }).waitFor();
    await expect.poll(async () => (await matOf(page)).width).toBeGreaterThan(420);
    const stage = (await page.getByRole('application', { name: 'Spielfeld' }).boundingBox())!;
    for (const name of [/^Luke Skywalker #1, X/, /Mauler Mithel" #2, TIE/]) {
      const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(stage.x);
      expect(y).toBeGreaterThanOrEqual(stage.y);
      expect(x + width).toBeLessThanOrEqual(stage.x + stage.width);
      expect(y + height).toBeLessThanOrEqual(stage.y + stage.height);
    }
  });

  it('it stays away where that is switched off', async () => {
    const page = await sitDownTo(far, { options: phone });
    await page.getByRole('button', { name: 'Menü' }).tap();
    await page.getByRole('checkbox', { name: 'Bild folgt dem Geschehen' }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: /angreifen$/ }).waitFor();
    await drawn(page);
    expect((await matOf(page)).width).toBeLessThan(391);
  });

  it('the table turns to the side that is on, unless that is switched off', async () => {
    const edges = ['south', 'north'];
    const page = await sitDownTo({
      phase: 'combat',
      edges,
      ships: [ship(0, LUKE, 450, 200, 0, { fought: true }), ship(1, MAULER, 450, 400, 180)],
    });
    await page.getByRole('button', { name: /angreifen$/ }).waitFor();
    const heightOf = async (name: RegExp) => (await page.getByRole('button', { name }).boundingBox())!.y;
    // The second player shoots: its ship stands nearer to the lower edge of the screen now.
    const [luke, mauler] = [/^Luke Skywalker #1, X/, /Mauler Mithel" #2, TIE/];
    expect(await heightOf(mauler)).toBeGreaterThan(await heightOf(luke));
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('checkbox', { name: 'Tisch zum Spieler drehen' }).uncheck();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await heightOf(mauler)) < (await heightOf(luke))).toBe(true);
  });
});

describe('a look ahead that all have agreed on', () => {
  it('keeps showing the dials already set, in the colours of their owner, and warns of rocks and the edge', async () => {
    const page = await sitDownTo(
      {
        phase: 'planning',
        ships: [ship(0, LUKE, 60, 450, -90), ship(0, WEDGE, 450, 450, 0), ship(1, MAULER, 800, 860, 180)],
        obstacles: [{ kind: 'coreasteroid0', x: 450, y: 530, degrees: 0 }],
      },
      { preview: true },
    );
    await page.getByRole('button', { name: 'Ich sitze allein davor' }).click();
    const ghosts = page.locator('.match-table .piece[data-ghost]');
    const label = page.locator('.stage-label');
    await page.getByRole('radio', { name: /^Geradeaus 3/ }).hover();
    await label.getByText('Verlässt das Spielfeld').waitFor();
    await page.getByRole('radio', { name: /^Geradeaus 3/ }).click();
    await page.getByRole('radio', { name: /^Geradeaus 2/ }).hover();
    await label.getByText('Führt über ein Hindernis').waitFor();
    await expect.poll(() => ghosts.count()).toBe(2);
    await expect.poll(() => page.locator('.match-table .piece[data-ghost].side-first').count()).toBe(2);
  });

  it('sees the others where they will be by then: own ships where their dials lead, and who flies before out of the way', async () => {
    const page = await sitDownTo(
      {
        phase: 'planning',
        // Biggs (skill 5) flies before Luke (8), and so does Mauler (7), who stands in the way now.
        ships: [ship(0, BIGGS, 450, 300, 0), ship(0, LUKE, 450, 200, 0), ship(1, MAULER, 580, 330, 180)],
      },
      { preview: true },
    );
    await page.getByRole('button', { name: 'Ich sitze allein davor' }).click();
    const label = page.locator('.stage-label');
    const tab = (name: RegExp) => page.locator('.dial-ship').filter({ hasText: name }).click();
    // As long as nothing is set for Biggs, Luke is told what he counts on.
    await tab(/Luke/);
    await page.getByRole('radio', { name: /^Geradeaus 2/ }).hover();
    await label.getByText('Frei, wenn Biggs Darklighter #1 vorher wegfliegt').waitFor();
    // Who flies ahead is out of the way; who turns into it is not.
    await tab(/Biggs/);
    await page.getByRole('radio', { name: /^Geradeaus 2/ }).click();
    await page.getByRole('radiogroup', { name: /Luke/ }).waitFor();
    await page.getByRole('radio', { name: /^Geradeaus 2/ }).hover();
    await expect.poll(() => page.locator('.match-table .piece[data-ghost="legal"]').count()).toBe(1);
    await expect.poll(() => label.count()).toBe(0);
    await page.getByRole('radio', { name: /^Wendemanöver rechts 3/ }).hover();
    await label.getByText('Frei, wenn "Mauler Mithel" #3 vorher wegfliegt').waitFor();
    await page.getByRole('radio', { name: /^Geradeaus 4/ }).hover();
    await label.getByText('Endet an: Biggs Darklighter #1').waitFor();
  });
});
