import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { lay, unit } from '../table.ts';

const table = () =>
  lay({
    units: [
      unit('rebel-troopers', 0, 300, 400, { upgrades: ['z-6-trooper'] }),
      unit('stormtroopers', 1, 900, 400, { tokens: { suppression: 2 } }),
    ],
  });
const changed = (change: Json) => {
  const t = table();
  const state = t.match.game.clone(t.state);
  return { state, refused: t.match.game.override(state, change)?.message.text };
};

describe('changes by hand', () => {
  it('place a unit by its leader, tokens, orders, cards and the fallen', () => {
    const { state, refused } = changed({
      unit: 1,
      x: 700,
      y: 500,
      tokens: { suppression: 0, aim: 1 },
      order: 'facedown',
      panicked: true,
      minis: [null, 'fallen'],
    });
    expect(refused).toBeUndefined();
    const { minis, tokens, order, panicked } = state.units[1]!;
    expect(minis.map(({ pose }) => pose !== null)).toEqual([true, false, true, true]);
    expect(minis[0]!.pose).toMatchObject({ x: 700, y: 500 });
    expect([tokens.suppression, tokens.aim, order, panicked]).toEqual([0, 1, 'facedown', true]);
    expect(changed({ unit: 0, exhaust: [0] }).state.units[0]!.upgrades[0]!.exhausted).toBe(true);
    expect(changed({ victory: [2, 3] }).state.victory).toEqual([2, 3]);
    expect(changed({ unit: 1, defeated: true }).state.units[1]!.status).toBe('defeated');
  });
  it.each<[string, Json]>([
    ['le.noSuchUnit', { unit: 7, panicked: true }],
    ['le.overlap', { unit: 1, minis: [[300, 400]] }],
    ['le.offTable', { unit: 1, x: 2, y: 2 }],
    ['le.unknownCard', { unit: 0, ready: [4] }],
    ['le.noSuchMini', { unit: 1, minis: [null, null, null, null, null] }],
  ])('are refused where they make no sense: %s', (key, change) => expect(changed(change).refused).toBe(key));
  it('end the match: a side gives up alone, a draw needs everybody', () => {
    const { game, state } = table().match;
    expect(game.ending(state, 1, 'concede')).toEqual({
      change: { end: { winner: 0, reason: 'conceded' } },
      agreed: [1],
    });
    expect(game.ending(state, 1, 'draw').agreed).toEqual([0, 1]);
    expect(changed({ end: { winner: 0, reason: 'conceded' } }).state.outcome).toMatchObject({ winner: 0 });
  });
});
