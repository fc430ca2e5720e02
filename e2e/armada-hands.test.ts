// Armada by hand: ships drawn onto their targets and to where they shall end, dice and tokens on one card each.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../packages/engine/src/index.ts';
import { violations } from './accessible.ts';
import { type App, COARSE, startApp } from './app.ts';
import { openText } from './match.ts';
import { stateOf } from './match-state.ts';
import { resting } from './resting.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const panel = (page: Page) => page.locator('.decision');
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });
const heading = (page: Page) => () => panel(page).locator('h2').first().textContent();

/** Two ships within each other's range, the first of which is to be activated. */
const duel = (dice: Record<string, Json>): string =>
  JSON.stringify({
    holotisch: 'scenario',
    version: 1,
    game: 'armada',
    position: {
      rules: { points: 180 },
      units: [
        { ship: 'nebulon-b-escort-frigate', seat: 0, x: 450, y: 300, speed: 2, dials: ['navigate'] },
        {
          ship: 'victory-ii-class-star-destroyer',
          seat: 1,
          x: 450,
          y: 520,
          degrees: 180,
          speed: 2,
          tokens: ['brace', 'redirect'],
          dials: ['navigate', 'navigate', 'navigate'],
        },
        { ship: 'cr90-corvette-a', seat: 0, x: 800, y: 150, speed: 2, dials: ['navigate'] },
      ],
      phase: 'ship',
      active: null,
      turnOf: 0,
    },
    dice,
  });

const inDimensions = async (dimensions: 'on' | 'off', dice: Record<string, Json>) => {
  const { page } = await app.open('/spiel/armada', {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    ...(dimensions === 'on' && COARSE),
  });
  await page.evaluate((chosen) => localStorage.setItem('holotisch.dimensions', chosen), dimensions);
  await openText(page, 'position.holo.json', duel(dice));
  const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
  await sitDown.or(panel(page).locator('[data-step], [data-confirm]')).first().waitFor();
  if (await sitDown.isVisible()) await sitDown.click();
  await panel(page).locator('[data-step], [data-confirm]').first().waitFor();
  if (dimensions === 'on') await page.locator('.holo-canvas').waitFor();
  return page;
};

type Spot = { readonly x: number; readonly y: number };
/** Where a piece is seen, once the eye rests. */
async function middleOf(page: Page, name: string | RegExp): Promise<Spot> {
  const piece = page.locator('.match-table').getByRole('button', { name }).first();
  await piece.waitFor();
  const { x, y, width, height } = await resting(piece);
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
async function drag(page: Page, from: Spot, to: Spot, seen?: () => Promise<void>): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await seen?.();
  await page.mouse.up();
}
const NEBULON = 'Nebulon-B Escort Frigate #1: auf das Ziel ziehen';
const VICTORY = /^Victory II-class Star Destroyer #2, /;

describe.each(['off', 'on'] as const)('with three dimensions %s', (dimensions) => {
  it('a ship drawn onto a target is activated and attacks; dice and tokens take one press each', async () => {
    const page = await inDimensions(dimensions, { red: ['accuracy', 'double', 'hit'] });
    await expect.poll(heading(page)).toMatch(/aktivier/i);
    const [from, to] = [await middleOf(page, NEBULON), await middleOf(page, VICTORY)];
    const line = page.locator('.match-table').getByText(/Victory.* angreifen/);
    await drag(page, from, { x: to.x, y: to.y + 20 }, () => line.first().waitFor());
    // Two play at this screen: its dial is revealed only now. What was begun goes on behind it.
    await button(page, /Kommando Navigieren mit dem Rad$/).click();
    // The icon locks the token that would save most, and that is all.
    await button(page, 'So ändern, dann weiter').waitFor();
    expect(await violations(page, { within: '.match-side' })).toEqual([]);
    await button(page, 'So ändern, dann weiter').click();
    await button(page, /Marker ausgeben$/)
      .first()
      .waitFor();
    await button(page, /Marker ausgeben$/)
      .first()
      .click();
    await expect.poll(heading(page)).toMatch(/Kurs/);
    // Let go of, it flies there: a little ahead, and somewhat to the left.
    const helm = await middleOf(page, 'Das Schiff dorthin ziehen, wo es enden soll');
    await drag(page, helm, { x: helm.x - 12, y: helm.y - 58 });
    await expect.poll(heading(page)).not.toMatch(/Kurs/);
  });
});

