// What tests of online play do, through the visible controls only.
import type { Page } from 'playwright-core';
import type { OpenPage } from './app.ts';

/** Takes the network away until the page has told so, and gives it back. */
export async function cutOff({ page, faults }: OpenPage): Promise<void> {
  const told = page.getByText('Die Verbindung ist weg');
  await page.context().setOffline(true);
  await told.waitFor();
  await page.context().setOffline(false);
  await told.waitFor({ state: 'detached' });
  // On a slow machine the page has tried to come back meanwhile, which the browser's console calls an error.
  const own = faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'));
  faults.splice(0, faults.length, ...own);
}

/** What this player is asked, answered with whatever comes first; false if nothing is asked of him. */
export const decideOnce = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const panel = document.querySelector('.decision');
    if (!panel || document.querySelector('dialog[open]')) return false;
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
    const [next] = [...shown('[data-confirm]'), ...shown('.dials-set, .choice, .action:not(.action-barred)')];
    next?.click();
    return next !== undefined;
  });
