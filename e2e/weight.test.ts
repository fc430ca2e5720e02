// How much JavaScript the first page and a newcomer's first game cost, packed as it comes over the wire.
import { Buffer } from 'node:buffer';
import { beforeAll, describe, expect, it } from 'vitest';
import { packedSmall } from '../scripts/build-web.ts';
import { type App, startApp } from './app.ts';

/** Portraits wait so long for a first touch (apps/web/src/scene/portrait.tsx). */
const A_WHILE_MS = 10_000;
const MOST_KILOBYTES = { page: 120, game: 360 };

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** As it is packed for visitors. */
async function packedBytes(url: string): Promise<number> {
  const answer = await fetch(url);
  expect(answer.ok).toBe(true);
  return (await packedSmall(url, Buffer.from(await answer.arrayBuffer()))).length;
}

describe('the first page', () => {
  it('is seen after less than 120 KB of compressed JavaScript', async () => {
    const { page } = await app.openFresh('/', { reducedMotion: 'no-preference' });
    const html = await (await page.request.get(new URL('/', page.url()).href)).text();
    const needed = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) => new URL(path!, page.url()).href);
    // Whatever else there is may come later: the page is seen although all of it is held back.
    await page.route('**/*.js', async (route) => {
      if (needed.includes(route.request().url())) await route.continue(); // the others go on when nobody routes any more
    });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.unroute('**/*.js');
    let sum = 0;
    for (const url of needed) sum += (await packedBytes(url)) / 1000;
    console.log(
      `first page: ${sum.toFixed(0)} KB of compressed JavaScript in ${needed.length} files before it is seen`,
    );
    expect(sum).toBeGreaterThan(50); // else nothing was measured
    expect(sum).toBeLessThan(MOST_KILOBYTES.page);
  });
});

describe('the first game', () => {
  it('comes with less than 360 KB of compressed JavaScript, what the cards do included', async () => {
    const { page } = await app.openFresh('/');
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
    });
    // What comes of itself after a while is not waited for: on a busy machine the while may be over before the game is there.
    await page.addInitScript((while_) => {
      const usual = window.setTimeout;
      const held = (act: TimerHandler, after = 0, ...args: unknown[]) =>
        after < while_ ? usual(act, after, ...args) : 0;
      window.setTimeout = held as typeof window.setTimeout;
    }, A_WHILE_MS);
    await page.waitForLoadState('networkidle'); // else the reload cuts off what is still coming
    await page.reload();
    await page.getByRole('link', { name: 'Sofort spielen', exact: true }).click();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    await page.waitForLoadState('networkidle');
    let sum = 0;
    for (const url of scripts) sum += (await packedBytes(url)) / 1000;
    console.log(`first game: ${sum.toFixed(0)} KB of compressed JavaScript in ${scripts.size} files`);
    expect([...scripts].some((url) => url.includes('worker'))).toBe(true);
    const sayings = [...scripts].filter((url) => url.includes('abilities'));
    const come = (kind: string) => sayings.some((url) => url.includes(`abilities-de-${kind}-`));
    // What Luke Skywalker does, and what damage cards do before the first is turned up; not what nobody here flies or reads.
    expect(['rebel', 'core2', 'scum'].map(come)).toEqual([true, true, false]);
    expect(sayings.filter((url) => url.includes('abilities-en'))).toEqual([]);
    expect(sum).toBeGreaterThan(50); // else nothing was measured
    expect(sum).toBeLessThan(MOST_KILOBYTES.game);
  });
});
