// How smoothly a full table pans: forty ships and twenty obstacles, the figure is printed for the README.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';
import { openText } from './match.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const ROCKS = ['coreasteroid0', 'coreasteroid1', 'coreasteroid2', 'core2asteroid0', 'core2asteroid1'];

/** Sixty pieces, far enough from each other to be legal. */
const crowded = JSON.stringify({
  holotisch: 'scenario',
  version: 1,
  game: 'xwing',
  position: {
    ships: Array.from({ length: 40 }, (_, i) => ({
      seat: i % 2,
      faction: i % 2 === 0 ? 'rebel' : 'imperial',
      type: i % 2 === 0 ? 'xwing' : 'tiefighter',
      pilot: i % 2 === 0 ? 'rookiepilot' : 'academypilot',
      x: 60 + (i % 8) * 110,
      y: 60 + Math.floor(i / 8) * 190,
      degrees: (i * 47) % 360,
      tokens: { focus: i % 3, stress: i % 2 },
    })),
    obstacles: Array.from({ length: 20 }, (_, i) => ({
      kind: ROCKS[i % ROCKS.length],
      x: 115 + (i % 7) * 110,
      y: 155 + Math.floor(i / 7) * 190,
      degrees: i * 31,
    })),
  },
});

describe('sixty pieces', () => {
  it('pan without redrawing a single one of them', async () => {
    const { page, faults } = await app.open('/spiel', { viewport: { width: 1280, height: 800 } });
    await openText(page, 'crowded.holo.json', crowded);
    await page.getByRole('button', { name: 'Ich sitze allein davor' }).click();
    const stage = page.getByRole('application', { name: 'Spielfeld' });
    await page
      .getByRole('button', { name: /, X-Flügler, / })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Näher heran' }).click();
    const box = (await stage.boundingBox())!;
    await page.evaluate(() => {
      const changes = { pieces: 0, frames: [] as number[] };
      const svg = document.querySelector('[role=application] svg')!;
      new MutationObserver((list) => {
        changes.pieces += list.filter(({ target }) => (target as Element).closest('.ship, .obstacle')).length;
      }).observe(svg, { subtree: true, childList: true, attributes: true });
      const tick = (now: number) => {
        changes.frames.push(now);
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      Object.assign(window, { changes });
    });
    const [x, y] = [box.x + box.width / 2 + 23, box.y + box.height / 2 + 31];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 0; i < 90; i++) {
      await page.mouse.move(x + 120 * Math.sin(i / 8), y + 90 * Math.cos(i / 11) - 90);
    }
    await page.mouse.up();
    const { pieces, frames } = await page.evaluate(
      () => (window as unknown as { changes: { pieces: number; frames: number[] } }).changes,
    );
    const seconds = (frames.at(-1)! - frames[0]!) / 1000;
    console.log(
      `panning 60 pieces: ${((frames.length - 1) / seconds).toFixed(1)} frames a second (${frames.length} frames)`,
    );
    expect(pieces).toBe(0);
    expect(frames.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
