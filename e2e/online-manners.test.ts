// What stands around an online match: pages for everybody, whose turn it is, what others say, and time that runs out.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { violationsInBoth } from './accessible.ts';
import { type App, startApp } from './app.ts';
import { whenAll } from './match-state.ts';
import { chatLine, decideNext } from './online-play.ts';

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

/** They play until it is the second one's turn after it was not. */
async function untilHisTurnComes(players: readonly Page[]): Promise<void> {
  for (let wasHis = true; ; ) {
    await decideNext(players);
    const [, his] = await whenAll(players, 'both know the same', ([one, two]) => one!.at === two!.at);
    const isHis = his!.awaited.includes(1);
    if (isHis && !wasHis) return;
    wasHis = isHis;
  }
}

it('lobby, waiting room and table are for everybody; one is told when it is his turn, and hears only whom he wants to; time that is over can be claimed', async () => {
  const one = (await app.open('/online')).page;
  await one.getByRole('button', { name: 'Tisch eröffnen' }).waitFor();
  expect(await violationsInBoth(one)).toEqual([]);
  const two = (await app.openFresh('/online')).page;

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
  const notified = () => two.evaluate(() => window.notified);
  expect(await notified()).toEqual([]);
  for (const page of [one, two]) await page.getByRole('tab', { name: 'Entscheidung' }).click();
  await untilHisTurnComes([one, two]);
  await expect.poll(notified).toEqual(['Du bist dran']);
  await expect.poll(() => two.title()).toMatch(/^● Du bist dran/);
  await expect.poll(() => one.title()).toMatch(/ entscheidet · Holotisch$/);

  await one.getByRole('tab', { name: 'Tisch' }).click();
  await two.getByRole('tab', { name: 'Tisch' }).click();
  const say = async (text: string) => {
    await one.getByRole('textbox', { name: 'Etwas sagen' }).fill(text);
    await one.getByRole('button', { name: 'Senden' }).click();
    await chatLine(one, text).waitFor();
  };
  await say('Viel Glück!');
  await chatLine(two, 'Viel Glück!').waitFor();
  await two.getByRole('checkbox', { name: 'Ausblenden, was andere sagen' }).check();
  await two.getByText('Was andere sagen, ist ausgeblendet.').waitFor();
  await say('Hörst du mich?');
  await two.getByRole('textbox', { name: 'Etwas sagen' }).fill('Nein.');
  await two.getByRole('button', { name: 'Senden' }).click();
  await chatLine(one, 'Nein.').waitFor();
  await chatLine(two, 'Nein.').waitFor();
  await expect.poll(() => two.getByText('Hörst du mich?').count()).toBe(0);

  for (const page of hurried) {
    await page.getByRole('application').waitFor();
    await page.getByRole('tab', { name: 'Tisch' }).click();
  }
  const [timedAt] = await whenAll(hurried, 'both see who is awaited', (all) =>
    all.every(({ awaited }) => awaited.length > 0),
  );
  const late = hurried[timedAt!.awaited[0]!]!;
  const waits = hurried.find((page) => page !== late)!;
  const claim = waits.getByRole('button', { name: /^Die Zeit von .* ist um: Sieg verlangen$/ });
  await expect.poll(() => claim.count()).toBe(0);
  await app.later(11_000);
  await waits.reload();
  await waits.getByRole('tab', { name: 'Tisch' }).click();
  await claim.click();
  // Behind another tab nothing is drawn, and the end is shown when everything before it was.
  for (const page of hurried) await page.bringToFront();
  await waits.getByRole('dialog', { name: 'Du hast gewonnen' }).waitFor();
  await late.getByRole('dialog', { name: 'Du hast verloren' }).waitFor();
});
