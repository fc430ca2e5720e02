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

/** A click of the mouse upon the ground, so many pixels beside what stands or is proposed there. */
async function clickBeside(page: Page, where: string, [right, down]: readonly [number, number]): Promise<void> {
  const { x, y, width, height } = await resting(page.locator(`.match-table ${where}`).first());
  await page.mouse.click(x + width / 2 + right, y + height / 2 + down);
}

it('X-Wing, a whole game from the placing of forces to the last shot: places, ships and targets are clicked in the picture', {
  timeout: 240_000,
}, async () => {
  const ship = (seat: number, who: string): Json => {
    const [faction, type, pilot] = who.split('/') as [string, string, string];
    return { seat, faction, type, pilot, reserve: true };
  };
  const page = await atTable('xwing', {
    seed: 'holo',
    position: {
      phase: 'forces',
      round: 0,
      ships: [
        ship(0, 'rebel/xwing/rookiepilot'),
        ship(0, 'rebel/xwing/rookiepilot'),
        ship(1, 'imperial/tiefighter/academypilot'),
      ],
    },
    dice: { attack: Array(12).fill('hit'), defence: Array(12).fill('blank') },
  });
  const panel = page.locator('.decision');
  const x = () => panel.getByRole('spinbutton', { name: 'x (mm)' }).inputValue();
  /** What is done by hand, in the picture; all else is answered beside it. */
  const hands: Readonly<Record<string, () => Promise<unknown>>> = {
    async deploy() {
      await panel.getByText('Hier ist es erlaubt.').waitFor();
      const before = await x();
      await clickBeside(page, '.piece[data-ghost]', [clicked.length % 2 === 0 ? 30 : -30, 0]);
      await expect.poll(x).not.toBe(before);
      await goingOn(page, () => panel.locator('[data-confirm]:not([disabled])').click());
    },
    activate: () => goingOn(page, () => clickPiece(page, /#2, X-Flügler/)),
    fight: () => goingOn(page, () => clickPiece(page, /#2, X-Flügler/)),
    async attack() {
      // Who is aimed at already is attacked by one click.
      await page.getByRole('button', { name: 'Pilot der Akademie #3 angreifen' }).waitFor();
      await goingOn(page, () => clickPiece(page, /^Pilot der Akademie #3/));
    },
  };
  const clicked: string[] = [];
  for (let decisions = 0; !(await stateOf(page))?.over; decisions++) {
    expect(decisions).toBeLessThan(60);
    const { asked } = await whenMatch(
      page,
      'a question',
      ({ over, asked: kind, awaited, viewer }) => over || kind !== null || !awaited.map(String).includes(viewer),
    );
    const byHand = asked === null ? undefined : hands[asked];
    if (byHand) {
      await byHand();
      clicked.push(asked!);
    } else if ((await decideAnything(page)) === 'over') break;
  }
  const round = ['activate', 'fight'];
  expect(clicked).toEqual(['deploy', 'deploy', 'deploy', ...round, ...round, 'attack']);
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
