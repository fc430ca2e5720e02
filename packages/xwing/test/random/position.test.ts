import { copy, type Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { xwing } from '../../src/game.ts';
import { positionOf } from '../../src/position/write.ts';
import type { XWingState } from '../../src/state.ts';
import { GAMES, playRandom } from './play.ts';

/** Any moment of any match can be sent to somebody, who then has the same table before him. */

const rounded = (n: number): number => Math.round(n * 1e6) / 1e6 || 0;

/** What a position promises to keep: all but the dice to come, the order of the cards and the numbers of the bombs. */
function kept(state: XWingState): Json {
  const { chance: _, nextBomb: __, ...rest } = copy(state);
  const plain = {
    ...rest,
    bombs: rest.bombs.map(({ id: ___, ...bomb }) => bomb),
    decks: rest.decks.map(({ draw, discard }) => ({ draw: [...draw].sort(), discard })),
  };
  return JSON.parse(JSON.stringify(plain), (_key, value) =>
    typeof value === 'number' ? rounded(value) : value,
  ) as Json;
}

describe('a position', () => {
  it('taken at any moment of a match, setup included, is laid out again with all that was there', () => {
    const phases = new Set<string>();
    for (let number = 0; number < Math.ceil(GAMES / 5); number++) {
      let asked = 0;
      playRandom(number, { keep: 'last', events: false }, ({ whole }) => {
        // Now and then, and whenever a phase is met for the first time: in some of them little is asked.
        if (asked++ % 13 !== number % 13 && phases.has(whole.phase)) return;
        phases.add(whole.phase);
        const position = JSON.parse(JSON.stringify(positionOf(xwing.sit(whole, () => {})))) as Json;
        const again = xwing.place({ position, seed: 'anew', dice: {}, decks: {} });
        if (!again.ok) throw new Error(JSON.stringify(again.fault));
        expect(kept(again.value)).toEqual(kept(whole));
      });
    }
    expect([...phases].sort()).toEqual([
      'activation',
      'combat',
      'end',
      'forces',
      'initiative',
      'obstacles',
      'planning',
    ]);
  });

  it('of a match that is over stays over', () => {
    const { state } = playRandom(1, { keep: 'last', events: false });
    const again = xwing.place({
      position: copy(positionOf(xwing.sit(state, () => {}))),
      seed: 'anew',
      dice: {},
      decks: {},
    });
    expect(again.ok && xwing.result(again.value)).toEqual(xwing.result(state));
  });
});
