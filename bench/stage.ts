// What a frame costs while all pieces of a table move: on the flat table, and in three dimensions. Graphics are made by
// the processor here, so that only the page's own work is counted, not the drawing itself.
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { runApp } from '../e2e/run-app.ts';
import { openApp } from '../e2e/running-app.ts';

const PIECES = [12, 60, 120] as const;
const RENDERERS = ['svg', 'holo'] as const;
/** Frames to warm up in, and to be measured. */
const FRAMES = { before: 8, measured: 30 };

/** What a frame of the holo table may cost at most, however many pieces move. */
const MOST = { calls: 120, script: 6 };

interface Cost {
  /** Milliseconds of the page's thread for each frame: all of it, and what JavaScript took. */
  readonly cpu: number;
  readonly script: number;
  /** Calls to the graphics card and triangles of a frame; the flat table has none. */
  readonly calls?: number;
  readonly triangles?: number;
  /** Megabytes of JavaScript's heap. */
  readonly heap: number;
}

const framesPass = (page: Page, frames: number) =>
  page.evaluate(async (wanted) => {
    const canvas = document.querySelector<HTMLCanvasElement>('.holo-canvas');
    const drawn = () => canvas?.holo?.().frames;
    for (let n = 0; n < wanted; n++) {
      const before = drawn();
      // Every picture counts once, however long the browser takes for it.
      do await new Promise(requestAnimationFrame);
      while (before !== undefined && drawn() === before);
    }
  }, frames);

async function measured(page: Page): Promise<Cost> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { cpu: of('ThreadTime'), script: of('ScriptDuration'), heap: of('JSHeapUsedSize') };
  };
  await page.getByRole('button', { name: '▶' }).click();
  await framesPass(page, FRAMES.before);
  const before = await read();
  await framesPass(page, FRAMES.measured);
  const after = await read();
  const figures = await page.evaluate(() => document.querySelector<HTMLCanvasElement>('.holo-canvas')?.holo?.());
  const each = (name: 'cpu' | 'script') => Math.round(((after[name] - before[name]) * 100_000) / FRAMES.measured) / 100;
  return {
    cpu: each('cpu'),
    script: each('script'),
    ...(figures && { calls: figures.calls, triangles: figures.triangles }),
    heap: Math.round(after.heap / 1e5) / 10,
  };
}

/** Measures both renderers with few and many pieces, tells it and keeps it in stage.json; fails where one costs too much. */
export async function measureStages(json: boolean): Promise<void> {
  const running = await runApp();
  const app = await openApp(running);
  const results: Record<string, Cost> = {};
  for (const renderer of RENDERERS)
    for (const pieces of PIECES) {
      const { page } = await app.openFresh(`/probe?pieces=${pieces}`, {
        reducedMotion: 'no-preference',
        viewport: { width: 640, height: 400 },
      });
      await page.evaluate((on) => localStorage.setItem('holotisch.dimensions', on), renderer === 'holo' ? 'on' : 'off');
      await page.reload();
      await page.locator(renderer === 'holo' ? '.holo-canvas' : '.table-view-sheet').waitFor();
      const cost = await measured(page);
      results[`${renderer} ${pieces}`] = cost;
      if (!json) console.log(`${renderer} ${pieces}`.padEnd(10), JSON.stringify(cost));
      await page.context().close();
    }
  const text = `${JSON.stringify(results, null, 2)}\n`;
  writeFileSync(new URL('./stage.json', import.meta.url), text);
  if (json) process.stdout.write(text);
  for (const [name, { calls = 0, script }] of Object.entries(results))
    if (calls > MOST.calls || script > MOST.script) {
      console.error(`${name}: ${calls} calls and ${script} ms of scripting; ${MOST.calls} and ${MOST.script} at most`);
      process.exitCode = 1;
    }
  await app.close();
  await running.stop();
}
