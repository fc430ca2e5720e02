// The example bot, as somebody would run it who has read nothing but docs/PROTOCOL.md.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { quickRng } from '@holotisch/engine';
import type { Created } from '@holotisch/online';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Bot, makeMatch, ownList } from '../../../examples/bot/bot.mjs';
import { LIMITS } from '../src/net/limits.ts';
import { create, type Served, serve } from './table.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot/bot.mjs', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../../examples', import.meta.url));

describe('two example bots under the limits that every server has', () => {
  /** Whoever waits moves the clock: however patient they have to be, nobody really waits. */
  let now = 1_700_000_000_000;
  const sleep = async (ms: number) => {
    now += ms;
  };
  let served: Served;
  beforeAll(async () => {
    // The same dice every time.
    served = await serve(':memory:', { now: () => now, limits: {}, newSecret: () => 'a5'.repeat(32) });
  });
  afterAll(() => served.stop());

  it.each([
    ['xwing', '1'],
    ['armada', '1.5.3'],
    ['legion', '1.2'],
    ['legion', '2.6'],
    ['toy', 'first'],
    ['toy', 'second'],
  ])('play a whole match of %s %s with a real list', async (game, edition) => {
    const list = ownList(game, edition);
    const { match, seats }: Created = await makeMatch(served.url, { game, edition, list, sleep });
    const bots = seats.map(({ token, seat }) => {
      const rng = quickRng(seat + 1);
      const random = () => rng.below(1_000_000) / 1_000_000;
      return new Bot(served.url, { match, token }, { sleep, random, contribution: `contribution of seat ${seat}` });
    });
    const [one, other] = await Promise.all(bots.map((bot) => bot.play()));
    expect(one).toEqual(other);
    expect(one).toHaveProperty('winner');
    expect(bots[0]!.sight).toMatchObject({ game, edition, over: true });
    for (const bot of bots) expect(bot.decisions).toBeGreaterThan(5);
    // Nobody may say so much at once: they were told to be patient, were, and were not sent away.
    const isLong = bots.some(({ decisions }) => decisions > LIMITS.burst);
    if (isLong) expect(bots.reduce((sum, { waits }) => sum + waits, 0)).toBeGreaterThan(0);
    if (game === 'armada') expect(isLong).toBe(true);
  });

  it('hold a seat that came by a link by a token of their own, and find back to it', async () => {
    const wanted = { game: 'toy', edition: 'first', list: ownList('toy'), sleep };
    const { match, seats }: Created = await makeMatch(served.url, wanted);
    const [one, other] = seats.map(({ token }) => ({ match, token }));
    const bots = [
      new Bot(served.url, one!, { sleep }),
      new Bot(served.url, other!, { sleep, own: 'known-to-this-bot-and-to-nobody-else' }),
    ];
    const [result] = await Promise.all(bots.map((bot) => bot.play()));
    // Whoever else was sent the link is not let in any more; the bot itself is, though it never heard that it sits.
    const stranger = new Bot(served.url, other!, { sleep, own: 'known-to-somebody-else-and-not-to-it' });
    await expect(stranger.play()).rejects.toThrow('online.badToken');
    await expect(new Bot(served.url, other!, { sleep }).play()).rejects.toThrow('online.taken');
    expect(await new Bot(served.url, other!, { sleep, own: 'known-to-this-bot-and-to-nobody-else' }).play()).toEqual(
      result,
    );
    // A seat of one's own making needs none.
    expect(await new Bot(served.url, one!, { sleep }).play()).toEqual(result);
  });

  it('come back when a match cannot be made yet', async () => {
    const strict = await serve(':memory:', { now: () => now, limits: { requests: 10 } });
    const wanted = { game: 'toy', edition: 'first', list: ownList('toy'), sleep };
    const before = now;
    for (let n = 0; n < 3; n++) await makeMatch(strict.url, wanted);
    expect(now - before).toBe(120_000);
    await strict.stop();
  });
});

describe('the example bot as a command', () => {
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill();
  });
  const run = (...args: string[]) => {
    const child = spawn(process.execPath, [BOT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    const said = { out: '', err: '' };
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said.err += text;
    });
    const line = new Promise<string>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said.out += text;
        if (said.out.includes('\n')) resolve(said.out.slice(0, said.out.indexOf('\n')));
      });
    });
    const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, ...said }));
    });
    return { line, ended };
  };

  it('makes a match with a list from a file, says the link of the other seat, and plays it', async () => {
    const served = await serve(':memory:');
    const one = run(served.url, 'xwing', '--list', `${EXAMPLES}/xwing/core-rebel.xws.json`);
    const link = await one.line;
    expect(link).toMatch(new RegExp(`^${served.url}/online/[\\w-]+#[\\w-]+$`));
    const ends = await Promise.all([one.ended, run(link).ended]);
    for (const { code, out, err } of ends) expect([code, out, err]).toEqual([0, expect.stringMatching(/over \{/), '']);
    expect(ends[0]!.out).toBe(`${link}\n${ends[1]!.out}`);
    // The link has served.
    expect(await run(link).ended).toMatchObject({ code: 1, err: expect.stringContaining('online.badToken') });
    await served.stop();
  });

  it('brings its list to a match that leaves it open, and says what is wrong otherwise', async () => {
    const served = await serve(':memory:');
    const { match, seats } = await create(served.url, {
      game: 'toy',
      setup: undefined,
      lists: [null, ownList('toy')],
      computer: [1],
    });
    const link = `${served.url}/online/${match}#${seats[0]!.token}`;
    const without = await run(link).ended;
    expect([without.code, without.err]).toEqual([1, expect.stringContaining('online.needsList')]);
    const toy = `${EXAMPLES}/bot/lists/toy.json`;
    expect(await run(link, '--list', toy).ended).toMatchObject({ code: 0, out: expect.stringMatching(/^over /) });
    expect(await run(`${served.url}/online/${match}#${'x'.repeat(32)}`).ended).toMatchObject({ code: 1 });
    await served.stop();
  });
});
