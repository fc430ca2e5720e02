// Two people and somebody who looks on, each in a browser of their own, play whole matches over the network.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { type App, type OpenPage, startApp } from './app.ts';
import { whenAll } from './match-state.ts';
import { chatLine, cutOff, playOn } from './online-play.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

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

describe('the toy game online', () => {
  it('is played by two browsers to its end while a third looks on; one reloads, one loses its connection', async () => {
    const one = (await app.open('/spiel/toy')).page;
    await one.getByRole('radio', { name: /^Online, mit Link/ }).check();
    await one.getByRole('button', { name: 'Partie beginnen' }).click();
    const { seat, watch } = await links(one);
    const other = await app.open(seat);
    const two = other.page;
    const three = (await app.open(watch)).page;
    for (const page of [one, two, three]) await page.getByRole('application').waitFor();
    // The token has left the address, and nobody sees what is asked of others.
    expect(new URL(two.url()).hash).toBe('');
    await expect.poll(() => three.locator('.decision [data-confirm], .decision .choice').count()).toBe(0);
    const players = [one, two];
    let given = await playOn(players, 5);
    await two.reload();
    given += await playOn(players, 4);
    await cutOff(other);
    given += await playOn(players, MOST_DECISIONS);
    // Every answer has arrived once, at everybody.
    await whenAll([one, two, three], 'all have seen all of it', (all) =>
      all.every(({ at, over }) => over && at === given),
    );
    for (const page of [one, two, three]) await page.getByRole('dialog').waitFor();
    const endings = await Promise.all(
      [one, two].map((page) => page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()),
    );
    expect([
      ['Du hast gewonnen', 'Du hast verloren'],
      ['Unentschieden', 'Unentschieden'],
    ]).toContainEqual(endings.toSorted());
    for (const page of [one, two]) {
      await page.getByRole('button', { name: 'Tisch ansehen' }).click();
      await page.getByRole('tab', { name: 'Tisch' }).click();
      await page.getByText('Jeder Wurf dieser Partie ist der versprochene').waitFor();
    }
    // An address leads to a moment of it, which waits for whoever looks.
    const { origin, pathname } = new URL(three.url());
    await three.goto(`${origin}${pathname}?bei=3`);
    await three.getByRole('region', { name: 'Wiedergabe' }).getByRole('button', { name: 'Abspielen' }).waitFor();
    await expect.poll(() => three.getByRole('slider', { name: 'Stelle der Partie' }).inputValue()).toBe('3');
  });
});

it('who comes by a link is told who invites to what, and brings a name and a list', async () => {
  const one = (await app.open('/online')).page;
  await one.getByRole('textbox', { name: 'Dein Name' }).fill('Anna');
  await one.getByRole('combobox', { name: 'Deine Liste' }).waitFor();
  await one.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await one.getByText('Gib den Link weiter.').waitFor();
  const agreed = (page: Page) => page.getByRole('region', { name: 'Was abgemacht ist' });
  await agreed(one).getByText('X-Wing · 1. Edition').waitFor();
  await agreed(one)
    .getByText(/ · \d+ Punkte$/)
    .waitFor();
  const two = (await app.open((await links(one)).seat)).page;
  await two.getByRole('heading', { name: 'Du bist eingeladen' }).waitFor();
  await two.getByText('Anna lädt dich zu X-Wing ein.').waitFor();
  await agreed(two).getByText('Nur wer einen Link hat.').waitFor();
  await expect.poll(() => two.getByText('Gib den Link weiter.').count()).toBe(0);
  await two.getByRole('textbox', { name: 'Dein Name' }).fill('Bert');
  await two.getByRole('combobox', { name: 'Deine Liste' }).selectOption({ index: 1 });
  await two.getByRole('button', { name: 'Hinsetzen' }).click();
  await one.locator('.people').getByText('Bert').waitFor();
  // What is said reaches whoever looks elsewhere, and whoever reads it is not told again.
  await one.getByRole('tab', { name: 'Tisch' }).click();
  await one.getByRole('textbox', { name: 'Etwas sagen' }).fill('Hallo!');
  await one.getByRole('button', { name: 'Senden' }).click();
  const told = two.getByRole('status').getByText('Anna: Hallo!');
  await told.waitFor();
  await two.getByRole('tab', { name: /^Tisch/ }).click();
  await told.waitFor({ state: 'detached' });
});

interface AtTable {
  readonly one: Page;
  readonly two: Page;
  readonly three: Page;
  /** The second player's page, with what went wrong in it. */
  readonly other: OpenPage;
}

