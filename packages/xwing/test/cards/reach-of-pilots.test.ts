import { describe, expect, it } from 'vitest';
import { academy, type Scene } from '../scene.ts';
import { ACADEMY, duel, flying, MIDDLE, row } from './pilots/duel.ts';

/** Many ship cards pick a friend: how far each of them reaches. */

describe('whom they can pick', () => {
  const focus = { mine: { tokens: { focus: 1 } } };
  it.each<[string, () => Scene, readonly string[]]>([
    [
      'Garven Dreis',
      () =>
        duel('rebel/xwing/garvendreis', ACADEMY, MIDDLE, { ...focus, others: row() }).take(
          'primary>1',
          '0:focus',
          '0:garvendreis',
        ),
      ['2', '3'],
    ],
    [
      'Kyle Katarn',
      () => duel('rebel/hwk290/kylekatarn', ACADEMY, MIDDLE, { ...focus, others: row() }).take('0:kylekatarn'),
      ['2', '3', '4'],
    ],
    ['Roark Garnet', () => duel('rebel/hwk290/roarkgarnet', ACADEMY, MIDDLE, { others: row() }), ['2', '3', '4']],
    [
      'Benthic Two Tubes',
      () => flying('rebel/uwing/benthictwotubes', 's1', { y: 220 }, row()).take('focus', '0:benthictwotubes'),
      ['2', '3'],
    ],
    [
      'Cassian Andor',
      () => flying('rebel/uwing/cassianandor', 's1', {}, row({ tokens: { stress: 1 } })).take('0:cassianandor'),
      ['2', '3'],
    ],
    [
      'Dutch Vander',
      () =>
        flying('rebel/ywing/dutchvander', 's1', { y: 220 }, [
          ...row(),
          academy(450, 500, 180, { activated: true }),
        ]).take('targetlock', '6'),
      ['2', '3'],
    ],
  ])('%s', (_who, play, options) => {
    expect(play().options()).toEqual(options);
  });
});
