// How smoothly a full table moves: a hundred and twenty figures that march, and a hand that pans over them. It is
// measured while something really moves; and the page itself, what React has drawn, must not notice.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const SECONDS = 3;
/** Milliseconds between two frames at sixty a second. What the page works in each of them must be less. */
const FRAME = 1000 / 60;

interface Watched {
  /** The time of each frame, and where the first figure and the mat were in it. */
  readonly frames: number[];
  readonly figures: string[];
  readonly mats: string[];
  /** Nodes that came, went or got other words: what rendering does. */
  nodes: number;
  /** Which attributes of figures were set, and how often. */
  readonly attributes: Record<string, number>;
}

declare global {
  interface Window {
    stopWatching?: () => Watched;
  }
}

/** Looks at the table frame by frame while something is done to it. */
async function watched(page: Page, act: () => Promise<void>) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  /** Seconds that the main thread has worked; what others do on the same machine is not counted. */
  const worked = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0;
  };
  await page.evaluate(() => {
    const seen: Watched = { frames: [], figures: [], mats: [], nodes: 0, attributes: {} };
    const observer = new MutationObserver((list) => {
      for (const { type, target, attributeName } of list) {
        if (type !== 'attributes') seen.nodes++;
        else if (attributeName && target instanceof Element && target.closest('[data-key^="figure:"]'))
          seen.attributes[attributeName] = (seen.attributes[attributeName] ?? 0) + 1;
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
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
    window.stopWatching = () => {
      running = false;
      observer.disconnect();
      return seen;
    };
  });
  const before = await worked();
  await act();
  const after = await worked();
  const seen = await page.evaluate(() => window.stopWatching!());
  const { frames } = seen;
  const rate = (1000 * (frames.length - 1)) / (frames.at(-1)! - frames[0]!);
  return { ...seen, rate, work: (1000 * (after - before)) / frames.length };
}

/** The share of frames in which something was elsewhere than in the one before. */
const movedIn = (places: readonly string[]): number =>
  places.filter((place, i) => i > 0 && place !== places[i - 1]).length / (places.length - 1);

async function openTable(): Promise<Page> {
  const { page } = await app.openFresh('/probe', {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  await page.getByRole('application').waitFor();
  expect(await page.locator('.piece[data-key^="figure:"]').count()).toBe(120);
  return page;
}

describe('a hundred and twenty pieces', () => {
  it('all move in every frame, within the time of a frame, and nothing is rendered for it', async () => {
    const page = await openTable();
    await page.getByRole('button', { name: '▶' }).click();
    const { frames, figures, nodes, attributes, rate, work } = await watched(page, () =>
      page.waitForTimeout(SECONDS * 1000),
    );
    console.log(`120 pieces in motion: ${rate.toFixed(1)} frames a second, ${work.toFixed(1)} ms of work in each`);
    expect(frames.length).toBeGreaterThan(10);
    expect(movedIn(figures)).toBeGreaterThan(0.95);
    expect(Object.keys(attributes)).toEqual(['transform']);
    expect(attributes['transform']).toBeGreaterThan(119 * (frames.length - 2)); // every one of them, in every frame
    expect(nodes).toBe(0);
    expect(work).toBeGreaterThan(0.1); // else nothing was measured
    expect(work).toBeLessThan(FRAME);
  });

  it('are panned over within the time of a frame, and not one of them is touched', async () => {
    const page = await openTable();
    await page.getByRole('button', { name: 'Näher heran' }).click();
    await page.locator('.overview').waitFor();
    const [x, y] = [720, 450];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y);
    const { frames, mats, nodes, attributes, rate, work } = await watched(page, async () => {
      const end = Date.now() + SECONDS * 1000;
      for (let i = 0; Date.now() < end; i++)
        await page.mouse.move(x + 130 * Math.sin(i / 9), y + 70 * Math.cos(i / 7) - 70);
    });
    await page.mouse.up();
    console.log(`panning 120 pieces: ${rate.toFixed(1)} frames a second, ${work.toFixed(1)} ms of work in each`);
    expect(frames.length).toBeGreaterThan(10);
    expect(new Set(mats).size).toBeGreaterThan(20);
    expect(movedIn(mats)).toBeGreaterThan(0.25); // a pointer that is late leaves frames without news
    expect(attributes).toEqual({});
    expect(nodes).toBe(0);
    expect(work).toBeLessThan(FRAME);
  });
});
