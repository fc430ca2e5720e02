import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../src/geometry/range.ts';
import { unit } from '../table.ts';
import { lay26 } from '../table26.ts';
import { alone, LEIA, rebels, storm, VADER } from '../troops.ts';
import { actionNamed } from './watching.ts';

describe('tokens for friends', () => {
  const one = alone(4);
  it.each([
    [LEIA, 'take-cover', 'dodge', 2],
    ['luke-skywalker-commander-skywalker', 'spotter', 'aim', 1],
  ] as const)('%s: %s gives a %s token to up to %d within 2', (card, keyword, token, most) => {
    const half = card === LEIA ? 13.5 : 25;
    const t = lay26({
      units: [
        unit(card, 0, 400, 400),
        rebels(400 + half + 13.5 + 2 * SEGMENT - 1, 400, one),
        rebels(400, 400 + half + 13.5 + 2 * SEGMENT + 1, one),
        storm(400, 250, one),
      ],
      active: 0,
    }).until('action');
    t.take(actionNamed(t, keyword)!);
    expect(t.ask()).toMatchObject({ kind: 'card-units', min: 1, max: most });
    expect(t.options()).toEqual(['0', '1']);
    t.take(['1']);
    expect([0, 1, 2].map((id) => t.tokens(id, token))).toEqual([0, 1, 0]);
  });
  it('nobody has what is not printed', () => {
    const t = lay26({ units: [unit(VADER, 1, 400, 400), rebels(1700, 100)], active: 0 }).until('action');
    expect(['take-cover', 'spotter', 'bolster'].map((id) => actionNamed(t, id))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
