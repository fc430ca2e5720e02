// `npm run pictures`: takes the pictures of the main views that the README shows, into docs/pictures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startApp } from '../e2e/app.ts';
import { root } from './project.ts';

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly options: BrowserContextOptions;
  readonly before?: (page: Page) => Promise<void>;
}

const desk = { width: 1280, height: 800 };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** From the table down: what a visitor sees after one turn of the wheel. */
const atTheTable = (page: Page) => page.locator('.measuring').evaluate((table) => table.scrollIntoView());

async function movedBack(page: Page): Promise<void> {
  const ship = page.getByRole('button', { name: 'Ship B: ' });
  await ship.focus();
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowDown');
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowLeft');
  await page.getByRole('radio', { name: 'Bank right 2' }).focus();
  await page.getByRole('button', { name: 'Ship A', exact: true }).click();
  await atTheTable(page);
}

const pictures: readonly Picture[] = [
  { name: 'messtisch-dunkel', path: '/', options: { viewport: { width: 1280, height: 1130 }, colorScheme: 'dark' } },
  { name: 'messtisch-hell', path: '/', options: { viewport: desk, colorScheme: 'light' }, before: atTheTable },
  {
    name: 'moved-back',
    path: '/',
    options: { viewport: desk, colorScheme: 'dark', locale: 'en-GB' },
    before: movedBack,
  },
  { name: 'klausel', path: '/regeln/XW-REICHWEITE-04', options: { viewport: desk, colorScheme: 'dark' } },
  { name: 'telefon', path: '/', options: { ...phone, colorScheme: 'dark' }, before: atTheTable },
];

const folder = join(root, 'docs', 'pictures');
mkdirSync(folder, { recursive: true });
const app = await startApp();
for (const { name, path, options, before } of pictures) {
  const { page } = await app.open(path, options);
  await page.waitForLoadState('networkidle');
  await before?.(page);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.context().close();
  console.log(`docs/pictures/${name}.png`);
}
await app.close();
