// Whole stretches of play in three dimensions, by graphics that the processor makes: whatever stands on the table is clicked
// in the picture, and only what does not is answered beside it.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Json } from '../packages/engine/src/index.ts';
import { type App, COARSE, startApp } from './app.ts';
import { decideAnything, logLines, openText } from './match.ts';
import { goingOn, stateOf, whenMatch } from './match-state.ts';
import { resting } from './resting.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

/** A position at the holo table. */
async function atTable(game: string, file: Record<string, Json>): Promise<Page> {
  const options = { viewport: { width: 1000, height: 640 }, reducedMotion: 'reduce', ...COARSE } as const;
  const { page } = await app.open(`/spiel/${game}`, options);
  await page.evaluate(() => localStorage.setItem('holotisch.dimensions', 'on'));
  await openText(page, 'scene.holo.json', JSON.stringify({ holotisch: 'scenario', version: 1, game, ...file }));
  await page.locator('.holo-canvas').waitFor();
  return page;
}

/** A click of the mouse upon a piece, wherever it is seen in the picture. */
async function clickPiece(page: Page, name: RegExp): Promise<void> {
  const box = await resting(page.locator('.match-table').getByRole('button', { name }).first());
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

it('X-Wing, from the first dial to the last shot: ships and targets are clicked in the picture', {
  timeout: 120_000,
}, async () => {
  const ship = (seat: number, who: string, x: number, y: number, degrees: number): Json => {
    const [faction, type, pilot] = who.split('/') as [string, string, string];
    return { seat, faction, type, pilot, x, y, degrees };
  };
  const page = await atTable('xwing', {
    seed: 'holo',
    position: {
      phase: 'planning',
      ships: [
        ship(0, 'rebel/xwing/lukeskywalker', 430, 180, 0),
        ship(0, 'rebel/xwing/rookiepilot', 560, 180, 0),
        ship(1, 'imperial/tiefighter/academypilot', 430, 560, 180),
        ship(1, 'imperial/tiefighter/academypilot', 560, 560, 180),
      ],
    },
    dice: { attack: Array(8).fill('hit'), defence: Array(8).fill('blank') },
  });
  const clicked: string[] = [];
  const targets = ['Pilot der Akademie #4', 'Pilot der Akademie #3'];
  for (let decisions = 0; !(await stateOf(page))?.over; decisions++) {
    expect(decisions).toBeLessThan(40);
    const { asked } = await whenMatch(
      page,
      'a question',
      ({ over, asked: kind, awaited, viewer }) => over || kind !== null || !awaited.map(String).includes(viewer),
    );
    if (asked === 'attack') {
      const target = targets.shift()!;
      const named = new RegExp(`^${target}`);
      // Who is aimed at already is attacked by one click, another one by two.
      const go = page.getByRole('button', { name: /angreifen$/ });
      await go.waitFor();
      if (!(await go.textContent())?.startsWith(target)) await clickPiece(page, named);
      await page.getByRole('button', { name: `${target} angreifen` }).waitFor();
      await goingOn(page, () => clickPiece(page, named));
      clicked.push('attack');
    } else if (asked === 'activate') {
      await goingOn(page, () => clickPiece(page, /^Pilot der Akademie #4/));
      clicked.push('activate');
    } else if ((await decideAnything(page)) === 'over') break;
  }
  expect(clicked).toEqual(['activate', 'attack', 'attack']);
  await expect.poll(() => page.getByRole('dialog').textContent()).toMatch(/gewinnt/);
});

it('Legion: a unit goes where the ground is clicked and attacks whom one clicks', { timeout: 60_000 }, async () => {
  const page = await atTable('legion', {
    position: {
      units: [
        { card: 'rebel-troopers', seat: 0, x: 640, y: 300 },
        { card: 'stormtroopers', seat: 1, x: 660, y: 620, degrees: 180 },
      ],
      active: { unit: 0, actions: 2 },
      round: 2,
    },
    dice: {},
  });
  const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
  const panel = page.locator('.decision');
  await sitDown.or(panel.locator('[data-step]')).first().waitFor();
  if (await sitDown.isVisible()) await sitDown.click();
  await whenMatch(page, 'an action', ({ asked, still }) => asked === 'action' && still);
  // A step ahead of its leader, on the ground between the miniatures and the enemy.
  const leader = page
    .locator('.match-table')
    .getByRole('button', { name: /Anführer|Einheitenführer/ })
    .first();
  const { x, y, width } = await resting(leader);
  await page.mouse.click(x + width / 2, y - 50);
  const go = panel.locator('[data-confirm]:not([disabled])').first();
  await go.waitFor();
  await goingOn(page, () => go.click());
  await whenMatch(page, 'the second action', ({ asked, still }) => asked === 'action' && still);
  await clickPiece(page, /^Sturmtruppen/);
  const attack = panel.getByRole('button', { name: /Sturmtruppen.* angreifen/ }).first();
  await goingOn(page, () => attack.click());
  await expect.poll(async () => (await logLines(page)).join('\n')).toMatch(/greift .*Sturmtruppen.* an/);
});
