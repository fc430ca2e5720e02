// Games of Armada through the visible controls only: two 180-point fleets from their choice to the first ships that fly, and
// the last round of a match against the computer to its score.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { violations } from './accessible.ts';
import { type App, startApp } from './app.ts';
import { logLines, openText } from './match.ts';
import { goingOn } from './match-state.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const MOST_DECISIONS = 400;
const panel = (page: Page) => page.locator('.decision');

/** Takes one decision, whatever it is: dials, a course, a place, a shot, or one of a list. */
async function decide(page: Page, n: number): Promise<string> {
  await page.locator('.match[aria-busy=false]').waitFor();
  const sitDown = page.getByRole('button', { name: 'Ich sitze allein davor' });
  const over = page.getByRole('button', { name: 'Neue Partie' });
  await sitDown.or(over).or(panel(page).locator('[data-step], [data-confirm]')).first().waitFor();
  if (await over.isVisible()) return 'over';
  const sits = await sitDown.isVisible();
  let done = 'sits down';
  await goingOn(page, async () => {
    if (sits) await sitDown.click();
    else done = await answer(page, n);
  });
  return done;
}

async function answer(page: Page, n: number): Promise<string> {
  const commands = panel(page).locator('.command-choice button');
  const confirm = panel(page).locator('[data-confirm]');
  if ((await commands.count()) > 0) {
    while (await confirm.isDisabled()) await commands.nth(n % 4).click();
    await confirm.click();
    return 'dials';
  }
  const choices = panel(page).locator('.choice:not(.choice-quiet)');
  if ((await confirm.count()) > 0) {
    const what =
      (await panel(page).locator('.course').count()) > 0
        ? 'course'
        : (await panel(page).locator('.shot').count()) > 0
          ? 'shot'
          : 'place';
    const boxes = panel(page).getByRole('checkbox');
    if (await confirm.first().isDisabled()) {
      if ((await boxes.count()) > 0) await boxes.first().check();
      else await panel(page).locator('.placement-state[data-legal=true]').filter({ hasText: '✓' }).waitFor();
    }
    await confirm.first().click();
    return what;
  }
  const count = await choices.count();
  await (count > 0 ? choices.nth(n % count) : panel(page).locator('.choice').first()).click();
  return 'choice';
}

/** Decides on and on until that will do; everything that was done. */
async function playUntil(page: Page, isEnough: (done: readonly string[]) => boolean): Promise<string[]> {
  const done: string[] = [];
  while (!isEnough(done)) {
    expect(done.length).toBeLessThan(MOST_DECISIONS);
    done.push(await decide(page, done.length));
  }
  return done;
}

it('a newcomer plays two core fleets from their choice to the first ships that fly', { timeout: 240_000 }, async () => {
  const { page, faults } = await app.open('/', { reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Armada spielen' }).click();
  await page.getByRole('button', { name: 'Flotte für Spieler 2' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Tarkins Dominator/ })
    .click();
  await page.getByText('Regeln der Partie', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Zufallszahl' }).fill('whole');
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
  // The end is that of the match below.
  const kinds = ['dials', 'course', 'place', 'choice'];
  await playUntil(page, (done) => kinds.every((kind) => done.includes(kind)));
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it('the computer sets dials, flies, fights and loses no time: the last round against it', {
  timeout: 120_000,
}, async () => {
  const { page, faults } = await app.open('/spiel/armada', { reducedMotion: 'reduce' });
  const file = {
    holotisch: 'scenario',
    version: 1,
    game: 'armada',
    seed: 'computer',
    table: { seats: ['human', 'computer'], aids: { preview: false, odds: true, hints: true } },
    position: {
      round: 6,
      phase: 'command',
      stage: 'start',
      rules: { points: 180 },
      units: [
        { seat: 0, ship: 'nebulon-b-escort-frigate', x: 450, y: 260, speed: 2 },
        { seat: 0, squadron: 'x-wing-squadron', x: 350, y: 330 },
        {
          seat: 1,
          ship: 'victory-ii-class-star-destroyer',
          x: 450,
          y: 560,
          degrees: 180,
          speed: 1,
          shields: { front: 1 },
        },
        { seat: 1, squadron: 'tie-fighter-squadron', x: 560, y: 380 },
      ],
    },
  };
  await openText(page, 'computer.holo.json', JSON.stringify(file));
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
  const done = await playUntil(page, (all) => all.at(-1) === 'over');
  expect(await page.getByRole('dialog').textContent()).toMatch(/Punkte; übrig: \d Schiff/);
  expect(done).toContain('dials');
  expect(done).not.toContain('sits down'); // nobody has to look away
  await page.getByRole('button', { name: 'Tisch ansehen' }).click();
  const lines = (await logLines(page)).join('\n');
  const victory = 'Victory II-class Star Destroyer #3';
  for (const deed of [
    `${victory} deckt sein Kommandorad auf`,
    `${victory} führt ein Manöver`,
    `Angriff: ${victory}`,
    'TIE Fighter Squadron #4 wird aktiviert',
  ])
    expect(lines).toContain(deed);
  expect(faults).toEqual([]);
});
