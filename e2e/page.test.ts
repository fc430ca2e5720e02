import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { violationsInBoth } from './accessible.ts';
import { type App, startApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

describe('languages', () => {
  it.each([
    ['de-DE', 'Drei Spiele. Ein Tisch. Jede Regel.', 'Fan-Projekt', 'de'],
    ['en-GB', 'Three games. One table. Every rule.', 'fan project', 'en'],
    ['fr-FR', 'Three games. One table. Every rule.', 'fan project', 'en'],
  ])('speaks to a browser set to %s', async (locale, headline, notice, lang) => {
    const { page, faults } = await app.open('/', { locale });
    await page.getByRole('heading', { level: 1, name: headline }).waitFor();
    await expect.poll(() => page.getByRole('contentinfo').textContent()).toContain(notice);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);
    expect(faults).toEqual([]);
  });

  it('remembers the language somebody chose', async () => {
    const { page } = await app.open('/', { locale: 'de-DE' });
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Play now', exact: true }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Play now', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('light and dark', () => {
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  it('follows the system until somebody chooses, then remembers', async () => {
    const { page } = await app.open('/', { colorScheme: 'dark' });
    const dark = await ground(page);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await ground(page);
    expect(light).not.toBe(dark);
    await page.getByRole('button', { name: 'Dunkle Darstellung' }).click();
    expect(await ground(page)).toBe(dark);
    await page.reload();
    expect(await ground(page)).toBe(dark);
    await page.getByRole('button', { name: 'Helle Darstellung' }).click();
    expect(await ground(page)).toBe(light);
  });
});

describe('the games', () => {
  it('tells the size of each ledger without loading one', async () => {
    const { page } = await app.openFresh('/');
    await expect.poll(() => page.getByText('Klauseln').count()).toBe(0); // who wants to play is not told
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Über das Projekt' }).click();
    await page.getByRole('heading', { level: 1, name: 'Über das Projekt' }).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    for (const count of ['539 Klauseln', '1.448 Klauseln', '2.059 Klauseln']) await page.getByText(count).waitFor();
    expect(requested.length).toBeGreaterThan(2);
    expect(requested.filter((url) => url.includes('.jsonl'))).toEqual([]);
  });
});

describe('the match on the first page', () => {
  const demo = (page: Page) => page.getByRole('figure');
  /** Where the ships stand just now. */
  const places = (page: Page) =>
    demo(page)
      .locator('.table-view-sheet')
      .evaluate((sheet) =>
        [...sheet.querySelectorAll<SVGElement>('.piece')].map((piece) => piece.style.transform).join(),
      );
  /** Waits until nothing has moved for ninety frames; the picture may still be on its way to where it looks. */
  const standsStill = (page: Page) =>
    page.evaluate(async () => {
      const look = () =>
        [...document.querySelectorAll<SVGElement>('.demo .piece')].map((piece) => piece.style.transform).join();
      let last = look();
      for (let still = 0, frames = 0; still < 90; frames++) {
        if (frames > 1200) throw new Error('it never stands still');
        await new Promise(requestAnimationFrame);
        const now = look();
        still = now === last ? still + 1 : 0;
        last = now;
      }
    });

  it('moves, stands still on request, and goes on', async () => {
    const { page } = await app.open('/', { reducedMotion: 'no-preference' });
    await demo(page).getByRole('img', { name: 'Eine Partie X-Wing in Bewegung' }).waitFor();
    const before = await places(page);
    const anywhereElse = (old: string) =>
      page.waitForFunction(
        (was) =>
          [...document.querySelectorAll<SVGElement>('.demo .piece')].map((piece) => piece.style.transform).join() !==
          was,
        old,
      );
    await anywhereElse(before);
    await demo(page).getByRole('button', { name: 'Anhalten' }).click();
    await standsStill(page);
    await demo(page).getByRole('button', { name: 'Abspielen' }).click();
    await anywhereElse(await places(page));
  });

  it('does not move by itself where motion is not welcome', async () => {
    const { page } = await app.open('/', { reducedMotion: 'reduce' });
    await demo(page).getByRole('button', { name: 'Abspielen' }).waitFor();
    const before = await places(page);
    await standsStill(page);
    expect(await places(page)).toBe(before);
  });

  it('is dispensable: without it the page is whole', async () => {
    const { page, faults } = await app.openFresh('/irgendwo');
    await page.route(/demo-stage/, (route) => route.abort());
    await page.goto(new URL('/', page.url()).href, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Sofort spielen', exact: true }).waitFor();
    await vi.waitFor(() => expect(faults.join()).toContain('Failed to fetch dynamically imported module'));
    await expect.poll(() => demo(page).getByRole('button').count()).toBe(0);
    faults.length = 0;
  });
});

describe('a tile', () => {
  const tile = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

  it('leads to everything there is of a game', async () => {
    const { page } = await app.open('/');
    await expect
      .poll(() => tile(page, 'X-Wing').getByRole('link').allTextContents())
      .toEqual(['Sofort spielen', 'Einrichten', 'Staffeln bauen', 'Regelwerk', 'Messtisch']);
    await expect
      .poll(() => tile(page, 'Legion').getByRole('link').allTextContents())
      .toEqual(['Sofort spielen', 'Einrichten', 'Armeen bauen', 'Regelwerk']);
    await tile(page, 'Armada').getByRole('link', { name: 'Regelwerk: Armada' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Armada' }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('one click', () => {
  it.each([['X-Wing'], ['Armada'], ['Legion']])('begins a match of %s', async (name) => {
    const { page, faults } = await app.open('/');
    await page.getByRole('link', { name: `${name} sofort spielen` }).click();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    expect(faults).toEqual([]);
  });
});

describe('the games as living pictures', () => {
  it('show their pieces once somebody looks at them, and stand still with the match above', async () => {
    const { page } = await app.open('/', { reducedMotion: 'no-preference' });
    const pieces = page.locator('.living-piece');
    await page.getByRole('heading', { name: 'Legion', exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(() => pieces.count()).toBe(18);
    const states = () =>
      pieces.evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).animationPlayState))]);
    expect(
      await pieces.evaluateAll((all) => all.filter((one) => one.getAttribute('href')?.startsWith('blob:')).length),
    ).toBe(18);
    expect(await states()).toContain('running');
    await page.getByRole('button', { name: 'Anhalten' }).click();
    await expect.poll(async () => (await states()).includes('running')).toBe(false);
  });
});

describe('the head of the page', () => {
  it('leads to the builders and the start pages of all games', async () => {
    const { page, faults } = await app.open('/');
    const head = page.getByRole('navigation', { name: 'Seiten' });
    await head.getByRole('link', { name: 'Listen bauen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Für welches Spiel wollt ihr bauen?' }).waitFor();
    await expect
      .poll(() => page.getByRole('main').getByRole('link').allTextContents())
      .toEqual(['Staffeln bauen', 'Flotten bauen', 'Armeen bauen']);
    await expect.poll(() => head.locator('.here').allTextContents()).toEqual(['Listen bauen']);
    await page.getByRole('link', { name: 'Flotten bauen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Flottenbau' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/liste/armada');
    // from the builder of a game to its start page, and from there to all games
    await head.getByRole('link', { name: 'Spielen' }).click();
    await page.waitForURL('**/spiel/armada');
    await head.getByRole('link', { name: 'Spielen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Welches Spiel soll es sein?' }).waitFor();
    await expect
      .poll(() => page.getByRole('main').getByRole('link').allTextContents())
      .toEqual(['X-Wing spielen', 'Armada spielen', 'Legion spielen']);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Which game will it be?' }).waitFor();
    expect(faults).toEqual([]);
  });
});

describe('deep links', () => {
  it('opens a clause from its address', async () => {
    const { page, faults } = await app.open('/regeln/XW-ANGRIFF-08');
    await page.getByRole('heading', { level: 1, name: 'XW-ANGRIFF-08' }).waitFor();
    expect(await page.title()).toBe('XW-ANGRIFF-08 · Holotisch');
    expect(faults).toEqual([]);
  });

  it('walks from the table to a clause and back', async () => {
    const { page, faults } = await app.open('/');
    await page.getByRole('link', { name: 'Messtisch' }).click();
    const ship = page.getByRole('button', { name: 'Schiff A: ' });
    await ship.focus();
    await page.keyboard.press('e');
    const place = await ship.getAttribute('aria-label');
    await page.getByRole('link', { name: /§ Reichweite 2/ }).click();
    await page.getByRole('heading', { level: 1, name: 'XW-REICHWEITE-02' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/regeln/XW-REICHWEITE-02');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.goBack();
    await page.getByRole('heading', { name: 'Messtisch' }).waitFor();
    await expect.poll(() => ship.getAttribute('aria-label')).toBe(place);
    expect(faults).toEqual([]);
  });

  it.each([
    ['/regeln/XW-GIBTS-NICHT-99', 'Eine Klausel XW-GIBTS-NICHT-99 gibt es nicht.'],
    ['/irgendwo/anders', 'Diese Seite gibt es nicht.'],
  ])('says so when there is nothing at %s', async (path, sentence) => {
    const { page } = await app.open(path);
    await page.getByRole('heading', { level: 1, name: sentence }).waitFor();
  });

  it('leads home from where there is nothing', async () => {
    const { page } = await app.open('/irgendwo/anders');
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await page.getByRole('link', { name: 'Sofort spielen', exact: true }).waitFor();
  });
});

describe('for everybody', () => {
  it.each([
    ['/', /^Abspielen$/],
    ['/projekt', /^Dunkle|^Helle/],
    ['/messen/xwing', /^Schiff A: /],
  ])('axe finds nothing to complain about, light or dark: %s', async (path, last) => {
    const { page } = await app.open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: last }).waitFor();
    expect(await violationsInBoth(page)).toEqual([]);
  });

  it('fits screens of any width', async () => {
    const { page } = await app.open('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

it('the browser draws with WebGL', async () => {
  const { page } = await app.open('/irgendwo');
  const version = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    return gl ? String(gl.getParameter(gl.VERSION)) : undefined;
  });
  // A Chromium of the machine may be built or run without it; the packed one has it.
  if (app.packedBrowser) expect(version).toContain('WebGL');
  else console.log(version ?? 'This Chromium has no WebGL.');
});