/** Two people find each other in the lobby and begin a match; somebody looks on. */
async function fromLobby(game: string): Promise<AtTable> {
  const one = (await app.open('/online')).page;
  await one.getByRole('textbox', { name: 'Dein Name' }).fill('Anna');
  await one.getByRole('combobox', { name: 'Spiel' }).selectOption(game);
  await one.getByText('Abmachungen', { exact: true }).first().click();
  await one.getByRole('checkbox', { name: /^Öffentlich/ }).check();
  await one.getByRole('button', { name: 'Tisch eröffnen' }).click();
  await one.getByRole('heading', { name: 'Der Tisch steht' }).waitFor();
  const other = await app.open('/online');
  const two = other.page;
  await two.getByRole('textbox', { name: 'Dein Name' }).fill('Bert');
  await two.getByRole('combobox', { name: 'Spiel' }).selectOption(game);
  // The list that he has chosen is brought along, so nothing is asked at the table.
  await two.getByRole('combobox', { name: 'Deine Liste' }).waitFor();
  await two.getByRole('button', { name: 'Hinsetzen und mit Anna spielen' }).click();
  for (const page of [one, two]) await page.getByRole('application').waitFor();
  const three = (await app.open(new URL(one.url()).pathname)).page;
  await three.getByRole('application').waitFor();
  await one.locator('.people').getByText('Bert').waitFor();
  return { one, two, three, other };
}

it.each(['Armada', 'Legion'])(
  '%s is begun from the lobby by two people, watched and gone on with after a reload',
  async (game) => {
    const { one, two, three } = await fromLobby(game);
    await playOn([one, two], 5);
    await two.reload();
    await playOn([one, two], 2);
    await whenAll([one, two, three], 'all have seen all of it', (all) => all.every(({ at }) => at === 7));
  },
);

describe('X-Wing online', () => {
  it('is begun from the lobby by two people, watched, reloaded, cut off, and given up', async () => {
    const { one, two, three, other } = await fromLobby('X-Wing');
    await playOn([one, two], 6);
    await two.reload();
    await two.getByRole('application').waitFor();
    await cutOff(other);
    await playOn([one, two], 4);
    await whenAll([one, two, three], 'all have seen all of it', (all) => all.every(({ at }) => at === 10));
    // A takeback takes the other's consent, and so does a draw; giving up does not.
    await one.getByRole('tab', { name: 'Tisch' }).click();
    await one.getByRole('textbox', { name: 'Etwas sagen' }).fill('Gut gespielt <b>!</b>');
    await one.getByRole('button', { name: 'Senden' }).click();
    await two.getByRole('tab', { name: 'Tisch' }).click();
    await chatLine(two, 'Gut gespielt <b>!</b>').waitFor();
    const opener = two.getByRole('button', { name: 'Menü' });
    await opener.click();
    const [button, menu] = await Promise.all([opener.boundingBox(), two.locator('.menu').boundingBox()]);
    expect(menu!.x).toBeLessThanOrEqual(button!.x);
    expect(menu!.x + menu!.width).toBeGreaterThanOrEqual(button!.x + button!.width);
    await two.getByRole('button', { name: 'Aufgeben oder Unentschieden …' }).click();
    await two.getByRole('button', { name: 'Unentschieden anbieten' }).click();
    await one.getByRole('dialog', { name: 'Ein Vorschlag' }).getByRole('button', { name: 'Ablehnen' }).click();
    await two.getByText('Dein Vorschlag wurde abgelehnt.').waitFor();
    await two.getByRole('button', { name: 'Menü' }).click();
    await two.getByRole('button', { name: 'Aufgeben oder Unentschieden …' }).click();
    await two.getByRole('button', { name: 'Ich gebe auf' }).click();
    await one.getByRole('dialog', { name: 'Du hast gewonnen' }).waitFor();
    const lost = two.getByRole('dialog', { name: 'Du hast verloren' });
    await lost.getByText('Du hast aufgegeben.').waitFor();
    // The match can be watched again from there; a menu that is closed does not end that.
    await lost.getByRole('button', { name: 'Von vorn ansehen' }).click();
    await two
      .getByText(/^Rückblick.* 0 von /)
      .first()
      .waitFor();
    await two.getByRole('button', { name: 'Menü' }).click();
    await two.getByRole('button', { name: 'Partie speichern' }).waitFor();
    await expect.poll(() => two.getByRole('button', { name: 'Aufgeben oder Unentschieden …' }).count()).toBe(0);
    await two.keyboard.press('Escape');
    await two.getByRole('button', { name: 'Zurück in die Gegenwart' }).click();
    await two.getByRole('button', { name: 'Ergebnis' }).waitFor();
    await two.getByRole('tab', { name: 'Tisch' }).click();
    await two.getByText('Jeder Wurf dieser Partie ist der versprochene').waitFor();
  });
});
