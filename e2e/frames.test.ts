// How smoothly a full table moves: a hundred and twenty figures that march, and a hand that pans over them. It is looked at
// while something really moves: the page itself, what React has drawn, must not notice, and nothing is painted anew. How
// long a frame takes depends on the machine and on what else it does, so it is only told; `npm test -- --full`, for who has
// a machine to himself, also wants the processor's work on a frame to be half of its time at most.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { FULL } from '../packages/table/test/tries.ts';
import { type App, startApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** So many frames are looked at, and so many more while painting is counted. */
const FRAMES = { work: FULL ? 120 : 24, painting: FULL ? 60 : 16 };
/** Milliseconds between two frames at sixty a second. What the page works in each of them must be half of it at most. */
const FRAME = 1000 / 60;
/** How often something is painted in a frame in which things only change their places. */
const HARDLY_PAINTED = 1;

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
    const figure = document.querySelector<SVGElement>('.piece[data-key^="figure:"]')!;
    const mat = document.querySelector('[data-mat]')!;
    let running = true;
    const tick = (now: number) => {
      if (!running) return;
      const { x, y } = mat.getBoundingClientRect();
      seen.frames.push(now);
      seen.figures.push(figure.style.transform);
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

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Milliseconds that painting and putting the painted together take for each frame, in all threads beside the page's. */
async function painting(page: Page, act: () => Promise<void>) {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['cc', 'viz', 'toplevel', 'blink.user_timing'] });
  await page.evaluate(() => performance.mark('here'));
  const { frames } = await watched(page, act);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const { pid } = traceEvents.find(({ name }) => name === 'here')!;
  const spent = (found: readonly TraceEvent[]) =>
    found.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0) / 1000, 0) / frames.length;
  const named = (name: string) => traceEvents.filter((event) => event.ph === 'X' && event.name === name);
  const compositor = traceEvents.find((event) => event.pid === pid && event.args.name === 'Compositor')?.tid;
  const tasks = named('ThreadControllerImpl::RunTask').filter((event) => event.pid === pid && event.tid === compositor);
  const rasters = named('DisplayItemList::Raster').filter((event) => event.pid === pid);
  return {
    rasters: rasters.length / frames.length,
    raster: spent(rasters),
    compositor: spent(tasks),
    drawing: spent(named('SoftwareRenderer::DoDrawQuad')),
  };
}

const told = ({ rasters, raster, compositor, drawing }: Awaited<ReturnType<typeof painting>>): string =>
  `${rasters.toFixed(2)} times painted, ${raster.toFixed(1)} ms of painting, ${compositor.toFixed(1)} ms of the compositor, ${drawing.toFixed(1)} ms of drawing`;

/** The share of frames in which something was elsewhere than in the one before. */
const movedIn = (places: readonly string[]): number =>
  places.filter((place, i) => i > 0 && place !== places[i - 1]).length / (places.length - 1);

async function openTable(): Promise<Page> {
  const { page } = await app.openFresh('/probe', {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  });
  await page.getByRole('application').waitFor();
  await expect.poll(() => page.locator('.piece[data-key^="figure:"]').count()).toBe(120);
  return page;
}

/** As many frames as that pass. */
const framesPass = (page: Page, frames: number) => () =>
  page.evaluate(async (wanted) => {
    for (let n = 0; n < wanted; n++) await new Promise(requestAnimationFrame);
  }, frames);

describe('a hundred and twenty pieces', () => {
  it('all move in every frame, within the time of a frame, and nothing is rendered for it', async () => {
    const page = await openTable();
    await page.getByRole('button', { name: '▶' }).click();
    const { frames, figures, nodes, attributes, rate, work } = await watched(page, framesPass(page, FRAMES.work));
    const painted = await painting(page, framesPass(page, FRAMES.painting));
    console.log(
      `120 pieces in motion: ${rate.toFixed(1)} frames a second, in each ${work.toFixed(1)} ms of work, ${told(painted)}`,
    );
    expect(frames.length).toBeGreaterThan(10);
    expect(movedIn(figures)).toBeGreaterThan(0.95);
    expect(Object.keys(attributes)).toEqual(['style']);
    expect(attributes['style']).toBeGreaterThan(119 * (frames.length - 2)); // every one of them, in every frame
    expect(nodes).toBe(0);
    expect(work).toBeGreaterThan(0); // else nothing was measured
    expect(painted.compositor).toBeGreaterThan(0);
    expect(painted.rasters).toBeLessThan(HARDLY_PAINTED);
    if (FULL) expect(work).toBeLessThan(FRAME / 2);
  });

  it('are panned over within the time of a frame, and not one of them is touched', async () => {
    const page = await openTable();
    await page.getByRole('button', { name: 'Näher heran' }).click();
    await page.locator('.overview').waitFor();
    const [x, y] = [720, 450];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 20, y);
    let moves = 0;
    const pan = (wanted: number) => async () => {
      for (moves = 0; moves < wanted; moves++)
        await page.mouse.move(x + 130 * Math.sin(moves / 9), y + 70 * Math.cos(moves / 7) - 70);
    };
    const { frames, mats, nodes, attributes, rate, work } = await watched(page, pan(FRAMES.work));
    // A pointer that is late, on a busy machine, leaves frames without news.
    const news = Math.min(moves, frames.length);
    const painted = await painting(page, pan(FRAMES.painting));
    await page.mouse.up();
    console.log(
      `panning 120 pieces: ${rate.toFixed(1)} frames a second, in each ${work.toFixed(1)} ms of work, ${told(painted)}`,
    );
    expect(frames.length).toBeGreaterThan(10);
    expect(new Set(mats).size).toBeGreaterThan(20);
    expect(movedIn(mats) * frames.length).toBeGreaterThan(news / 2);
    expect(attributes).toEqual({});
    expect(nodes).toBe(0);
    expect(painted.rasters).toBeLessThan(HARDLY_PAINTED);
    if (FULL) expect(work).toBeLessThan(FRAME / 2);
  });
});
