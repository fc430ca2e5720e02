// Games of Armada through the visible controls only: two 180-point fleets from their choice to the first ships that fly, and
// the last round of a match against the computer to its score.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { type App, startApp } from './app.ts';
import { withHands } from './hands.ts';
import { logLines, openText } from './match.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const MOST_DECISIONS = 400;

/**
 * Takes one decision, whatever it is (dials, a course, a place, a shot, or one of a list), and waits until the table shows
 * what came of it, in the page itself.
 */
const decide = (page: Page, n: number): Promise<string> =>
  page.evaluate(async (nth) => {
    const { until, seen, named, click } = window.hands;
    const isThere = (selector: string) => document.querySelector(`.decision ${selector}`) !== null;
    const next = await until(() => {
      if (!document.querySelector('.match[aria-busy=false]')) return undefined;
      if (named('Neue Partie')) return { does: 'over' };
      const sits = named('Ich sitze allein davor');
      if (sits) return { does: 'sits down', button: sits };
      const [confirm] = seen('.decision [data-confirm]');
      const commands = seen('.decision .command-choice button');
      if (commands.length > 0) return { does: 'dials', button: confirm ?? commands[nth % 4]!, set: !confirm };
      if (confirm)
        return { does: isThere('.course') ? 'course' : isThere('.shot') ? 'shot' : 'place', button: confirm };
      if (isThere('[data-confirm]')) {
        // Something is still missing: a tick, or the word that the place is allowed.
        const box = seen('.decision input[type=checkbox]').find((one) => !one.matches(':checked'));
        return box && { does: 'ticks', button: box, set: true };
      }
      const choices = seen('.decision .choice:not(.choice-quiet)');
      const choice = choices[nth % choices.length] ?? seen('.decision .choice')[0];
      return choice && { does: 'choice', button: choice };
    });
    if (next.button === undefined) return next.does;
    await click(next.button, next.set ? 'frame' : 'goes on');
    return next.does;
  }, n);

/** Decides on and on until that will do; everything that was done. */
async function playUntil(page: Page, isEnough: (done: readonly string[]) => boolean): Promise<string[]> {
  await withHands(page);
  const done: string[] = [];
  while (!isEnough(done)) {
    expect(done.length).toBeLessThan(MOST_DECISIONS);
    done.push(await decide(page, done.length));
  }
  return done;
}

it('a newcomer plays two core fleets from their choice to the first ships that fly', { timeout: 240_000 }, async () => {
  const { page, faults } = await app.open('/', { reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Armada einrichten' }).click();
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
  await expect.poll(() => page.getByRole('dialog').textContent()).toMatch(/Punkte; übrig: \d Schiff/);
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
