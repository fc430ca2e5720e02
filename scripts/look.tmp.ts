import { runApp } from '../e2e/run-app.ts';
import { openApp } from '../e2e/running-app.ts';
import { readFileSync } from 'node:fs';
const running = await runApp(); const app = await openApp(running);
try {
const { page } = await app.open('/raetsel', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
page.on('console', (m) => console.log('console', m.text())); page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
await page.getByRole('heading', { level: 1 }).waitFor({timeout: 60000}); await page.waitForTimeout(1500);
await page.screenshot({ path: '.cache/p1.png' });
const p = JSON.parse(readFileSync('packages/lessons/puzzles/xwing.puzzles.jsonl','utf8').split('\n').find((l)=>l.includes('"ground":"dial"'))!);
await page.goto(new URL(`/raetsel/xwing/${p.id}`, page.url()).href);
await page.locator('.puzzle-asker').waitFor({timeout: 60000}); await page.waitForTimeout(4000);
await page.screenshot({ path: '.cache/p2.png' });
const other = page.getByRole('radio').nth(3); console.log('radio', await other.getAttribute('aria-label'));
await other.click(); await page.locator('[data-confirm]').click();
await page.locator('.puzzle-told').waitFor({timeout: 90000}); await page.waitForTimeout(3000);
await page.screenshot({ path: '.cache/p3.png' });
console.log(await page.locator('.puzzle-asker').innerText());
await page.getByRole('button', { name: 'Beste Antwort vorspielen' }).click(); await page.waitForTimeout(6000);
await page.screenshot({ path: '.cache/p4.png' });
} catch (e) { console.log(String(e).slice(0,1500)); } finally { await app.close(); await running.stop(); }
