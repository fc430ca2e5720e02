// `holotisch arena --bot`: a bot that has read nothing but docs/PROTOCOL.md meets a level of the computer, over loopback.
import { PassThrough } from 'node:stream';
import { quickRng } from '@holotisch/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playLinks } from '../../../examples/bot/bot.mjs';
import { call } from '../../cli/test/fake.ts';
import { type Served, serve } from './table.ts';

describe('an arena with a bot from outside', () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(':memory:', { newSecret: () => 'a5'.repeat(32) });
  });
  afterAll(() => served.stop());

  it('plays whole matches with changed seats, by the links that it tells', async () => {
    const links = new PassThrough();
    const told: string[] = [];
    const rng = quickRng(3);
    const results: unknown[] = [];
    const bot = playLinks(links, { random: () => rng.below(1000) / 1000, tell: (one: unknown) => results.push(one) });
    const err = (text: string) => {
      told.push(text);
      links.write(text);
    };
    const arena = `arena --game xwing --lists core --players recruit --games 2 --json --bot ${served.url}`;
    const { code, out } = await call(arena, {}, { err });
    links.end();
    await bot;
    expect([code, told.length]).toEqual([0, 2]);
    const { players, pairs } = JSON.parse(out);
    expect(players.map(({ name }: { name: string }) => name).toSorted()).toEqual(['bot', 'recruit']);
    // Whoever takes any answer does not beat it.
    expect(pairs).toMatchObject([{ a: 'bot', b: 'recruit', games: 2, winRateA: 0 }]);
    expect(results).toMatchObject([{ winner: 1 }, { winner: 0 }]);
  }, 60_000);

  it('says what is wrong with the address, and that nobody is there', async () => {
    const arena = 'arena --game xwing --players recruit --games 1 --bot';
    expect(await call(`${arena} nowhere`)).toMatchObject({ code: 2 });
    expect((await call(`${arena} http://127.0.0.1:1`)).err).toContain('No Holotisch server answers');
    expect((await call('arena --game xwing --players random --games 1 --bot http://127.0.0.1:1')).code).toBe(2);
    expect((await call('arena --game xwing --players recruit --games 1')).code).toBe(2);
  }, 60_000);
});
