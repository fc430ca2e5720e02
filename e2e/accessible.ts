// What axe finds wrong with a page, one line each.
import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** All of axe's rules, or only those about colours. */
export async function violations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const found = await window.axe!.run({
      resultTypes: ['violations'],
      ...(only === 'colours' && { runOnly: ['cat.color'] }),
    });
    return found.violations.map(
      ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' ')}`,
    );
  }, rules);
}

/** By day and by night: a page is built the same in both and says the same, only its colours are others. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}
