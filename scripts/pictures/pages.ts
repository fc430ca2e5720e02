// All other pages: the first one, looking back, builders, rules, lessons, puzzles, the companion.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { linkTo, lookedBackAt } from '../../e2e/analysed.ts';
import { root } from '../project.ts';
import { match } from './matches.ts';
import { DESK, DESK_LIGHT, desk, HALL, HALL_LIGHT, PHONE, type Picture, phone } from './picture.ts';

/** From the table down: what a visitor sees after one turn of the wheel. */
const atTheTable = (page: Page) => page.locator('.measuring').evaluate((table) => table.scrollIntoView());

/** The first thing that is to be done in the first lesson, with its answer shown. */
async function firstStep(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Lektion' }).getByRole('button', { name: 'Weiter' }).click();
  await page.getByRole('button', { name: 'Zeig es mir' }).click();
}

/** A puzzle by its theme: the first that is kept. */
function firstPuzzle(game: string, ground: string): string {
  const lines = readFileSync(join(root, `packages/lessons/puzzles/${game}.puzzles.jsonl`), 'utf8').split('\n');
  const { id } = JSON.parse(lines.find((line) => line.includes(`"ground":"${ground}"`))!);
  return `/raetsel/${game}/${id}`;
}

/** With its solution beside the table. */
async function solved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lösung zeigen' }).click();
  await page.getByRole('columnheader', { name: /^Am besten/ }).waitFor();
  await page.waitForTimeout(1500);
}

async function movedBack(page: Page): Promise<void> {
  const ship = page.getByRole('button', { name: 'Ship B: ' });
  await ship.focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowDown');
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowLeft');
  await page.getByRole('radio', { name: 'Bank right 2' }).focus();
  await page.getByRole('button', { name: 'Ship A', exact: true }).click();
  await atTheTable(page);
}

/** The companion with dice on the table. */
async function rolled(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Angriff/ }).click();
  // The dice are real: nothing may be left to defend against.
  await page.getByRole('button', { name: 'Zu verteidigen: eins mehr' }).click();
  await page.getByRole('button', { name: /^Verteidigung/ }).click();
}

/** A ready-made list lies at hand, and its first card is open. */
async function listAtHand(page: Page): Promise<void> {
  await page.getByText('Oder nimm eine fertige').click();
  await page.locator('details .list-choice button').first().click();
  await page.locator('.at-hand summary').first().click();
  await page.waitForTimeout(1500);
}

/** The order tokens of a list lie in the bag, and one of them has been drawn. */
async function bagFilled(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Liste' }).click();
  await listAtHand(page);
  await page.getByRole('link', { name: 'Runde' }).click();
  await page.getByRole('button', { name: 'Aus meiner Liste füllen' }).click();
  await page.getByRole('button', { name: /^Ziehen/ }).click();
}

/** A match of the core set that is over, looked back at; `then` shows more of it. */
const lookBack = (game: string, then?: (page: Page) => Promise<void>) => async (page: Page) => {
  const file = readFileSync(join(root, 'examples', game, 'match.holo.json'), 'utf8');
  await page.goto(new URL(linkTo(game, file), page.url()).href);
  await lookedBackAt(page);
  await page.locator('.analysis').evaluate((section) => section.scrollIntoView());
  await then?.(page);
  await page.waitForTimeout(1500);
};

/** The first page, once its film runs. */
async function filmed(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('holotisch.dimensions', 'on'));
  await page.reload();
  await page.locator('.demo .holo-canvas').waitFor();
  await page.waitForTimeout(5000);
}

