import { readFileSync } from 'node:fs';
import type { Puzzle } from '@holotisch/lessons/puzzles';
import { manoeuvreName } from '@holotisch/xwing';
import { beforeAll, expect, it } from 'vitest';
import { violations } from './accessible.ts';
import { type App, startApp } from './app.ts';
import { whenMatch } from './match-state.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

const [puzzle] = readFileSync(new URL('../packages/lessons/puzzles/xwing.puzzles.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes('"ground":"dial"'))
  .map((line) => JSON.parse(line) as Puzzle);
/** What the answers are called of which the puzzle knows what they come to. */
const known = [puzzle!.best, puzzle!.guess, puzzle!.second].flatMap((one) =>
  one === undefined
    ? []
    : Object.values(one.line[0] as Record<string, string>).map((code) => manoeuvreName(code, 'de')),
);

it('a puzzle is put at the real table, judged in figures, shown and counted', async () => {
  const { page } = await app.open('/raetsel/xwing');
  await page.getByLabel('Thema').selectOption({ label: 'Das Manöverrad' });
  await page.getByText('Dein erstes Rätsel wartet.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Nächstes ungelöstes Rätsel' }).click();
  const asker = page.getByRole('region', { name: 'Rätsel' });
  const { taken } = await whenMatch(page, 'the dial is asked for', ({ asked, still }) => asked === 'dials' && still);
  await asker.getByRole('button', { name: 'Lösung zeigen' }).click();
  await asker.getByRole('columnheader', { name: /^Am besten/ }).waitFor();
  expect(await violations(page, { within: '.puzzle-asker' })).toEqual([]);
  await asker.getByRole('button', { name: 'Beste Antwort vorspielen' }).click();
  await whenMatch(page, 'the best dial is set', (match) => match.taken > taken);
  await asker.getByRole('button', { name: 'Noch einmal' }).click();
  await whenMatch(page, 'the dial is asked for again', (match) => match.asked === 'dials' && match.taken === taken);
  await asker.getByText('Welches Manöver fliegst du?').waitFor();
  // An answer that nobody has written down is played out.
  const labels = await page
    .getByRole('radio')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  await page
    .getByRole('radio')
    .nth(labels.findIndex((label) => !known.some((name) => label.startsWith(name))))
    .click();
  await page.locator('[data-confirm]').click();
  await asker.getByRole('columnheader', { name: /^Deine/ }).waitFor();
  await asker.getByRole('link', { name: 'Alle Rätsel' }).click();
  await page.getByText('0 von 1 gelöst').waitFor();
});
