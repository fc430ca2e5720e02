// A campaign of three rounds that two people play in browsers of their own, on a server that is killed in the middle of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unpackedWeb } from '../scripts/build-web.ts';
import { ServerProcess } from '../scripts/online/server-process.ts';
import { type App, COARSE, type OpenPage, startApp } from './app.ts';
import { type MatchState, whenAll, whenMatch } from './match-state.ts';
import { answerShown, playOn } from './online-play.ts';

let app: App;
let server: ServerProcess;
const folder = mkdtempSync(join(tmpdir(), 'holotisch-campaign-'));
beforeAll(async () => {
  app = await startApp();
  server = new ServerProcess('serve.ts', '--database', join(folder, 'campaign.sqlite'), '--site', await unpackedWeb());
  await server.start();
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

/** A browser that has never been here, at this page of the server that is killed. */
async function come(path: string): Promise<OpenPage> {
  const tab = await app.openFresh('/favicon.svg', COARSE);
  await tab.page.goto(server.url + path);
  return tab;
}

/** Two browsers, a server that starts twice and a match of Armada or X-Wing inside: on a busy machine that takes its time. */
const PATIENCE_MS = 300_000;

const choice = (page: Page, name: RegExp): Locator => page.locator('.decision').getByRole('button', { name });
/** Of an order or of a question: by its words. */
async function choose(page: Page, kind: string, name: RegExp): Promise<void> {
  const { at } = await whenMatch(page, `the question ${kind}`, ({ asked, still }) => asked === kind && still);
  await choice(page, name).click();
  await whenMatch(page, 'the answer arrives', (now) => now.at > at);
}
const asked = (kind: string) => (all: readonly MatchState[]) => all.some((one) => one.asked === kind);

/** Both give an order; where the one attacks, the other defends. */
async function evening(players: readonly [Page, Page], orders: readonly [RegExp, RegExp]): Promise<void> {
  for (const [i, page] of players.entries()) await choose(page, 'order', orders[i]!);
  const open = await whenAll(players, 'what comes of it', (all) => asked('defender')(all) || asked('battle')(all));
  const defender = open.findIndex((one) => one.asked === 'defender');
  if (defender >= 0) await answerShown(players[defender]!);
  await whenAll(players, 'the battle', asked('battle'));
}

/** At the end of an evening both refit as it stands. */
async function refit(players: readonly Page[]): Promise<void> {
  for (const page of players) {
    await whenMatch(page, 'refit', ({ asked: kind }) => kind === 'refit');
    await choice(page, /^Ohne Änderung/).click();
  }
}

/** The battle was fought at a real table: one says who has won, the other agrees. */
async function reportByHand([one, two]: readonly [Page, Page], winner: string): Promise<void> {
  await one.getByText(/^An einem echten Tisch geschlagen/).click();
  await one.getByRole('group', { name: 'Sieger' }).getByRole('radio', { name: winner }).check();
  await one.getByRole('button', { name: 'Bericht abgeben' }).click();
  await two.getByRole('dialog', { name: 'Ein Vorschlag' }).getByRole('button', { name: 'Zustimmen' }).click();
}

it(
  'three evenings of a Sektorkrieg: a battle at its own table and back, a power cut, reports by hand, the end',
  async () => {
    const first = await come('/feldzug/sektor');
    const one = first.page;
    await one.getByRole('radio', { name: /^Online/ }).check();
    await one.getByRole('button', { name: /^Kurz: drei Abende/ }).click();
    await one.getByRole('button', { name: 'Feldzug beginnen' }).click();
    await one.getByRole('heading', { name: 'Der Tisch steht' }).waitFor();
    const link = new URL(await one.locator('.online-link input').first().inputValue());
    const second = await come(link.pathname + link.hash);
    const two = second.page;
    const players = [one, two] as const;
    for (const page of players) await page.getByRole('application').waitFor();
    const map = new URL(one.url()).pathname;

    // From the map to the battle: whoever presses first makes its table, the other one comes after.
    await evening(players, [/^Angriff auf Quelltor/, /^Rast/]);
    await one.getByRole('button', { name: 'Schlacht austragen' }).click();
    await two.getByRole('button', { name: 'Schlacht fortsetzen' }).click();
    for (const page of players) {
      await page.getByText('Schlacht eines Feldzugs').waitFor();
      expect(new URL(page.url()).pathname).not.toBe(map);
      expect(new URL(page.url()).hash).toBe('');
    }
    await playOn(players, 6);
    await two.getByRole('button', { name: 'Menü' }).click();
    await two.getByRole('button', { name: 'Aufgeben oder Unentschieden …' }).click();
    await two.getByRole('button', { name: 'Ich gebe auf' }).click();
    for (const page of players) {
      await page.getByRole('dialog').getByRole('button', { name: 'Zurück zur Karte' }).click();
      expect(new URL(page.url()).pathname).toBe(map);
      await whenMatch(page, 'refit', ({ asked: kind }) => kind === 'refit');
      await page.getByRole('tab', { name: 'Verlauf' }).click();
      await page.getByText(/^Quelltor gehört jetzt: .*Krone/).waitFor();
      await page.getByRole('tab', { name: 'Entscheidung' }).click();
    }

    // One of them has refitted when the power goes; what was said is still said.
    await choice(one, /^Ohne Änderung/).click();
    const [before] = await whenAll([one], 'his refit has arrived', ([now]) => !now!.awaited.includes(0));
    await server.kill();
    for (const page of players) await page.getByText('Die Verbindung ist weg').waitFor();
    await server.start();
    for (const page of players) await page.getByText('Die Verbindung ist weg').waitFor({ state: 'detached' });
    const [after] = await whenAll([one], 'the same again', ([now]) => now!.taken === before!.taken);
    expect(after!.awaited).toEqual([1]);
    for (const tab of [first, second]) tab.faults.length = 0; // the browser calls it an error that nobody answered
    await two.reload();
    await refit([two]);

    await evening(players, [/^Rast/, /^Angriff auf Quelltor/]);
    await reportByHand([two, one], 'Miliz des Freibunds');
    await refit(players);
    await evening(players, [/^Angriff auf Das Auge/, /^Angriff auf Das Auge/]);
    await reportByHand(players, 'Garnison der Krone');
    await whenAll(players, 'the end', (all) => all.every(({ over }) => over));
    await one.getByRole('dialog', { name: 'Du hast gewonnen' }).waitFor();
    await two.getByRole('dialog', { name: 'Du hast verloren' }).waitFor();
  },
  PATIENCE_MS,
);
