import { commitmentTo, fairSeed, type JsonObject } from '@holotisch/engine';
import type { TableInfo } from '@holotisch/online';
import type { Seen } from '@holotisch/room/client';
import { describe, expect, it } from 'vitest';
import type { KeptSeat } from '../../src/net/kept.ts';
import { checkDice } from '../../src/online/dice.ts';

const SECRET = 'a'.repeat(64);
const CONTRIBUTIONS = ['mine', 'theirs'];
const seed = fairSeed(SECRET, CONTRIBUTIONS);
const fair = { commitment: commitmentTo(SECRET), secret: SECRET, contributions: CONTRIBUTIONS };
const kept: KeptSeat = { match: 'm', game: 'toy', commitment: fair.commitment, contribution: 'mine', saved: 0 };
const info = { own: 0, game: 'toy' } as TableInfo;
const seen = { viewer: 0, events: [] as Seen['events'] } as Seen;

const check = (file: JsonObject, more: { readonly kept?: KeptSeat; readonly rolls?: boolean } = {}) =>
  checkDice({ file, info, seen, kept: more.kept ?? kept, judge: { verify: async () => more.rolls ?? true } });

describe('the dice of a finished match', () => {
  it('are fair when everything is as it was promised', async () => {
    expect(await check({ seed, fair })).toBe('fair');
  });

  it.each([
    ['promise', { ...kept, commitment: commitmentTo('another') }, { seed, fair }],
    ['own', { ...kept, contribution: 'another' }, { seed, fair }],
    ['secret', kept, { seed, fair: { ...fair, secret: 'b'.repeat(64) } }],
    ['seed', kept, { seed: 'another', fair }],
    ['seed', kept, { seed }],
  ] as const)('are not where the %s is another', async (finding, known, file) => {
    expect(await check(file as JsonObject, { kept: known })).toBe(finding);
  });

  it('are neither where this browser could not find out', async () => {
    const judge = { verify: async () => undefined };
    expect(await checkDice({ file: { seed, fair }, info, seen, kept, judge })).toBe('unchecked');
  });

  it('are not where the rules roll something else than was seen', async () => {
    expect(await check({ seed, fair }, { rolls: false })).toBe('rolls');
  });
});
