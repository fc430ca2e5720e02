// How smoothly a full table moves: a hundred and twenty figures that march, and a hand that pans over them. What counts
// is measured while something really moves, and the page must not notice.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const SECONDS = 3;

interface Watched {
  /** The time of each frame. */
  readonly frames: number[];
  /** Where the first figure and the mat were in each of them. */
  readonly figures: string[];
  readonly mats: string[];
  /** Nodes that came or went, and figures that were touched, meanwhile. */
  nodes: number;
  touched: number;
  /** How often React has rendered the stage. */
  renders: number;
}

/** Looks at the table frame by frame until it is told to stop. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
  await page.evaluate(() => {
    const seen: Watched = { frames: [], figures: [], mats: [], nodes: 0, touched: 0, renders: 0 };
    const rendered = () => Number(document.body.dataset['renders']);
    const before = rendered();
    const observer = new MutationObserver((list) => {
      for (const { type, target } of list) {
        if (type === 'childList') seen.nodes++;
        else if ((target as Element).closest('[data-key^="figure:"]')) seen.touched++;
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const figure = document.querySelector('.piece[data-key^="figure:"]')!;
    const mat = document.querySelector('[data-mat]')!;
    let running = true;
    const tick = (now: number) => {
      if (!running) return;
      const { x, y } = mat.getBoundingClientRect();
      seen.frames.push(now);
      seen.figures.push(figure.getAttribute('transform') ?? '');
      seen.mats.push(`${x.toFixed(2)} ${y.toFixed(2)}`);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, {
      watched: () => {
        running = false;
        observer.disconnect();
        return { ...seen, renders: rendered() - before };
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { watched: () => Watched }).watched());
}

const rateOf = ({ frames }: Watched): number => (1000 * (frames.length - 1)) / (frames.at(-1)! - frames[0]!);
/** The share of frames in which something was elsewhere than in the one before. */
const movedIn = (places: readonly string[]): number =>
  places.filter((place, i) => i > 0 && place !== places[i - 1]).length / (places.length - 1);

async function openTable(): Promise<Page> {
  const { page } = await app.open('/probe', {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  await page.getByRole('application').waitFor();
  expect(await page.locator('.piece[data-key^="figure:"]').count()).toBe(120);
  return page;
}

describe('a hundred and twenty pieces', () => {
  it('all move at once, and the page does not hear of it', async () => {
    const page = await openTable();
    await page.getByRole('button', { name: '▶' }).click();
    const stop = await watch(page);
    await page.waitForTimeout(SECONDS * 1000);
    const seen = await stop();
    console.log(`120 pieces in motion: ${rateOf(seen).toFixed(1)} frames a second (${seen.frames.length} frames)`);
    expect(seen.frames.length).toBeGreaterThan(10);
    expect(movedIn(seen.figures)).toBeGreaterThan(0.95);
    expect(seen.touched).toBeGreaterThan(100 * seen.frames.length); // every one of them, in every frame
    expect(seen.renders).toBe(0);
    expect(seen.nodes).toBe(0);
    await page.context().close();
  });

  it('are panned over without one of them being drawn anew', async () => {
    const page = await openTable();
    await page.getByRole('button', { name: 'Näher heran' }).click();
    await page.locator('.overview').waitFor();
    const [x, y] = [720, 450];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y);
    const stop = await watch(page);
    const end = Date.now() + SECONDS * 1000;
    for (let i = 0; Date.now() < end; i++)
      await page.mouse.move(x + 130 * Math.sin(i / 9), y + 70 * Math.cos(i / 7) - 70);
    const seen = await stop();
    await page.mouse.up();
    console.log(`panning 120 pieces: ${rateOf(seen).toFixed(1)} frames a second (${seen.frames.length} frames)`);
    expect(seen.frames.length).toBeGreaterThan(10);
    expect(movedIn(seen.mats)).toBeGreaterThan(0.5);
    expect(new Set(seen.mats).size).toBeGreaterThan(20);
    expect(seen.touched).toBe(0);
    expect(seen.renders).toBe(0);
    expect(seen.nodes).toBe(0);
    await page.context().close();
  });
});
