import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';

let app: App;
let page: Page;

const open = async (options: BrowserContextOptions = {}) => {
  ({ page } = await app.open('/messen/xwing', { viewport: { width: 1280, height: 1250 }, ...options }));
  await page.getByRole('application').waitFor();
};

beforeAll(async () => {
  app = await startApp();
});
beforeEach(() => open());

const ship = (id: 'A' | 'B') => page.getByRole('button', { name: `Schiff ${id}: ` });
const place = async (id: 'A' | 'B') => {
  const label = await ship(id).getAttribute('aria-label');
  const [x, y, degrees] = [...(label ?? '').matchAll(/(\d+(?:,\d+)?)(?= mm|°)/g)].map(([n]) =>
    Number(n.replace(',', '.')),
  );
  return { x, y, degrees };
};
const rulerLines = () => page.locator('.ruler-label tspan').allTextContents();
const ruler = async () => (await rulerLines()).join(' ');
const middle = async (piece: Locator) => {
  const box = await piece.boundingBox();
  if (!box) throw new Error('nothing to see');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** Pointer moves are drawn with the next frame. */
const drawn = () =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
const base = (id: 'A' | 'B') => ship(id).locator('.paint-base');
const notice = (sentence: string) => page.locator('.notice').filter({ hasText: sentence }).waitFor();
/** How many millimetres the shorter side of the picture shows. */
const viewWidth = async () => {
  const picture = await page.locator('.table-view-picture').boundingBox();
  const mat = await page.locator('[data-mat]').boundingBox();
  if (!picture || !mat) throw new Error('nothing to see');
  return (Math.min(picture.width, picture.height) / mat.width) * 914.4;
};

describe('moving a ship', () => {
  it('by dragging it, and the ruler follows', async () => {
    const before = await place('A');
    const rulerBefore = await ruler();
    const from = await middle(base('A'));
    const knob = await middle(page.locator('.piece-handle-knob'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y - 40, { steps: 4 });
    await page.mouse.up();
    await drawn();
    const after = await place('A');
    expect(after.x).toBeGreaterThan(before.x ?? 0);
    expect(after.y).toBeGreaterThan(before.y ?? 0);
    expect(after.degrees).toBe(before.degrees);
    expect(await ruler()).not.toBe(rulerBefore);
    const to = await middle(base('A'));
    expect(Math.abs(to.x - from.x - 60)).toBeLessThan(1);
    expect(Math.abs(to.y - from.y + 40)).toBeLessThan(1);
    // What hangs on it comes along.
    const moved = await middle(page.locator('.piece-handle-knob'));
    expect(Math.abs(moved.x - knob.x - 60)).toBeLessThan(1);
  });

  it('with the arrow keys, finely with Ctrl or Shift', async () => {
    const { x = 0, y = 0 } = await place('B');
    await ship('B').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    expect(await place('B')).toMatchObject({ x: x + 10, y: y + 10 });
    await page.keyboard.press('Control+ArrowLeft');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await place('B')).toMatchObject({ x: x + 9, y: y + 9 });
  });

  it('turns it with Q and E, finely with Ctrl, back with R', async () => {
    await ship('A').focus();
    await page.keyboard.press('e');
    expect((await place('A')).degrees).toBe(22.5);
    await page.keyboard.press('Control+e');
    expect((await place('A')).degrees).toBe(23.5);
    for (let i = 0; i < 2; i++) await page.keyboard.press('q');
    expect((await place('A')).degrees).toBe(338.5);
    await page.keyboard.press('r');
    expect((await place('A')).degrees).toBe(0);
  });

  it('turns it by its handle', async () => {
    const handle = await middle(page.locator('.piece-handle-knob'));
    const centre = await middle(base('A'));
    await page.mouse.move(handle.x, handle.y);
    await page.mouse.down();
    await page.mouse.move(centre.x + 80, centre.y, { steps: 4 });
    await page.mouse.up();
    await drawn();
    expect((await place('A')).degrees).toBe(90);
  });

  it('never loses it over the edge', async () => {
    await ship('A').focus();
    for (let i = 0; i < 60; i++) await page.keyboard.press('ArrowLeft');
    expect((await place('A')).x).toBe(20);
  });
});

describe('measuring', () => {
  it('tells screen readers the same as the eyes', async () => {
    const seen = await rulerLines();
    const heard = page.getByRole('status').filter({ hasText: 'Kürzeste Strecke' });
    expect(seen).toHaveLength(2);
    for (const part of seen) await expect.poll(() => heard.textContent()).toContain(part);
  });

  it('sees that a ship turned away has nothing in its arc', async () => {
    const row = page.locator('.reading').filter({ hasText: 'Feuerwinkel, Schiff A auf Schiff B' });
    await expect.poll(() => row.textContent()).toContain('Reichweite 3');
    await ship('A').focus();
    for (let i = 0; i < 8; i++) await page.keyboard.press('e');
    await expect.poll(() => row.textContent()).toContain('nicht im Feuerwinkel');
  });
});

describe('manoeuvres', () => {
  const fly = () => page.getByRole('button', { name: 'Schiff A fliegen' }).click();

  it('flies the chosen one to its end', async () => {
    await ship('A').focus();
    await page.keyboard.press('r');
    const { x = 0, y = 0 } = await place('A');
    await page.getByRole('radio', { name: 'Wendemanöver links 2' }).click();
    await fly();
    await notice('Schiff A hat das Manöver ganz ausgeführt.');
    // Turn 2 with a small base ends 82.5 mm aside and ahead.
    const after = await place('A');
    expect(after.degrees).toBe(270);
    expect(Math.abs((after.x ?? 0) - (x - 82.5))).toBeLessThan(1);
    expect(Math.abs((after.y ?? 0) - (y + 82.5))).toBeLessThan(1);
  });

  it('walks the dial with the arrow keys and flies with Enter', async () => {
    await page.getByRole('radio', { name: 'Drehmanöver rechts 2' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.getByRole('radio', { name: 'Geradeaus 3' }).getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.getByRole('radio', { name: 'Koiogran-Wende 3' }).getAttribute('aria-checked'))
      .toBe('true');
    const { degrees = 0 } = await place('A');
    await page.keyboard.press('Enter');
    await notice('Schiff A hat das Manöver ganz ausgeführt.');
    expect((await place('A')).degrees).toBe(degrees + 180);
  });

  it('moves a ship back that would overlap the other', async () => {
    // Side by side on one line, 120 mm apart: a straight 2 would end on the other base.
    await ship('A').focus();
    await page.keyboard.press('r');
    const a = await place('A');
    await ship('B').focus();
    await page.keyboard.press('r');
    const b = await place('B');
    for (let i = 0; i < Math.round(((b.x ?? 0) - (a.x ?? 0)) / 10); i++) await page.keyboard.press('ArrowLeft');
    for (let i = 0; i < Math.round(((b.y ?? 0) - (a.y ?? 0) - 120) / 10); i++) await page.keyboard.press('ArrowDown');
    await ship('A').focus();
    await page.getByRole('radio', { name: 'Koiogran-Wende 2' }).click();
    await notice('Würde Schiff B überschneiden');
    await fly();
    await notice('Hätte Schiff B überschnitten');
    await notice('Die Wende am Ende entfällt.');
    expect((await place('A')).degrees).toBe(0);
    await page.getByRole('link', { name: /§ Flugrichtung 13/ }).waitFor();
    expect(await ruler()).toContain('Reichweite 1');
  });

  it('flies in motion where motion is welcome', async () => {
    await open({ reducedMotion: 'no-preference' });
    const before = await place('A');
    // A flight may be over before anybody outside looks.
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('.primary')!;
      const look = () => {
        if (button.disabled) document.body.dataset['flown'] = 'in motion';
      };
      new MutationObserver(look).observe(button, { attributes: true });
    });
    await fly();
    await notice('Schiff A hat das Manöver ganz ausgeführt.');
    await expect.poll(() => page.locator('body').getAttribute('data-flown')).toBe('in motion');
    await expect.poll(async () => (await place('A')).degrees).toBe((before.degrees ?? 0) + 45);
  });

  it('warns of a manoeuvre off the table', async () => {
    await ship('A').focus();
    await page.keyboard.press('r');
    for (let i = 0; i < 8; i++) await page.keyboard.press('e');
    for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowDown');
    await page.getByRole('radio', { name: 'Geradeaus 5' }).click();
    await notice('Das Schiff würde fliehen');
    await page.getByRole('link', { name: /§ Flucht 1/ }).waitFor();
  });
});

