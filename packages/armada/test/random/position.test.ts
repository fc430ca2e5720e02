import { copy, type Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../table/test/tries.ts';
import { armada } from '../../src/game.ts';
import type { ArmadaState } from '../../src/state.ts';
import { playRandom } from './play.ts';

/** Any moment of any match can be sent to somebody, who then has the same table before him. */

function opened(state: ArmadaState): ArmadaState {
  const asked = armada.questions['position']!(state, {});
  if (!asked.ok) throw new Error(JSON.stringify(asked.fault));
  const position = JSON.parse(JSON.stringify(asked.value)) as Json;
  const placed = armada.place({ position, seed: 'anew', dice: {}, decks: {} });
  if (!placed.ok) throw new Error(JSON.stringify(placed.fault));
  return placed.value;
}
/** Half a turn to the left is half a turn to the right. */
const rounded = (value: number): number => {
  const n = Math.round(value * 1e6) / 1e6 || 0;
  return n === -180 ? 180 : n;
};
const written = (state: ArmadaState): Json => {
  const asked = armada.questions['position']!(copy(state), {});
  if (!asked.ok) throw new Error(JSON.stringify(asked.fault));
  return JSON.parse(JSON.stringify(asked.value), (_key, value) =>
    typeof value === 'number' ? rounded(value) : value,
  ) as Json;
};

describe('a position', () => {
  it.each(Array.from({ length: FULL ? 20 : 1 }, (_, i) => i))(
    'taken at any checkpoint of match %i is opened again and says the same',
    (number) => {
      let [last, met]: [ArmadaState | undefined, number] = [undefined, 0];
      let tried = 0;
      playRandom(number, { keep: 'last', events: false }, ({ whole }) => {
        if (whole === last) return;
        last = whole;
        if (!FULL && met++ % 9 !== 0) return;
        tried++;
        expect(written(opened(whole))).toEqual(written(whole));
      });
      expect(tried).toBeGreaterThan(10);
    },
    FULL ? 300_000 : undefined,
  );
});
