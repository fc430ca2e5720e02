// What tests of a match do at the start page, through its visible controls.
import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';

/** Opens a match or scenario from a file. */
export async function openText(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Partie öffnen|Open a match)/ }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}
