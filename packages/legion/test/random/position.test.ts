import { copy, type Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../table/test/tries.ts';
import { type LegionGame, type LegionMatch, legion, legion26 } from '../../src/game.ts';
import { positionOf } from '../../src/position/write.ts';
import type { LegionState } from '../../src/state.ts';
import { playRandom } from './play.ts';

/** Any moment of any match can be sent to somebody, who then has the same table before him. */

const rounded = (n: number): number => Math.round(n * 1e6) / 1e6 || 0;
/** What a position promises to keep: all but the dice to come. In which order a unit took its tokens does not matter. */
function kept(state: LegionState): Json {
  const { chance: _, ...rest } = copy(state);
  const plain = { ...rest, units: rest.units.map((u) => ({ ...u, claimed: [...u.claimed].sort((a, b) => a - b) })) };
  return JSON.parse(JSON.stringify(plain), (_key, value) =>
    typeof value === 'number' ? rounded(value) : value,
  ) as Json;
}
const again = (game: LegionGame, state: LegionState): LegionState => {
  const position = JSON.parse(JSON.stringify(positionOf(state))) as Json;
  const placed = game.place({ position, seed: 'anew', dice: {}, decks: {} });
  if (!placed.ok) throw new Error(JSON.stringify(placed.fault));
  return placed.value;
};

/** Every checkpoint of a match, or now and then one and all in which a phase is met for the first time. */
function atCheckpoints(game: LegionGame, number: number, look: (state: LegionState) => void): LegionMatch {
  const phases = new Set<string>();
  let [last, met]: [LegionState | undefined, number] = [undefined, 0];
  return playRandom(
    number,
    { keep: 'last', events: false },
    ({ whole }) => {
      if (whole === last) return;
      last = whole;
      if (!FULL && met++ % 9 !== 0 && phases.has(whole.phase)) return;
      phases.add(whole.phase);
      look(whole);
    },
    game,
  );
}

for (const game of [legion, legion26])
  describe(`${game.edition}: a position`, () => {
    it.each(Array.from({ length: FULL ? 40 : 1 }, (_, i) => 19 + i))(
      'taken at any checkpoint of match %i is laid out again with all that was there',
      (number) => {
        const phases = new Set<string>();
        const match = atCheckpoints(game, number, (state) => {
          phases.add(state.phase);
          expect(kept(again(game, state))).toEqual(kept(state));
        });
        expect([...phases]).toEqual(expect.arrayContaining(['battle', 'command', 'activation']));
        expect(game.result(again(game, match.state))).toEqual(game.result(match.state));
      },
      FULL ? 300_000 : undefined,
    );
  });
