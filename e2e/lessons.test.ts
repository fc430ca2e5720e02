import { beforeAll, describe, expect, it } from 'vitest';
import { violations } from './accessible.ts';
import { type App, startApp } from './app.ts';
import { whenMatch } from './match-state.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

describe('learning to play', () => {
  it('leads from the first page into the first lesson, which sees what is done and what is not', async () => {
    const { page } = await app.open('/');
    await page.getByRole('link', { name: 'Spielen lernen' }).click();
    await page.getByRole('link', { name: /^X-Wing/ }).click();
    const first = page.getByRole('link', { name: /Der erste Flug/ });
    await first.waitFor();
    expect(await violations(page)).toEqual([]);
    await first.click();
    const coach = page.getByRole('region', { name: 'Lektion' });
    await whenMatch(page, 'the first dial is asked for', ({ asked, still }) => asked === 'dials' && still);
    await coach.getByRole('button', { name: 'Weiter' }).click();
    await page.getByRole('radio', { name: /Geradeaus 3/ }).click();
    await page.locator('[data-confirm]').click();
    await coach.getByText('Gesucht ist die 2').waitFor();
    expect(await violations(page)).toEqual([]);
    await coach.getByRole('button', { name: 'Zeig es mir' }).click();
    await page.locator('[data-confirm]').click();
    await coach.getByText('Geflogen!').waitFor();
    await page.reload();
    await coach.getByText('Schritt 3 von 6').waitFor();
    await coach.getByRole('button', { name: 'Zurück' }).click();
    await coach.getByText('Schritt 2 von 6').waitFor();
    await whenMatch(page, 'the dial is asked for again', ({ asked, taken }) => asked === 'dials' && taken < 2);
    await expect.poll(() => coach.getAttribute('data-lesson')).toBe('first-flight');
  });

  it('is offered beside the first quick start, once and never again', async () => {
    const { page } = await app.open('/spiel/xwing/sofort');
    const offer = page.getByRole('region', { name: 'Neu hier?' });
    await offer.getByRole('link', { name: 'Die erste Lektion' }).waitFor();
    await page.reload();
    await whenMatch(page, 'the match is back', ({ asked, still }) => asked === 'dials' && still);
    await expect.poll(() => offer.count()).toBe(0);
  });
});
