// What axe finds wrong with a page, one line each.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

interface Look {
  /** All of axe's rules, or only those about colours. */
  readonly rules?: 'all' | 'colours';
  /** A part of the page: a dialog in front of what has been looked at already. */
  readonly within?: string;
}

export async function violations(page: Page, look: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async ({ rules, within }) => {
    const part = within === undefined ? document : document.querySelector(within);
    if (part === null) throw new Error(`there is no ${within}`);
    const found = await window.axe!.run(part, {
      resultTypes: ['violations'],
      ...(rules === 'colours' && { runOnly: ['cat.color'] }),
    });
    return found.violations.map(
      ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' ')}`,
    );
  }, look);
}

/** By day and by night: a page is built the same in both and says the same, only its colours are others. */
export async function violationsInBoth(page: Page, part: Pick<Look, 'within'> = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, { ...part, rules: 'colours' });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}
