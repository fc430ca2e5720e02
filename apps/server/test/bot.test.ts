import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { create, serve } from './table.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot/bot.mjs', import.meta.url));
const run = (...args: string[]): Promise<{ code: number | null; out: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [BOT, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.on('close', (code) => resolve({ code, out }));
  });

it('two example bots play a match to its end with nothing but the documented protocol', async () => {
  const served = await serve(':memory:');
  const { match, seats } = await create(served.url);
  const bots = await Promise.all(seats.map(({ token }) => run(`${served.url}/online/${match}#${token}`)));
  for (const { code, out } of bots) expect([code, out]).toEqual([0, expect.stringMatching(/^over \{/)]);
  expect(bots[0]!.out).toBe(bots[1]!.out);
  await served.stop();
});
