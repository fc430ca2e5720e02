// Games of Legion through the visible controls only: the training battle from its choice into the fight, and the last round of
// a battle against the computer to its end.
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
 * Takes one decision with what is to be seen and waits until the table shows what came of it, in the page itself.
 */
const decide = (page: Page, fightUntil: number): Promise<string> =>
  page.evaluate(async (lastFight) => {
    const { until, seen, named, click } = window.hands;
    const next = await until(() => {
      if (!document.querySelector('.match[aria-busy=false]')) return undefined;
      const over = named('Neue Partie');
      if (over) return { over };
      const sits = named('Ich sitze allein davor');
      if (sits) return { does: 'sits down', button: sits };
      // One move a turn is enough to meet the enemy, and a few rounds are enough of a fight.
      const round = /Runde (\d)/.exec(document.querySelector('.match-phase')?.textContent ?? '')?.[1];
      const late = Number(round) > lastFight;
      const acts = /Aktionen: (\d)\)/.exec(document.querySelector('.match-now')?.textContent ?? '');
      const attack = seen('.decision .choice').find((one) => one.textContent?.startsWith('Angriff'));
      if (attack && !late) return { does: 'attacks', button: attack };
      const enough = acts && (late || acts[1] === '1') ? seen('.decision .choice-quiet')[0] : undefined;
      if (enough) return { does: 'chooses', button: enough };
      const box = seen<HTMLInputElement>('.decision input[type=checkbox]').find((one) => !one.checked);
      const missing = [...document.querySelectorAll('.decision [data-confirm]')].some((one) =>
        /^Noch \d/.test(one.textContent ?? ''),
      );
      if (missing && box) return { does: 'ticks', button: box };
      const confirm = seen('.decision [data-confirm]')[0];
      const control = document.querySelector('.move-fields')
        ? 'moves'
        : document.querySelector('.shot')
          ? 'aims'
          : document.querySelector('.weapon-group')
            ? 'arms'
            : 'confirms';
      if (confirm) return { does: control, button: confirm };
      const [choice] = seen('.decision .choice:not(.choice-quiet), .decision .choice');
      return choice && { does: 'chooses', button: choice };
    });
    if ('over' in next) return 'over';
    await click(next.button, next.does === 'ticks' ? 'frame' : 'goes on');
    return next.does;
  }, fightUntil);

/** Decides on and on until that will do; everything that was done. */
async function playUntil(
  page: Page,
  fightUntil: number,
  isEnough: (done: readonly string[]) => boolean,
): Promise<string[]> {
  await withHands(page);
  const done: string[] = [];
  while (!isEnough(done)) {
    expect(done.length).toBeLessThan(MOST_DECISIONS);
    done.push(await decide(page, fightUntil));
  }
  return done;
}

it('a newcomer begins the training battle and comes to move, to fight and to take turns', {
  timeout: 240_000,
}, async () => {
  const { page, faults } = await app.open('/', { reducedMotion: 'reduce' });
  await page.getByRole('link', { name: 'Legion einrichten' }).click();
  await page.getByText('Trainingsgefecht', { exact: true }).click();
  await page.getByRole('checkbox', { name: /^Sichtlinie/ }).check();
  await page.getByText('Regeln und Schlachtfeld', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Zufallszahl' }).fill('training');
  await page.getByRole('button', { name: 'Partie beginnen' }).click();
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
  const kinds = ['moves', 'attacks', 'chooses', 'sits down'];
  // The end is that of the battle below.
  await playUntil(page, 3, (done) => kinds.every((kind) => done.includes(kind)));
  expect(faults).toEqual([]);
});

it('the computer plays a card, gives orders, moves and fights: the last round against it', {
  timeout: 120_000,
}, async () => {
  const { page, faults } = await app.open('/spiel/legion', { reducedMotion: 'reduce' });
  const file = {
    holotisch: 'scenario',
    version: 1,
    game: 'legion',
    seed: 'computer',
    table: { seats: ['human', 'computer'], aids: { preview: false, odds: true, hints: true } },
    position: {
      round: 6,
      phase: 'command',
      hands: [{ cards: ['ambush', 'push', 'standing-orders'] }, { cards: ['ambush', 'push', 'standing-orders'] }],
      battle: { objective: 'key-positions', deployment: 'battle-lines', condition: 'clear-conditions' },
      units: [
        { card: 'luke-skywalker-hero-of-the-rebellion', seat: 0, x: 700, y: 300 },
        { card: 'rebel-troopers', seat: 0, x: 850, y: 300 },
        { card: 'darth-vader-dark-lord-of-the-sith', seat: 1, x: 700, y: 640, degrees: 180 },
        { card: 'stormtroopers', seat: 1, x: 880, y: 600, degrees: 180 },
      ],
    },
  };
  await openText(page, 'computer.holo.json', JSON.stringify(file));
  await page.getByRole('application', { name: 'Spielfeld' }).waitFor();
  const done = await playUntil(page, 6, (all) => all.at(-1) === 'over');
  await expect.poll(() => page.getByRole('dialog').textContent()).toMatch(/Einheit(en)? übrig/);
  expect(done).not.toContain('sits down'); // nobody has to look away
  await page.getByRole('button', { name: 'Tisch ansehen' }).click();
  const lines = (await logLines(page)).join('\n');
  for (const deed of ['Aufgedeckt:', 'Sturmtruppen wird aktiviert', 'Darth Vader wird aktiviert'])
    expect(lines).toContain(deed);
  expect(lines).toMatch(/(Sturmtruppen|Darth Vader) greift /);
  expect(faults).toEqual([]);
});
