import { Match, quickRng, type Seat } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { cardFaults } from '../../src/build/hand.ts';
import { handPips } from '../../src/build/look-up.ts';
import { commandOf, formatOf } from '../../src/data/index.ts';
import { legion, legion26 } from '../../src/game.ts';
import type { Hand, LegionState } from '../../src/state.ts';
import { randomSetup } from '../random/play.ts';

/** What a player can think lies where it cannot look: another hand that could have been chosen, never the one that was. */

const start = (game: typeof legion, number: number): LegionState => {
  const match = Match.start(game, { setup: randomSetup(number, game), seed: 'hands' });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return game.clone(match.value.state);
};
const all = ({ cards, contingencies, played, discard, aside }: Hand): string[] =>
  [...cards, ...contingencies, ...discard, ...aside, ...(played === null ? [] : [played])].toSorted();

describe.each([
  ['1.2', legion],
  ['2.6', legion26],
] as const)('a hand that nobody has seen, %s', (edition, game) => {
  it('[LE-KOMMANDOPHASE-02] is drawn as it may be chosen: two of each number of pips, from what the army may take', () => {
    const hands = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const state = start(game, n % 3);
      const drawn = game.determinise!(state, 0, quickRng(n));
      // Who cannot tell two tables from each other thinks of the same hands.
      expect(game.determinise!(game.otherwise(state, 0), 0, quickRng(n)).hands).toEqual(drawn.hands);
      expect(all(drawn.hands[0]!)).toEqual(all(state.hands[0]!));
      const hand = drawn.hands[1]!;
      expect(hand.cards).toHaveLength(state.hands[1]!.cards.length);
      expect(new Set(all(hand)).size).toBe(all(hand).length);
      const chosen = hand.cards.filter((id) => id !== 'standing-orders').map((id) => commandOf(id, edition));
      expect(hand.cards).toContain('standing-orders');
      expect(chosen.map(handPips).toSorted()).toEqual([1, 1, 2, 2, 3, 3]);
      const own = state.units.filter(({ seat }) => seat === 1);
      const army = {
        edition,
        faction: own[0]!.faction,
        units: own.map(({ card, upgrades }) => ({ unit: card, upgrades: upgrades.map(({ id }) => id) })),
        commands: [],
        battleDeck: [],
      };
      for (const card of chosen) expect(cardFaults(army, card, formatOf(state.rules.format))).toEqual([]);
      hands.add(all(hand).join());
    }
    expect(hands.size).toBeGreaterThan(4);
  });

  it('[LE-KOMMANDOPHASE-02] leaves what was revealed, and draws what lies facedown anew', () => {
    const state = start(game, 1);
    const [mine, theirs] = state.hands as [Hand, Hand];
    for (const hand of [mine, theirs]) {
      hand.discard.push(hand.cards.pop()!);
      hand.played = hand.cards.pop()!;
    }
    const facedown = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const { hands } = game.determinise!(state, 0 as Seat, quickRng(n));
      expect(hands[0]!.played).toBe(mine.played);
      expect(hands[1]!.discard).toEqual(theirs.discard);
      expect(all(hands[1]!)).toHaveLength(all(theirs).length);
      facedown.add(hands[1]!.played!);
    }
    expect(facedown.size).toBeGreaterThan(2);
    state.revealed = true;
    expect(game.determinise!(state, 0, quickRng(9)).hands[1]!.played).toBe(theirs.played);
  });
});