it('what is done in every attack from now on stays in sight, and is taken back by a click', async () => {
  const page = await inDimensions('off', { red: ['accuracy', 'double', 'hit'] });
  const [from, to] = [await middleOf(page, NEBULON), await middleOf(page, VICTORY)];
  await drag(page, from, { x: to.x, y: to.y + 20 });
  await button(page, /Kommando Navigieren mit dem Rad$/).click();
  await button(page, 'In jedem Angriff so').click();
  const said = page.getByRole('region', { name: 'Von dir im Voraus entschieden' });
  await said.waitFor();
  await expect.poll(() => said.textContent()).toContain('In jedem Angriff: Zielgenauigkeit ausgeben');
  await button(page, /Marker ausgeben$/)
    .first()
    .waitFor();
  expect(await violations(page, { within: '.match-side' })).toEqual([]);
  await said
    .getByRole('button', { name: /wieder fragen/ })
    .first()
    .click();
  await expect.poll(() => said.getByText('In jedem Angriff').count()).toBe(0);
});

it('a squadron that is put down where it may lie, lies there', async () => {
  const { page } = await app.open('/spiel/armada', { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  const units = [
    { ship: 'nebulon-b-escort-frigate', seat: 1, x: 450, y: 700, degrees: 180, speed: 2 },
    { ship: 'cr90-corvette-a', seat: 0, x: 800, y: 150, speed: 2 },
    { squadron: 'x-wing-squadron', seat: 0, x: 450, y: 300 },
  ];
  const position = { rules: { points: 180 }, units, phase: 'squadron', active: null, turnOf: 0 };
  const file = { holotisch: 'scenario', version: 1, game: 'armada', position, dice: {} };
  await openText(page, 'position.holo.json', JSON.stringify(file));
  const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
  await sitDown.or(button(page, 'Sich bewegen')).first().waitFor();
  if (await sitDown.isVisible()) await sitDown.click();
  await button(page, 'Sich bewegen').click();
  await panel(page).getByText('Hier ist es erlaubt.').waitFor();
  const ghost = page.locator('.match-table .piece[data-ghost=legal]').first();
  const { x, y, width, height } = await resting(ghost);
  const from = { x: x + width / 2, y: y + height / 2 };
  await drag(page, from, { x: from.x + 12, y: from.y - 10 });
  await expect.poll(() => button(page, 'Bestätigen').count()).toBe(0);
});

it('two squadrons of a turn go the same way by one drag, and are asked about nothing else', async () => {
  const { page } = await app.open('/spiel/armada', { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  const units = [
    { ship: 'nebulon-b-escort-frigate', seat: 1, x: 450, y: 800, degrees: 180, speed: 2 },
    { ship: 'cr90-corvette-a', seat: 0, x: 800, y: 150, speed: 2 },
    { squadron: 'x-wing-squadron', seat: 0, x: 420, y: 300 },
    { squadron: 'x-wing-squadron', seat: 0, x: 500, y: 300 },
    { squadron: 'tie-fighter-squadron', seat: 1, x: 700, y: 800 },
  ];
  const position = { rules: { points: 180 }, units, phase: 'squadron', active: null, turnOf: 0 };
  const file = { holotisch: 'scenario', version: 1, game: 'armada', position, dice: {} };
  await openText(page, 'position.holo.json', JSON.stringify(file));
  const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
  const pair = panel(page).getByRole('checkbox', { name: /^Zu zweit fliegen/ });
  await sitDown.or(pair).first().waitFor();
  if (await sitDown.isVisible()) await sitDown.click();
  await pair.check();
  const from = await middleOf(page, 'X-wing Squadron #3');
  await drag(page, from, { x: from.x + 10, y: from.y - 40 }, async () => {
    // Whoever goes along is seen to do so, before anything is decided.
    await expect.poll(() => page.locator('.match-table .ruler').count()).toBe(2);
  });
  // The one left over is activated without a question.
  await expect.poll(async () => (await stateOf(page))?.taken).toBe(5);
  await pair.waitFor({ state: 'detached' });
});
