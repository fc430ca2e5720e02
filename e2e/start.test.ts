import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { toLink } from '../apps/web/src/ui/files.ts';
import { violations } from './accessible.ts';
import { type App, startApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** Every click and key that a person makes, from the first moment of the page on. */
async function countActions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('actions', String(Number(sessionStorage.getItem('actions')) + 1));
    for (const type of ['click', 'keydown']) window.addEventListener(type, (e) => e.isTrusted && count(), true);
  });
  await page.reload();
  return () => page.evaluate(() => Number(sessionStorage.getItem('actions')));
}

describe('the quick start', () => {
  it.each([
    ['de-DE', 'Sofort spielen', /Ein Klick bis zum ersten Manöverrad/, 'Manöverräder verdeckt legen', /Geradeaus 2/],
    ['en-GB', 'Play now', /One click to your first dial/, 'Lay the dials facedown', /straight 2/i],
  ])(
    'takes as many clicks to the first dial as the page claims: one (%s)',
    async (locale, play, claim, lay, straight) => {
      const { page } = await app.openFresh('/', { locale });
      const actions = await countActions(page);
      await page.getByText(claim).waitFor();
      await page.getByRole('link', { name: play, exact: true }).click();
      await page.getByRole('radio', { name: straight }).waitFor();
      expect(await actions()).toBe(1);
      await expect.poll(() => page.getByRole('button', { name: lay }).isVisible()).toBe(true);
      await expect.poll(() => page.locator('.match').textContent()).toMatch(locale === 'de-DE' ? /Runde 1/ : /Round 1/);
    },
  );

  it('leaves everything changeable: undo goes back to where the own ship was placed', async () => {
    const { page } = await app.open('/');
    await page.getByRole('link', { name: 'Sofort spielen', exact: true }).click();
    await page.getByRole('radio', { name: /Geradeaus 2/ }).waitFor();
    await page.getByRole('button', { name: 'Zurücknehmen' }).click();
    await page.locator('.match-now').filter({ hasText: 'Luke Skywalker' }).waitFor();
    await page.getByRole('button', { name: 'Bestätigen' }).click();
    await page.getByRole('radio', { name: /Geradeaus 2/ }).waitFor();
  });

  it('has an address of its own, and the way back does not begin another match', async () => {
    const { page } = await app.open('/');
    await page.getByRole('link', { name: 'Sofort spielen', exact: true }).click();
    await page.waitForURL('**/spiel/xwing/partie');
    await page.goBack();
    await page.getByRole('link', { name: 'Sofort spielen', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    // … but to the one that was left.
    await page.getByText('Grundspiel: ein X-Wing – Grundspiel: zwei TIE-Jäger').waitFor();
    await page.getByRole('link', { name: 'Weiterspielen' }).click();
    await page.getByRole('radio', { name: /Geradeaus 2/ }).waitFor();
  });
});

describe('the careful way', () => {
  const side = (page: Page, name: string) => page.getByRole('region', { name });
  const choose = async (page: Page, player: string, squad: string) => {
    await page.getByRole('button', { name: `Staffel wählen: ${player}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: squad }).click();
  };

  it('takes squads from cards: ready-made ones, own ones and files', async () => {
    const { page } = await app.open('/liste/xwing');
    await page.getByRole('button', { name: /Die Asse des Imperators/ }).click();
    await page.getByLabel('Name der Staffel').fill('Meine Asse');
    await page.getByRole('link', { name: 'Spielen', exact: true }).click();
    await side(page, 'Grundspiel: ein X-Wing').getByText('33 Punkte').waitFor();
    await choose(page, 'Spieler 1', 'Meine Asse');
    await side(page, 'Meine Asse').getByText('Soontir Fel').waitFor();
    await choose(page, 'Spieler 2', 'Staffel Rot');
    await side(page, 'Staffel Rot').getByText('Wedge Antilles').waitFor();
    await page.getByRole('button', { name: 'Staffel wählen: Spieler 2' }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Staffel aus Datei' }).click();
    await (await choosing).setFiles({
      name: 'talon.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Talonbane Cobra (28)'),
    });
    await side(page, 'talon.txt').getByText('28 Punkte').waitFor();
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
    // The match knows who met whom.
    await page.goto(new URL('/spiel', page.url()).href);
    await page.getByText('Meine Asse – talon.txt').waitFor();
  });

  it('says what is wrong with a file that holds no squad', async () => {
    const { page } = await app.open('/spiel/xwing');
    await page.getByRole('button', { name: 'Staffel wählen: Spieler 1' }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Staffel aus Datei' }).click();
    await (await choosing).setFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello there') });
    await page.getByText('In diesem Text steht keine Schiffskarte').waitFor();
  });

  it('lets the program lay the table where the players want that', async () => {
    const { page } = await app.open('/spiel/xwing');
    await page.getByRole('checkbox', { name: /Gleich losspielen/ }).check();
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await page.getByRole('button', { name: 'Ich sitze allein davor' }).click();
    await page.getByRole('radio', { name: /Geradeaus 2/ }).waitFor();
  });

  it('works by keyboard: the dialog gives the focus back to where it was opened', async () => {
    const { page } = await app.open('/spiel/xwing');
    await page.getByRole('button', { name: 'Staffel wählen: Spieler 1' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Staffel Rot' }).focus();
    await page.keyboard.press('Space');
    await side(page, 'Staffel Rot').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Staffel wählen: Spieler 1',
    );
  });

  it.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)('axe finds nothing to complain about: %s, %i pixels wide', async (colorScheme, width) => {
    const { page } = await app.open('/spiel/xwing', { colorScheme, viewport: { width, height: 800 } });
    await page.getByRole('button', { name: 'Partie beginnen' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Staffel wählen: Spieler 1' }).click();
    expect(await violations(page, { within: 'dialog[open]' })).toEqual([]);
  });
});

describe('a link to a position', () => {
  const ships = [
    { faction: 'rebel', type: 'xwing', pilot: 'rookiepilot', seat: 0, x: 450, y: 200 },
    { faction: 'imperial', type: 'tiefighter', pilot: 'academypilot', seat: 1, x: 450, y: 400, degrees: 180 },
  ];
  const linkTo = async (position: object): Promise<string> =>
    `/spiel/xwing#p=${await toLink(JSON.stringify({ holotisch: 'scenario', version: 1, game: 'xwing', position }))}`;
  const keptMatches = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('holotisch.match.')).length);

  it('that cannot be says what is wrong and where; nothing hangs and nothing is kept', async () => {
    const dice = { source: '0:x', ship: 0, until: 'game', value: 'attackDice', modifier: { add: 1_000_000_000 } };
    const { page } = await app.open(await linkTo({ ships, phase: 'combat', lasting: [dice] }));
    await page.getByRole('alert').getByText('1000000000 zu viel').waitFor();
    await page.getByRole('alert').getByText('/position/lasting/0/modifier/add').waitFor();
    expect(await keptMatches(page)).toBe(0);
    await page.getByRole('button', { name: 'Partie beginnen' }).click();
    await page.locator('.match').waitFor();
  });

  it('that can be is kept only once somebody has sat down at it', async () => {
    const { page } = await app.open(await linkTo({ ships, phase: 'combat' }));
    await page.getByRole('dialog').getByRole('button', { name: 'An den Tisch' }).waitFor();
    expect(await keptMatches(page)).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'An den Tisch' }).click();
    await page.locator('.match').waitFor();
    expect(await keptMatches(page)).toBe(1);
  });
});