describe('looking around', () => {
  it('zooms with the wheel about the pointer and lets the page scroll at the end', async () => {
    await page.setViewportSize({ width: 1280, height: 800 }); // lower than the page, so that it can scroll
    const before = await viewWidth();
    const at = await middle(base('B'));
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, -120);
    await drawn();
    expect(await viewWidth()).toBeLessThan(before);
    const after = await middle(base('B'));
    expect(Math.abs(after.x - at.x) + Math.abs(after.y - at.y)).toBeLessThan(2);
    await page.getByRole('button', { name: 'Ganzer Tisch' }).click();
    const whole = await viewWidth();
    await page.mouse.wheel(0, 300);
    await page.waitForFunction(() => window.scrollY > 0);
    expect(await viewWidth()).toBe(whole);
  });

  it('pans by dragging the space and with the keys', async () => {
    const before = await middle(base('A'));
    const stage = await page.getByRole('application').boundingBox();
    const corner = { x: (stage?.x ?? 0) + 30, y: (stage?.y ?? 0) + 30 };
    await page.mouse.move(corner.x, corner.y);
    await page.mouse.down();
    await page.mouse.move(corner.x + 50, corner.y + 20, { steps: 3 });
    await page.mouse.up();
    await drawn();
    const after = await middle(base('A'));
    expect(Math.abs(after.x - before.x - 50)).toBeLessThan(1);
    expect(Math.abs(after.y - before.y - 20)).toBeLessThan(1);
    await page.getByRole('application').focus();
    await page.keyboard.press('ArrowRight');
    expect((await middle(base('A'))).x).toBeLessThan(after.x);
    const width = await viewWidth();
    await page.keyboard.press('+');
    expect(await viewWidth()).toBeLessThan(width);
    await page.keyboard.press('0');
    expect(await viewWidth()).toBeGreaterThan(914);
  });

  it('zooms with two fingers', async () => {
    await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const stage = page.getByRole('application');
    await stage.scrollIntoViewIfNeeded();
    const { x, y } = await middle(stage);
    const before = await viewWidth();
    const touch = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: x - apart, y: y - 140, id: 1 },
      { x: x + apart, y: y - 140, id: 2 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (const apart of [55, 70, 80])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await drawn();
    expect(Math.abs((await viewWidth()) / before - 0.5)).toBeLessThan(0.02);
  });
});
