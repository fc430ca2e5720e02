import { Games, type Json, quickRng, type Seat } from '@holotisch/engine';
import { type XWingState, xwing } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../table/test/tries.ts';
import { randomAnswer } from '../../xwing/test/random/play.ts';
import { Connection, startRoom, usualAids } from '../src/index.ts';
import { BOTH, value } from './table.ts';

/** Twelve ships that last, with cards on them. */
const fleet = (faction: string, type: string, pilot: string, upgrades: readonly (readonly [string, string])[]) => ({
  faction,
  ships: Array.from({ length: 6 }, () => ({ type, pilot, upgrades: upgrades.map(([slot, id]) => ({ slot, id })) })),
});
const SETUP = {
  squads: [
    fleet('rebel', 'bwing', 'bluesquadronpilot', [
      ['system', 'firecontrolsystem'],
      ['torpedo', 'protontorpedoes'],
    ]),
    fleet('imperial', 'tiepunisher', 'cutlasssquadronpilot', [
      ['missile', 'concussionmissiles'],
      ['torpedo', 'protontorpedoes'],
    ]),
  ],
  rules: { points: null, roundLimit: 40 },
} as unknown as Json;

const MOST_BYTES = 10_000;

describe('updates', () => {
  it('of a long match of twelve ships stay under 10 KB each, late as early', () => {
    const begin = { game: 'xwing', setup: SETUP, seed: 'long2' };
    const room = value(startRoom(new Games([xwing]), begin, { seats: BOTH, aids: usualAids(xwing), trusted: true }));
    const sizes: number[] = [];
    const watch = (own: readonly Seat[]) => {
      const connection = new Connection(room, own, (update) => sizes.push(JSON.stringify(update).length));
      value(connection.receive({ type: 'resume', from: 0 }));
      return connection;
    };
    const [hands] = [watch([0, 1]), watch([0]), watch([1]), watch([])];
    const rng = quickRng(1);
    const state = () => room.match.state as XWingState;
    while (!room.match.over && room.match.taken.length < (FULL ? 900 : 450)) {
      const asked = room.match.open[0]!;
      // At a shared screen one sits down for a secret, and gets up again.
      if (room.match.asks.length > 1) value(hands!.receive({ type: 'look', viewer: asked.seat }));
      const answer = randomAnswer(state(), asked, rng, true);
      value(hands!.receive({ type: 'decide', at: room.log.length, seat: asked.seat, answer }));
      if (room.match.asks.length === 1) value(hands!.receive({ type: 'look', viewer: 'nobody' }));
    }
    expect(room.match.taken.length).toBeGreaterThan(400);
    expect(Math.max(...sizes)).toBeLessThan(MOST_BYTES);
    const mean = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;
    const quarter = Math.floor(sizes.length / 4);
    expect(mean(sizes.slice(-quarter))).toBeLessThan(2 * mean(sizes.slice(quarter, 2 * quarter)));
  });
});