export const PAGES: readonly Picture[] = [
  {
    name: 'landung',
    path: '/',
    options: HALL,
    before: filmed,
  },
  {
    name: 'landung-hell',
    path: '/',
    options: HALL_LIGHT,
    before: filmed,
  },
  { name: 'landung-telefon', path: '/', options: PHONE },
  { name: 'landung-telefon-hell', path: '/', options: { ...phone, colorScheme: 'light' } },
  {
    name: 'analyse-ergebnis',
    path: '/',
    options: HALL,
    before: lookBack('xwing'),
  },
  {
    name: 'analyse-wiedergabe',
    path: '/',
    options: HALL_LIGHT,
    before: lookBack('xwing', async (page) => {
      await page.locator('.analysis-turns').getByRole('button', { name: 'Ansehen' }).first().click();
      await page.locator('.analysis-mark').first().waitFor();
      await page.keyboard.press(' ');
    }),
  },
  {
    name: 'analyse-armada',
    path: '/',
    options: HALL_LIGHT,
    before: lookBack('armada', async (page) => {
      await page.locator('.analysis-turns').getByRole('button', { name: 'Warum?' }).first().click();
      await page.locator('.analysis-why').waitFor();
    }),
  },
  { name: 'analyse-telefon', path: '/', options: PHONE, before: lookBack('xwing') },
  { name: 'start', path: '/spiel/xwing', options: DESK },
  { name: 'staffel', path: '/liste/xwing', options: DESK },
  { name: 'regelwerk', path: '/regeln/XW-ANGRIFF-08', options: DESK },
  { name: 'messtisch-dunkel', path: '/messen/xwing', options: DESK },
  { name: 'messtisch-hell', path: '/messen/xwing', options: DESK_LIGHT },
  {
    name: 'moved-back',
    path: '/messen/xwing',
    options: { viewport: desk, colorScheme: 'dark', locale: 'en-GB' },
    before: movedBack,
  },
  { name: 'lernen-xwing-liste', path: '/lernen/xwing', options: DESK },
  { name: 'lernen-xwing', path: '/lernen/xwing/first-flight', options: { viewport: desk }, before: firstStep },
  {
    name: 'lernen-armada',
    path: '/lernen/armada/steering',
    options: DESK,
    before: (page) => page.getByRole('button', { name: 'Zeig es mir' }).waitFor(),
  },
  { name: 'lernen-telefon', path: '/lernen/xwing/first-flight', options: phone, before: firstStep },
  {
    name: 'begleiter-fragen',
    path: '/begleiter/xwing/fragen',
    options: phone,
    before: async (page) => {
      await page.locator('#companion-words').fill('Was passiert, wenn ich über einen Asteroiden fliege?');
      await page.locator('.answer-open').waitFor();
    },
  },
  { name: 'begleiter-wuerfel', path: '/begleiter/legion/wuerfel', options: phone, before: rolled },
  { name: 'begleiter-runde', path: '/begleiter/legion/runde', options: phone, before: bagFilled },
  { name: 'begleiter-liste', path: '/begleiter/xwing/liste', options: phone, before: listAtHand },
  {
    name: 'begleiter-tisch',
    path: '/begleiter/armada/wuerfel',
    options: { viewport: desk, locale: 'en-GB' },
    before: async (page) => page.getByRole('button', { name: /^Attack/ }).click(),
  },
  { name: 'kurzreferenz', path: '/kurzreferenz/xwing', options: DESK },
  {
    name: 'lernen-trainer',
    path: '/spiel',
    options: HALL,
    before: async (page) => {
      await match('attack', 3)(page);
      await page.getByRole('button', { name: 'Den Trainer fragen' }).click();
      await page.getByRole('button', { name: 'Was würdest du tun?' }).click();
      await page.getByRole('button', { name: 'So entscheiden' }).waitFor();
    },
  },
  {
    name: 'lernen-geschichte',
    path: '/spiel',
    options: DESK,
    before: async (page) => {
      await match('window:attack.modifyDefenceDice', 2)(page);
      await page.getByRole('tab', { name: 'Verlauf' }).click();
      await page
        .getByRole('button', { name: /^Schritt für Schritt/ })
        .last()
        .click();
      await page.locator('.story-dice').first().waitFor();
    },
  },
  { name: 'raetsel', path: '/raetsel/xwing', options: DESK },
  {
    name: 'raetsel-xwing',
    path: firstPuzzle('xwing', 'dial'),
    options: DESK,
    before: solved,
  },
  { name: 'raetsel-telefon', path: firstPuzzle('armada', 'course'), options: phone, before: solved },
  { name: 'telefon', path: '/messen/xwing', options: PHONE, before: atTheTable },
];
