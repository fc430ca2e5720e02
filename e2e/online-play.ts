// What tests of online play do, through the visible controls only.
import type { Locator, Page } from 'playwright-core';
import type { OpenPage } from './app.ts';
import { type MatchState, whenAll, whenMatch } from './match-state.ts';

/** Takes the network away until the page has told so and lets nobody decide, and gives it back. */
export async function cutOff({ page, faults }: OpenPage): Promise<void> {
  const told = page.getByText('Die Verbindung ist weg');
  await page.context().setOffline(true);
  await told.waitFor();
  await page.locator('.match[aria-busy="true"]').waitFor();
  await page.context().setOffline(false);
  await told.waitFor({ state: 'detached' });
  // On a slow machine the page has tried to come back meanwhile, which the browser's console calls an error.
  const own = faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'));
  faults.splice(0, faults.length, ...own);
}

/** Fills in what the question wants with whatever comes first, and confirms it. The question is on the table. */
export const answerShown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const panel = document.querySelector('.decision');
    if (!panel) throw new Error('the question is not in front');
    const shown = (selector: string) =>
      [...panel.querySelectorAll<HTMLButtonElement>(selector)].filter((one) => !one.disabled && one.checkVisibility());
    const frame = () => new Promise(requestAnimationFrame);
    const isOpen = () => panel.querySelector('button[data-confirm]:disabled, .dial-plate, .command-choice') !== null;
    // Forms are filled in field by field: a stance, a dial, a command.
    for (const group of panel.querySelectorAll('fieldset')) {
      const radios = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
      if (radios.length > 0 && !radios.some((one) => one.checked)) radios[0]!.click();
    }
    for (const ship of shown('.dial-ship')) {
      ship.click();
      await frame();
      // The first manoeuvre of a dial may lead a ship that stands near the edge off the table at once.
      const cells = shown('.dial-cell');
      const slow = cells.find((cell) => /Geradeaus 2/.test(cell.getAttribute('aria-label') ?? cell.textContent ?? ''));
      (slow ?? cells[0])?.click();
      await frame();
    }
    for (let n = 0; n < 12 && isOpen() && shown('.command-choice button').length > 0; n++) {
      shown('.command-choice button')[0]!.click();
      await frame();
    }
    // Of several things as many are ticked as have to be.
    const isMissing = () => /^Noch \d/.test(panel.querySelector('[data-confirm]')?.textContent ?? '');
    for (const box of panel.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:checked)')) {
      if (!isMissing()) break;
      box.click();
      await frame();
    }
    // A place is looked for before it can be confirmed.
    for (const end = performance.now() + 30_000; performance.now() < end; await frame()) {
      const [next] = [...shown('[data-confirm]'), ...shown('.dials-set, .choice, .action:not(.action-barred)')];
      if (next) return next.click();
    }
    throw new Error(`nothing answers the question: ${panel.textContent}`);
  });

/** He is asked, his answer is missing, and he sees the question. A secret question may be answered anew until all have. */
const isDue = ({ asked, awaited, viewer }: MatchState): boolean => asked !== null && awaited.includes(Number(viewer));

/**
 * Whoever is awaited decides, and his page has learned of it: his own answer is missing no more, or the match has gone
 * on. False if nobody is asked any more because it is over.
 */
export async function decideNext(players: readonly Page[]): Promise<boolean> {
  const states = await whenAll(
    players,
    'somebody is asked, or the match is over',
    (all) => all.some(isDue) || all.every(({ over }) => over),
  );
  const due = states.findIndex(isDue);
  if (due < 0) return false;
  const [page, before] = [players[due]!, states[due]!];
  await answerShown(page);
  await whenMatch(page, 'the answer arrives', (now) => now.at > before.at && (now.taken > before.taken || !isDue(now)));
  return true;
}

/** Plays on until so much more has been decided, or to the end; how many answers were given. */
export async function playOn(players: readonly Page[], decisions: number): Promise<number> {
  for (let given = 0; given < decisions; given++) if (!(await decideNext(players))) return given;
  return decisions;
}

/** A line of the chat on its own page: the notice of what was just said may say the same. */
export const chatLine = (page: Page, text: string): Locator =>
  page.locator('.talk-chat').getByRole('listitem').filter({ hasText: text });
