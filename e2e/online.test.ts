// Two people and somebody who looks on, each in a browser of their own, play whole matches over the network.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const MOST_DECISIONS = 400;

/** The links that whoever makes a match is given: for the other seat, and for who looks on. */
async function links(page: Page): Promise<{ readonly seat: string; readonly watch: string }> {
  await page.getByRole('heading', { name: 'Der Tisch steht' }).waitFor();
  const found = await page
    .locator('.online-link input')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const path = (link: string) => new URL(link).pathname + new URL(link).hash;
  return { seat: path(found[0]!), watch: path(found[1]!) };
}

const momentOf = (page: Page): Promise<string | null> => page.locator('.match').getAttribute('data-moment');
const takenAt = async (page: Page): Promise<number> => Number(/\/(\d+)/.exec((await momentOf(page)) ?? '')?.[1] ?? -1);

/** What this player is asked, answered with whatever comes first; false if nothing is asked of him. */
const decideOnce = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const panel = document.querySelector('.decision');
    if (!panel || document.querySelector('dialog[open]')) return false;
    const enabled = (list: Iterable<Element>) =>
      [...list].filter((one) => !(one as HTMLButtonElement).disabled && one.checkVisibility());
    for (const group of panel.querySelectorAll('fieldset')) {
      const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
      if (radios.length > 0 && !radios.some((one) => one.checked)) radios[0]!.click();
    }
    const [confirm] = enabled(panel.querySelectorAll('[data-confirm]'));
    const [choice] = enabled(panel.querySelectorAll('.choice, .action:not(.action-barred)'));
    const next = (confirm ?? choice) as HTMLElement | undefined;
    next?.click();
    return next !== undefined;
  });

async function isOver(page: Page): Promise<boolean> {
  return page.getByRole('button', { name: 'Neue Partie' }).isVisible();
}

describe('the toy game online', () => {
  it('is played by two browsers to its end while a third looks on; one reloads, one loses its connection', async () => {
    const one = (await app.openFresh('/spiel/toy')).page;
    await one.getByRole('radio', { name: /^Online, mit Link/ }).check();
    await one.getByRole('button', { name: 'Partie beginnen' }).click();
    const { seat, watch } = await links(one);
    const other = await app.openFresh(seat);
    const two = other.page;
    const three = (await app.openFresh(watch)).page;
    for (const page of [one, two, three]) await page.getByRole('application').waitFor();
    // The token has left the address, and nobody sees what is asked of others.
    expect(new URL(two.url()).hash).toBe('');
    expect(await three.locator('.decision [data-confirm], .decision .choice').count()).toBe(0);
    let decisions = 0;
    for (; decisions < MOST_DECISIONS && !(await isOver(one)); decisions++) {
      const before = await takenAt(one);
      let asked = false;
      for (const page of [one, two]) asked = (await decideOnce(page)) || asked;
      if (asked)
        await expect
          .poll(async () => (await takenAt(one)) > before || (await isOver(one)), { timeout: 10_000 })
          .toBe(true);
      if (decisions === 4) {
        await two.reload();
        await two.getByRole('application').waitFor();
      }
      if (decisions === 8) {
        await two.context().setOffline(true);
        await two.getByText('Die Verbindung ist weg').waitFor();
        await two.context().setOffline(false);
        await two.getByText('Die Verbindung ist weg').waitFor({ state: 'detached' });
      }
    }
    for (const page of [one, two, three]) await page.getByRole('dialog').waitFor();
    const endings = await Promise.all(
      [one, two].map((page) => page.getByRole('dialog').getByRole('heading').textContent()),
    );
    expect([
      ['Du hast gewonnen', 'Du hast verloren'],
      ['Unentschieden', 'Unentschieden'],
    ]).toContainEqual(endings.toSorted());
    expect(await takenAt(two)).toBe(await takenAt(one));
    expect(await takenAt(three)).toBe(await takenAt(one));
    for (const page of [one, two]) {
      await page.getByRole('button', { name: 'Tisch ansehen' }).click();
      await page.getByRole('tab', { name: 'Tisch' }).click();
      await page.getByText('Jeder Wurf dieser Partie ist der versprochene').waitFor();
    }
  });
});
