// What stands around an online match: pages for everybody, whose turn it is, what others say, and time that runs out.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { violationsInBoth } from './accessible.ts';
import { type App, startApp } from './app.ts';
import { decideOnce } from './online-play.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});

declare global {
  interface Window {
    /** What the page has notified its player of. */
    notified?: string[];
  }
}

/** The paths of both seats of a new match of the toy game; a clock gives each of them ten seconds. */
const newMatch = (page: Page, clock: { readonly main: number; readonly increment: number } | null): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const cards = [
      [['lucky'], ['engine']],
      [['shield'], ['counter']],
    ];
    const body = JSON.stringify({ game: 'toy', setup: { cards }, clock: wanted });
    const response = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { match, seats } = (await response.json()) as { match: string; seats: { token: string }[] };
    return seats.map(({ token }) => `/online/${match}#${token}`);
  }, clock);

const goTo = (page: Page, path: string) => page.goto(new URL(path, page.url()).href);
const another = async (page: Page, path: string): Promise<Page> => {
  const beside = await page.context().newPage();
  await beside.goto(new URL(path, page.url()).href);
  return beside;
};

/** A browser that shows notifications, in a tab that nobody looks at. */
const unwatched = (page: Page) =>
  page.addInitScript(() => {
    const notified: string[] = [];
    window.notified = notified;
    class Notified {
      static readonly permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      constructor(_title: string, { body }: { readonly body: string }) {
        notified.push(body);
      }
    }
    Object.defineProperty(window, 'Notification', { value: Notified });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });

const isAsked = (page: Page): Promise<boolean> => page.title().then((title) => title.startsWith('● Du bist dran'));

it('lobby, waiting room and table are for everybody; one is told when it is his turn, and hears only whom he wants to; time that is over can be claimed', async () => {
  const one = (await app.openFresh('/online')).page;
  await one.getByRole('button', { name: 'Tisch eröffnen' }).waitFor();
  expect(await violationsInBoth(one)).toEqual([]);
  const two = (await app.openFresh('/online')).page;

  // The time of a match beside it runs meanwhile.
  const timed = await newMatch(one, { main: 10, increment: 0 });
  const hurried = [await another(one, timed[0]!), await another(two, timed[1]!)];

  const [mine, theirs] = await newMatch(one, null);
  await goTo(one, mine!);
  await one.getByRole('heading', { name: 'Der Tisch steht' }).waitFor();
  expect(await violationsInBoth(one)).toEqual([]);
  await unwatched(two);
  await goTo(two, theirs!);
  for (const page of [one, two]) {
    await page.getByRole('application').waitFor();
    await page.getByRole('tab', { name: 'Tisch' }).click();
  }
  expect(await violationsInBoth(one)).toEqual([]);

  await two.getByRole('button', { name: 'Melden, wenn ich dran bin' }).click();
  await two.getByRole('button', { name: 'Du bekommst eine Meldung' }).waitFor();
  const news = () => two.evaluate(() => window.notified?.length ?? 0);
  expect(await news()).toBe(0);
  // It becomes his turn after it was not.
  for (let n = 0; n < 60 && (await news()) === 0; n++) {
    const asked = (await isAsked(one)) ? one : two;
    await asked.getByRole('tab', { name: 'Entscheidung' }).click();
    await decideOnce(asked);
    await two.waitForTimeout(100);
  }
  expect(await two.evaluate(() => window.notified)).toEqual(['Du bist dran']);
  expect(await isAsked(two)).toBe(true);
  expect(await one.title()).toMatch(/ entscheidet · Holotisch$/);

  await one.getByRole('tab', { name: 'Tisch' }).click();
  await two.getByRole('tab', { name: 'Tisch' }).click();
  const say = async (text: string) => {
    await one.getByRole('textbox', { name: 'Etwas sagen' }).fill(text);
    await one.getByRole('button', { name: 'Senden' }).click();
    await one.getByText(text).waitFor();
  };
  await say('Viel Glück!');
  await two.getByText('Viel Glück!').waitFor();
  await two.getByRole('checkbox', { name: 'Ausblenden, was andere sagen' }).check();
  await two.getByText('Was andere sagen, ist ausgeblendet.').waitFor();
  await say('Hörst du mich?');
  await two.getByRole('textbox', { name: 'Etwas sagen' }).fill('Nein.');
  await two.getByRole('button', { name: 'Senden' }).click();
  await one.getByText('Nein.').waitFor();
  await two.getByText('Nein.').waitFor();
  expect(await two.getByText('Hörst du mich?').count()).toBe(0);

  for (const page of hurried) {
    await page.getByRole('application').waitFor();
    await page.getByRole('tab', { name: 'Tisch' }).click();
  }
  const waits = (await isAsked(hurried[0]!)) ? hurried[1]! : hurried[0]!;
  const late = waits === hurried[0] ? hurried[1]! : hurried[0]!;
  await waits.getByRole('button', { name: /^Die Zeit von .* ist um: Sieg verlangen$/ }).click({ timeout: 30_000 });
  // Behind another tab nothing is drawn, and the end is shown when everything before it was.
  for (const page of hurried) await page.bringToFront();
  await waits.getByRole('dialog', { name: 'Du hast gewonnen' }).waitFor();
  await late.getByRole('dialog', { name: 'Du hast verloren' }).waitFor();
});
