// `npm run pictures`: takes the pictures of the main views that the README shows, into docs/pictures.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runApp } from '../e2e/run-app.ts';
import { openApp } from '../e2e/running-app.ts';
import { CAMPAIGNS } from './pictures/campaigns.ts';
import { HOLO } from './pictures/holo.ts';
import { PAGES } from './pictures/pages.ts';
import { TABLES } from './pictures/tables.ts';
import { root } from './project.ts';

const pictures = [...HOLO, ...TABLES, ...PAGES, ...CAMPAIGNS];

const folder = join(root, 'docs', 'pictures');
mkdirSync(folder, { recursive: true });
const running = await runApp();
const app = await openApp(running);
/** `npm run pictures armada legion` takes those whose names begin so. */
const wanted = process.argv.length > 2 ? process.argv.slice(2) : [''];
/** Beside others a machine may be slow, and a picture is worth waiting for. */
const PATIENCE_MS = 180_000;
for (const { name, path, options, before } of pictures.filter(({ name }) =>
  wanted.some((one) => name.startsWith(one)),
)) {
  const { page } = await app.open(path, options);
  page.setDefaultTimeout(PATIENCE_MS);
  await page.waitForLoadState('networkidle');
  await before?.(page);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.context().close();
  console.log(`docs/pictures/${name}.png`);
}
await app.close();
await running.stop();
